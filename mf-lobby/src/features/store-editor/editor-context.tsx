import { createContext, type ReactNode, useContext } from 'react';
import { useStore } from 'zustand';
import type { EditorState } from './editor-state.ts';
import type { EditorStore, EditorVerbs } from './editor-store.ts';

const EditorContext = createContext<EditorStore | null>(null);

export function EditorProvider({ store, children }: { store: EditorStore; children: ReactNode }) {
  return <EditorContext value={store}>{children}</EditorContext>;
}

/** Returns the store of the open listing, for work that continues after its page was left. */
export function useEditorStore(): EditorStore {
  const store = useContext(EditorContext);
  if (!store) throw new Error('useEditor needs an EditorProvider above it');
  return store;
}

/** Selects from the open listing, and renders again when the selection changes. */
export function useEditor<T>(select: (state: EditorState & EditorVerbs) => T): T {
  return useStore(useEditorStore(), select);
}
