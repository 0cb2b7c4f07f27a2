import { DEBOUNCE_EDITOR_SAVE_MS } from '@meowtale/contracts';
import type { AppError } from '@meowtale/web-kit';
import { changes, type EditorState, hasChanges, isEditable, type Parts } from './editor-state.ts';
import type { EditorStore } from './editor-store.ts';
import type { Files, Standing } from './submit-data.ts';

const RETRY_FIRST_MS = 2000;
const RETRY_LONGEST_MS = 60_000;

export type SaveAnswer =
  | { kind: 'saved'; standing: Standing }
  | { kind: 'conflict'; theirs: Standing; files: Files }
  | { kind: 'refused'; error: AppError }
  | { kind: 'failed' };

export type SaveParts = (state: EditorState, parts: Parts) => Promise<SaveAnswer>;

/** How long to wait before the next save, counted from the last change; null while there is nothing to do or nobody to do it. */
export function waitBeforeSave(state: EditorState): number | null {
  if (state.save !== 'none' && state.save !== 'failed') return null;
  if (!isEditable(state) || !hasChanges(state)) return null;
  if (state.save === 'failed') return Math.min(RETRY_FIRST_MS * 2 ** (state.failures - 1), RETRY_LONGEST_MS);
  return DEBOUNCE_EDITOR_SAVE_MS;
}

/** Saves half a second after the last change (SPEC §9), one save at a time, for as long as it runs. Answers how to stop it. */
export function startAutosave(store: EditorStore, save: SaveParts): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  async function run() {
    const state = store.getState();
    const parts = changes(state);
    state.start();
    const answer = await save(state, parts);
    if (stopped) return;
    if (answer.kind === 'saved') state.finish(answer.standing, parts);
    else if (answer.kind === 'conflict') state.clash(answer.theirs, answer.files);
    else if (answer.kind === 'refused') state.refuse(answer.error);
    else state.fail();
  }
  function schedule() {
    clearTimeout(timer);
    const wait = waitBeforeSave(store.getState());
    if (wait !== null) timer = setTimeout(run, wait);
  }
  const unsubscribe = store.subscribe(schedule);
  schedule();
  return () => {
    stopped = true;
    clearTimeout(timer);
    unsubscribe();
  };
}
