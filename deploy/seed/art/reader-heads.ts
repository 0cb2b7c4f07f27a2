import { cat, gear, owl } from './creatures.ts';
import { water } from './land.ts';
import { sky, stars } from './light.ts';
import { moth } from './moths.ts';
import { profile, umbrella } from './people.ts';
import { firs } from './plants.ts';
import { type Canvas, circle, ellipse, linear, path, rect, repeat, stroke } from './svg.ts';
import { kite } from './things.ts';

const canvas: Canvas = { width: 512, height: 512, seed: 21 };

/** Pictures of the readers: what their names refer to. */
export const READER_HEADS = {
  marrow: () =>
    sky(canvas, '#2c3a2a', '#6f8a4a') +
    repeat(7, (index) => rect(90 + index * 50, 420 - index * 48, 360, 48, index % 2 ? '#c9cf9a' : '#dfe3b8')) +
    cat(330, 246, 150, '#1c2418'),
  juniper: () =>
    sky(canvas, '#c9dfe6', '#f3ead6') +
    firs(canvas, 512, 330, '#3f6f66', 4) +
    circle(256, 190, 70, '#fff6dc') +
    cat(256, 500, 260, '#26323f') +
    repeat(8, (index) => circle(60 + index * 56, 470 - (index % 3) * 26, 9, '#3a4a8a')),
  inkwell: () =>
    sky(canvas, '#e9d9b8', '#b98f5a') +
    path(
      'M140 470L170 300Q256 270 342 300L372 470Q256 500 140 470Z',
      linear(
        [
          [0, '#2a3a5a'],
          [1, '#121a2e'],
        ],
        'across',
      ),
    ) +
    ellipse(256, 296, 88, 24, '#0c1220') +
    path(
      'M262 300C250 200 300 90 400 40C420 130 370 240 276 300Z',
      linear([
        [0, '#fffdf4'],
        [1, '#c9b48c'],
      ]),
    ) +
    stroke('M264 300Q320 170 396 50', '#8a6a44', 4) +
    rect(180, 350, 150, 60, '#f3e6c8', 4) +
    stroke('M200 372h110M200 390h70', '#5a3a2a', 5),
  tansy: () =>
    sky(canvas, '#fbe3e8', '#f2a8b8') +
    repeat(9, (index) =>
      repeat(3, (row) =>
        circle(
          256 + Math.cos(index * 0.7) * (60 + row * 60),
          250 + Math.sin(index * 0.7) * (60 + row * 60),
          34 - row * 4,
          ['#f4bd4f', '#e09a2c', '#f7d27a'][(index + row) % 3] ?? '#f4bd4f',
        ),
      ),
    ) +
    profile(236, 410, 250, {
      skin: '#8f5a44',
      hair: linear([
        [0, '#2a1620'],
        [1, '#120810'],
      ]),
      coat: linear([
        [0, '#5a2a5a'],
        [1, '#34163c'],
      ]),
      crown: 'bun',
      rim: '#fff0d6',
      flip: true,
    }),
  lowtide: () =>
    sky(canvas, '#a9d6dc', '#e6efe0') +
    kite(330, 150, 150, ['#e0664f', '#b5452f'], '#2f6f8f', 20) +
    water(
      canvas,
      330,
      linear([
        [0, '#7fc0c4'],
        [1, '#2f7f8f'],
      ]),
      '#fffdf4',
      256,
      30,
    ) +
    path('M0 430Q140 380 300 420T512 410V512H0Z', '#e9cf9a') +
    umbrella(170, 440, 250, '#c2333a', '#5a1a24'),
  owlish: () =>
    sky(canvas, '#1a1438', '#4a2f6a') +
    stars(canvas, 50) +
    gear(400, 120, 90, 14, '#6a4a8a', '#33235a', 8) +
    owl(256, 490, 400, { lit: '#f4e0c4', mid: '#b98a6a', dark: '#5a3a44' }, '#ffd27a') +
    moth(110, 130, 110, { light: '#fff3d6', mid: '#c9a4d8', dark: '#4a2a63', eye: '#f4bd4f' }, -20),
} as const satisfies Record<string, () => string>;
