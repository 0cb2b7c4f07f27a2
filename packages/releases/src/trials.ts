import type { ReleasePointer } from '@meowtale/contracts/releases';
import { type LoadCounts, overBudget, stopCanary } from './canary.ts';
import { ReleaseError } from './errors.ts';
import type { ReleaseStorage } from './storage.ts';

/** What happened to one load of a remote, or to one call of a service. */
export interface TrialOutcome {
  version: string;
  isLoad: boolean;
  hasFailed: boolean;
}

/** Loads of a canary and of the live release beside it, since the canary began. */
interface Trial {
  since: number;
  /** The live release with which the canary is compared. */
  beside: string;
  canary: LoadCounts;
  live: LoadCounts;
}

/** Compares canaries with live releases in one process, and ends those that are over their error budget. */
export interface Trials {
  /** Counts one outcome, and ends the slice's canary when it is over its budget by then. */
  add(slice: string, pointer: ReleasePointer, outcome: TrialOutcome): Promise<void>;
}

interface Log {
  error(details: object, message: string): void;
}

const nothing = (): LoadCounts => ({ loads: 0, failures: 0 });

function count(counts: LoadCounts, { isLoad, hasFailed }: TrialOutcome): void {
  if (isLoad) counts.loads += 1;
  if (hasFailed) counts.failures += 1;
}

export function createTrials(storage: ReleaseStorage, environment: string, log: Log): Trials {
  const trials = new Map<string, Trial>();

  function trialOf(slice: string, since: number, beside: string): Trial {
    const known = trials.get(slice);
    const trial = known?.since === since && known.beside === beside ? known : { since, beside, canary: nothing(), live: nothing() };
    trials.set(slice, trial);
    return trial;
  }

  return {
    async add(slice, { revision, slices }, outcome) {
      const live = slices[slice];
      if (!live?.canary) return void trials.delete(slice);
      const { canary, version } = live;
      const trial = trialOf(slice, canary.since, version);
      if (outcome.version === canary.version) count(trial.canary, outcome);
      else if (outcome.version === version) count(trial.live, outcome);
      const reason = overBudget(canary, trial.canary, trial.live);
      if (reason === null) return;
      try {
        await stopCanary(storage, environment, slice, { by: 'error budget', reason, expectedRevision: revision });
        log.error({ event: 'canary.stopped', slice, version: canary.version, reason }, 'a canary was over its error budget');
      } catch (error) {
        // The pointer was moved meanwhile: the next outcome decides again.
        if (!(error instanceof ReleaseError))
          log.error({ event: 'canary.not-stopped', err: error, slice }, 'a canary could not be stopped');
      }
    },
  };
}
