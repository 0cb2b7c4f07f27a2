import { seededRandom } from './random.ts';
import { type Canvas, circle, ellipse, linear, n, type Paint, polygon, radial, rect, repeat, type Stop, stroke } from './svg.ts';

/** Fills the whole canvas with colours from the top down. */
export function sky({ width, height }: Canvas, ...colors: string[]): string {
  const last = Math.max(1, colors.length - 1);
  return rect(0, 0, width, height, linear(colors.map((color, index): Stop => [index / last, color])));
}

export function stars({ width, height, seed }: Canvas, count: number, color = '#fff4e0', depth = 0.6): string {
  const random = seededRandom(seed);
  const unit = Math.min(width, height) / 320;
  return repeat(count, () => {
    const [x, y, size, glow] = [random() * width, random() * height * depth, (0.5 + random() * 1.3) * unit, 0.35 + random() * 0.6];
    return circle(x, y, size, color, `opacity="${glow.toFixed(2)}"`);
  });
}

/** Draws light that fades from a point. */
export const glow = (x: number, y: number, radius: number, color: string, strength = 0.8): string =>
  circle(
    x,
    y,
    radius,
    radial([
      [0, color, strength],
      [0.4, color, strength * 0.38],
      [1, color, 0],
    ]),
  );

export function moon(x: number, y: number, radius: number, color: string): string {
  const seas: [number, number, number][] = [
    [-0.3, -0.25, 0.26],
    [0.25, 0.1, 0.34],
    [-0.2, 0.42, 0.18],
    [0.38, -0.42, 0.12],
  ];
  const shade = seas.map(([dx, dy, size]) => circle(x + dx * radius, y + dy * radius, size * radius, '#5b3a6b', 'opacity=".09"')).join('');
  return glow(x, y, radius * 2.6, color, 0.5) + circle(x, y, radius, color) + shade;
}

/** Draws a cone of light from a point down to a line. */
export function beam(
  x: number,
  y: number,
  [left, right, bottom]: readonly [number, number, number],
  color: string,
  strength = 0.5,
): string {
  const fade = linear([
    [0, color, strength],
    [1, color, 0],
  ]);
  const size = Math.abs(right - left) * 0.05;
  return polygon(
    [
      [x - size, y],
      [x + size, y],
      [right, bottom],
      [left, bottom],
    ],
    fade,
  );
}

/** Draws mist around `level`, `tall` pixels thick. */
export function fog({ width, height, seed }: Canvas, level: number, tall: number, color: string, strength = 0.5): string {
  const random = seededRandom(seed + Math.round(level));
  const band = rect(
    0,
    level - tall,
    width,
    tall * 2,
    linear([
      [0, color, 0],
      [0.5, color, strength],
      [1, color, 0],
    ]),
  );
  const wisp = radial([
    [0, color, strength * 0.7],
    [1, color, 0],
  ]);
  return (
    band +
    repeat(6, () =>
      ellipse(
        random() * width,
        level + (random() - 0.5) * tall,
        (0.18 + random() * 0.3) * Math.max(width, height),
        tall * (0.2 + random() * 0.5),
        wisp,
      ),
    )
  );
}

/** Draws slanting rain. */
export function rain({ width, height, seed }: Canvas, count: number, color: string, slant = 0.22): string {
  const random = seededRandom(seed + 5);
  const unit = Math.min(width, height);
  return repeat(count, () => {
    const [x, y, size] = [random() * width * 1.2, random() * height, unit * (0.03 + random() * 0.07)];
    return stroke(
      `M${n(x)} ${n(y)}l${n(-size * slant)} ${n(size)}`,
      color,
      unit * 0.0028,
      `opacity="${(0.15 + random() * 0.4).toFixed(2)}"`,
    );
  });
}

/** Draws flakes, petals, sparks or dust, larger the nearer they are. */
export function flakes({ width, height, seed }: Canvas, count: number, color: Paint, { size = 1, from = 0, to = 1 } = {}): string {
  const random = seededRandom(seed + 9);
  const unit = (Math.min(width, height) / 240) * size;
  return repeat(count, () => {
    const near = random() ** 3;
    const [x, y] = [random() * width, height * (from + random() * (to - from))];
    return circle(x, y, unit * (0.5 + near * 2.4), color, `opacity="${(0.35 + random() * 0.55).toFixed(2)}"`);
  });
}

/** Draws a plume of steam or smoke rising from (x, y). */
export function smoke(x: number, y: number, tall: number, color: string, { lean = 0.3, seed = 1, strength = 0.5 } = {}): string {
  const random = seededRandom(seed);
  const puff = radial([
    [0, color, strength],
    [0.6, color, strength * 0.5],
    [1, color, 0],
  ]);
  return repeat(14, (index) => {
    const up = index / 13;
    const swing = Math.sin(index * 1.1) * tall * 0.05;
    return circle(x + lean * tall * up ** 1.4 + swing + (random() - 0.5) * tall * 0.05, y - tall * up, tall * (0.05 + up * 0.16), puff);
  });
}

/** Draws a bank of cumulus with a flat foot. */
export function cloud(x: number, y: number, wide: number, fill: Paint, seed = 1, opacity = 1): string {
  const random = seededRandom(seed);
  const puffs = repeat(7, (index) => {
    const along = (index + 0.5) / 7;
    const size = wide * (0.07 + 0.13 * Math.sin(along * Math.PI)) * (0.8 + random() * 0.4);
    return circle(x + (along - 0.5) * wide * 0.86, y - size * 0.75, size, fill);
  });
  return `<g opacity="${opacity}">${puffs}${rect(x - wide / 2, y - wide * 0.09, wide, wide * 0.09, fill, wide * 0.045)}</g>`;
}

/** Darkens the edges, so that people look at the middle of the picture. */
export function vignette({ width, height }: Canvas, color = '#0b0616', strength = 0.42): string {
  return rect(
    0,
    0,
    width,
    height,
    radial([
      [0.55, color, 0],
      [1, color, strength],
    ]),
  );
}
