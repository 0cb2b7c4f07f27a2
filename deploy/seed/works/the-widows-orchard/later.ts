import { mountains, ridge } from '../../art/land.ts';
import { flakes, fog, glow, moon, sky, stars, vignette } from '../../art/light.ts';
import { person, shadow } from '../../art/people.ts';
import { grass } from '../../art/plants.ts';
import type { View } from '../../art/scene.ts';
import { circle, linear, place, polygon, rect, repeat, stroke } from '../../art/svg.ts';
import { far, tree } from '../../art/trees.ts';
import { BARE, BLOSSOM, ladder, NIGHT } from './parts.ts';

export function lanternRow({ canvas, w, h, s }: View): string {
  return [
    sky(canvas, '#07131f', '#12303c', '#2f5a58'),
    stars(canvas, 110, '#e6f2f0'),
    moon(w * 0.2, h * 0.22, s * 0.085, '#eaf0da'),
    ridge(canvas, h * 0.72, h * 0.02, 2, '#123038'),
    [0.3, 0.42, 0.54, 0.68]
      .map((depth, index) =>
        [-1, 1]
          .map((side) =>
            tree(
              w * (0.52 + side * depth * 0.62),
              h * (0.66 + depth * 0.36),
              h * (0.24 + depth * 0.62),
              '#08161c',
              index * 3 + side + 20,
              NIGHT,
            ),
          )
          .join(''),
      )
      .join(''),
    fog(canvas, h * 0.78, h * 0.1, '#a9c9c4', 0.35),
    polygon(
      [
        [w * 0.5, h * 0.7],
        [w * 0.54, h * 0.7],
        [w * 0.76, h],
        [w * 0.28, h],
      ],
      linear([
        [0, '#2f4a44'],
        [1, '#16262a'],
      ]),
    ),
    glow(w * 0.56, h * 0.72, h * 0.5, '#ffb95a', 0.75),
    shadow(w * 0.5, h * 0.93, s * 0.12, 0.5),
    person(w * 0.49, h * 0.935, s * 0.5, { tone: '#0b0d14', rim: '#ffc46a', from: 'right', coat: 'gown', head: 'hood', pose: 'hold' }),
    place(
      w * 0.555,
      h * 0.68,
      s / 380,
      stroke('M0 -34V-18', '#0b0d14', 3) +
        rect(-14, -18, 28, 36, '#ffe0a0', 4) +
        stroke('M-14 -18v36M14 -18v36M-16 18h32M-16 -18h32', '#0b0d14', 4) +
        circle(0, 2, 6, '#fff8dc'),
    ),
    grass(canvas, h * 0.97, h * 0.07, '#06131a', 120),
    vignette(canvas, '#02070c', 0.6),
  ].join('');
}

export function springRow({ canvas, w, h, s }: View): string {
  return [
    sky(canvas, '#7fb9d9', '#c9e3e6', '#fdf0e4'),
    mountains(canvas, h * 0.66, h * 0.14, '#a9c3cc', 0.5),
    ridge(canvas, h * 0.66, h * 0.03, 2, '#b5cf94'),
    repeat(9, (index) => tree(w * (0.03 + index * 0.12), h * 0.72, h * 0.2, '#8a6a5a', index + 60, far(['#fbe3e6', '#f7d3da']))),
    ridge(
      canvas,
      h * 0.76,
      h * 0.03,
      1.5,
      linear([
        [0, '#a8cf7a'],
        [1, '#5f9a52'],
      ]),
      1,
    ),
    tree(w * 0.14, h * 0.94, h * 0.98, '#5a3a34', 7, BLOSSOM, 0.58),
    tree(w * 0.88, h * 0.95, h * 1.02, '#5a3a34', 15, BLOSSOM, 0.58),
    tree(w * 0.62, h * 0.82, h * 0.3, '#6a4a40', 33, BARE),
    shadow(w * 0.46, h * 0.93, s * 0.14, 0.2) + shadow(w * 0.56, h * 0.93, s * 0.14, 0.2),
    person(w * 0.45, h * 0.935, s * 0.56, { tone: '#2f2a44', skin: '#e6bb9c', hair: '#5a2a1c', coat: 'gown', head: 'bun', pose: 'hold' }),
    person(w * 0.57, h * 0.935, s * 0.58, {
      tone: '#7a8a5a',
      skin: '#c98f6c',
      hair: '#22161a',
      legs: '#5a4634',
      coat: 'suit',
      head: 'hat',
      pose: 'hold',
      flip: true,
    }),
    ladder(w * 0.72, h * 0.94, h * 0.5, w * 0.05, '#a87f4f'),
    flakes(canvas, 90, '#fff0f2', { size: 1.7 }),
    grass(canvas, h * 0.98, h * 0.07, '#3f7a40', 110),
    vignette(canvas, '#4a5a3a', 0.18),
  ].join('');
}
