import { seededRandom } from './random.ts';
import { type Canvas, circle, ellipse, linear, n, type Paint, path, polygon, rect, repeat, stroke } from './svg.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws a back wall and a floor that meet at `level`, the boards of the floor running to the middle. */
export function room({ width, height }: Canvas, level: number, wall: Paint, floor: Paint, seam: string): string {
  const boards = repeat(13, (index) => {
    const at = (index - 6) / 6;
    return stroke(`M${n(width * (0.5 + at * 0.6))} ${n(level)}L${n(width * (0.5 + at * 1.5))} ${height}`, seam, 1.6, 'opacity=".45"');
  });
  return rect(0, 0, width, level, wall) + rect(0, level, width, height - level, floor) + boards;
}

/** Draws a window in its frame; `panes` is columns by rows, and its paint draws the view. */
export function casement(
  { x, y, width, height }: Box,
  [columns, rows]: readonly [number, number],
  view: Paint,
  frame: string,
  scene = '',
): string {
  const pen = Math.min(width, height) * 0.045;
  const bars = [
    ...Array.from({ length: columns - 1 }, (_, index) => `M${n(x + (width * (index + 1)) / columns)} ${n(y)}v${n(height)}`),
    ...Array.from({ length: rows - 1 }, (_, index) => `M${n(x)} ${n(y + (height * (index + 1)) / rows)}h${n(width)}`),
  ].join('');
  return (
    rect(x, y, width, height, view) +
    scene +
    stroke(bars, frame, pen * 0.7) +
    rect(x, y, width, height, 'none', pen * 0.3, `stroke="${frame}" stroke-width="${n(pen * 1.6)}"`) +
    rect(x - pen * 2, y + height, width + pen * 4, pen * 1.8, frame, pen * 0.4)
  );
}

/** Draws shelves with something on each: `draw` gets the middle of a place's foot and the height above it. */
export function shelves(
  { x, y, width, height }: Box,
  rows: number,
  places: number,
  board: string,
  back: Paint,
  draw: (x: number, y: number, wide: number, tall: number, index: number) => string,
): string {
  const [wide, tall] = [width / places, height / rows];
  const planks = repeat(rows, (row) => rect(x, y + (row + 1) * tall - tall * 0.09, width, tall * 0.09, board));
  const things = repeat(rows * places, (index) =>
    draw(x + ((index % places) + 0.5) * wide, y + (Math.floor(index / places) + 0.91) * tall, wide, tall, index),
  );
  return (
    rect(x, y, width, height, back) +
    things +
    planks +
    rect(x, y, width * 0.012, height, board) +
    rect(x + width * 0.988, y, width * 0.012, height, board)
  );
}

/** Draws a cabinet of small drawers with a knob on each. */
export function drawers(
  { x, y, width, height }: Box,
  columns: number,
  rows: number,
  tones: readonly string[],
  knob: string,
  seed = 1,
): string {
  const random = seededRandom(seed);
  const [wide, tall] = [width / columns, height / rows];
  return repeat(columns * rows, (index) => {
    const [left, top] = [x + (index % columns) * wide, y + Math.floor(index / columns) * tall];
    const tone = tones[Math.floor(random() * tones.length)] ?? '#000';
    return [
      rect(left + wide * 0.04, top + tall * 0.05, wide * 0.92, tall * 0.9, tone, tall * 0.05),
      rect(left + wide * 0.04, top + tall * 0.82, wide * 0.92, tall * 0.13, '#000', tall * 0.05, 'opacity=".2"'),
      rect(left + wide * 0.32, top + tall * 0.2, wide * 0.36, tall * 0.22, '#fff3d8', tall * 0.03, 'opacity=".75"'),
      circle(left + wide / 2, top + tall * 0.64, tall * 0.085, knob),
    ].join('');
  });
}

/** Draws a counter across the picture: a top seen from a little above, and its panelled front. */
export function counter({ width, height }: Canvas, level: number, top: Paint, front: Paint, panel: string): string {
  const deep = height * 0.05;
  const tall = height - level - deep;
  const count = Math.max(3, Math.round(width / (tall * 0.9 + 60)));
  const panels = repeat(count, (index) =>
    rect(((index + 0.1) / count) * width, level + deep + tall * 0.16, (width / count) * 0.8, tall * 0.7, panel, 4, 'opacity=".55"'),
  );
  return (
    rect(0, level + deep, width, tall, front) +
    panels +
    rect(0, level + deep, width, tall * 0.1, '#000', 0, 'opacity=".22"') +
    rect(0, level, width, deep, top, 2)
  );
}

