import { DEBOUNCE_DRAMA_SAVE_MS } from '@meowtale/contracts';
import type { DramaChangeInput } from '@meowtale/contracts/inputs/drama/drama';
import { changes, type EditorState, hasChanges, type StandingDrama } from './editor-state.ts';
import type { EditorStore } from './editor-store.ts';

const RETRY_FIRST_MS = 2000;
const RETRY_LONGEST_MS = 60_000;

export type SaveAnswer =
  | { kind: 'saved'; drama: StandingDrama }
  | { kind: 'conflict'; theirs: StandingDrama }
  | { kind: 'refused'; code: string }
  | { kind: 'failed' };

export type SaveDrama = (uuid: string, revision: number, change: DramaChangeInput) => Promise<SaveAnswer>;

/** How long to wait before the next save, counted from the last change; null while there is nothing to do or nobody to do it. */
export function waitBeforeSave(state: EditorState): number | null {
  if (state.save !== 'none' && state.save !== 'failed') return null;
  if (!hasChanges(state)) return null;
  if (state.save === 'failed') return Math.min(RETRY_FIRST_MS * 2 ** (state.failures - 1), RETRY_LONGEST_MS);
  return DEBOUNCE_DRAMA_SAVE_MS;
}

/** Saves a second after the last change (SPEC §9), one save at a time, for as long as it runs. Answers how to stop it. */
export function startAutosave(store: EditorStore, save: SaveDrama): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  async function run() {
    const state = store.getState();
    const change = changes(state);
    state.start();
    const answer = await save(state.standing.uuid, state.standing.revision, change);
    if (stopped) return;
    if (answer.kind === 'saved') state.finish(answer.drama);
    else if (answer.kind === 'conflict') state.clash(answer.theirs);
    else if (answer.kind === 'refused') state.refuse(answer.code);
    else state.fail(navigator.onLine);
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
