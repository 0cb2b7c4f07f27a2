import { circle, ellipse, linear, n, path, place, radial, repeat, stroke } from './svg.ts';

export interface Wings {
  light: string;
  mid: string;
  dark: string;
  eye: string;
}

function wing({ light, mid, dark, eye }: Wings): string {
  const upper = 'M3 -14C10 -46 46 -66 92 -62C98 -60 97 -54 94 -50C96 -44 92 -40 90 -36C88 -22 70 -8 40 -2C22 2 8 0 3 -4Z';
  const lower = 'M4 -4C20 2 48 2 62 14C70 24 66 40 58 46C54 54 46 58 40 52C32 56 24 50 20 42C10 30 4 16 3 4Z';
  const veins = repeat(6, (index) =>
    stroke(`M6 -10Q${n(34 - index * 2)} ${n(-34 + index * 6)} ${n(90 - index * 6)} ${n(-58 + index * 10)}`, dark, 0.7, 'opacity=".45"'),
  );
  const scallops = repeat(9, (index) => circle(86 - index * 5.6, -42 + index * 4.6, 2.6, dark, 'opacity=".55"'));
  return [
    path(
      lower,
      linear([
        [0, mid],
        [1, dark],
      ]),
    ),
    stroke('M8 10Q34 12 58 26M8 16Q28 26 44 42', light, 1.2, 'opacity=".5"'),
    circle(42, 26, 8.4, dark) + circle(42, 26, 6, eye) + circle(42, 26, 3, dark) + circle(40.6, 24.6, 1.1, '#fff'),
    path(
      upper,
      linear(
        [
          [0, light],
          [0.55, mid],
          [1, dark],
        ],
        'slant',
      ),
    ),
    veins,
    stroke('M30 -50Q40 -22 34 -2M44 -56Q56 -26 50 -4', dark, 1.6, 'opacity=".5"'),
    stroke('M72 -63Q80 -40 70 -14', light, 2.2, 'opacity=".7"'),
    scallops,
    circle(52, -38, 10, dark) + circle(52, -38, 7.4, eye) + circle(52, -38, 3.8, dark) + circle(50, -40, 1.4, '#fff'),
  ].join('');
}

/** Draws a moth with spread wings seen from above; `wide` is the span in pixels. */
export function moth(x: number, y: number, wide: number, wings: Wings, turn = 0): string {
  const side = wing(wings);
  const fur = linear([
    [0, wings.light],
    [0.4, wings.mid],
    [1, wings.dark],
  ]);
  const feather = (flip: number) =>
    stroke(`M${flip * 2} -24Q${flip * 10} -40 ${flip * 20} -44`, wings.dark, 1.4) +
    repeat(6, (index) =>
      stroke(
        `M${n(flip * (4 + index * 2.6))} ${n(-29 - index * 2.8)}l${flip * 4} 1.5M${n(flip * (4 + index * 2.6))} ${n(-29 - index * 2.8)}l${flip * -0.5} -4`,
        wings.dark,
        0.8,
      ),
    );
  const body = [
    side,
    `<g transform="scale(-1 1)">${side}</g>`,
    feather(1) + feather(-1),
    ellipse(0, 16, 6, 24, fur),
    repeat(5, (index) => stroke(`M-5 ${8 + index * 6}Q0 ${11 + index * 6} 5 ${8 + index * 6}`, wings.dark, 1, 'opacity=".6"')),
    ellipse(0, -10, 8, 12, fur),
    circle(-3.4, -21, 3, wings.dark) + circle(3.4, -21, 3, wings.dark),
  ].join('');
  return place(x, y, wide / 200, body, { turn });
}

/** Draws a moth that is too far away for its pattern: two wings and a body. */
export const farMoth = (x: number, y: number, wide: number, tone: string, turn = 0, opacity = 1): string =>
  place(
    x,
    y,
    wide / 200,
    path(
      'M0 -10C20 -60 70 -70 96 -56C90 -20 60 0 30 2C50 10 56 30 40 44C20 44 6 24 0 6C-6 24 -20 44 -40 44C-56 30 -50 10 -30 2C-60 0 -90 -20 -96 -56C-70 -70 -20 -60 0 -10Z',
      tone,
    ),
    { turn, opacity },
  );

/** Draws dust in the light around (x, y), in a ring. */
export const motes = (x: number, y: number, reach: number, color: string, count: number): string =>
  repeat(count, (index) => {
    const [angle, far] = [index * 2.399, Math.sqrt((index + 1) / count)];
    const spark = radial([
      [0, color, 1],
      [1, color, 0],
    ]);
    return circle(x + Math.cos(angle) * reach * far, y + Math.sin(angle) * reach * far * 0.9, reach * 0.016 * (1 + (index % 3)), spark);
  });