/** Draws one half of a stage curtain, hung from the top, with lit folds; `side` -1 is the left half. */
export function curtain(
  { width, height }: Canvas,
  side: -1 | 1,
  wide: number,
  tones: { lit: string; mid: string; dark: string },
  foot = 0.92,
): string {
  const folds = 7;
  const bottom = height * foot;
  return repeat(folds, (index) => {
    const from = side === -1 ? (index / folds) * wide : width - ((index + 1) / folds) * wide;
    const fold = wide / folds;
    const hem = bottom + Math.sin(index * 1.7) * height * 0.008;
    const shade = linear(
      [
        [0, tones.dark],
        [0.35, tones.lit],
        [0.6, tones.mid],
        [1, tones.dark],
      ],
      'across',
    );
    return path(
      `M${n(from - 1)} 0 L${n(from + fold + 1)} 0 L${n(from + fold + 1)} ${n(hem)} Q${n(from + fold / 2)} ${n(hem + height * 0.014)} ${n(from - 1)} ${n(hem)} Z`,
      shade,
    );
  });
}

/** Draws the swags over a stage. */
export function valance(
  { width }: Canvas,
  tall: number,
  count: number,
  tones: { lit: string; mid: string; dark: string },
  fringe: string,
): string {
  const wide = width / count;
  return repeat(count, (index) => {
    const left = index * wide;
    const swag = `M${n(left - 2)} 0L${n(left + wide + 2)} 0L${n(left + wide + 2)} ${n(tall * 0.35)}Q${n(left + wide / 2)} ${n(tall * 1.2)} ${n(left - 2)} ${n(tall * 0.35)}Z`;
    const folds = repeat(3, (fold) =>
      stroke(
        `M${n(left)} ${n(tall * (0.08 + fold * 0.1))}Q${n(left + wide / 2)} ${n(tall * (0.4 + fold * 0.22))} ${n(left + wide)} ${n(tall * (0.08 + fold * 0.1))}`,
        tones.dark,
        tall * 0.02,
        'opacity=".5"',
      ),
    );
    return (
      path(
        swag,
        linear([
          [0, tones.dark],
          [0.5, tones.mid],
          [1, tones.lit],
        ]),
      ) +
      folds +
      stroke(
        `M${n(left)} ${n(tall * 0.35)}Q${n(left + wide / 2)} ${n(tall * 1.2)} ${n(left + wide)} ${n(tall * 0.35)}`,
        fringe,
        tall * 0.045,
      )
    );
  });
}

/** Draws a lamp that hangs from the ceiling to (x, y). */
export function pendant(x: number, y: number, wide: number, tone: string, light: string): string {
  return (
    stroke(`M${n(x)} 0V${n(y - wide * 0.4)}`, tone, wide * 0.03) +
    ellipse(x, y + wide * 0.02, wide * 0.16, wide * 0.12, light) +
    path(
      `M${n(x - wide / 2)} ${n(y)}C${n(x - wide * 0.46)} ${n(y - wide * 0.3)} ${n(x - wide * 0.14)} ${n(y - wide * 0.4)} ${n(x)} ${n(y - wide * 0.44)}C${n(x + wide * 0.14)} ${n(y - wide * 0.4)} ${n(x + wide * 0.46)} ${n(y - wide * 0.3)} ${n(x + wide / 2)} ${n(y)}Z`,
      tone,
    )
  );
}

/** Draws a table lamp with the centre of its foot at (x, y). */
export function lamp(x: number, y: number, tall: number, tone: string, shade: Paint): string {
  const u = tall / 100;
  return (
    ellipse(x, y, 18 * u, 4 * u, tone) +
    rect(x - 2 * u, y - 62 * u, 4 * u, 62 * u, tone) +
    polygon(
      [
        [x - 18 * u, y - 100 * u],
        [x + 18 * u, y - 100 * u],
        [x + 34 * u, y - 54 * u],
        [x - 34 * u, y - 54 * u],
      ],
      shade,
    )
  );
}

/** Draws a picture or mirror in a frame. */
export const framed = ({ x, y, width, height }: Box, frame: string, inside: Paint): string =>
  rect(x - width * 0.06, y - width * 0.06, width * 1.12, height + width * 0.12, frame, width * 0.02) + rect(x, y, width, height, inside);

/** Draws a bed along the wall, seen from its side. */
export function bed({ x, y, width, height }: Box, wood: string, sheet: string, blanket: Paint): string {
  return [
    rect(x, y + height * 0.1, width * 0.04, height * 0.9, wood, 3),
    rect(x + width * 0.96, y + height * 0.3, width * 0.04, height * 0.7, wood, 3),
    rect(x + width * 0.02, y + height * 0.62, width * 0.96, height * 0.16, wood),
    rect(x + width * 0.04, y + height * 0.44, width * 0.92, height * 0.2, sheet, height * 0.08),
    ellipse(x + width * 0.16, y + height * 0.4, width * 0.11, height * 0.12, sheet),
    path(
      `M${n(x + width * 0.3)} ${n(y + height * 0.42)}Q${n(x + width * 0.6)} ${n(y + height * 0.26)} ${n(x + width * 0.96)} ${n(y + height * 0.42)}L${n(x + width * 0.96)} ${n(y + height * 0.72)}L${n(x + width * 0.3)} ${n(y + height * 0.72)}Z`,
      blanket,
    ),
  ].join('');
}
