import { lamppost, tower } from '../../art/buildings.ts';
import { casement } from '../../art/interiors.ts';
import { mountains } from '../../art/land.ts';
import { flakes, glow, moon, sky, vignette } from '../../art/light.ts';
import { farMoth, moth } from '../../art/moths.ts';
import { person, profile } from '../../art/people.ts';
import type { View } from '../../art/scene.ts';
import { ellipse, linear, place, polygon, rect, repeat, stroke } from '../../art/svg.ts';
import { EMPEROR } from './parts.ts';

export function terraces({ canvas, w, h, s }: View): string {
  const lamps: [number, number, number][] = [
    [0.12, 0.94, 0.5],
    [0.36, 0.82, 0.36],
    [0.54, 0.74, 0.28],
    [0.68, 0.68, 0.22],
    [0.78, 0.64, 0.17],
  ];
  return [
    sky(canvas, '#1a2350', '#4a3f86', '#d98f96', '#f6c9a4'),
    moon(w * 0.88, h * 0.2, s * 0.06, '#fff3dc'),
    mountains(canvas, h * 0.62, h * 0.16, '#5a4a86', 0.55),
    repeat(3, (index) =>
      tower(w * (0.84 + index * 0.06), h * 0.66, w * 0.04, h * (0.3 - (index % 2) * 0.07), {
        wall: '#3a2c66',
        roof: '#241a4a',
        light: '#ffd98a',
      }),
    ),
    repeat(
      4,
      (row) =>
        polygon(
          [
            [0, h * (0.66 + row * 0.09)],
            [w, h * (0.6 + row * 0.1)],
            [w, h],
            [0, h],
          ],
          ['#4a3f78', '#3c3268', '#2c2452', '#1d173c'][row] ?? '#1d173c',
        ) +
        repeat(26, (index) =>
          rect(
            w * (index / 26),
            h * (0.645 + row * 0.09 - (index / 26) * (0.06 - row * 0.01)),
            w * 0.01,
            h * 0.03,
            ['#4a3f78', '#3c3268', '#2c2452', '#1d173c'][row] ?? '#1d173c',
          ),
        ),
    ),
    lamps
      .map(
        ([x, y, tall]) =>
          glow(w * x, h * (y - tall), h * tall * 0.6, '#ffd98a', 0.85) +
          lamppost(w * x, h * y, h * tall * 0.93, '#120e2a', '#fff0c0') +
          repeat(6, (index) =>
            farMoth(
              w * x + Math.sin(index * 2.2) * h * tall * 0.3,
              h * (y - tall) + Math.cos(index * 1.7) * h * tall * 0.2,
              h * tall * 0.08,
              '#fff6e4',
              index * 50,
            ),
          ),
      )
      .join(''),
    person(w * 0.437, h * 0.9, s * 0.42, {
      tone: '#2a1838',
      rim: '#ffdf9c',
      from: 'left',
      pose: 'reach',
      coat: 'coat',
      head: 'short',
      flip: true,
    }),
    flakes(canvas, 30, '#fff6e4', { size: 0.7, from: 0.2, to: 0.9 }),
    vignette(canvas, '#0b0720', 0.45),
  ].join('');
}

export function firstFrost({ canvas, w, h, s }: View): string {
  return [
    rect(
      0,
      0,
      w,
      h,
      linear([
        [0, '#3a2f5e'],
        [1, '#221a3e'],
      ]),
    ),
    casement(
      { x: w * 0.2, y: h * 0.08, width: w * 0.6, height: h * 0.62 },
      [4, 3],
      linear([
        [0, '#a9c9ea'],
        [0.6, '#e9d6e6'],
        [1, '#ffe9cf'],
      ]),
      '#2a2046',
      mountains({ ...canvas, width: w, height: h * 0.7 }, h * 0.6, h * 0.14, '#c3b4dc', 0.5),
    ),
    repeat(12, (index) =>
      place(
        w * (0.2 + 0.05 * index),
        h * (index % 2 ? 0.7 : 0.08),
        s / 260,
        repeat(
          5,
          (arm) =>
            `<g transform="rotate(${-60 + arm * 30 + (index % 2 ? 0 : 180)})">${stroke('M0 0V-50M0 -20l8 -9M0 -20l-8 -9M0 -34l6 -7M0 -34l-6 -7', '#ffffff', 2, 'opacity=".6"')}</g>`,
        ),
      ),
    ),
    rect(
      0,
      h * 0.76,
      w,
      h * 0.24,
      linear([
        [0, '#4a3a6a'],
        [1, '#1a1330'],
      ]),
    ),
    profile(w * 0.38, h * 0.84, h * 0.44, {
      skin: '#d9a184',
      hair: linear([
        [0, '#5a2a3a'],
        [1, '#2c1424'],
      ]),
      coat: linear([
        [0, '#8a4a6a'],
        [1, '#4a2648'],
      ]),
      crown: 'bun',
      rim: '#fff3e4',
    }),
    profile(w * 0.61, h * 0.8, h * 0.46, {
      skin: '#a86f55',
      hair: linear([
        [0, '#2c2030'],
        [1, '#140d1c'],
      ]),
      coat: linear([
        [0, '#c98a4a'],
        [1, '#6a3f34'],
      ]),
      crown: 'bob',
      rim: '#fff3e4',
      flip: true,
    }),
    moth(w * 0.5, h * 0.3, w * 0.12, EMPEROR, -8),
    ellipse(w * 0.5, h, w * 0.5, h * 0.05, '#140d24', 'opacity=".6"'),
    vignette(canvas, '#120a24', 0.45),
  ].join('');
}
