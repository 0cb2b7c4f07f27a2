import { DEBOUNCE_DRAMA_SAVE_MS } from '@meowtale/contracts';
import { startAutosave as runAutosave, type SaveAnswer as SaveAnswerOf, waitBeforeSave as waitMs } from '@meowtale/web-kit/editor';
import { changes, type EditorState, hasChanges } from './editor-state.ts';
import type { EditorStore } from './editor-store.ts';
import type { Update } from './editor-sync.ts';
import type { Patch } from './pieces.ts';

export type SaveAnswer = SaveAnswerOf<Update, Update>;
export type SaveDrama = (uuid: string, revision: number, change: Patch) => Promise<SaveAnswer>;

export const waitBeforeSave = (state: EditorState): number | null => waitMs(state, () => hasChanges(state), DEBOUNCE_DRAMA_SAVE_MS);

/** Saves a second after the last change (SPEC §9). Returns the function that stops it. */
export const startAutosave = (store: EditorStore, save: SaveDrama): (() => void) =>
  runAutosave({
    store,
    waitMs: waitBeforeSave,
    changes,
    save: ({ saved }: EditorState, change) => save(saved.uuid, saved.revision, change),
  });
