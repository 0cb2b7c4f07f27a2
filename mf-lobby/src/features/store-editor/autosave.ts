import { DEBOUNCE_EDITOR_SAVE_MS } from '@meowtale/contracts';
import { startAutosave as runAutosave, type SaveAnswer as SaveAnswerOf, waitBeforeSave as waitMs } from '@meowtale/web-kit/editor';
import { changes, type EditorState, hasChanges, isEditable, type Parts, type Theirs } from './editor-state.ts';
import type { EditorStore } from './editor-store.ts';
import type { SavedSubmit } from './submit-data.ts';

export type SaveAnswer = SaveAnswerOf<SavedSubmit, Theirs>;
export type SaveParts = (state: EditorState, parts: Parts) => Promise<SaveAnswer>;

export const waitBeforeSave = (state: EditorState): number | null =>
  waitMs(state, () => isEditable(state) && hasChanges(state), DEBOUNCE_EDITOR_SAVE_MS);

/** Saves half a second after the last change (SPEC §9). Returns the function that stops it. */
export const startAutosave = (store: EditorStore, save: SaveParts): (() => void) =>
  runAutosave({ store, waitMs: waitBeforeSave, changes, save });
