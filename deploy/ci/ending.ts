const toEnd = new Set<() => unknown>();
let isOver = false;

/**
 * Registers what a signal to this process has to end: what runs in sessions of its own would outlive it. Returns the function that
 * takes it from the list.
 * @throws once the signal came, so that nothing more is started.
 */
export function endOnInterrupt(end: () => unknown): () => void {
  if (isOver) throw new Error('interrupted');
  toEnd.add(end);
  return () => toEnd.delete(end);
}

/** Ends all that is registered, the newest first: the journeys before their stack. */
export async function endAll(): Promise<void> {
  isOver = true;
  for (const end of [...toEnd].reverse()) {
    try {
      await end();
    } catch (error) {
      console.error((error as Error).message);
    }
  }
}

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
