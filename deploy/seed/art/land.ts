import { seededRandom } from './random.ts';
import { type Canvas, n, type Paint, type Point, path, polygon, rect, repeat, stroke } from './svg.ts';

/** Draws a rolling line that fills everything below it; `waves` is the number of crests across the width. */
export function ridge({ width, height }: Canvas, level: number, swing: number, waves: number, fill: Paint, shift = 0): string {
  const step = width / (waves * 2);
  let line = `M ${-step} ${height} L ${-step} ${n(level)}`;
  for (let index = -1; index < waves * 2 + 1; index += 1) {
    const up = (index + Math.floor(shift)) % 2 === 0 ? -swing : swing;
    line += ` Q ${n((index + 0.5) * step)} ${n(level + up)} ${n((index + 1) * step)} ${n(level)}`;
  }
  return path(`${line} L ${n(width + step)} ${height} Z`, fill);
}

/** Computes the skyline of a range, left to right, by halving; it is rough where `rough` is near 1. */
function skyline(seed: number, rough: number): number[] {
  const random = seededRandom(seed);
  let heights = [random() * 0.5, random() * 0.5];
  for (let swing = 0.6; swing > 0.02; swing *= rough) {
    heights = heights.flatMap((from, index) => {
      const to = heights[index + 1];
      return to === undefined ? [from] : [from, (from + to) / 2 + (random() - 0.5) * swing];
    });
  }
  return heights;
}

/** Draws a range of mountains whose highest tops are about `tall` above `level`. */
export function mountains({ width, height, seed }: Canvas, level: number, tall: number, fill: Paint, rough = 0.55): string {
  const heights = skyline(seed, rough);
  const top = Math.max(...heights);
  const low = Math.min(...heights);
  const points = heights.map(
    (value, index): Point => [(index / (heights.length - 1)) * width, level - (tall * (value - low)) / (top - low)],
  );
  return polygon([[0, height], ...points, [width, height]], fill);
}

/** Draws one peak with a lit and a shaded side, snow down to `snow` of its height. */
export function peak(
  x: number,
  ground: number,
  wide: number,
  tall: number,
  tones: { lit: Paint; shade: Paint; snow: string; snowShade: string },
  snow = 0.4,
  seed = 3,
): string {
  const random = seededRandom(seed);
  const teeth = repeat(
    6,
    (index) =>
      ` L${n(x + (index / 6 - 0.5) * wide * snow * 1.02)} ${n(ground - tall * (1 - snow) + (index % 2 ? -1 : 1) * tall * (0.03 + random() * 0.05))}`,
  );
  const cap = `M${n(x)} ${n(ground - tall)} L${n(x - wide * snow * 0.5)} ${n(ground - tall * (1 - snow))}${teeth} L${n(x + wide * snow * 0.5)} ${n(ground - tall * (1 - snow))} Z`;
  const spine = `M${n(x)} ${n(ground - tall)} L${n(x + wide * 0.05)} ${n(ground - tall * 0.7)} L${n(x - wide * 0.04)} ${n(ground - tall * 0.45)} L${n(x + wide * 0.08)} ${n(ground)} L${n(x + wide / 2)} ${n(ground)} Z`;
  const spineSnow = `M${n(x)} ${n(ground - tall)} L${n(x + wide * 0.05)} ${n(ground - tall * 0.7)} L${n(x + wide * 0.02)} ${n(ground - tall * (1 - snow * 0.86))} L${n(x + wide * snow * 0.5)} ${n(ground - tall * (1 - snow))} Z`;
  return (
    polygon(
      [
        [x - wide / 2, ground],
        [x, ground - tall],
        [x + wide / 2, ground],
      ],
      tones.lit,
    ) +
    path(spine, tones.shade) +
    path(cap, tones.snow) +
    path(spineSnow, tones.snowShade)
  );
}

