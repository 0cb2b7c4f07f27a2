const toEnd = new Set<() => unknown>();
let isOver = false;

/**
 * Has something ended that runs beside this process, should a signal end this one first: nothing else would end what runs in
 * sessions of its own. Answers how to take that back. Throws once the signal came, so that nothing more is begun.
 */
export function endWithUs(end: () => unknown): () => void {
  if (isOver) throw new Error('interrupted');
  toEnd.add(end);
  return () => toEnd.delete(end);
}

/** Ends all that runs beside this process, the newest first: what walks through a stack before the stack. */
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

/** Works on something that is started for it, and that is stopped afterwards, whatever ends the work. */
export async function whileItStands<T>(it: { start(): Promise<void>; stop(): Promise<void> }, work: () => Promise<T>): Promise<T> {
  const takeBack = endWithUs(() => it.stop());
  try {
    await it.start();
    return await work();
  } finally {
    await it.stop();
    takeBack();
  }
}
