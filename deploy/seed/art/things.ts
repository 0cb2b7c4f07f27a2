import { circle, ellipse, linear, n, type Paint, path, place, polygon, rect, repeat, stroke } from './svg.ts';

/** Draws a closed book standing or lying; its cover faces the viewer. */
export function book(
  x: number,
  y: number,
  wide: number,
  cover: Paint,
  { mark, page, shade }: { mark: string; page: string; shade: string },
  turn = 0,
): string {
  const body = [
    rect(-34, -98, 74, 98, shade, 3),
    rect(-34, -96, 70, 93, page, 2),
    rect(-38, -100, 72, 98, cover, 3),
    rect(-38, -100, 10, 98, '#000', 3, 'opacity=".22"'),
    rect(-22, -88, 48, 74, 'none', 2, `stroke="${mark}" stroke-width="1.4"`),
    rect(-18, -84, 40, 66, 'none', 1, `stroke="${mark}" stroke-width=".7"`),
  ].join('');
  return place(x, y, wide / 76, body, { turn });
}

/** Draws a book lying open, seen from the reader's side, ruled in `ink`. */
export function openBook(
  x: number,
  y: number,
  wide: number,
  { page, edge, ink, cover }: { page: string; edge: string; ink: string; cover: string },
  rows = 9,
): string {
  const leaf = (side: number) => {
    const sheet = `M0 -44Q${side * 24} -56 ${side * 48} -46L${side * 60} 26Q${side * 30} 14 0 30Z`;
    const lines = repeat(rows, (row) => {
      const down = row / rows;
      const y0 = -38 + down * 62;
      const end = (45 + down * 10) * (row % 3 === 2 ? 0.62 : 0.96);
      return stroke(
        `M${n(side * 4)} ${n(y0)}Q${n(side * end * 0.5)} ${n(y0 - end * 0.18)} ${n(side * end)} ${n(y0 - end * 0.08)}`,
        ink,
        0.8,
        'opacity=".7"',
      );
    });
    return (
      path(
        sheet,
        linear(
          side < 0
            ? [
                [0, page],
                [0.8, page],
                [1, edge],
              ]
            : [
                [0, edge],
                [0.2, page],
                [1, page],
              ],
          'across',
        ),
      ) + lines
    );
  };
  return place(
    x,
    y,
    wide / 124,
    path('M-64 30Q-30 18 0 36Q30 18 64 30L52 -46Q26 -58 0 -48Q-26 -58 -52 -46Z', cover) +
      leaf(-1) +
      leaf(1) +
      stroke('M0 -44V30', edge, 1.4),
  );
}

/** Draws a letter or envelope. */
export const letter = (x: number, y: number, wide: number, paper: string, seam: string, seal: string, turn = 0): string =>
  place(
    x,
    y,
    wide / 100,
    rect(-50, -32, 100, 64, paper, 3) + stroke('M-48 -30L0 8L48 -30M-48 30L-14 -2M48 30L14 -2', seam, 2) + circle(0, 10, 9, seal),
    { turn },
  );

/** Draws a diamond kite with a tail of bows; `tail` is the position of its end, in units of the kite. */
export function kite(
  x: number,
  y: number,
  size: number,
  [light, dark]: readonly [string, string],
  bow: string,
  turn = 0,
  tail = 14,
): string {
  const bows = repeat(5, (index) => {
    const at = (index + 1) / 5;
    const [bx, by] = [Math.sin(at * 5) * tail, 62 + at * 90];
    return (
      polygon(
        [
          [bx, by],
          [bx - 9, by - 5],
          [bx - 9, by + 5],
        ],
        bow,
      ) +
      polygon(
        [
          [bx, by],
          [bx + 9, by - 5],
          [bx + 9, by + 5],
        ],
        bow,
      )
    );
  });
  const line = `M0 60${Array.from({ length: 10 }, (_, index) => `L${n(Math.sin(((index + 1) / 10) * 5) * tail)} ${n(62 + (index + 1) * 9)}`).join('')}`;
  const body = [
    stroke(line, bow, 1.4),
    bows,
    polygon(
      [
        [0, -60],
        [40, -14],
        [0, 60],
        [-40, -14],
      ],
      light,
    ),
    polygon(
      [
        [0, -60],
        [40, -14],
        [0, -14],
      ],
      dark,
    ) +
      polygon(
        [
          [0, -14],
          [-40, -14],
          [0, 60],
        ],
        dark,
      ),
    stroke('M0 -60V60M-40 -14H40', '#fffaf0', 1.6, 'opacity=".7"'),
  ].join('');
  return place(x, y, size / 120, body, { turn });
}