/** Draws a cone whose top is broken open, with fire running from it. */
export function volcano(x: number, ground: number, wide: number, tall: number, tones: { lit: Paint; shade: Paint; fire: string }): string {
  const [top, lip] = [ground - tall, wide * 0.07];
  const flank = (side: number) =>
    `C${n(x + side * wide * 0.13)} ${n(ground - tall * 0.62)} ${n(x + side * wide * 0.27)} ${n(ground - tall * 0.22)} ${n(x + (side * wide) / 2)} ${n(ground)}`;
  const rim = `L${n(x - lip * 0.3)} ${n(top + tall * 0.035)} L${n(x + lip * 0.2)} ${n(top + tall * 0.015)} L${n(x + lip)} ${n(top)}`;
  const body = `M${n(x - wide / 2)} ${n(ground)} C${n(x - wide * 0.27)} ${n(ground - tall * 0.22)} ${n(x - wide * 0.13)} ${n(ground - tall * 0.62)} ${n(x - lip)} ${n(top)} ${rim} ${flank(1)} Z`;
  const dark = `M${n(x + lip)} ${n(top)} ${flank(1)} L${n(x + wide * 0.1)} ${n(ground)} C${n(x + wide * 0.14)} ${n(ground - tall * 0.4)} ${n(x - wide * 0.02)} ${n(ground - tall * 0.5)} ${n(x + lip * 0.2)} ${n(top + tall * 0.015)} Z`;
  const streams: [number, number, number][] = [
    [-0.1, 0.42, 2.2],
    [0.35, 0.62, 1.6],
    [-0.6, 0.2, 1.2],
  ];
  const fire = streams
    .map(([side, long, pen]) =>
      stroke(
        `M${n(x + side * lip)} ${n(top + tall * 0.02)} c${n(side * lip * 1.2)} ${n(tall * long * 0.3)} ${n(side * lip * -0.4 + lip * 0.3)} ${n(tall * long * 0.6)} ${n(side * lip * 1.5)} ${n(tall * long)}`,
        tones.fire,
        wide * 0.005 * pen,
      ),
    )
    .join('');
  return path(body, tones.lit) + path(dark, tones.shade) + fire;
}

/** Draws water from `level` down, with glints that gather under a light at `lightX`. */
export function water({ width, height, seed }: Canvas, level: number, fill: Paint, glint: string, lightX: number, count = 46): string {
  const random = seededRandom(seed + 2);
  const deep = height - level;
  const glints = repeat(count, () => {
    const down = random() ** 1.5;
    const spread = (random() + random() - 1) * width * (0.1 + down * 0.35);
    const long = width * (0.01 + random() * 0.05) * (0.5 + down);
    return rect(
      lightX + spread - long / 2,
      level + deep * (0.02 + down * 0.96),
      long,
      deep * 0.006 * (1 + down * 2),
      glint,
      deep * 0.005,
      `opacity="${(0.15 + random() * 0.5).toFixed(2)}"`,
    );
  });
  return rect(0, level, width, deep, fill) + glints;
}

/** Draws cobbles or flagstones from `level` down, in rows that grow toward the viewer. */
export function cobbles({ width, height, seed }: Canvas, level: number, fill: Paint, stone: string): string {
  const random = seededRandom(seed + 4);
  const rows = 9;
  const stones = repeat(rows, (row) => {
    const [from, to] = [(row / rows) ** 1.7, ((row + 1) / rows) ** 1.7];
    const [y, tall] = [level + (height - level) * from, (height - level) * (to - from)];
    const wide = tall * 2.6 + width * 0.02;
    return repeat(Math.ceil(width / wide) + 1, (column) =>
      rect(
        (column - (row % 2) / 2) * wide,
        y + tall * 0.12,
        wide * 0.9,
        tall * 0.78,
        stone,
        tall * 0.36,
        `opacity="${(0.12 + random() * 0.3).toFixed(2)}"`,
      ),
    );
  });
  return rect(0, level, width, height - level, fill) + stones;
}
