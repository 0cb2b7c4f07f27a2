import {
  addVital,
  createTrials,
  findRelease,
  noFigures,
  type ReleaseFigures,
  type ReleaseStorage,
  readPointer,
  type Seen,
} from '@meowtale/releases';
import type { FastifyBaseLogger } from 'fastify';
import type { ReleaseReport } from './release-reports.ts';

/** Creates the counter of what tabs report to this process; it ends a canary that is over its error budget. */
export function createReleaseCounter(storage: ReleaseStorage, environment: string, log: FastifyBaseLogger) {
  const seen: Seen = {};
  const trials = createTrials(storage, environment, log);
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

  return {
    async take({ slices, vitals }: ReleaseReport): Promise<void> {
      const pointer = await readPointer(storage, environment);
      for (const report of slices) {
        // A tab runs no service: the gateway counts their calls.
        const isService = pointer.slices[report.name]?.kind === 'service';
        const figures = isService ? null : await figuresOf(report.name, report.version);
        if (!figures) continue;
        if (report.outcome === 'loaded') figures.loads += 1;
        else if (report.outcome === 'failed') figures.failures += 1;
        else figures.errors += 1;
        const { name, version, outcome } = report;
        await trials.add(name, pointer, { version, isLoad: outcome !== 'threw', hasFailed: outcome !== 'loaded' });
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
