import { seededRandom } from './random.ts';
import { type Canvas, circle, ellipse, linear, n, type Paint, path, place, radial, rect, repeat, stroke } from './svg.ts';

/** Draws a planet's limb rising over the lower edge, lit from above, with air about it. */
export function planet(x: number, y: number, radius: number, ground: Paint, air: string): string {
  const halo = circle(
    x,
    y,
    radius * 1.12,
    radial([
      [0.86, air, 0.75],
      [0.93, air, 0.25],
      [1, air, 0],
    ]),
  );
  const night = circle(
    x,
    y,
    radius,
    linear([
      [0, '#000', 0],
      [0.35, '#05030f', 0.25],
      [0.8, '#05030f', 0.85],
    ]),
  );
  return halo + circle(x, y, radius, ground) + night;
}

/** Draws bands of cloud over a planet. */
export function bands(x: number, y: number, radius: number, color: string, seed: number, count = 26): string {
  const random = seededRandom(seed);
  return repeat(count, () => {
    const [turn, down] = [(random() - 0.5) * 1.4, 0.9 + random() * 0.09];
    const [cx, cy] = [x + Math.sin(turn) * radius * down, y - Math.cos(turn) * radius * down];
    return place(cx, cy, 1, ellipse(0, 0, radius * (0.02 + random() * 0.08), radius * 0.004 * (1 + random() * 2), color), {
      turn: (turn * 180) / Math.PI,
      opacity: 0.25 + random() * 0.4,
    });
  });
}

/** Draws an orbit: a tilted ring, its far or its near half. */
export const orbit = (x: number, y: number, rx: number, ry: number, half: 'far' | 'near', color: string, pen: number): string =>
  stroke(
    `M${n(x - rx)} ${n(y)}A${n(rx)} ${n(ry)} 0 0 ${half === 'far' ? 1 : 0} ${n(x + rx)} ${n(y)}`,
    color,
    pen,
    'opacity=".55" stroke-dasharray="1 9"',
  );

/** Draws a small station: a round body with lit ports, two sails of cells, a dish, and a net before it. */
export function station(
  x: number,
  y: number,
  wide: number,
  tones: { hull: string; shade: string; cell: string; light: string; net: string },
): string {
  const sail = (side: number) =>
    rect(side < 0 ? -112 : 40, -3, 72, 6, tones.shade) +
    repeat(
      2,
      (index) =>
        rect(side < 0 ? -116 + index * 36 : 46 + index * 36, -30, 32, 60, tones.cell, 2) +
        stroke(
          `M${side < 0 ? -108 + index * 36 : 54 + index * 36} -30v60m8 -60v60m8 -60v60M${side < 0 ? -116 + index * 36 : 46 + index * 36} -10h32m-32 20h32`,
          tones.net,
          0.8,
          'opacity=".5"',
        ),
    );
  const mesh =
    repeat(7, (index) =>
      stroke(`M${-27 + index * 9} 54Q${n((-27 + index * 9) * 1.5)} 78 ${n((-27 + index * 9) * 1.9)} 98`, tones.net, 0.9),
    ) +
    repeat(4, (index) =>
      stroke(`M${-31 - index * 7} ${60 + index * 12}Q0 ${70 + index * 12} ${31 + index * 7} ${60 + index * 12}`, tones.net, 0.9),
    );
  const hull = linear(
    [
      [0, tones.hull],
      [0.55, tones.hull],
      [1, tones.shade],
    ],
    'slant',
  );
  const body = [
    sail(-1) + sail(1),
    mesh,
    path('M-30 54L30 54L36 40L-36 40Z', tones.shade),
    path('M-38 -24C-38 -46 38 -46 38 -24L38 30C38 50 -38 50 -38 30Z', hull),
    rect(-38, -6, 76, 22, tones.shade, 0, 'opacity=".5"'),
    repeat(4, (index) => circle(-27 + index * 18, 5, 6.4, tones.shade) + circle(-27 + index * 18, 5, 4.8, tones.light)),
    stroke('M0 -42L0 -62', tones.shade, 3) +
      path('M-22 -78Q0 -50 22 -78Q0 -70 -22 -78Z', tones.hull) +
      stroke('M0 -64L6 -84', tones.shade, 2) +
      circle(6, -86, 3, tones.light),
    rect(-30, 24, 60, 5, tones.light, 2, 'opacity=".35"'),
  ].join('');
  return place(x, y, wide / 232, body);
}

