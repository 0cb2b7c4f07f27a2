import type { ReleaseStorage } from '@meowtale/releases';
import { collectGarbage } from './collect-garbage.ts';

/** How long a release stays after it was live, seen by a tab or published, as with the command `gc`. */
const DAYS = 30;
/** Begins with a dot, as no slice does. */
const CLAIMS = '.collections';

/** A line of the log, with a stable event name. */
export type CollectionEvent =
  | { level: 'info'; event: 'garbage.collected'; releases: number; revisions: number; leftovers: number; ms: number }
  | { level: 'error'; event: 'garbage.failed'; reason: string };

export interface CollectionOptions {
  storage: ReleaseStorage;
  /** Once in so many ms, by all processes of the storage together. */
  everyMs: number;
  log(event: CollectionEvent): void;
  /** The current time in ms; the machine's clock unless given. */
  now?: () => number;
}

/**
 * Claims the current interval by creating a file, as a revision of a pointer is created: only one process of the storage succeeds.
 * Claims of earlier intervals are removed.
 */
async function claimInterval(storage: ReleaseStorage, start: number): Promise<boolean> {
  const name = (ms: number) => `${String(ms).padStart(15, '0')}.json`;
  const isFirst = await storage.create(`${CLAIMS}/${name(start)}`, JSON.stringify({ claimedAt: new Date().toISOString() }));
  if (!isFirst) return false;
  for (const earlier of await storage.list(CLAIMS)) if (earlier < name(start)) await storage.remove(`${CLAIMS}/${earlier}`);
  return true;
}

async function collectOnce({ storage, log }: CollectionOptions, start: number): Promise<void> {
  const began = performance.now();
  try {
    if (!(await claimInterval(storage, start))) return;
    const { releases, revisions, leftovers } = await collectGarbage(storage, { days: DAYS, dryRun: false });
    const counts = { releases: releases.length, revisions: revisions.length, leftovers };
    log({ level: 'info', event: 'garbage.collected', ...counts, ms: Math.round(performance.now() - began) });
  } catch (error) {
    // The next interval tries again; until then there is only more on the disk.
    log({ level: 'error', event: 'garbage.failed', reason: String(error) });
  }
}

/**
 * Removes unused releases now and at the start of each interval, unless another process of the storage did in that interval. A failure is
 * logged. Returns a function that ends it and waits for a running collection.
 */
export function collectGarbageRegularly(options: CollectionOptions): () => Promise<void> {
  const { everyMs, now = Date.now } = options;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function collectAndWait(): Promise<void> {
    const start = Math.floor(now() / everyMs) * everyMs;
    await collectOnce(options, start);
    if (isStopped) return;
    // A collection may take longer than an interval; the next one begins at once then.
    timer = setTimeout(
      () => {
        running = collectAndWait();
      },
      Math.max(0, start + everyMs - now()),
    );
  }
  let running = collectAndWait();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
