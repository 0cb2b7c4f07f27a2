interface EndList {
  /**
   * Registers what a signal to this process has to end: what runs in sessions of its own would outlive it. Returns the function that
   * takes it from the list.
   * @throws once the signal came, so that nothing more is started.
   */
  endOnInterrupt(end: () => unknown): () => void;
  /** Ends all that is registered, the newest first: the journeys before their stack. */
  endAll(): Promise<void>;
}

/** Creates a list of what has to end; a process has one, which never opens again once it ended. */
export function createEndList(): EndList {
  const toEnd = new Set<() => unknown>();
  let isOver = false;
  return {
    endOnInterrupt(end) {
      if (isOver) throw new Error('interrupted');
      toEnd.add(end);
      return () => toEnd.delete(end);
    },
    async endAll() {
      isOver = true;
      for (const end of [...toEnd].reverse()) {
        try {
          await end();
        } catch (error) {
          console.error((error as Error).message);
        }
      }
    },
  };
}

export const { endOnInterrupt, endAll } = createEndList();

/** Starts a stack for some work and stops it afterwards, also when the work throws or a signal interrupts it. */
export async function withStack<T>(stack: { start(): Promise<void>; stop(): Promise<void> }, work: () => Promise<T>): Promise<T> {
  const unregister = endOnInterrupt(() => stack.stop());
  try {
    await stack.start();
    return await work();
  } finally {
    await stack.stop();
    unregister();
  }
}
