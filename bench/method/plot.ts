import { goalText, meets, type Result } from './result.ts';
import { median } from './rounds.ts';

const WIDTH = 860;
const LEFT = 24;
const RIGHT = 24;
const ROW = 74;
const TOP = 46;
const BOTTOM = 30;
const INK = '#1f2430';
const PALE = '#6b7280';
const GOOD = '#0f766e';
const BAD = '#b42318';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const label = (x: number, y: number, text: string, more = '') => `<text x="${x}" y="${y}" ${more}>${escaped(text)}</text>`;

/** Returns a round number of at least `most` that divides well into steps. */
function niceEnd(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  return ([1, 1.5, 2, 3, 4, 5, 6, 8, 10].find((step) => step * power >= most) ?? 10) * power;
}

function row({ what, ours, peer, ratios, goal }: Result, y: number): string[] {
  const limit = goal?.atLeast ?? goal?.atMost;
  const end = niceEnd(Math.max(1, ...ratios, limit ?? 0) * 1.05);
  const at = (ratio: number) => LEFT + ((WIDTH - LEFT - RIGHT) * ratio) / end;
  const middle = median(ratios);
  const colour = goal ? (meets({ ratios, goal }) ? GOOD : BAD) : INK;
  const axis = y + 40;
  const rounds = ratios.map((ratio) => `<circle cx="${at(ratio).toFixed(1)}" cy="${axis}" r="4" fill="${colour}" fill-opacity="0.35"/>`);
  return [
    label(LEFT, y, what, `font-weight="600"`),
    label(LEFT, y + 17, `${ours} beside ${peer}; median ${middle.toFixed(2)}${goal ? `, goal ${goalText(goal)}` : ''}`, `fill="${PALE}"`),
    `<line x1="${LEFT}" y1="${axis}" x2="${WIDTH - RIGHT}" y2="${axis}" stroke="#d1d5db"/>`,
    ...(end > 1 ? [`<line x1="${at(1).toFixed(1)}" y1="${axis - 4}" x2="${at(1).toFixed(1)}" y2="${axis + 4}" stroke="${PALE}"/>`] : []),
    label(LEFT, axis + 15, '0', `font-size="10" fill="${PALE}"`),
    label(WIDTH - RIGHT, axis + 15, String(end), `font-size="10" fill="${PALE}" text-anchor="end"`),
    ...rounds,
    `<rect x="${(at(middle) - 1.5).toFixed(1)}" y="${axis - 10}" width="3" height="20" fill="${colour}"/>`,
    ...(limit === undefined
      ? []
      : [
          `<line x1="${at(limit).toFixed(1)}" y1="${axis - 11}" x2="${at(limit).toFixed(1)}" y2="${axis + 11}" stroke="${INK}" stroke-dasharray="3 2"/>`,
        ]),
  ];
}

/** Draws each result on its own axis: every round's ratio, their median, the goal as a dashed line, and 1 as a small mark. */
export function plotOf(title: string, results: readonly Result[], facts: Record<string, string>): string {
  const measured = results.filter(({ ratios }) => ratios.length > 0);
  const height = TOP + measured.length * ROW + BOTTOM;
  const foot = [facts.measured, facts.commit, facts.processor, facts.node].filter(Boolean).join(' · ');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="system-ui, sans-serif" font-size="12" fill="${INK}">`,
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    label(LEFT, 24, title, 'font-size="15" font-weight="700"'),
    ...measured.flatMap((result, index) => row(result, TOP + index * ROW + 8)),
    label(LEFT, height - 12, foot, `font-size="10" fill="${PALE}"`),
    '</svg>',
    '',
  ].join('\n');
}
