interface EndList {
  /**
   * Registers how to end something when a signal ends this process, because programs in their own sessions would outlive it. Returns the
   * function that unregisters it.
   * @throws after the signal, so that nothing more is started.
   */
  endOnInterrupt(end: () => unknown): () => void;
  /** Ends everything that is registered, the newest first: the journeys before their stack. */
  endAll(): Promise<void>;
}

/** Creates an empty list of things to end. A process has one; once ended, it accepts no more entries. */
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
