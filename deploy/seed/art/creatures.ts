import { circle, ellipse, linear, n, type Paint, path, place, polygon, rect, repeat, stroke } from './svg.ts';

/** Draws a sitting cat seen from behind; `size` is its height in pixels. */
export function cat(x: number, y: number, size: number, color: string): string {
  return place(
    x,
    y,
    size / 100,
    path('M-26 0C-30 -32 -24 -52 -14 -58L-20 -88L-6 -74L8 -74L22 -88L16 -58C26 -50 30 -30 28 0Z', color) +
      stroke('M24 -4C46 -2 52 -22 44 -36', color, 8),
  );
}

/** Draws a toothed wheel. */
export function gear(x: number, y: number, radius: number, teeth: number, fill: Paint, hole: string, turn = 0): string {
  const cog = repeat(
    teeth,
    (index) =>
      `<g transform="rotate(${n((index * 360) / teeth + turn)})">${polygon(
        [
          [-9, -88],
          [-6, -102],
          [6, -102],
          [9, -88],
        ],
        fill,
      )}</g>`,
  );
  const spokes = repeat(5, (index) => `<g transform="rotate(${n(index * 72 + turn)})">${ellipse(0, -50, 15, 21, hole)}</g>`);
  return place(
    x,
    y,
    radius / 100,
    cog +
      circle(0, 0, 91, fill) +
      circle(0, 0, 84, 'none', `stroke="${hole}" stroke-width="3" opacity=".4"`) +
      spokes +
      circle(0, 0, 17, fill) +
      circle(0, 0, 8, hole),
  );
}

/** Draws the key that winds clockwork. */
export const windingKey = (x: number, y: number, size: number, tone: Paint, turn = 0): string =>
  place(
    x,
    y,
    size / 100,
    path(
      'M-6 0L6 0L6 -50L-6 -50ZM0 -52C-40 -48 -46 -96 -20 -98C-6 -98 -4 -84 0 -78C4 -84 6 -98 20 -98C46 -96 40 -48 0 -52ZM-20 -86C-30 -84 -26 -66 -12 -66C-8 -72 -12 -86 -20 -86ZM20 -86C12 -86 8 -72 12 -66C26 -66 30 -84 20 -86Z',
      tone,
      'fill-rule="evenodd"',
    ),
    { turn },
  );

export interface Brass {
  lit: string;
  mid: string;
  dark: string;
}

const sheen = ({ lit, mid, dark }: Brass): Paint =>
  linear(
    [
      [0, lit],
      [0.5, mid],
      [1, dark],
    ],
    'slant',
  );
const rivets = (points: readonly (readonly [number, number])[], color: string): string =>
  points.map(([x, y]) => circle(x, y, 1.1, color)).join('');

/** Draws a heron of brass, standing; its feet at (x, y), `tall` pixels, its bill to the right. */
export function heron(x: number, y: number, tall: number, brass: Brass): string {
  const metal = sheen(brass);
  const feathers = repeat(5, (index) =>
    stroke(
      `M${n(-22 + index * 5)} ${n(-50 + index * 1.5)}Q${n(-14 + index * 4)} ${n(-40 + index)} ${n(-24 + index * 3)} ${n(-30 + index * 2)}`,
      brass.dark,
      1.1,
    ),
  );
  const body = [
    stroke('M-4 -34L-3 -18L-4 0M4 -34L6 -20L5 0', brass.dark, 1.8),
    stroke('M-10 0L3 0M0 0L13 0', brass.dark, 1.6),
    circle(-3, -18, 2, brass.mid) + circle(6, -20, 2, brass.mid),
    path('M-30 -26C-28 -48 -10 -60 8 -54C18 -50 14 -36 4 -33C-8 -29 -18 -32 -30 -26Z', metal),
    feathers,
    path(
      'M4 -54C14 -60 10 -70 6 -78C2 -88 8 -97 17 -97C23 -97 25 -94 25 -92L50 -88L25 -88C21 -86 15 -86 13 -82C12 -76 22 -66 16 -54C14 -48 6 -46 4 -54Z',
      metal,
    ),
    stroke('M16 -97Q4 -101 -6 -97M15 -96Q6 -97 -2 -92', brass.dark, 1.2),
    repeat(5, (index) => stroke(`M${n(7.5 - index * 0.4)} ${n(-62 - index * 4)}l${n(7 - index * 0.6)} ${n(-2)}`, brass.dark, 0.8)),
    circle(19, -92.4, 2.2, '#fff6da') + circle(19.4, -92.4, 1.1, '#1b1020'),
    circle(-4, -44, 5, brass.dark) + circle(-4, -44, 3.4, brass.lit) + circle(-4, -44, 1.2, brass.dark),
    rivets(
      [
        [-20, -34],
        [-14, -50],
        [6, -48],
        [0, -36],
        [10, -40],
      ],
      brass.lit,
    ),
  ].join('');
  return place(x, y, tall / 100, body);
}

