import { circle, ellipse, n, type Paint, path, place, stroke } from './svg.ts';

type Limb = readonly [jointX: number, jointY: number, endX: number, endY: number];

interface Pose {
  arms: readonly [Limb, Limb];
  legs: readonly [Limb, Limb];
}

/** In units of a hundredth of the person's height, feet at 0, facing right. */
const POSES = {
  stand: {
    arms: [
      [-13, -64, -11, -48],
      [13, -64, 12, -48],
    ],
    legs: [
      [-4.5, -26, -5, -2],
      [4.5, -26, 5, -2],
    ],
  },
  walk: {
    arms: [
      [-14, -66, -8, -52],
      [12, -66, 18, -55],
    ],
    legs: [
      [-6, -26, -15, -4],
      [8, -28, 12, -2],
    ],
  },
  reach: {
    arms: [
      [-13, -64, -10, -49],
      [20, -80, 30, -93],
    ],
    legs: [
      [-5, -26, -7, -2],
      [5, -26, 7, -2],
    ],
  },
  hold: {
    arms: [
      [-6, -66, 10, -64],
      [15, -68, 22, -64],
    ],
    legs: [
      [-4.5, -26, -5, -2],
      [4.5, -26, 5, -2],
    ],
  },
  haul: {
    arms: [
      [2, -84, 14, -98],
      [17, -90, 16, -108],
    ],
    legs: [
      [-9, -28, -16, -2],
      [6, -28, 11, -2],
    ],
  },
  open: {
    arms: [
      [-22, -72, -33, -84],
      [22, -72, 33, -84],
    ],
    legs: [
      [-5, -26, -8, -2],
      [5, -26, 8, -2],
    ],
  },
  umbrella: {
    arms: [
      [-13, -64, -10, -50],
      [16, -66, 11, -78],
    ],
    legs: [
      [-4.5, -26, -5, -2],
      [4.5, -26, 6, -2],
    ],
  },
} as const satisfies Record<string, Pose>;

const COATS = {
  coat: 'M-4 -86C-8 -84 -12 -83 -12.8 -76L-10 -57L-14 -20Q0 -16 14 -20L10 -57L12.8 -76C12 -83 8 -84 4 -86Z',
  gown: 'M-3 -86C-7 -84 -10 -83 -10.5 -76L-6.5 -60C-9 -48 -17 -22 -21 -1Q0 4 21 -1C17 -22 9 -48 6.5 -60L10.5 -76C10 -83 7 -84 3 -86Z',
  suit: 'M-4 -86C-9 -84 -13 -83 -13.5 -75L-9.5 -57L-10 -44L10 -44L9.5 -57L13.5 -75C13 -83 9 -84 4 -86Z',
  robe: 'M-4 -86C-11 -84 -16 -81 -17 -74L-13 -56L-24 -1Q0 5 26 -1L13 -56L17 -74C16 -81 11 -84 4 -86Z',
  apron: 'M-4 -86C-8 -84 -12 -83 -12.5 -76L-9 -57L-15 -18Q0 -14 15 -18L9 -57L12.5 -76C12 -83 8 -84 4 -86Z',
} as const;

const HAIR = {
  short: 'M-7 -93C-8 -103 7 -104 7 -94L5 -97Q0 -99 -4 -96L-5.5 -90Z',
  bun: 'M-7 -91C-8 -103 7 -104 7 -94L5 -97Q0 -99 -4 -95L-5 -89ZM-4 -101a5 5 0 1 1 -6 -2Z',
  long: 'M-7 -91C-9 -104 8 -105 7.4 -93L5 -97Q0 -98 -3 -95C-4 -86 -4 -78 -7 -71C-11 -72 -12 -76 -11 -80Z',
  braid: 'M-7 -91C-8 -103 7 -104 7 -94L5 -97Q0 -99 -4 -95C-5 -84 -7 -72 -8 -58L-11 -60C-11 -72 -10 -84 -7 -91Z',
  hat: 'M-13 -95Q0 -92 13 -95L7.5 -97L6.5 -105Q0 -107 -6.5 -105L-7.5 -97Z',
  cap: 'M-7.5 -94C-8 -104 7 -104 7.5 -96L12 -94L7 -94Z',
  hood: 'M-10 -82C-12 -104 8 -108 8.5 -92C5 -100 -3 -100 -3 -90L4 -84Z',
  crown: 'M-7 -96L-8.5 -107L-3.5 -102L0 -109L3.5 -102L8.5 -107L7 -96Z',
  veil: 'M-13 -66C-12 -84 -11 -106 1 -105C9 -104 8 -96 6 -92C0 -98 -5 -90 -4 -66Z',
} as const;

