import { circle, ellipse, n, place, polygon, repeat } from './svg.ts';

/** Draws lines of equal height around a hill. */
export const contours = (x: number, y: number, wide: number, count: number, ink: string): string =>
  repeat(count, (index) =>
    ellipse(
      x + index * wide * 0.02,
      y - index * wide * 0.012,
      (wide / 2) * (1 - index / (count + 1)),
      wide * 0.19 * (1 - index / (count + 1)),
      'none',
      `stroke="${ink}" stroke-width="${n(Math.max(1, wide * 0.008))}" opacity=".55"`,
    ),
  );

/** Draws a compass rose. */
export function compassRose(x: number, y: number, radius: number, ink: string, north: string): string {
  const point = (turn: number, long: number, tone: string) =>
    `<g transform="rotate(${turn})">${polygon(
      [
        [0, -long],
        [14, -14],
        [0, 0],
      ],
      tone,
    )}${polygon(
      [
        [0, -long],
        [-14, -14],
        [0, 0],
      ],
      tone,
      'opacity=".6"',
    )}</g>`;
  return place(
    x,
    y,
    radius / 100,
    circle(0, 0, 78, 'none', `stroke="${ink}" stroke-width="3"`) +
      [45, 135, 225, 315].map((turn) => point(turn, 62, ink)).join('') +
      [90, 180, 270].map((turn) => point(turn, 92, ink)).join('') +
      point(0, 110, north),
  );
}
