export interface AutosaveOf {
  /** Subscribes to changes of what is edited; returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Returns the wait before the next save, counted from the last change; null while nothing can be saved. */
  waitMs(): number | null;
  /** Saves the current state. Resolves to a function that applies the response, which isn't called after a stop. */
  save(): Promise<() => void>;
}

/**
 * Saves an editor's work some time after the last change. To have one save at a time, `waitMs` must return null while one is running.
 * Returns the function that stops it.
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
