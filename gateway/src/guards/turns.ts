import { DomainError } from '@meowtale/service-kit';

interface Line {
  running: number;
  waiting: { amount: number; start: () => void }[];
  waitingAmount: number;
}

export interface TurnsOptions {
  /** How much of one key runs at once. */
  most: number;
  /** How much of it may wait for that. */
  mostWaiting: number;
}

export type TakeTurn = <T>(key: string, amount: number, work: () => Promise<T>) => Promise<T>;

/**
 * Runs so much work of each key at once; the rest waits in the order in which it came. Work that is more than may run at once runs
 * alone. What it throws when too much waits is DomainError `gateway/rate-limited` (429).
 */
export function createTurns({ most, mostWaiting }: TurnsOptions): TakeTurn {
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
    const turn = new Promise<void>((start) => line.waiting.push({ amount, start }));
    startNext(line);
    await turn;
    try {
      return await work();
    } finally {
      line.running -= amount;
      startNext(line);
      if (line.running === 0) lines.delete(key);
    }
  };
}
