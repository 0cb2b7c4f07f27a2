import { type Canvas, circle, linear, n, type Paint, type Point, path, place, polygon, rect, repeat, stroke } from './svg.ts';

/** Draws a river that winds from `from` on the skyline down to the near edge, wider as it comes. */
export function river({ height }: Canvas, from: Point, to: number, wide: number, fill: Paint): string {
  const [x, y] = from;
  const deep = height - y;
  const left = `C${n(x + wide * 0.9)} ${n(y + deep * 0.2)} ${n(x - wide * 1.3)} ${n(y + deep * 0.34)} ${n(to - wide * 0.9)} ${n(y + deep * 0.6)} S${n(to - wide * 0.8)} ${n(height)} ${n(to - wide * 0.7)} ${n(height)}`;
  const right = `L${n(to + wide * 0.9)} ${n(height)} C${n(to + wide * 0.9)} ${n(height)} ${n(to + wide * 0.7)} ${n(y + deep * 0.72)} ${n(to + wide * 0.1)} ${n(y + deep * 0.58)} S${n(x + wide * 1.5)} ${n(y + deep * 0.2)} ${n(x + wide * 0.05)} ${n(y)}`;
  return path(`M${n(x)} ${n(y)} ${left} ${right} Z`, fill);
}

/** Draws a flag on its pole, blown by the wind. */
export const flag = (x: number, ground: number, tall: number, cloth: string, pole: string, flip = false): string =>
  place(
    x,
    ground,
    tall / 100,
    stroke('M0 0V-100', pole, 2.6) +
      path(
        'M1 -99Q20 -108 34 -99T64 -98L56 -80L64 -62Q48 -56 34 -63T1 -62Z',
        linear([
          [0, cloth],
          [1, cloth, 0.82],
        ]),
      ) +
      path('M34 -99Q44 -92 64 -98L56 -80L64 -62Q48 -56 34 -63Z', '#000', 'opacity=".14"') +
      circle(0, -102, 3, '#f4cf7a'),
    { flip },
  );

/** Draws a soldier's tent with an open entrance. */
export const tent = (x: number, ground: number, wide: number, cloth: string, shade: string): string =>
  place(
    x,
    ground,
    wide / 100,
    polygon(
      [
        [-52, 0],
        [0, -66],
        [52, 0],
      ],
      cloth,
    ) +
      polygon(
        [
          [0, -66],
          [52, 0],
          [16, 0],
        ],
        shade,
        'opacity=".7"',
      ) +
      polygon(
        [
          [0, -60],
          [14, 0],
          [-14, 0],
        ],
        '#1c1014',
      ) +
      polygon(
        [
          [0, -60],
          [-14, 0],
          [-22, 0],
        ],
        '#fff',
        'opacity=".35"',
      ) +
      stroke('M0 -66V-78', shade, 3) +
      stroke('M-52 0l-10 5M52 0l10 5', shade, 1.6),
  );

/** Draws a folded sheet with a river and hills on it; (x, y) is its middle. */
export function map(
  x: number,
  y: number,
  wide: number,
  { sheet, fold, ink, water }: { sheet: string; fold: string; ink: string; water: string },
  turn = 0,
): string {
  const folds = repeat(4, (index) =>
    rect(
      -60 + index * 30,
      -40,
      30,
      80,
      linear(
        index % 2
          ? [
              [0, fold],
              [1, sheet],
            ]
          : [
              [0, sheet],
              [1, fold],
            ],
        'across',
      ),
    ),
  );
  const hills = repeat(3, (index) => stroke(`M${-48 + index * 12} ${-18 + index * 5}l6 -10l6 10`, ink, 1.6));
  const body = [
    folds,
    stroke('M14 -40C-10 -22 24 -4 2 12S-8 34 -4 40', water, 6),
    hills,
    circle(34, 16, 10, 'none', `stroke="${ink}" stroke-width="1.2"`) + circle(34, 16, 5, 'none', `stroke="${ink}" stroke-width="1.2"`),
    stroke('M-44 22L-20 14L4 24L30 -14L48 -26', '#b8423a', 1.8, 'stroke-dasharray="4 3"'),
    rect(-60, -40, 120, 80, 'none', 0, `stroke="${ink}" stroke-width="1" opacity=".5"`),
  ].join('');
  return place(x, y, wide / 120, body, { turn });
}
