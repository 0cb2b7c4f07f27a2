import { mountains, ridge, water } from '../../art/land.ts';
import { fog, moon, rain, sky, stars, vignette } from '../../art/light.ts';
import { sitter } from '../../art/people.ts';
import { firs } from '../../art/plants.ts';
import type { View } from '../../art/scene.ts';
import { circle, ellipse, linear, path, place, polygon, rect, repeat, stroke } from '../../art/svg.ts';
import { rowboat } from '../../art/travel.ts';

export function vanOnTheRoad({ canvas, w, h, s }: View): string {
  return [
    sky(canvas, '#0c1a34', '#234a6b', '#7fa5a0'),
    stars(canvas, 90),
    moon(w * 0.24, h * 0.26, s * 0.1, '#f6ebc9'),
    mountains(canvas, h * 0.66, h * 0.2, '#2a4a66', 0.55),
    fog(canvas, h * 0.66, h * 0.08, '#a9c9c4', 0.4),
    ridge(canvas, h * 0.7, h * 0.05, 1.5, '#1b3850'),
    firs(canvas, h * 0.76, h * 0.22, '#12293c', 8, 0.68, 1),
    ridge(canvas, h * 0.8, h * 0.03, 1, '#11233a', 1),
    polygon(
      [
        [0, h * 0.9],
        [w, h * 0.84],
        [w, h * 0.97],
        [0, h * 1.03],
      ],
      '#1d2a3c',
    ),
    stroke(`M0 ${h * 0.965}L${w} ${h * 0.905}`, '#d8c98a', 4, 'stroke-dasharray="40 34" opacity=".7"'),
    polygon(
      [
        [w * 0.73, h * 0.76],
        [w * 0.73, h * 0.82],
        [w, h * 0.98],
        [w, h * 0.72],
      ],
      linear(
        [
          [0, '#fff0b8', 0.8],
          [1, '#fff0b8', 0],
        ],
        'across',
      ),
    ),
    place(
      w * 0.54,
      h * 0.9,
      s / 260,
      [
        path(
          'M-104 -8L-104 -74Q-104 -84 -94 -84L40 -84Q54 -84 66 -58L88 -50Q98 -46 98 -34L98 -8Z',
          linear([
            [0, '#d9573f'],
            [1, '#8f2c34'],
          ]),
          '',
        ),
        path('M30 -76L42 -76Q50 -74 60 -54L30 -54Z', '#ffe1a0'),
        rect(-10, -76, 32, 22, '#ffe1a0', 2),
        '<g fill="#f6e3c0" opacity=".9"><rect x="-94" y="-52" width="70" height="6" rx="2"/><rect x="-86" y="-40" width="54" height="4" rx="2"/></g>',
        rect(-98, -94, 130, 8, '#5a2226'),
        path('M-90 -94L-84 -132L-74 -118L-64 -140L-54 -118L-44 -132L-40 -94Z', '#e0b04a'),
        path('M-26 -98Q0 -88 30 -100L20 -94L-16 -94Z', '#b97a3f') + stroke('M-28 -104Q2 -92 34 -108', '#f4d59a', 4),
        repeat(2, (index) => circle(-66 + index * 126, -8, 17, '#101826') + circle(-66 + index * 126, -8, 8, '#8fa5b0')),
        circle(96, -34, 6, '#fff6cf'),
      ].join(''),
      { turn: -3.2 },
    ),
    vignette(canvas, '#040a16', 0.5),
  ].join('');
}

export function lessonOnTheLake({ canvas, w, h, s }: View): string {
  return [
    sky(canvas, '#8aa6a8', '#b9cbc2', '#e6dcc0'),
    mountains(canvas, h * 0.5, h * 0.22, '#7f9ea0', 0.5),
    fog(canvas, h * 0.46, h * 0.1, '#f3ecd8', 0.7),
    firs(canvas, h * 0.53, h * 0.16, '#4f7574', 14, 0, 0.34) + firs(canvas, h * 0.53, h * 0.13, '#5a807c', 10, 0.7, 1),
    water(
      canvas,
      h * 0.52,
      linear([
        [0, '#b9c9bd'],
        [1, '#3d6268'],
      ]),
      '#f6f0da',
      w * 0.5,
      50,
    ),
    ellipse(w * 0.5, h * 0.84, w * 0.26, h * 0.03, '#274a50', 'opacity=".5"'),
    sitter(w * 0.42, h * 0.71, s * 0.54, { tone: '#6b3a4e', skin: '#ecc4a2', hair: '#b9b2b6', legs: '#3a2a3c' }),
    sitter(w * 0.59, h * 0.71, s * 0.53, { tone: '#3a5a72', skin: '#d9a884', hair: '#6a3d2c', legs: '#26344a', flip: true }),
    stroke(`M${w * 0.54} ${h * 0.66}L${w * 0.3} ${h * 0.9}M${w * 0.55} ${h * 0.66}L${w * 0.72} ${h * 0.9}`, '#7a5432', s * 0.012),
    rowboat(
      w * 0.5,
      h * 0.82,
      w * 0.5,
      linear([
        [0, '#4a6b5a'],
        [1, '#274438'],
      ]),
      '#e9dcb8',
    ),
    rain(canvas, 150, '#f4f6ee', 0.1),
    repeat(14, (index) =>
      ellipse(
        w * (((index * 29) % 100) / 100),
        h * (0.6 + ((index * 13) % 38) / 100),
        s * 0.03,
        s * 0.008,
        'none',
        'stroke="#eef3ea" stroke-width="1.4" opacity=".6"',
      ),
    ),
    vignette(canvas, '#1d3236', 0.35),
  ].join('');
}
