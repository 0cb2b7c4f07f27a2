import { casement, lamp, room } from '../../art/interiors.ts';
import { water } from '../../art/land.ts';
import { glow, moon, sky, stars, vignette } from '../../art/light.ts';
import { person } from '../../art/people.ts';
import type { View } from '../../art/scene.ts';
import { circle, linear, path, place, rect, repeat } from '../../art/svg.ts';
import { book, cup, letter } from '../../art/things.ts';
import { boat } from '../../art/travel.ts';
import { adrift, swell } from './parts.ts';

export function nightWatch(view: View): string {
  const { canvas, w, h, s } = view;
  return [
    sky(canvas, '#0c1534', '#20345f', '#4d6fa0'),
    stars(canvas, 150),
    moon(w * 0.74, h * 0.26, s * 0.12, '#f4ecd6'),
    water(
      canvas,
      h * 0.6,
      linear([
        [0, '#5f7fae'],
        [1, '#122346'],
      ]),
      '#f4ecd6',
      w * 0.74,
      80,
    ),
    swell(view, [0.74], [['#2d4a7c', '#1a3059']]),
    boat(w * 0.36, h * 0.74, s * 0.62, '#2a1a34', '#cfd6ea'),
    circle(w * 0.36, h * 0.7, s * 0.016, '#ffd98a') + glow(w * 0.36, h * 0.7, s * 0.2, '#ffd98a', 0.9),
    swell(
      view,
      [0.83, 0.92],
      [
        ['#233d6b', '#142a4f'],
        ['#1a3059', '#0c1a36'],
      ],
    ),
    repeat(3, (index) => adrift(w * (0.6 + index * 0.13), h * (0.78 + (index % 2) * 0.08), s * 0.12, -20 + index * 24)),
    vignette(canvas, '#050a1c', 0.5),
  ].join('');
}

function lettersAndBottles({ w, h, s }: View): string {
  return [
    repeat(5, (index) =>
      letter(
        w * (0.4 + index * 0.05),
        h * (0.65 - (index % 2) * 0.02),
        s * 0.11,
        '#fff8e6',
        '#c9a878',
        ['#b5482f', '#2f6a86'][index % 2] ?? '#b5482f',
        -14 + index * 9,
      ),
    ),
    repeat(3, (index) =>
      place(
        w * (0.2 + index * 0.055),
        h * 0.68,
        s / 420,
        path(
          'M-20 0L-20 -64C-20 -76 -8 -78 -8 -88L-8 -104L8 -104L8 -88C8 -78 20 -76 20 -64L20 0Z',
          '#9fd8c4',
          'opacity=".7" stroke="#f0fff8" stroke-width="2"',
        ) +
          rect(-8, -114, 16, 14, '#a8703a', 3) +
          rect(-7, -54, 14, 46, '#fff6df', 3),
      ),
    ),
  ].join('');
}

export function writingTable(view: View): string {
  const { canvas, w, h, s } = view;
  return [
    room(
      canvas,
      h * 0.84,
      linear([
        [0, '#8fb5ad'],
        [1, '#5f8f88'],
      ]),
      linear([
        [0, '#8a6244'],
        [1, '#3c2a24'],
      ]),
      '#2c1e1a',
    ),
    casement(
      { x: w * 0.3, y: h * 0.08, width: w * 0.44, height: h * 0.46 },
      [3, 2],
      linear([
        [0, '#cfe8ec'],
        [0.55, '#fdf0d6'],
        [0.56, '#5f9cb0'],
        [1, '#2f6a86'],
      ]),
      '#f6efe2',
      boat(w * 0.6, h * 0.36, s * 0.1, '#b5482f', '#ffffff'),
    ),
    glow(w * 0.5, h * 0.34, h * 0.7, '#fff6dc', 0.35),
    rect(
      w * 0.1,
      h * 0.68,
      w * 0.8,
      h * 0.05,
      linear([
        [0, '#c98f5a'],
        [1, '#9a6238'],
      ]),
      4,
    ) +
      rect(w * 0.14, h * 0.73, w * 0.03, h * 0.27, '#6a4028') +
      rect(w * 0.83, h * 0.73, w * 0.03, h * 0.27, '#6a4028') +
      rect(w * 0.36, h * 0.73, w * 0.28, h * 0.08, '#7a4a2e', 3),
    person(w * 0.72, h * 0.95, s * 0.78, {
      tone: '#34507f',
      skin: '#e6b58e',
      hair: '#3a1f2c',
      coat: 'coat',
      head: 'long',
      pose: 'hold',
      flip: true,
    }),
    rect(
      w * 0.1,
      h * 0.68,
      w * 0.8,
      h * 0.05,
      linear([
        [0, '#c98f5a'],
        [1, '#9a6238'],
      ]),
      4,
    ),
    lettersAndBottles(view),
    lamp(
      w * 0.86,
      h * 0.68,
      s * 0.28,
      '#3c2a24',
      linear([
        [0, '#fff3cf'],
        [1, '#f0b45a'],
      ]),
    ),
    cup(w * 0.36, h * 0.68, s * 0.07, '#fffaf0', '#8a5a3a') +
      book(w * 0.13, h * 0.68, s * 0.07, '#b5482f', { mark: '#f4cf7a', page: '#fff', shade: '#5a1f18' }),
    vignette(canvas, '#1c2a2c', 0.35),
  ].join('');
}
