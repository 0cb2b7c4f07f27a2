/** One line of the table: ours beside a peer or a limit, both measured in this run. */
export interface Result {
  what: string;
  ours: string;
  peer: string;
  /** Ours divided by the peer's; for a person to judge, nothing here fails by a number. */
  ratio: string;
  n: string;
}

const count = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

export const perSecond = (rate: number) => `${count.format(rate)}/s`;
export const mebibytes = (bytes: number) => `${count.format(bytes / 1_048_576)} MiB`;
export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
export const times = (n: number) => count.format(n);
export const ratioOf = (ours: number, peer: number) => (ours / peer).toFixed(2);

/** The results as columns of text, under the seed that replays their choices. */
export function tableOf(results: readonly Result[], seed: number): string {
  const head = { what: 'what', ours: 'ours', peer: 'peer or limit', ratio: 'ratio', n: 'n', seed: 'seed' };
  const rows = [head, ...results.map((result) => ({ ...result, seed: String(seed) }))];
  const columns = Object.keys(head) as (keyof typeof head)[];
  const widths = columns.map((column) => Math.max(...rows.map((row) => row[column].length)));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`;
  const [first, ...rest] = rows.map((row) => line(columns.map((column) => row[column])));
  return [first, line(widths.map((width) => '-'.repeat(width))), ...rest].join('\n');
}
