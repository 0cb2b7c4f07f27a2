import { steps } from '../../art/buildings.ts';
import { room } from '../../art/interiors.ts';
import { ridge } from '../../art/land.ts';
import { glow, sky, vignette } from '../../art/light.ts';
import { person } from '../../art/people.ts';
import type { View } from '../../art/scene.ts';
import { circle, ellipse, linear, path, place, polygon, rect, repeat, stroke } from '../../art/svg.ts';
import { loaf } from '../../art/things.ts';

/** Doris, who is a sourdough. */
function crock(x: number, y: number, scale: number): string {
  return place(
    x,
    y,
    scale,
    [
      path(
        'M-58 0C-70 -40 -64 -84 -44 -92L44 -92C64 -84 70 -40 58 0Q0 12 -58 0Z',
        linear(
          [
            [0, '#d8c4a0'],
            [0.4, '#b08c62'],
            [1, '#5a4436'],
          ],
          'across',
        ),
      ),
      stroke('M-60 -66Q0 -56 60 -66M-62 -30Q0 -20 62 -30', '#4a6f8a', 4),
      ellipse(0, -92, 46, 9, '#efffe8'),
      path(
        'M-44 -92C-50 -112 -30 -124 -14 -116C-8 -132 20 -130 22 -116C40 -122 50 -106 44 -92Q0 -82 -44 -92Z',
        linear([
          [0, '#fffbe6'],
          [1, '#d9cf9e'],
        ]),
      ),
      circle(-16, -106, 4, '#c9bd8a') + circle(10, -112, 6, '#c9bd8a') + circle(26, -102, 3, '#c9bd8a'),
      stroke('M-10 -140q8 -12 0 -24t6 -22M14 -142q8 -10 2 -22', '#dff7e4', 3, 'opacity=".55"'),
    ].join(''),
  );
}

export function cellar({ canvas, w, h, s }: View): string {
  const [x, y] = [w * 0.6, h * 0.86];
  return [
    sky(canvas, '#0d1426', '#16233a', '#0b101f'),
    repeat(7, (row) =>
      repeat(12, (column) =>
        rect(
          (column - (row % 2) / 2) * w * 0.09,
          row * h * 0.11,
          w * 0.086,
          h * 0.1,
          '#28405a',
          5,
          `opacity="${0.25 + ((row * 5 + column * 3) % 7) / 22}"`,
        ),
      ),
    ),
    steps(w * 0.2, h * 0.06, h * 0.86, w * 0.3, 11, '#7f90a0', '#22344a'),
    polygon(
      [
        [w * 0.13, 0],
        [w * 0.27, 0],
        [w * 0.48, h * 0.9],
        [w * 0.02, h * 0.9],
      ],
      linear([
        [0, '#ffcf85', 0.55],
        [1, '#ffcf85', 0],
      ]),
    ),
    person(w * 0.22, h * 0.58, s * 0.42, { tone: '#241c38', rim: '#ffcf85', coat: 'apron', pose: 'hold', head: 'bun' }),
    rect(
      0,
      h * 0.84,
      w,
      h * 0.16,
      linear([
        [0, '#1b2436'],
        [1, '#0a0d18'],
      ]),
    ),
    glow(x, y - s * 0.34, s * 0.66, '#a9f2c5', 0.6),
    crock(x, y, s / 210),
    repeat(9, (index) =>
      circle(
        x + Math.sin(index * 2.1) * s * 0.32,
        y - s * (0.5 + (index % 4) * 0.09),
        s * 0.006 * (1 + (index % 3)),
        '#d6ffe4',
        'opacity=".8"',
      ),
    ),
    vignette(canvas, '#04060e', 0.6),
  ].join('');
}

export function gustav({ canvas, w, h, s }: View): string {
  const x = w * 0.6;
  return [
    room(
      canvas,
      h * 0.82,
      linear([
        [0, '#4a2432'],
        [1, '#2c1524'],
      ]),
      linear([
        [0, '#5a3026'],
        [1, '#25121a'],
      ]),
      '#1b0c12',
    ),
    glow(x, h * 0.55, h * 0.95, '#ff8a3a', 0.6),
    place(
      x,
      h * 0.84,
      s / 230,
      [
        path(
          'M-110 0L-110 -110C-110 -176 110 -176 110 -110L110 0Z',
          linear([
            [0, '#b5654a'],
            [1, '#6d3430'],
          ]),
        ),
        repeat(6, (row) =>
          repeat(9, (column) =>
            rect(
              -106 + (column - (row % 2) / 2) * 25,
              -20 - row * 21,
              23,
              18,
              '#000',
              2,
              `opacity="${0.05 + ((row * 3 + column * 5) % 6) / 40}"`,
            ),
          ),
        ),
        path('M-62 -20L-62 -72C-62 -116 62 -116 62 -72L62 -20Z', '#2a1014'),
        path(
          'M-54 -20L-54 -70C-54 -106 54 -106 54 -70L54 -20Z',
          linear([
            [0, '#ff7a2c'],
            [0.6, '#ffc04d'],
            [1, '#fff0a8'],
          ]),
        ),
        loaf(-26, -24, 40, '#9a4f20', '#ffe0a0') + loaf(22, -24, 44, '#8a4219', '#ffe0a0') + loaf(-2, -40, 38, '#6f3414', '#ffce7a'),
        rect(-70, -18, 140, 9, '#3a1a1c', 2),
        rect(30, -240, 34, 90, '#6d3430'),
      ].join(''),
    ),
    person(w * 0.24, h * 0.95, s * 0.8, {
      tone: '#3d2036',
      skin: '#8a4a3a',
      hair: '#2a1624',
      rim: '#ff9a4a',
      coat: 'apron',
      head: 'bun',
      pose: 'reach',
    }),
    stroke(`M${w * 0.33} ${h * 0.28}L${x - s * 0.1} ${h * 0.66}`, '#c99a5e', s * 0.016),
    repeat(26, (index) =>
      circle(
        x + Math.sin(index * 1.9) * s * 0.34,
        h * (0.2 + ((index * 13) % 50) / 100),
        s * 0.003 * (1 + (index % 3)),
        '#ffd27a',
        'opacity=".85"',
      ),
    ),
    ridge(canvas, h * 0.97, h * 0.01, 2, '#1b0c12'),
    vignette(canvas, '#14060a', 0.6),
  ].join('');
}
