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

/** Selects from the open drama, and renders again when the selection changes. */
export const useEditor = <T,>(select: (state: EditorState & EditorVerbs) => T): T => useStore(useEditorStore(), select);

export const useField = <F extends DramaField>(field: F): DramaInput[F] => useEditor((state) => fieldIn(state, field));

/** Returns a part of the story; null when it is missing, or of another kind. */
export const usePart = <Kind extends StoryPartKind>(kind: Kind, id: string): StoryPartOf<Kind> | null =>
  useEditor((state) => partIn(state, kind, id));

/** Returns the locale key of a piece's error; null without one. */
export const usePieceFault = (key: string): string | null => useEditor((state) => faultOf(state, key));

/** Wait before the whole story renders again, so that typing isn't interrupted. */
const TYPED_WAIT_MS = 200;

/** Returns the draft once typing pauses; other edits at once. */
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

/** Returns the whole story, a moment after the draft, so that views of it never block typing. */
export function useStory(): Story {
  const draft = useDeferredValue(useRestingDraft());
  return useMemo(() => storyOf(fieldIn({ draft }, 'title'), partsIn({ draft })), [draft]);
}
