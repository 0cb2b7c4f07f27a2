import type { ReleasePointer } from '@meowtale/contracts/releases';
import {
  addVital,
  findRelease,
  type LoadCounts,
  noFigures,
  overBudget,
  ReleaseError,
  type ReleaseFigures,
  type ReleaseStorage,
  readPointer,
  type Seen,
  stopCanary,
} from '@meowtale/releases';
import type { FastifyBaseLogger } from 'fastify';
import type { ReleaseReport } from './release-reports.ts';

type SliceReport = ReleaseReport['slices'][number];

/** Loads of a canary and of the live release beside it, since the canary began. */
interface Trial {
  since: number;
  /** The live release with which the canary is compared. */
  beside: string;
  canary: LoadCounts;
  live: LoadCounts;
}

function count(counts: LoadCounts, { outcome }: SliceReport): void {
  if (outcome !== 'threw') counts.loads += 1;
  if (outcome !== 'loaded') counts.failures += 1;
}

/** Creates the counter of what tabs report to this process; it ends a canary that is over its error budget. */
export function createReleaseCounter(storage: ReleaseStorage, environment: string, log: FastifyBaseLogger) {
  const seen: Seen = {};
  const trials = new Map<string, Trial>();
  const published = new Set<string>();
  let reports = 0;

  /** Counts only releases that exist: a report could name any. */
  async function figuresOf(slice: string, version: string): Promise<ReleaseFigures | null> {
    const key = `${slice}/${version}`;
    if (!published.has(key) && !(await findRelease(storage, slice, version))) return null;
    published.add(key);
    const now = new Date().toISOString();
    seen[slice] ??= {};
    seen[slice][version] ??= noFigures(now);
    const figures = seen[slice][version];
    figures.lastSeenAt = now;
    return figures;
  }

  async function judge(slice: string, { revision, slices }: ReleasePointer, report: SliceReport): Promise<void> {
    const live = slices[slice];
    if (!live?.canary) return void trials.delete(slice);
    const { canary, version } = live;
    const known = trials.get(slice);
    const fresh: Trial = { since: canary.since, beside: version, canary: { loads: 0, failures: 0 }, live: { loads: 0, failures: 0 } };
    const trial = known?.since === canary.since && known.beside === version ? known : fresh;
    trials.set(slice, trial);
    if (report.version === canary.version) count(trial.canary, report);
    else if (report.version === live.version) count(trial.live, report);
    const reason = overBudget(canary, trial.canary, trial.live);
    if (reason === null) return;
    try {
      await stopCanary(storage, environment, slice, { by: 'error budget', reason, expectedRevision: revision });
      log.error({ event: 'canary.stopped', slice, version: canary.version, reason }, 'a canary was over its error budget');
    } catch (error) {
      // The pointer was moved meanwhile: the next report decides again.
      if (!(error instanceof ReleaseError)) log.error({ event: 'canary.not-stopped', err: error, slice }, 'a canary could not be stopped');
    }
  }

  return {
    async take({ slices, vitals }: ReleaseReport): Promise<void> {
      const pointer = await readPointer(storage, environment);
      for (const report of slices) {
        const figures = await figuresOf(report.name, report.version);
        if (!figures) continue;
        if (report.outcome === 'loaded') figures.loads += 1;
        else if (report.outcome === 'failed') figures.failures += 1;
        else figures.errors += 1;
        await judge(report.name, pointer, report);
      }
      for (const { name, version, vital, value } of vitals) {
        const figures = await figuresOf(name, version);
        if (figures) addVital(figures, vital, value);
      }
      reports += 1;
    },
    counted: () => ({ reports, seen }),
  };
}
