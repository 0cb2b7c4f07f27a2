import { TRAFFIC_BATCH_MAX } from '@meowtale/contracts';

/** What the log is told of a page, as `TrafficLogInput` has it. */
export type TrafficEvent = Readonly<Record<string, unknown>>;

/** More than anybody looks at while a network is away; the oldest goes first. */
const QUEUE_MAX = 100;
const GATHERED_FOR_MS = 3000;
const TRIES = 5;
const WAIT_MAX_MS = 60_000;

interface LogParts {
  /** Answers whether it arrived. */
  send: (events: readonly TrafficEvent[]) => Promise<boolean>;
  agreed: () => boolean;
  isOnline: () => boolean;
}

/** Gathers notes and sends them now and then. Nobody waits for it, and nobody hears of its failures. */
export function createTrafficLog({ send, agreed, isOnline }: LogParts) {
  let queue: TrafficEvent[] = [];
  let waiting = false;
  let failures = 0;
  let sending = false;

  function later(milliseconds: number): void {
    if (waiting) return;
    waiting = true;
    setTimeout(() => {
      waiting = false;
      void flush();
    }, milliseconds);
  }
  async function flush(): Promise<void> {
    if (!agreed()) queue = [];
    if (sending || queue.length === 0 || !isOnline()) return;
    sending = true;
    const batch = queue.slice(0, TRAFFIC_BATCH_MAX);
    queue = queue.slice(batch.length);
    const arrived = await send(batch).catch(() => false);
    sending = false;
    failures = arrived ? 0 : failures + 1;
    // What was refused again and again is given up, so that it doesn't hold up what comes after.
    if (!arrived && failures < TRIES) queue = [...batch, ...queue].slice(-QUEUE_MAX);
    if (failures >= TRIES) failures = 0;
    if (queue.length > 0) later(Math.min(WAIT_MAX_MS, GATHERED_FOR_MS * 2 ** failures));
  }
  return {
    note(event: TrafficEvent): void {
      if (!agreed()) return;
      queue = [...queue, event].slice(-QUEUE_MAX);
      later(GATHERED_FOR_MS);
    },
    /** At once: the page is left, or the network is back. */
    flush,
    forget: () => {
      queue = [];
    },
  };
}
