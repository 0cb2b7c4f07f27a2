import type { LiveRelease } from '@meowtale/contracts/releases';
import {
  listEnvironments,
  percentile75,
  type ReleaseFigures,
  readPointer,
  readSeen,
  readTrials,
  type Seen,
  VITALS,
  type Vital,
} from '@meowtale/releases';
import type { Command } from './command.ts';
import { environmentOf } from './parse.ts';
import { table } from './print.ts';

/** Returns what runs besides the live release, with how many loads of a canary are counted of those after which it is judged. */
function noteOf({ killed, pinned, canary }: LiveRelease, loads: number): string {
  const counted =
    canary &&
    (loads < canary.budget.loads ? `not judged yet: ${loads} of ${canary.budget.loads} loads` : `within its budget after ${loads} loads`);
  const trial = canary && `canary ${canary.version} for ${canary.share / 100} % (${counted})`;
  return [trial, killed && 'killed', pinned && 'pinned'].filter(Boolean).join(', ');
}

const vitalOf = (vital: Vital, { vitals }: ReleaseFigures) => {
  const bound = percentile75(vital, vitals[vital]);
  if (bound === null) return '';
  const text = (value: number) => (vital === 'cls' ? String(value / 1000) : `${value} ms`);
  return Number.isFinite(bound) ? `≤ ${text(bound)}` : `> ${text(VITALS[vital].at(-1) as number)}`;
};

/** Returns a table of what tabs report of each release; none without a report. */
function seenLines(seen: Seen): string[] {
  const rows = Object.entries(seen).flatMap(([slice, versions]) =>
    Object.entries(versions).map(([version, figures]) => [
      ...[slice, version, String(figures.loads), String(figures.failures), String(figures.errors)],
      ...(['lcp', 'inp', 'cls'] as const).map((vital) => vitalOf(vital, figures)),
      figures.lastSeenAt,
    ]),
  );
  return rows.length === 0 ? [] : table([['slice', 'version', 'loads', 'failures', 'errors', 'LCP', 'INP', 'CLS', 'last seen'], ...rows]);
}

export const status: Command = {
  offeredTo: 'every team',
  summary: 'lists what is live in an environment, or in all',
  args: [],
  options: { in: { type: 'string' } },
  required: [],
  help: { '--in <environment>': 'only this one' },
  async run({ storage, options }) {
    const names = options.in === undefined ? await listEnvironments(storage) : [environmentOf(options.in)];
    const pointers = await Promise.all(names.map((name) => readPointer(storage, name)));
    const seen = await Promise.all(names.map((name) => readSeen(storage, name)));
    const trials = await Promise.all(pointers.map((pointer) => readTrials(storage, pointer)));
    const lines = pointers.flatMap(({ environment, revision, changedAt, slices }, index) => [
      `${environment} at revision ${revision}, since ${changedAt}`,
      ...table([
        ['slice', 'live', 'previous', ''],
        ...Object.entries(slices).map(([slice, live]) => [
          slice,
          live.version,
          live.previous?.version ?? '',
          noteOf(live, trials[index]?.[slice]?.canary.loads ?? 0),
        ]),
      ]).map((line) => `  ${line}`),
      ...seenLines(seen[index] ?? {}).map((line) => `  ${line}`),
    ]);
    const data = pointers.map((pointer, index) => ({ ...pointer, seen: seen[index], trials: trials[index] }));
    return { lines: lines.length > 0 ? lines : ['no environment has a release'], data };
  },
};
