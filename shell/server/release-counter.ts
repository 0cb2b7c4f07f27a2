import {
  addVital,
  createTrials,
  findRelease,
  isInCohort,
  noFigures,
  type ReleaseFigures,
  type ReleaseStorage,
  readPointer,
  type Seen,
} from '@meowtale/releases';
import type { FastifyBaseLogger } from 'fastify';
import type { ReleaseReport, SliceReport } from './release-reports.ts';

const MINUTE_MS = 60_000;
/** As long as releases that no tab has are stored. */
const FORGET_AFTER_MS = 30 * 86_400_000;

/** Where a report is from; only for the comparison of a canary, and never stored. */
export interface Reporter {
  ip: string;
  /** The random text of the visitor's cookie; null without one. */
  cohort: string | null;
}

interface CounterOptions {
  storage: ReleaseStorage;
  environment: string;
  log: FastifyBaseLogger;
  now?: () => number;
}

/** Returns a function that returns true for the first call with a key in a minute. */
function createOncePerMinute(now: () => number) {
  let minute = 0;
  let keys = new Set<string>();
  return (key: string): boolean => {
    const current = Math.floor(now() / MINUTE_MS);
    if (current !== minute) [minute, keys] = [current, new Set()];
    const isFirst = !keys.has(key);
    keys.add(key);
    return isFirst;
  };
}

/** A load and a failed load are one outcome of a release, an error while rendering is another. */
const outcomeKey = ({ name, version, outcome }: SliceReport) => `${name} ${version} ${outcome === 'threw'}`;

/** Returns the first outcome of each release: a tab reports each once. */
function firstOfEach(reports: readonly SliceReport[]): SliceReport[] {
  const first = new Map<string, SliceReport>();
  for (const report of reports) if (!first.has(outcomeKey(report))) first.set(outcomeKey(report), report);
  return [...first.values()];
}

/** Creates the counter of what tabs report to this process; it ends a canary that is over its error budget. */
export function createReleaseCounter({ storage, environment, log, now = Date.now }: CounterOptions) {
  const seen: Seen = {};
  const trials = createTrials(storage, environment, log);
  const isFirst = createOncePerMinute(now);
  let reports = 0;

  function forgetUnseen(): void {
    const since = new Date(now() - FORGET_AFTER_MS).toISOString();
    for (const versions of Object.values(seen))
      for (const [version, { lastSeenAt }] of Object.entries(versions)) if (lastSeenAt < since) delete versions[version];
  }

  /** Counts only releases that exist: a report could name any. */
  async function figuresOf(slice: string, version: string): Promise<ReleaseFigures | null> {
    const isKnown = seen[slice]?.[version] !== undefined;
    if (!isKnown && !(await findRelease(storage, slice, version))) return null;
    if (!isKnown) forgetUnseen();
    const at = new Date(now()).toISOString();
    seen[slice] ??= {};
    seen[slice][version] ??= noFigures(at);
    const figures = seen[slice][version];
    figures.lastSeenAt = at;
    return figures;
  }

  return {
    async take({ slices, vitals }: ReleaseReport, { ip, cohort }: Reporter): Promise<void> {
      const pointer = await readPointer(storage, environment);
      for (const report of firstOfEach(slices)) {
        const { name, version, outcome } = report;
        const live = pointer.slices[name];
        // A tab runs no service: the gateway counts their calls.
        const figures = live?.kind === 'service' ? null : await figuresOf(name, version);
        if (!figures) continue;
        if (outcome === 'loaded') figures.loads += 1;
        else if (outcome === 'failed') figures.failures += 1;
        else figures.errors += 1;
        const isTried = live?.canary?.version === version;
        if (!live?.canary || (isTried && !(cohort && isInCohort(cohort, live.canary)))) continue;
        // One address can't decide alone whether a canary goes on.
        if (isFirst(`${ip} ${outcomeKey(report)}`))
          await trials.add(name, pointer, { version, isLoad: outcome !== 'threw', hasFailed: outcome !== 'loaded' });
      }
      for (const { name, version, vital, value } of vitals) {
        const figures = await figuresOf(name, version);
        if (figures) addVital(figures, vital, value);
      }
      reports += 1;
    },
    counted: () => ({ reports, seen }),
    close: () => trials.close(),
  };
}
