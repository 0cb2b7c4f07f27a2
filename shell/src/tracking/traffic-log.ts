import { TRAFFIC_BATCH_MAX } from '@meowtale/contracts';

/** What is logged of a page, as `TrafficLogInput`. */
export type TrafficEvent = Readonly<Record<string, unknown>>;

/** Limit during an outage; the oldest events are dropped first. */
const QUEUE_MAX = 100;
const GATHERED_FOR_MS = 3000;
const TRIES = 5;
const WAIT_MAX_MS = 60_000;

interface LogParts {
  /** Returns whether it arrived. */
  send: (events: readonly TrafficEvent[]) => Promise<boolean>;
  agreed: () => boolean;
  isOnline: () => boolean;
}

/** Collects events and sends them in batches, without blocking the page or showing failures. */
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
    // Events that fail repeatedly are dropped, so that they don't block later ones.
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
    /** Sends at once: the page is being left, or the network is back. */
    flush,
    forget: () => {
      queue = [];
    },
  };
}
