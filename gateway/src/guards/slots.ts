import { DomainError } from '@meowtale/service-kit';

interface Line {
  running: number;
  waiting: { amount: number; start: () => void }[];
  waitingAmount: number;
}

export interface SlotOptions {
  /** Amount of work per key that runs at once. */
  most: number;
  /** Amount of work per key that may wait. */
  mostWaiting: number;
}

export type RunInSlot = <T>(key: string, amount: number, work: () => Promise<T>) => Promise<T>;

/**
 * Limits the work of each key that runs at once; the rest waits in order of arrival. Work larger than the limit runs alone. It throws
 * DomainError `gateway/rate-limited` (429) when too much waits.
 */
export function createSlots({ most, mostWaiting }: SlotOptions): RunInSlot {
  const lines = new Map<string, Line>();

  function startNext(line: Line): void {
    for (let next = line.waiting[0]; next && line.running + next.amount <= most; next = line.waiting[0]) {
      line.waiting.shift();
      line.waitingAmount -= next.amount;
      line.running += next.amount;
      next.start();
    }
  }

  return async (key, wanted, work) => {
    const amount = Math.min(Math.max(1, wanted), most);
    const line = lines.get(key) ?? { running: 0, waiting: [], waitingAmount: 0 };
    if (line.waitingAmount + amount > mostWaiting) throw new DomainError('gateway/rate-limited', { retryAfterSeconds: 1 });
    lines.set(key, line);
    line.waitingAmount += amount;
    const started = new Promise<void>((start) => line.waiting.push({ amount, start }));
    startNext(line);
    await started;
    try {
      return await work();
    } finally {
      line.running -= amount;
      startNext(line);
      if (line.running === 0) lines.delete(key);
    }
  };
}
