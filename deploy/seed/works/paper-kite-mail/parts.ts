import { circle, linear, n, path, place, polygon, rect, repeat, stroke } from '../../art/svg.ts';
import { letter } from '../../art/things.ts';

export const RED: readonly [string, string] = ['#e0523f', '#b5352e'];

/** A mail barrow on two wheels, its sack full of letters; `tall` to the top of the sack. */
export const barrow = (x: number, ground: number, tall: number): string =>
  place(
    x,
    ground,
    tall / 90,
    [
      stroke('M-40 -34L-74 -46', '#5a3a2a', 5),
      path(
        'M-44 -36L44 -36L34 -8L-36 -8Z',
        linear([
          [0, '#3f7fa0'],
          [1, '#26587a'],
        ]),
      ),
      path(
        'M-36 -36C-44 -66 -20 -84 0 -78C26 -84 42 -60 36 -36Z',
        linear([
          [0, '#f3e3bd'],
          [1, '#cfb07c'],
        ]),
      ),
      letter(-14, -62, 34, '#fffaf0', '#c9a878', '#c2333a', -22) + letter(14, -66, 34, '#fffaf0', '#c9a878', '#3f7fa0', 14),
      circle(0, -8, 20, 'none', 'stroke="#4a2c22" stroke-width="5"') +
        repeat(8, (index) => stroke(`M0 -8l${n(Math.cos(index * 0.785) * 18)} ${n(Math.sin(index * 0.785) * 18)}`, '#4a2c22', 2)),
    ].join(''),
  );

export const house = (x: number, ground: number, wide: number, roof: string): string =>
  place(
    x,
    ground,
    wide / 100,
    rect(-44, -50, 88, 50, '#fff6e2') +
      rect(0, -50, 44, 50, '#c9b48a', 0, 'opacity=".35"') +
      polygon(
        [
          [-54, -48],
          [-34, -86],
          [34, -86],
          [54, -48],
        ],
        roof,
      ) +
      rect(18, -100, 12, 22, '#9a8a78') +
      rect(-26, -36, 16, 16, '#6f9fb4') +
      rect(8, -36, 16, 36, roof),
  );