/** Draws a steaming cup. */
export const cup = (x: number, y: number, wide: number, tone: Paint, inside: string): string =>
  place(
    x,
    y,
    wide / 100,
    stroke('M34 -44C62 -48 60 -12 30 -16', typeof tone === 'string' ? tone : tone.url, 9) +
      path('M-40 -60L40 -60C40 -20 28 0 14 0L-14 0C-28 0 -40 -20 -40 -60Z', tone) +
      ellipse(0, -60, 40, 9, inside) +
      ellipse(0, 2, 46, 5, '#000', 'opacity=".18"'),
  );

/** Draws a wine glass. */
export const glass = (x: number, y: number, tall: number, wine: string, rim: string): string =>
  place(
    x,
    y,
    tall / 100,
    path('M-22 -96C-24 -64 -14 -50 0 -50C14 -50 24 -64 22 -96Z', rim, 'opacity=".22"') +
      path('M-22.6 -80C-22 -60 -12 -52 0 -52C12 -52 22 -60 22.6 -80Z', wine) +
      stroke('M-22 -96C-24 -64 -14 -50 0 -50C14 -50 24 -64 22 -96M0 -50V-3M-16 -1Q0 -5 16 -1', rim, 1.8, 'opacity=".85"') +
      ellipse(-12, -78, 2.4, 9, '#fff', 'opacity=".5"'),
  );

/** Draws a bottle on a shelf. */
export const bottle = (x: number, y: number, tall: number, tone: Paint, label: string): string =>
  place(
    x,
    y,
    tall / 100,
    path('M-5 -100L5 -100L5 -72C13 -66 15 -58 15 -50L15 0L-15 0L-15 -50C-15 -58 -13 -66 -5 -72Z', tone) +
      rect(-12, -40, 24, 22, label, 1, 'opacity=".85"') +
      rect(-11, -58, 3, 52, '#fff', 1.5, 'opacity=".28"'),
  );

/** Draws a loaf with its cuts. */
export const loaf = (x: number, y: number, wide: number, crust: Paint, cut: string): string =>
  place(
    x,
    y,
    wide / 100,
    path('M-50 0C-56 -34 -26 -46 0 -46C26 -46 56 -34 50 0Q0 5 -50 0Z', crust) +
      stroke('M-26 -38Q-20 -22 -28 -10M-6 -43Q2 -26 -7 -10M15 -42Q23 -26 14 -10', cut, 4.4),
  );

/** Draws a clock face that shows the given hours and minutes. */
export function clock(
  x: number,
  y: number,
  radius: number,
  face: Paint,
  ink: string,
  rim: string,
  [hours, minutes]: readonly [number, number],
): string {
  const hand = (turn: number, long: number, pen: number) =>
    stroke(`M0 0L${n(Math.sin(turn) * long)} ${n(-Math.cos(turn) * long)}`, ink, pen);
  const marks = repeat(12, (index) => `<g transform="rotate(${index * 30})">${rect(-1.4, -88, 2.8, index % 3 === 0 ? 16 : 9, ink)}</g>`);
  return place(
    x,
    y,
    radius / 100,
    circle(0, 0, 100, rim) +
      circle(0, 0, 92, face) +
      marks +
      hand(((hours % 12) + minutes / 60) * 0.5236, 48, 6) +
      hand(minutes * 0.10472, 74, 4) +
      circle(0, 0, 6, ink),
  );
}