export interface Look {
  tone: Paint;
  /** Colours that differ from the coat: skin and hair, trousers. */
  skin?: Paint;
  hair?: Paint;
  legs?: string;
  pose?: keyof typeof POSES;
  coat?: keyof typeof COATS;
  head?: keyof typeof HAIR;
  /** A bright edge on the side from which light falls. */
  rim?: string;
  from?: 'left' | 'right';
  flip?: boolean;
}

const limb = ([jx, jy, ex, ey]: Limb, x: number, y: number, color: string, width: number): string =>
  stroke(`M${x} ${y}L${jx} ${jy}L${ex} ${ey}`, color, width);

const colorOf = (paint: Paint): string => (typeof paint === 'string' ? paint : paint.url);

function figure({ tone, skin = tone, hair = tone, legs, pose = 'stand', coat = 'coat', head = 'short' }: Look): string {
  const { arms, legs: steps } = POSES[pose];
  const cloth = colorOf(tone);
  const long = coat === 'gown' || coat === 'robe';
  const below = long
    ? ''
    : steps
        .map(
          (step, side) => limb(step, side ? 4.5 : -4.5, -45, legs ?? cloth, 7) + ellipse(step[2] + 2, step[3] + 0.6, 4.6, 2, legs ?? cloth),
        )
        .join('');
  const hands = skin === tone ? '' : arms.map(([, , x, y]) => circle(x, y, 2.7, skin)).join('');
  return [
    limb(arms[0], -10.5, -78, cloth, 5.4),
    below,
    path('M-2.8 -90L-3.6 -82L3.6 -82L2.8 -90Z', skin),
    path(COATS[coat], tone),
    coat === 'apron' ? path('M-6 -78L6 -78L8 -58L12 -24Q0 -21 -12 -24L-8 -58Z', '#f5ead7', 'opacity=".92"') : '',
    ellipse(0, -93.2, 6, 7.2, skin),
    path(HAIR[head], hair),
    limb(arms[1], 10.5, -78, cloth, 5.4),
    hands,
  ].join('');
}

/** Draws a person standing at (x, ground), `tall` pixels from sole to crown. */
export function person(x: number, ground: number, tall: number, look: Look): string {
  const side = (look.from === 'right') === Boolean(look.flip) ? -1.3 : 1.3;
  const edge = look.rim ? place(side, -0.8, 1, figure({ ...look, tone: look.rim, skin: look.rim, hair: look.rim, legs: look.rim })) : '';
  return place(x, ground, tall / 100, edge + figure(look), { flip: look.flip });
}

/** Draws a person sitting sideways, facing right, the seat at (x, y); `size` is their height when standing. */
export function sitter(x: number, y: number, size: number, { tone, skin = tone, hair = tone, legs, head = 'short', flip }: Look): string {
  const cloth = colorOf(tone);
  const body = [
    stroke('M-2 0L20 -1L21 26', legs ?? cloth, 8),
    ellipse(24, 27, 5, 2.2, legs ?? cloth),
    path('M-9 4C-13 -10 -12 -34 -4 -38L6 -38C12 -34 11 -12 9 4Z', tone),
    `<g transform="translate(2 48)">${path('M-2.8 -90L-3.6 -82L3.6 -82L2.8 -90Z', skin)}${ellipse(0, -93.2, 6, 7.2, skin)}${path(HAIR[head], hair)}</g>`,
    stroke('M4 -32L9 -16L22 -12', cloth, 5.2),
    skin === tone ? '' : circle(22, -12, 2.7, skin),
  ].join('');
  return place(x, y, size / 100, body, { flip });
}

