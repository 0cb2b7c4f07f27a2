import { median, type Rates, type Turn } from './rounds.ts';

export interface Goal {
  atLeast?: number;
  atMost?: number;
}

/** One line of the table: ours and a peer or limit, both measured in the same rounds. */
export interface Result {
  what: string;
  ours: string;
  peer: string;
  /** Ours divided by the peer's, one per round. People judge the median; no number fails the run. */
  ratios: number[];
  /** The turns behind the ratios, so that it is documented how a figure was measured; missing where it wasn't measured in turns. */
  rounds?: { ours: Turn; peer: Turn | undefined }[];
  goal?: Goal;
  n: string;
}

const count = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

export const perSecond = (rate: number) => `${count.format(rate)}/s`;
export const mebibytes = (bytes: number) => `${count.format(bytes / 1_048_576)} MiB`;
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
export const times = (n: number) => count.format(n);

/** Creates a line from two contestants' rates: the median rate of each, and the ratio of each round. */
export function comparison(what: string, ours: Rates | undefined, peer: Rates | undefined, goal?: Goal): Result {
  if (!ours || !peer) throw new Error(`${what}: one of the two was not measured`);
  return {
    what,
    ours: perSecond(median(ours.perSecond)),
    peer: perSecond(median(peer.perSecond)),
    ratios: ours.perSecond.map((rate, round) => rate / (peer.perSecond[round] ?? Number.NaN)),
    rounds: ours.turns.map((turn, round) => ({ ours: turn, peer: peer.turns[round] })),
    ...(goal && { goal }),
    n: `${times(ours.n)} and ${times(peer.n)}`,
  };
}

/** Creates a line from how long two contestants' turns took: the median of each, and the ratio of each round. */
export function duration(what: string, ours: Rates | undefined, peer: Rates | undefined, goal?: Goal): Result {
  if (!ours || !peer) throw new Error(`${what}: one of the two was not measured`);
  return {
    what,
    ours: seconds(median(ours.turns.map(({ ms }) => ms))),
    peer: seconds(median(peer.turns.map(({ ms }) => ms))),
    ratios: ours.turns.map(({ ms }, round) => ms / (peer.turns[round]?.ms ?? Number.NaN)),
    rounds: ours.turns.map((turn, round) => ({ ours: turn, peer: peer.turns[round] })),
    ...(goal && { goal }),
    n: `${ours.turns.length} and ${peer.turns.length}`,
  };
}

/** Creates a line from durations and the longest that one may take, all in ms. */
export function withinLimit(what: string, took: readonly number[], limitMs: number): Result {
  return {
    ...{ what, ours: seconds(median(took)), peer: seconds(limitMs) },
    ...{ ratios: took.map((ms) => ms / limitMs), goal: { atMost: 1 }, n: times(took.length) },
  };
}

export const goalText = ({ atLeast, atMost }: Goal = {}) =>
  atLeast !== undefined ? `≥ ${atLeast}` : atMost !== undefined ? `≤ ${atMost}` : '';

export function meets({ ratios, goal }: Pick<Result, 'ratios' | 'goal'>): boolean {
  const ratio = median(ratios);
  return ratio >= (goal?.atLeast ?? Number.NEGATIVE_INFINITY) && ratio <= (goal?.atMost ?? Number.POSITIVE_INFINITY);
}

function ratioText({ ratios }: Result): string {
  if (ratios.length === 0) return '';
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)].map((ratio) => ratio.toFixed(2));
  return ratios.length === 1 ? `${least}` : `${median(ratios).toFixed(2)} (${least}–${most})`;
}

function cellsOf(result: Result): Record<string, string> {
  const { what, ours, peer, goal, n, ratios } = result;
  const met = goal && ratios.length > 0 ? (meets(result) ? 'met' : 'missed') : '';
  return { what, ours, 'peer or limit': peer, 'median ratio (range)': ratioText(result), goal: goalText(goal), met, n };
}

/** Formats the results as a Markdown table that is also readable as text. */
export function tableOf(results: readonly Result[]): string {
  const rows = results.map(cellsOf);
  const columns = Object.keys(rows[0] ?? {});
  const widths = columns.map((column) => Math.max(column.length, ...rows.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`;
  const body = rows.map((row) => line(columns.map((column) => row[column] ?? '')));
  return [line(columns), line(widths.map((width) => '-'.repeat(width))), ...body].join('\n');
}
