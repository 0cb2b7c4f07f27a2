/** What a person sees when they open a page. */
export type Sight =
  | 'full page'
  /** The release before the broken one. */
  | 'previous version'
  /** The page, with a notice of what is unavailable. */
  | 'notice'
  /** The page, parts of which still load. */
  | 'still loading'
  /** The shell, with a card in the place of a remote. */
  | 'card'
  | 'error page'
  | 'nothing'
  /** No connection. */
  | 'no page';

export interface Visit {
  place: string;
  sight: Sight;
  /** Milliseconds until the shell was visible; null when it never was. */
  usableMs: number | null;
}

/** One breakage, and what it did to people and to their money. */
export interface DrillRow {
  /** The slice or process that was broken, and how. */
  what: string;
  fault: string;
  visits: readonly Visit[];
  /** Milliseconds in which the shell has to be usable meanwhile; null when pages themselves can't be served. */
  usableWithinMs: number | null;
  /** Milliseconds from the repair until all pages are as before; null when they never were. */
  backMs: number | null;
  /** Orders acknowledged from the breakage until then. */
  bought: number;
  lost: readonly string[];
  double: readonly string[];
  /** Why the breakage could not be caused or repaired. */
  problem: string | null;
  /** Milliseconds that all of it took. */
  ms: number;
}

const UNUSABLE: ReadonlySet<Sight> = new Set(['error page', 'nothing', 'no page']);

/** Returns the longest time until the shell was usable, ms; null when it never was on one of the pages. */
export function usableMsOf({ visits }: Pick<DrillRow, 'visits'>): number | null {
  const times = visits.map(({ usableMs }) => usableMs);
  return times.includes(null) ? null : Math.max(0, ...times.map(Number));
}

/** Returns what is wrong with a breakage's outcome, one line each. `isTimed` also checks the time until the shell was usable. */
export function errorsOf(row: DrillRow, isTimed: boolean): string[] {
  const { visits, usableWithinMs, backMs, lost, double, problem } = row;
  const unusable = usableWithinMs === null ? [] : visits.filter(({ sight }) => UNUSABLE.has(sight));
  const usableMs = usableMsOf(row);
  const isLate = isTimed && usableWithinMs !== null && usableMs !== null && usableMs > usableWithinMs;
  return [
    ...(problem === null ? [] : [problem]),
    ...unusable.map(({ place, sight }) => `people saw on the ${place}: ${sight}`),
    ...(isLate ? [`the shell was usable after ${seconds(usableMs)} s; ${seconds(usableWithinMs)} s are allowed`] : []),
    ...(problem === null && backMs === null ? ['not all pages were as before after the repair'] : []),
    ...lost.map((line) => `lost: ${line}`),
    ...double.map((line) => `double: ${line}`),
  ];
}

const seconds = (ms: number | null): string => (ms === null ? 'never' : (ms / 1000).toFixed(1));

/** Summarizes visits: each sight with the pages that had it, in the order of the visits. */
export function sightsText(visits: readonly Visit[]): string {
  const places = Map.groupBy(visits, ({ sight }) => sight);
  return [...places].map(([sight, same]) => `${sight} (${same.map(({ place }) => place).join(', ')})`).join('; ');
}

const HEAD = ['broken', 'how', 'people saw', 'usable s', 'back s', 'bought', 'lost', 'double'];
/** Columns of numbers, which are aligned at the right. */
const NUMBERS_FROM = 3;

function cellsOf(row: DrillRow): string[] {
  const { what, fault, visits, backMs, bought, lost, double } = row;
  const usable = visits.length === 0 ? '-' : seconds(usableMsOf(row));
  return [what, fault, sightsText(visits) || '-', usable, seconds(backMs), String(bought), String(lost.length), String(double.length)];
}

/** Formats the outcomes of a drill as a table for people. */
export function tableOf(rows: readonly DrillRow[]): string {
  const cells = [HEAD, ...rows.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  const pad = (text: string, column: number) =>
    column < NUMBERS_FROM ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  return cells.map((line) => line.map(pad).join('  ').trimEnd()).join('\n');
}
