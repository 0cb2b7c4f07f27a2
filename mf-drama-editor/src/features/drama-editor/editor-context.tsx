import type { DramaInput } from '@meowtale/contracts/inputs/drama/drama';
import type { StoryPartKind, StoryPartOf } from '@meowtale/contracts/inputs/drama/story';
import { type Story, storyOf } from '@meowtale/story/model';
import { createContext, type ReactNode, useContext, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { type EditorState, faultOf, fieldIn, partIn, partsIn } from './editor-state.ts';
import type { EditorStore, EditorVerbs } from './editor-store.ts';
import type { DramaField, Pieces } from './pieces.ts';

const EditorContext = createContext<EditorStore | null>(null);

export function EditorProvider({ store, children }: { store: EditorStore; children: ReactNode }) {
  return <EditorContext value={store}>{children}</EditorContext>;
}

export function useEditorStore(): EditorStore {
  const store = useContext(EditorContext);
  if (!store) throw new Error('an editor needs an EditorProvider above it');
  return store;
}

/** Reads from the open drama, and draws again when what was read changes. */
export const useEditor = <T,>(select: (state: EditorState & EditorVerbs) => T): T => useStore(useEditorStore(), select);

export const useField = <F extends DramaField>(field: F): DramaInput[F] => useEditor((state) => fieldIn(state, field));

/** A part of the story; null when it isn't there, or of another kind. */
export const usePart = <Kind extends StoryPartKind>(kind: Kind, id: string): StoryPartOf<Kind> | null =>
  useEditor((state) => partIn(state, kind, id));

/** What is wrong with a piece, as a locale key. */
export const usePieceFault = (key: string): string | null => useEditor((state) => faultOf(state, key));

/** Whoever types on is let finish a word before the whole story is drawn anew. */
const TYPED_WAIT_MS = 200;

/** The draft once typing rests; any other edit is there at once. */
function useRestingDraft(): Pieces {
  const store = useEditorStore();
  const [draft, setDraft] = useState(() => store.getState().draft);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => setDraft(store.getState().draft);
    show();
    const unsubscribe = store.subscribe((state, before) => {
      if (state.draft === before.draft) return;
      clearTimeout(timer);
      const typing = state.past.at(-1)?.group != null && state.past !== before.past;
      if (typing) timer = setTimeout(show, TYPED_WAIT_MS);
      else show();
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [store]);
  return draft;
}

/** The whole story, a moment behind the keys: whatever is drawn from it never holds them up. */
export function useStory(): Story {
  const draft = useDeferredValue(useRestingDraft());
  return useMemo(() => storyOf(fieldIn({ draft }, 'title'), partsIn({ draft })), [draft]);
}
