import { type Canvas, circle, n, type Paint, path, place, polygon, rect, repeat, stroke } from './svg.ts';

export function boat(x: number, y: number, size: number, hull: string, sail: string): string {
  const body = [
    polygon(
      [
        [-46, 0],
        [46, 0],
        [30, 26],
        [-30, 26],
      ],
      hull,
    ),
    rect(-46, 0, 92, 5, '#000', 0, 'opacity=".14"'),
    path('M-2 -8L-2 -92Q-34 -50 -40 -8Z', sail),
    path('M6 -8L6 -76Q34 -40 36 -8Z', sail, 'opacity=".78"'),
    stroke('M2 0L2 -98', hull, 2.4),
  ].join('');
  return place(x, y, size / 100, body);
}

/** Draws a rowing boat from the side, `wide` pixels; its waterline at y. */
export const rowboat = (x: number, y: number, wide: number, hull: Paint, rail: string): string =>
  place(
    x,
    y,
    wide / 100,
    path('M-50 -14Q0 -6 50 -16Q44 4 30 6L-30 6Q-46 4 -50 -14Z', hull) +
      stroke('M-50 -14Q0 -6 50 -16', rail, 2.6) +
      stroke('M-46 -7Q0 0 46 -9', rail, 0.8, 'opacity=".6"'),
  );

/** Draws a rail signal on its mast, one lamp lit. */
export function signal(x: number, ground: number, tall: number, mast: string, lamp: string): string {
  const wide = tall * 0.16;
  return [
    rect(x - wide * 0.12, ground - tall, wide * 0.24, tall, mast),
    repeat(8, (index) => rect(x + wide * 0.12, ground - tall * 0.06 - (index * tall) / 14, wide * 0.3, wide * 0.05, mast)),
    rect(x - wide / 2, ground - tall, wide, tall * 0.36, mast, wide * 0.3),
    circle(x, ground - tall * 0.9, wide * 0.9, lamp, 'opacity=".18"'),
    circle(x, ground - tall * 0.9, wide * 0.28, lamp),
    circle(x, ground - tall * 0.74, wide * 0.28, '#ffffff', 'opacity=".12"'),
  ].join('');
}

/** Draws two rails running to a vanishing point at (x, level). */
export function rails({ width, height }: Canvas, x: number, level: number, color: string): string {
  const sleepers = repeat(9, (index) => {
    const depth = ((index + 1) / 9) ** 2;
    const half = width * 0.26 * depth;
    return rect(x - half, level + (height - level) * depth, half * 2, height * 0.012 * (0.4 + depth), color, 0, 'opacity=".5"');
  });
  return `${sleepers}${stroke(`M${n(x)} ${level}L${n(x - width * 0.2)} ${height}M${n(x)} ${level}L${n(x + width * 0.2)} ${height}`, color, width * 0.006)}`;
}
