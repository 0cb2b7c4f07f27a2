import { seededRandom } from './random.ts';
import { circle, ellipse, n, type Paint, place, repeat, stroke } from './svg.ts';

interface Twig {
  x: number;
  y: number;
}

/** Draws a tree whose branches fork at random; `crown` is drawn at every tip, farthest first. */
export function tree(
  x: number,
  ground: number,
  tall: number,
  bark: string,
  seed: number,
  crown: (x: number, y: number, size: number, index: number) => string,
  spread = 0.52,
): string {
  const random = seededRandom(seed);
  const tips: Twig[] = [];
  let wood = '';
  const grow = (fromX: number, fromY: number, angle: number, long: number, pen: number, left: number): void => {
    const [toX, toY] = [fromX + Math.cos(angle) * long, fromY + Math.sin(angle) * long];
    const bend = (random() - 0.5) * long * 0.3;
    wood += stroke(`M${n(fromX)} ${n(fromY)}Q${n((fromX + toX) / 2 + bend)} ${n((fromY + toY) / 2)} ${n(toX)} ${n(toY)}`, bark, pen);
    if (left <= 1) tips.push({ x: toX, y: toY });
    if (left === 0) return;
    for (const side of [-1, 1])
      grow(toX, toY, angle + side * (spread * 0.6 + random() * spread * 0.6), long * (0.68 + random() * 0.14), pen * 0.66, left - 1);
  };
  grow(x, ground, -Math.PI / 2 + (random() - 0.5) * 0.16, tall * 0.3, tall * 0.055, 4);
  return wood + tips.map((tip, index) => crown(tip.x, tip.y, tall, index)).join('');
}

/** Returns a function that draws leaves around each tip, and a few fruits. */
export const foliage =
  (leaves: readonly string[], fruit: string | null, size = 0.085) =>
  (x: number, y: number, tall: number, index: number): string => {
    const reach = tall * size * (0.8 + ((index * 7) % 5) / 10);
    const clump = repeat(5, (at) => {
      const [angle, far] = [at * 2.4 + index, at === 0 ? 0 : 0.75];
      const [cx, cy] = [x + Math.cos(angle) * reach * far, y + Math.sin(angle) * reach * far * 0.8];
      const leaf = leaves[(index + at) % leaves.length] ?? '#000';
      return (
        circle(cx, cy, reach * (0.62 - at * 0.04), leaf) +
        circle(cx - reach * 0.14, cy - reach * 0.16, reach * 0.3, '#fff', 'opacity=".07"')
      );
    });
    if (!fruit || index % 3 !== 0) return clump;
    return (
      clump +
      circle(x + reach * 0.2, y + reach * 0.7, tall * 0.022, fruit) +
      circle(x + reach * 0.13, y + reach * 0.62, tall * 0.007, '#fff', 'opacity=".6"')
    );
  };

/** Returns a function that draws the crown of a tree that is too far away for single leaves. */
export const far =
  (leaves: readonly string[]) =>
  (x: number, y: number, tall: number, index: number): string =>
    circle(x, y, tall * 0.11, leaves[index % leaves.length] ?? '#000');

/** Draws an apple or a plum with its highlight. */
export const fruit = (x: number, y: number, size: number, tone: Paint, leaf: string): string =>
  place(
    x,
    y,
    size / 20,
    circle(0, 0, 10, tone) +
      ellipse(-3.5, -4, 2.6, 3.6, '#fff', 'opacity=".35"') +
      stroke('M0 -9Q1 -13 3 -15', '#3a2118', 1.6) +
      `<path d="M2 -12Q9 -18 14 -12Q7 -8 2 -12Z" fill="${leaf}"/>`,
  );
