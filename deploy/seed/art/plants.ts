import { seededRandom } from './random.ts';
import { type Canvas, n, type Paint, polygon, repeat, stroke } from './svg.ts';

/** Draws a peony with many petals on its stem. */
export function flower(x: number, ground: number, tall: number, petal: string, heart: string, stem: string): string {
  const size = tall * 0.16;
  const ring = (count: number, reach: number, wide: number, opacity: number, turn: number) =>
    repeat(
      count,
      (index) =>
        `<ellipse cx="0" cy="${n(-size * reach)}" rx="${n(size * wide)}" ry="${n(size * 0.66)}" fill="${petal}" opacity="${opacity}" transform="rotate(${n((index * 360) / count + turn)})"/>`,
    );
  const leaf = (at: number, side: number) =>
    `<path d="M${n(x + tall * 0.05)} ${n(ground - tall * at)} q${n(side * tall * 0.12)} ${n(-tall * 0.1)} ${n(side * tall * 0.18)} ${n(tall * 0.02)} q${n(-side * tall * 0.1)} ${n(tall * 0.05)} ${n(-side * tall * 0.18)} ${n(-tall * 0.02)}" fill="${stem}"/>`;
  return [
    stroke(
      `M${n(x)} ${n(ground)}Q${n(x + tall * 0.08)} ${n(ground - tall * 0.5)} ${n(x)} ${n(ground - tall)}`,
      stem,
      Math.max(2, tall * 0.018),
    ),
    leaf(0.32, 1) + leaf(0.5, -1),
    `<g transform="translate(${n(x)} ${n(ground - tall)})">${ring(9, 0.9, 0.46, 0.75, 0)}<circle r="${n(size * 1.05)}" fill="#000" opacity=".1"/>${ring(8, 0.62, 0.4, 0.9, 20)}${ring(6, 0.34, 0.3, 1, 8)}<circle r="${n(size * 0.3)}" fill="${heart}"/></g>`,
  ].join('');
}

/** Draws fir trees along a line, each of a different height. */
export function firs({ width, seed }: Canvas, ground: number, tall: number, tone: Paint, count: number, from = 0, to = 1): string {
  const random = seededRandom(seed + 23);
  return repeat(count, (index) => {
    const x = width * (from + ((index + random() * 0.8) / count) * (to - from));
    const high = tall * (0.55 + random() * 0.45);
    const tier = (at: number, wide: number) =>
      polygon(
        [
          [x - high * wide, ground - high * at],
          [x, ground - high * (at + 0.46)],
          [x + high * wide, ground - high * at],
        ],
        tone,
      );
    return (
      polygon(
        [
          [x - high * 0.02, ground],
          [x, ground - high * 0.3],
          [x + high * 0.02, ground],
        ],
        tone,
      ) +
      tier(0.1, 0.22) +
      tier(0.3, 0.17) +
      tier(0.54, 0.12)
    );
  });
}

/** Draws blades of grass along the near edge. */
export function grass({ width, height, seed }: Canvas, level: number, tall: number, tone: string, count = 70): string {
  const random = seededRandom(seed + 31);
  return repeat(count, () => {
    const [x, high, lean] = [random() * width, tall * (0.4 + random() * 0.6), (random() - 0.5) * tall * 0.5];
    return stroke(
      `M${n(x)} ${n(height)}L${n(x)} ${n(level)}Q${n(x)} ${n(level - high * 0.6)} ${n(x + lean)} ${n(level - high)}`,
      tone,
      tall * 0.035,
    );
  });
}
