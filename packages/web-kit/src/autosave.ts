const RETRY_FIRST_MS = 2000;
const RETRY_LONGEST_MS = 60_000;

/** Returns how long to wait after so many failures in a row: 2 s, doubled each time, a minute at most unless `longestMs` says otherwise. */
export function retryWaitMs(failures: number, longestMs = RETRY_LONGEST_MS): number {
  return Math.min(RETRY_FIRST_MS * 2 ** (failures - 1), longestMs);
}

export interface AutosaveOf {
  /** Watches what is edited; answers how to stop. */
  subscribe(listener: () => void): () => void;
  /** How long to wait before the next save, counted from the last change; null while there is nothing to save or nobody to save it. */
  waitMs(): number | null;
  /** Saves what there is now. What it resolves to is called with the answer's effects, unless it was stopped meanwhile. */
  save(): Promise<() => void>;
}

/**
 * Saves an editor's work a while after the last change, for as long as it runs. One save at a time is the editor's own
 * to say: `waitMs` answers null while one is on its way. Answers how to stop it.
 */
export function startAutosave({ subscribe, waitMs, save }: AutosaveOf): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  async function run() {
    const settle = await save();
    if (!stopped) settle();
  }
  function schedule() {
    clearTimeout(timer);
    const wait = waitMs();
    if (wait !== null) timer = setTimeout(run, wait);
  }
  const unsubscribe = subscribe(schedule);
  schedule();
  return () => {
    stopped = true;
    clearTimeout(timer);
    unsubscribe();
  };
}