const FACE =
  'M-14 2C-14 -13 -20 -22 -22 -34C-26 -54 -16 -70 4 -70C18 -70 25 -62 26 -54C26.6 -50 25.4 -48 26.6 -45L32 -35.5C32.6 -33.4 30.4 -32.4 27.6 -32L28.4 -28.6C29.8 -27.6 29.6 -26 27.8 -25.2C29.4 -24.2 29.2 -22 27.6 -21C26.2 -19.4 27.8 -17 26.6 -13.4C24.8 -8.6 16 -9 10 -11.4C8 -6 8.6 -2 10 2Z';

const CROWNS = {
  short: 'M-20 -26C-32 -54 -18 -78 6 -76C20 -76 30 -66 26 -55C16 -64 8 -60 2 -54C2 -48 -2 -44 -4 -38L-8 -30L-12 -24Z',
  waves:
    'M-15 -12C-34 -30 -30 -76 4 -76C20 -77 29 -66 26 -55C16 -63 6 -58 0 -48C-2 -38 -6 -34 -4 -22C-2 -10 -10 6 -22 10C-34 8 -36 -2 -30 -10C-24 -12 -18 -12 -15 -12Z',
  bun: 'M-18 -22C-32 -50 -20 -77 5 -76C20 -76 29 -66 26 -55C14 -64 4 -56 -2 -46C-4 -36 -8 -30 -14 -22ZM-22 -50a13 13 0 1 1 -8 -20Z',
  bob: 'M-17 -14C-32 -44 -24 -78 5 -77C22 -77 30 -66 26.6 -53C18 -60 10 -58 4 -50C4 -38 6 -26 2 -14C-4 -8 -12 -8 -17 -14Z',
} as const;

/** Draws head and shoulders from the side, facing right; (x, y) is the foot of the neck, `size` the height of the head. */
export function profile(
  x: number,
  y: number,
  size: number,
  look: { skin: Paint; hair: Paint; coat: Paint; crown: keyof typeof CROWNS; rim?: string; flip?: boolean; turn?: number },
): string {
  const shoulders = 'M-58 70C-56 26 -40 10 -15 -2L-4 8L10 -3C26 6 44 22 48 70Z';
  const edge = look.rim ? place(1.6, -0.8, 1, path(FACE, look.rim) + path(shoulders, look.rim)) : '';
  const body = [
    edge,
    path(FACE, look.skin),
    path('M-6 -38C-2 -42 2 -38 0 -32C-2 -29 -6 -31 -6 -38Z', '#000', 'opacity=".1"'),
    path(CROWNS[look.crown], look.hair),
    path(shoulders, look.coat),
    stroke('M15 -43Q20 -40 24 -43.5', '#1a0d1c', 1.5, 'opacity=".75"'),
  ].join('');
  return place(x, y, size / 70, body, { flip: look.flip, turn: look.turn });
}

/** Draws an open umbrella, its handle's foot at (x, y). */
export function umbrella(x: number, y: number, wide: number, fill: Paint, shade: string): string {
  const canopy = `M-50 -40C-46 -82 46 -82 50 -40Q42 -47 33 -40Q25 -47 16.5 -40Q8 -47 0 -40Q-8 -47 -16.5 -40Q-25 -47 -33 -40Q-42 -47 -50 -40Z`;
  const ribs = stroke(
    'M0 -72Q-14 -60 -16.5 -40M0 -72Q14 -60 16.5 -40M0 -72Q-34 -66 -33 -40M0 -72Q34 -66 33 -40',
    shade,
    0.9,
    'opacity=".6"',
  );
  return place(x, y, wide / 100, stroke('M0 -78L0 0', shade, 2) + path(canopy, fill) + ribs);
}

/** Draws the shadow of a person at (x, y) on flat ground. */
export const shadow = (x: number, y: number, wide: number, strength = 0.35): string =>
  ellipse(x, y, wide, wide * 0.16, '#08040f', `opacity="${n(strength)}"`);
