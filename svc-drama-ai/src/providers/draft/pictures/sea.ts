import { type Canvas, heaven, type Light, ridge } from './light.ts';
import type { Seen } from './seen.ts';
import { fade, glow, n, path, place, rect, repeat } from './svg.ts';

function lighthouse(x: number, ground: number, tall: number, light: Light): string {
  const wide = tall * 0.15;
  return [
    path(
      `M${n(x)} ${n(ground - tall * 0.9)}L${n(x + tall * 2.6)} ${n(ground - tall * 1.32)}L${n(x + tall * 2.6)} ${n(ground - tall * 0.66)}Z`,
      fade(
        [
          [0, light.lamp, 0.4],
          [1, light.lamp, 0],
        ],
        'across',
      ),
    ),
    path(
      `M${n(x - wide)} ${n(ground)}L${n(x - wide * 0.62)} ${n(ground - tall * 0.82)}H${n(x + wide * 0.62)}L${n(x + wide)} ${n(ground)}Z`,
      '#f7eddc',
    ),
    path(
      `M${n(x - wide * 0.86)} ${n(ground - tall * 0.28)}L${n(x - wide * 0.76)} ${n(ground - tall * 0.5)}H${n(x + wide * 0.76)}L${n(x + wide * 0.86)} ${n(ground - tall * 0.28)}Z`,
      '#b93818',
    ),
    rect(x - wide * 0.78, ground - tall * 0.84, wide * 1.56, tall * 0.035, light.near),
    rect(x - wide * 0.44, ground - tall * 0.97, wide * 0.88, tall * 0.13, light.lamp),
    path(
      `M${n(x - wide * 0.6)} ${n(ground - tall * 0.96)}L${n(x)} ${n(ground - tall * 1.1)}L${n(x + wide * 0.6)} ${n(ground - tall * 0.96)}Z`,
      '#7c2a1c',
    ),
    glow(x, ground - tall * 0.9, tall * 0.4, light.lamp, 0.6),
  ].join('');
}

export function drawSea(canvas: Canvas, seen: Seen, light: Light): string {
  const { w, h, random } = canvas;
  const left = random.isBelow(0.5);
  const [orbX, rock, boat] = [w * (left ? 0.62 : 0.36), w * (left ? 0.17 : 0.83), w * (left ? 0.68 : 0.3)];
  const level = h * 0.6;
  const water = rect(
    0,
    level,
    w,
    h - level,
    fade([
      [0, light.bottom],
      [0.22, light.far],
      [1, light.near],
    ]),
  );
  const glints = repeat(46, () => {
    const down = random.next() ** 1.5;
    const long = w * (0.012 + random.next() * 0.05) * (0.4 + down);
    return rect(
      orbX + (random.next() + random.next() - 1) * w * (0.05 + down * 0.22) - long / 2,
      level + (h - level) * (0.02 + down * 0.7),
      long,
      1.4 + down * 3,
      light.orb,
      `rx="2" opacity="${n(0.2 + random.next() * 0.5)}"`,
    );
  });
  const side = w * 0.26;
  const head = path(
    `M${n(rock - side)} ${n(level + 4)}Q${n(rock - side * 0.5)} ${n(level - h * 0.1)} ${n(rock)} ${n(level - h * 0.1)}Q${n(rock + side * 0.5)} ${n(level - h * 0.08)} ${n(rock + side)} ${n(level + 4)}Z`,
    light.mid,
  );
  const hull = 'M-34 0H36L26 18H-24ZM-2 -6V-62L30 -8ZM-6 -6V-50L-28 -8Z';
  return [
    heaven(canvas, seen, light, orbX, h * 0.33),
    ridge(canvas, level - h * 0.015, h * 0.025, light.far, 3),
    water,
    glints,
    head,
    place(rock, 0, 1, lighthouse(0, level - h * 0.095, h * 0.27, light), !left),
    ridge(canvas, h * 0.76, h * 0.018, light.mid, 6),
    place(boat, h * 0.745, h / 520, path(hull, '#fff6e6') + path('M-34 0H36L26 18H-24Z', '#b93818')),
    ridge(canvas, h * 0.815, h * 0.02, light.near, 5),
    ridge(canvas, h * 0.92, h * 0.022, seen.sky === 'day' ? light.mid : '#0d0a1a', 4),
  ].join('');
}
