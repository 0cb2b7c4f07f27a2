import { createContext, type ReactNode, useContext } from 'react';
import { useStore } from 'zustand';
import type { EditorState } from './editor-state.ts';
import type { EditorStore, EditorVerbs } from './editor-store.ts';

const EditorContext = createContext<EditorStore | null>(null);

export function EditorProvider({ store, children }: { store: EditorStore; children: ReactNode }) {
  return <EditorContext value={store}>{children}</EditorContext>;
}

/** The open listing itself, for what goes on after its page was left. */
export function useEditorStore(): EditorStore {
  const store = useContext(EditorContext);
  if (!store) throw new Error('useEditor needs an EditorProvider above it');
  return store;
}

/** Reads from the open listing, and draws again when what was read changes. */
export function useEditor<T>(select: (state: EditorState & EditorVerbs) => T): T {
  return useStore(useEditorStore(), select);
}
