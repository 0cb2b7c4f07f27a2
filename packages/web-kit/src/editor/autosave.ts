import type { AppError } from '@meowtale/web-kit';

/** A save's outcome: `failed` is retried, `refused` waits for the person. */
export type SaveAnswer<Saved, Theirs> =
  | { kind: 'saved'; saved: Saved }
  | { kind: 'conflict'; theirs: Theirs }
  | { kind: 'refused'; error: AppError }
  | { kind: 'failed'; error?: AppError };

/** How an editor's store follows its saves. */
export interface SaveVerbs<Sent, Saved, Theirs> {
  start(sent: Sent): void;
  finish(saved: Saved, sent: Sent): void;
  clash(theirs: Theirs): void;
  refuse(error: AppError): void;
  /** An unanswered save, or one that threw, has no error. */
  fail(online: boolean, error?: AppError): void;
  connect(online: boolean): void;
}

export interface AutosaveOf<State, Sent, Saved, Theirs> {
  store: { getState(): State & SaveVerbs<Sent, Saved, Theirs>; subscribe(listener: () => void): () => void };
  /** Returns the wait before the next save, counted from the last change; null while nothing can be saved. */
  waitMs(state: State): number | null;
  /** Returns what the next save sends. */
  changes(state: State): Sent;
  save(state: State, sent: Sent): Promise<SaveAnswer<Saved, Theirs>>;
}

/**
 * Saves an editor's work some time after the last change, one save at a time, and follows the connection. A save that throws has failed:
 * it is logged and retried. Returns the function that stops it; the response of a pending save is then ignored.
 */
export function startAutosave<State, Sent, Saved, Theirs>(given: AutosaveOf<State, Sent, Saved, Theirs>): () => void {
  const { store, waitMs, changes, save } = given;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let stopped = false;

  function settle(answer: SaveAnswer<Saved, Theirs>, sent: Sent) {
    const { finish, clash, refuse, fail } = store.getState();
    if (answer.kind === 'saved') finish(answer.saved, sent);
    else if (answer.kind === 'conflict') clash(answer.theirs);
    else if (answer.kind === 'refused') refuse(answer.error);
    else fail(navigator.onLine, answer.error);
  }
  async function run() {
    running = true;
    try {
      const state = store.getState();
      const sent = changes(state);
      state.start(sent);
      const answer = await save(state, sent);
      if (!stopped) settle(answer, sent);
    } catch (error) {
      console.error(error);
      if (!stopped) store.getState().fail(navigator.onLine);
    }
    running = false;
    schedule();
  }
  function schedule() {
    clearTimeout(timer);
    if (running || stopped) return;
    const wait = waitMs(store.getState());
    if (wait !== null) timer = setTimeout(run, wait);
  }
  const unsubscribe = store.subscribe(schedule);
  const unfollow = followConnection((online) => store.getState().connect(online));
  schedule();
  return () => {
    stopped = true;
    clearTimeout(timer);
    unsubscribe();
    unfollow();
  };
}

function followConnection(connect: (online: boolean) => void): () => void {
  const follow = () => connect(navigator.onLine);
  if (!navigator.onLine) follow();
  window.addEventListener('online', follow);
  window.addEventListener('offline', follow);
  return () => {
    window.removeEventListener('online', follow);
    window.removeEventListener('offline', follow);
  };
}