/** Draws an owl of brass on its perch, seen from the front. */
export function owl(x: number, y: number, tall: number, brass: Brass, eye: string): string {
  const scales = repeat(5, (row) =>
    repeat(5 - (row % 2), (column) => stroke(`M${n(-17 + column * 8 + (row % 2) * 4 - 3)} ${n(-46 + row * 8)}q4 7 8 0`, brass.dark, 1.2)),
  );
  const ring = (side: number) =>
    circle(side * 12, -72, 13, brass.dark) +
    circle(side * 12, -72, 10.6, eye) +
    circle(side * 12, -72, 5, '#140b1c') +
    circle(side * 12 - 2, -74, 1.7, '#fff') +
    repeat(8, (index) => circle(side * 12 + Math.cos(index * 0.785) * 11.8, -72 + Math.sin(index * 0.785) * 11.8, 0.8, brass.lit));
  const body = [
    path(
      'M-28 -60C-34 -20 -16 0 0 0C16 0 34 -20 28 -60C30 -76 28 -88 26 -98L12 -90Q0 -93 -12 -90L-26 -98C-28 -88 -30 -76 -28 -60Z',
      sheen(brass),
    ),
    path(
      'M-28 -60C-38 -40 -34 -14 -20 -6C-24 -24 -22 -44 -28 -60ZM28 -60C38 -40 34 -14 20 -6C24 -24 22 -44 28 -60Z',
      brass.dark,
      'opacity=".75"',
    ),
    scales,
    ring(-1) + ring(1),
    polygon(
      [
        [-4, -66],
        [4, -66],
        [0, -56],
      ],
      brass.lit,
    ),
    stroke('M-10 0v5M-6 0v5M6 0v5M10 0v5', brass.dark, 2.4),
  ].join('');
  return place(x, y, tall / 100, body);
}

/** Draws a hound of brass, sitting, facing right. */
export function hound(x: number, y: number, tall: number, brass: Brass, eye: string): string {
  const body = [
    stroke('M-30 -4Q-48 -6 -50 -26', brass.mid, 5),
    path(
      'M-34 0C-40 -24 -26 -40 -14 -50C-6 -58 -4 -66 -4 -76C-4 -90 6 -96 16 -96C24 -96 28 -90 30 -86L46 -80C50 -78 50 -71 46 -69L30 -66C24 -62 22 -56 22 -48C22 -34 22 -16 24 -4L28 0L10 0L8 -24C0 -18 -4 -10 -4 0Z',
      sheen(brass),
    ),
    path('M4 -92C-6 -92 -12 -82 -10 -66C-2 -64 6 -72 8 -84Z', brass.dark),
    stroke('M-6 -56Q8 -50 22 -52', '#7a2f2a', 5) + circle(12, -48, 3.4, brass.lit),
    path('M-30 0C-36 -18 -24 -30 -12 -28C-2 -26 0 -12 -4 0Z', brass.dark, 'opacity=".55"'),
    circle(22, -84, 3.4, eye) + circle(22.8, -84, 1.5, '#140b1c'),
    stroke('M34 -72L46 -72', brass.dark, 1.4) + circle(47, -77, 2.6, '#20131f'),
    circle(-18, -18, 5.4, brass.lit) + circle(-18, -18, 3, brass.dark),
    rivets(
      [
        [0, -60],
        [14, -40],
        [16, -24],
        [18, -8],
        [-26, -8],
      ],
      brass.lit,
    ),
  ].join('');
  return place(x, y, tall / 100, body);
}

/** Draws a mule with a load, facing right; `tall` is the height up to its ears. */
export function mule(x: number, y: number, tall: number, tone: string, load: string, strap: string, flip = false): string {
  const body = [
    stroke('M-34 -40L-36 -20L-34 0M-24 -38L-22 -20L-25 0M20 -40L18 -20L20 0M28 -42L31 -20L30 0', tone, 6.4),
    path(
      'M-42 -46C-44 -66 -20 -66 0 -62C14 -60 24 -66 32 -78L36 -84L34 -100L40 -88L46 -99L46 -84L60 -68C62 -62 58 -58 52 -60L42 -64C38 -54 36 -44 32 -36C10 -30 -24 -30 -40 -36Z',
      tone,
    ),
    stroke('M-42 -50Q-50 -40 -46 -24', tone, 3),
    rect(-26, -78, 20, 18, load, 1.5) + rect(-8, -76, 18, 17, load, 1.5) + rect(-20, -60, 26, 20, load, 1.5),
    stroke('M-16 -80L-10 -38M2 -78L4 -38', strap, 2),
  ].join('');
  return place(x, y, tall / 100, body, { flip });
}

/** Draws a crow or magpie on a perch, facing right. */
export const crow = (x: number, y: number, tall: number, tone: string, breast: string): string =>
  place(
    x,
    y,
    tall / 100,
    path('M-60 6C-40 -20 -30 -60 -4 -78C2 -92 24 -94 30 -80L50 -72L30 -68C30 -40 12 -14 -14 -12Z', tone) +
      path('M8 -60C20 -60 22 -40 6 -24C-4 -28 0 -50 8 -60Z', breast) +
      circle(18, -80, 3, '#fff6da') +
      stroke('M-4 -12L-2 0M4 -14L7 0', tone, 3),
  );