/** Draws a woollen glove, left or right. */
export const glove = (x: number, y: number, size: number, wool: string, darn: string, shade: string, turn = 0, flip = false): string =>
  place(
    x,
    y,
    size / 100,
    [
      path(
        'M-22 50L22 50L24 20C34 10 44 -2 46 -12C46 -22 36 -22 32 -14L24 -4L22 -42C21 -52 9 -52 9 -42L8 -20L6 -52C5 -61 -7 -61 -7 -52L-8 -20L-12 -48C-14 -56 -25 -54 -24 -45L-22 -10C-26 -30 -38 -34 -38 -24C-36 -8 -30 10 -26 20Z',
        wool,
      ),
      rect(-26, 34, 52, 18, shade, 5),
      repeat(7, (index) => stroke(`M${-20 + index * 6.6} 36v14`, wool, 1.6)),
      stroke('M34 -12l6 6m-9 -2l6 6m-1 -12l-6 12', darn, 2.2),
      repeat(5, (index) => stroke(`M${-18 + index * 8} 10q3 4 6 0`, shade, 1.2, 'opacity=".6"')),
    ].join(''),
    { turn, flip },
  );

/** Small things people let go of, by name; each about 40 units across. */
const SMALL = {
  key: (tone: string) => circle(-12, 0, 9, 'none', `stroke="${tone}" stroke-width="4.4"`) + stroke('M-3 0H22M16 0v8M22 0v7', tone, 4.4),
  spoon: (tone: string) => ellipse(-14, 0, 9, 6.4, tone) + stroke('M-5 0H24', tone, 3.4),
  hat: (tone: string) => path('M-14 6L-12 -16Q0 -20 12 -16L14 6Z', tone) + ellipse(0, 7, 24, 5, tone) + rect(-13, -1, 26, 5, '#7a2f4a'),
  button: (tone: string) =>
    circle(0, 0, 11, tone) +
    circle(0, 0, 8, 'none', 'stroke="#000" stroke-width="1" opacity=".3"') +
    circle(-3, -3, 1.8, '#2a1838') +
    circle(3, -3, 1.8, '#2a1838') +
    circle(-3, 3, 1.8, '#2a1838') +
    circle(3, 3, 1.8, '#2a1838'),
  umbrella: (tone: string) =>
    path('M-24 2C-22 -24 22 -24 24 2Q12 -4 8 2Q0 -4 -8 2Q-12 -4 -24 2Z', tone) + stroke('M0 -18V22q0 6 6 4', '#d9c7a2', 2.4),
  teacup: (tone: string) => path('M-14 -8L14 -8C14 6 8 12 0 12C-8 12 -14 6 -14 -8Z', tone) + stroke('M14 -4C24 -4 22 8 10 7', tone, 3),
  spectacles: (tone: string) =>
    circle(-11, 0, 8, '#bfe6f2', `stroke="${tone}" stroke-width="2.6" fill-opacity=".35"`) +
    circle(11, 0, 8, '#bfe6f2', `stroke="${tone}" stroke-width="2.6" fill-opacity=".35"`) +
    stroke('M-3 -1Q0 -4 3 -1M19 -2L26 -8M-19 -2L-26 -8', tone, 2.6),
  envelope: (tone: string) => rect(-18, -12, 36, 24, tone, 2) + stroke('M-17 -11L0 3L17 -11', '#9a5a4a', 2),
} as const;
export type SmallThing = keyof typeof SMALL;

export const small = (kind: SmallThing, x: number, y: number, size: number, tone: string, turn = 0): string =>
  place(x, y, size / 44, SMALL[kind](tone), { turn });

/** Draws a cloud of different stars with a band of light. */
export function galaxy({ width, height, seed }: Canvas, color: string): string {
  const random = seededRandom(seed + 41);
  const haze = radial([
    [0, color, 0.22],
    [1, color, 0],
  ]);
  return repeat(9, (index) =>
    place(
      width * (0.06 + index * 0.11),
      height * (0.72 - index * 0.075),
      1,
      ellipse(0, 0, width * (0.12 + random() * 0.1), height * (0.06 + random() * 0.07), haze),
      { turn: -30 },
    ),
  );
}
