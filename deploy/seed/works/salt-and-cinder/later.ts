import { mule } from '../../art/creatures.ts';
import { mountains, peak, ridge, volcano } from '../../art/land.ts';
import { flakes, glow, sky, smoke, stars, vignette } from '../../art/light.ts';
import { person } from '../../art/people.ts';
import { firs } from '../../art/plants.ts';
import type { View } from '../../art/scene.ts';
import { circle, ellipse, linear, path, place, polygon, rect, repeat, stroke } from '../../art/svg.ts';
import { ROCK } from './parts.ts';

export function theBell({ canvas, w, h, s }: View): string {
  const x = w * 0.5;
  return [
    sky(canvas, '#0f1733', '#3a2c5c', '#b04a3f'),
    stars(canvas, 50, '#ffe9d2', 0.5),
    volcano(w * 0.22, h * 0.84, w * 0.5, h * 0.46, ROCK),
    smoke(w * 0.22, h * 0.38, h * 0.4, '#ff9a6a', { lean: 0.2, strength: 0.3 }),
    glow(w * 0.22, h * 0.4, h * 0.4, '#ff6a3a', 0.9),
    ridge(canvas, h * 0.84, h * 0.02, 1.5, '#c9c0dd'),
    rect(x - s * 0.5, h * 0.02, s * 0.06, h * 0.9, '#20142a') +
      rect(x + s * 0.44, h * 0.02, s * 0.06, h * 0.9, '#20142a') +
      rect(x - s * 0.6, h * 0.04, s * 1.2, h * 0.07, '#2b1c36'),
    polygon(
      [
        [x - s * 0.66, h * 0.06],
        [x, -h * 0.16],
        [x + s * 0.66, h * 0.06],
      ],
      '#180f20',
    ),
    place(
      x,
      h * 0.58,
      s / 210,
      [
        stroke('M0 -100L0 -84', '#4a3040', 6),
        path(
          'M-16 -84C-40 -76 -38 -40 -44 -14L-54 0L54 0L44 -14C38 -40 40 -76 16 -84Z',
          linear(
            [
              [0, '#6e4a32'],
              [0.3, '#e3b266'],
              [0.55, '#a8703e'],
              [1, '#4a2a28'],
            ],
            'across',
          ),
        ),
        stroke('M-40 -22Q0 -16 40 -22M-36 -60Q0 -54 36 -60', '#5a3626', 2.4),
        circle(6, 6, 9, '#3a2226'),
      ].join(''),
      { turn: -11 },
    ),
    stroke(
      `M${x + s * 0.1} ${h * 0.6}Q${x - s * 0.1} ${h * 0.66} ${x - s * 0.205} ${h * 0.51}L${x - s * 0.2} ${h * 0.74}M${x + s * 0.12} ${h * 0.6}Q${x + s * 0.2} ${h * 0.62} ${x + s * 0.225} ${h * 0.51}L${x + s * 0.22} ${h * 0.72}`,
      '#d8c4a0',
      s * 0.008,
    ),
    repeat(3, (index) =>
      stroke(
        `M${x - s * (0.3 + index * 0.07)} ${h * 0.3}q${-s * 0.04} ${h * 0.12} 0 ${h * 0.22}M${x + s * (0.3 + index * 0.07)} ${h * 0.26}q${s * 0.04} ${h * 0.12} 0 ${h * 0.22}`,
        '#ffd9a0',
        s * 0.005,
        `opacity="${0.55 - index * 0.15}"`,
      ),
    ),
    ridge(canvas, h * 0.9, h * 0.02, 1, '#efe7f2'),
    person(x - s * 0.27, h * 0.94, s * 0.4, { tone: '#2a2440', rim: '#ff8a5a', pose: 'haul', coat: 'suit' }),
    person(x + s * 0.29, h * 0.94, s * 0.4, {
      tone: '#5a2430',
      rim: '#ff8a5a',
      from: 'left',
      pose: 'haul',
      coat: 'suit',
      head: 'cap',
      flip: true,
    }),
    flakes(canvas, 90, '#ffb98a'),
    vignette(canvas),
  ].join('');
}

export function thaw({ canvas, w, h, s }: View): string {
  return [
    sky(canvas, '#8fc3e6', '#d9ecf2', '#fdf3de'),
    circle(w * 0.2, h * 0.24, s * 0.09, '#fff8dc') + glow(w * 0.2, h * 0.24, s * 0.5, '#fff3c4', 0.8),
    volcano(w * 0.7, h * 0.66, w * 0.62, h * 0.46, {
      lit: linear([
        [0, '#f4f1f4'],
        [1, '#8aa0b8'],
      ]),
      shade: linear([
        [0, '#b9c4d6'],
        [1, '#6d84a2'],
      ]),
      fire: '#e8714a',
    }),
    smoke(w * 0.7, h * 0.2, h * 0.2, '#ffffff', { lean: 0.5, strength: 0.6 }),
    peak(w * 0.3, h * 0.7, w * 0.4, h * 0.3, { lit: '#9db2c8', shade: '#7890ac', snow: '#ffffff', snowShade: '#d3deea' }, 0.5),
    mountains(canvas, h * 0.7, h * 0.1, '#7f9a9c'),
    repeat(3, (index) => smoke(w * (0.3 + index * 0.17), h * 0.76, h * 0.16, '#ffffff', { lean: 0.2, seed: index + 2, strength: 0.55 })),
    ridge(
      canvas,
      h * 0.76,
      h * 0.03,
      2,
      linear([
        [0, '#9dbb7c'],
        [1, '#6d9468'],
      ]),
    ),
    repeat(9, (index) =>
      polygon(
        [
          [w * (0.27 + Math.floor(index / 3) * 0.17 + (index % 3) * 0.02), h * 0.78],
          [w * (0.28 + Math.floor(index / 3) * 0.17 + (index % 3) * 0.02), h * 0.755],
          [w * (0.29 + Math.floor(index / 3) * 0.17 + (index % 3) * 0.02), h * 0.78],
        ],
        '#b0524a',
      ),
    ),
    ridge(
      canvas,
      h * 0.86,
      h * 0.05,
      1,
      linear([
        [0, '#c9d58a'],
        [1, '#8aa860'],
      ]),
      1,
    ),
    firs(canvas, h * 0.88, h * 0.2, '#43705a', 5, 0, 0.2),
    repeat(30, (index) =>
      ellipse((w * ((index * 37) % 100)) / 100, h * (0.88 + ((index * 17) % 12) / 100), s * 0.02, s * 0.006, '#fffdf4'),
    ),
    mule(w * 0.6, h * 0.95, s * 0.38, '#5a4652', '#d9d4dc', '#8a4a3a'),
    person(w * 0.43, h * 0.96, s * 0.44, {
      tone: '#8a3a3f',
      skin: '#e3ab82',
      hair: '#3a2226',
      legs: '#33304a',
      pose: 'walk',
      head: 'short',
    }),
    person(w * 0.77, h * 0.96, s * 0.46, { tone: '#3a4a72', skin: '#d79a70', hair: '#8a8490', legs: '#2d2a40', pose: 'walk', head: 'hat' }),
    vignette(canvas, '#3a2c4a', 0.25),
  ].join('');
}
