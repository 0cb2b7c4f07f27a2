import { randomUUID } from 'node:crypto';
import type { ReleasePointer } from '@meowtale/contracts/releases';
import { overBudget, stopCanary } from './canary.ts';
import { ReleaseError } from './errors.ts';
import { readPointer } from './pointer.ts';
import type { ReleaseStorage } from './storage.ts';
import { newTrial, readOthersTrials, removeTrials, type Trial, type TrialsBySlice, withOthers, writeTrials } from './trial-counts.ts';

const STORE_EVERY_MS = 15_000;

/** What happened to one load of a remote, or to one call of a service. */
export interface TrialOutcome {
  version: string;
  isLoad: boolean;
  hasFailed: boolean;
}

/** Compares canaries with live releases, and ends those that are over their error budget. */
export interface Trials {
  /** Counts one outcome, and ends the slice's canary when it is over its budget by then. */
  add(slice: string, pointer: ReleasePointer, outcome: TrialOutcome): Promise<void>;
  /** Stores what this process has counted, and ends canaries that are over their budget by the counts of all. Runs by itself every 15 s. */
  sync(): Promise<void>;
  /** Stores what this process has counted a last time. */
  close(): Promise<void>;
}

interface Log {
  error(details: object, message: string): void;
}

/**
 * Creates the trials of one process. Its counts are stored, and judged together with those that other processes have stored since the
 * canary began, those that have ended too, so that a restart loses at most what was counted since the last store.
 */
export function createTrials(storage: ReleaseStorage, environment: string, log: Log): Trials {
  const process = randomUUID();
  const own = new Map<string, Trial>();
  let isStored = false;
  let others: TrialsBySlice = {};
  let firstRead: Promise<void> | undefined;

  function trialOf(slice: string, since: number): Trial {
    const known = own.get(slice);
    const trial = known?.since === since ? known : newTrial(since);
    own.set(slice, trial);
    return trial;
  }

  async function judge(slice: string, { revision, slices }: ReleasePointer): Promise<void> {
    const [canary, trial] = [slices[slice]?.canary, own.get(slice)];
    if (!canary || trial?.since !== canary.since) return;
    const counts = withOthers(trial, others[slice]);
    const reason = overBudget(canary, counts.canary, counts.live);
    if (reason === null) return;
    try {
      await stopCanary(storage, environment, slice, { by: 'error budget', reason, expectedRevision: revision });
      log.error({ event: 'canary.stopped', slice, version: canary.version, reason }, 'a canary was over its error budget');
    } catch (error) {
      // The pointer was moved meanwhile: the next outcome decides again.
      if (!(error instanceof ReleaseError)) log.error({ event: 'canary.not-stopped', err: error, slice }, 'a canary could not be stopped');
    }
  }

  async function readOthers(pointer: ReleasePointer): Promise<void> {
    others = await readOthersTrials(storage, pointer, process);
  }

  async function store(pointer: ReleasePointer): Promise<void> {
    for (const [slice, { since }] of own) if (pointer.slices[slice]?.canary?.since !== since) own.delete(slice);
    if (own.size > 0) await writeTrials(storage, environment, process, Object.fromEntries(own));
    else if (isStored) await removeTrials(storage, environment, process);
    isStored = own.size > 0;
  }

  const notStored = (error: unknown) => log.error({ event: 'trials.not-stored', err: error }, 'counts of canaries were not stored');

  async function sync(): Promise<void> {
    if (own.size === 0 && !isStored) return;
    const pointer = await readPointer(storage, environment);
    await store(pointer);
    await readOthers(pointer);
    for (const slice of own.keys()) await judge(slice, pointer);
  }
  const timer = setInterval(() => void sync().catch(notStored), STORE_EVERY_MS);
  timer.unref();

  return {
    async add(slice, pointer, { version, isLoad, hasFailed }) {
      const live = pointer.slices[slice];
      if (!live?.canary) return void own.delete(slice);
      if (version !== live.canary.version && version !== live.version) return;
      const trial = trialOf(slice, live.canary.since);
      const counts = version === live.canary.version ? trial.canary : trial.live;
      if (isLoad) counts.loads += 1;
      if (hasFailed) counts.failures += 1;
      // Without the others' counts it is judged by its own until they can be read.
      firstRead ??= readOthers(pointer).catch(notStored);
      await firstRead;
      await judge(slice, pointer);
    },
    sync,
    async close() {
      clearInterval(timer);
      if (own.size > 0) await readPointer(storage, environment).then(store).catch(notStored);
    },
  };
}
