import { counter } from '../../art/interiors.ts';
import { glow, sky, stars, vignette } from '../../art/light.ts';
import { person } from '../../art/people.ts';
import type { View } from '../../art/scene.ts';
import { glove, planet, small, station } from '../../art/space.ts';
import { circle, ellipse, inside, linear, path, place, rect, repeat, stroke } from '../../art/svg.ts';
import { HULL, THINGS, WOOL } from './parts.ts';

export function claimsCounter({ canvas, w, h, s }: View): string {
  const queue: [string, string, boolean][] = [
    ['#8a3a5a', '#e6bb96', false],
    ['#2f5f7a', '#a8714f', true],
    ['#5a6a3a', '#d9a484', false],
  ];
  return [
    sky(canvas, '#2a1c4a', '#6a3f7a', '#e08a72'),
    rect(
      w * 0.06,
      h * 0.1,
      w * 0.88,
      h * 0.5,
      linear([
        [0, '#0b0c2c'],
        [1, '#33306e'],
      ]),
      40,
    ),
    inside(
      w * 0.06,
      h * 0.1,
      w * 0.88,
      h * 0.5,
      40,
      stars({ ...canvas, seed: 77 }, 90) +
        station(w * 0.3, h * 0.28, w * 0.16, HULL) +
        planet(
          w * 0.74,
          h * 0.92,
          h * 0.5,
          linear([
            [0, '#f4b08a'],
            [0.1, '#d9705a'],
            [0.4, '#7a2f5a'],
          ]),
          '#ffd0b0',
        ),
    ),
    rect(w * 0.06, h * 0.1, w * 0.88, h * 0.5, 'none', 40, 'stroke="#f0d9c4" stroke-width="12"'),
    repeat(3, (index) => rect(w * (0.26 + index * 0.22), h * 0.1, 9, h * 0.5, '#f0d9c4')),
    person(w * 0.2, h * 0.98, s * 0.74, { tone: '#e0a92e', skin: '#d9a484', hair: '#3a2226', coat: 'suit', head: 'cap', pose: 'hold' }),
    counter(
      canvas,
      h * 0.7,
      '#f6e0c4',
      linear([
        [0, '#b0526a'],
        [1, '#5a2450'],
      ]),
      '#7a3058',
    ),
    glove(w * 0.42, h * 0.67, s * 0.16, WOOL[0], WOOL[1], WOOL[2], 78),
    small('envelope', w * 0.32, h * 0.69, s * 0.09, '#fff3d8', -8),
    queue
      .map(([tone, skin, flip], index) =>
        person(w * (0.58 + index * 0.14), h * 1.02, s * (0.78 - index * 0.03), {
          tone,
          skin,
          hair: ['#22162c', '#c9c2cc', '#8a4a2a'][index] ?? '#22162c',
          head: ['long', 'hat', 'bun'][index] as 'long',
          coat: flip ? 'suit' : 'coat',
          flip: true,
        }),
      )
      .join(''),
    vignette(canvas, '#160c2c', 0.45),
  ].join('');
}

export function walkOutside({ canvas, w, h, s }: View): string {
  return [
    sky(canvas, '#02030c', '#0a1030', '#1c2a5a'),
    stars(canvas, 190, '#eef2ff', 1),
    glow(w * 0.12, h * 0.92, h * 1.1, '#ffdf9c', 0.8),
    planet(
      w * 0.3,
      h * 2.3,
      h * 1.6,
      linear([
        [0, '#ffe9c0'],
        [0.04, '#f0a070'],
        [0.2, '#6a3a7a'],
      ]),
      '#ffd9a0',
    ),
    circle(w * 0.12, h * 0.82, s * 0.06, '#fffbe8'),
    stroke(`M${w} ${h * 0.1}C${w * 0.86} ${h * 0.5} ${w * 0.72} ${h * 0.1} ${w * 0.62} ${h * 0.42}`, '#f4ecd8', s * 0.008),
    place(
      w * 0.56,
      h * 0.5,
      s / 330,
      [
        rect(-60, -42, 40, 74, '#b9b4cc', 12),
        path(
          'M-34 -52C-44 -20 -40 30 -30 44L22 44C34 24 36 -24 26 -52Z',
          linear(
            [
              [0, '#fffaf0'],
              [1, '#a9a2c4'],
            ],
            'slant',
          ),
        ),
        stroke('M20 -34L66 -22L112 -40', '#f6efe2', 22) +
          stroke('M-22 -30L-40 14L-20 46', '#cfc8dc', 20) +
          stroke('M-14 44L-24 96L-6 136', '#e3dcea', 24) +
          stroke('M14 44L34 90L74 108', '#f6efe2', 24),
        circle(-4, -82, 36, '#fffaf0') +
          ellipse(
            6,
            -82,
            26,
            24,
            linear([
              [0, '#2a2f6a'],
              [0.6, '#6a4a8a'],
              [1, '#f4a36a'],
            ]),
          ) +
          ellipse(14, -92, 8, 5, '#fff', 'opacity=".6"'),
        circle(112, -40, 12, '#e0664f') + rect(-14, -30, 30, 20, '#e0664f', 4) + circle(-6, -20, 3, '#fff') + circle(6, -20, 3, '#ffd27a'),
      ].join(''),
      { turn: -12 },
    ),
    glove(w * 0.8, h * 0.3, s * 0.22, WOOL[0], WOOL[1], WOOL[2], -58),
    [0, 2, 5, 6]
      .map((kind, index) =>
        small(
          THINGS[kind]?.[0] ?? 'key',
          w * (0.3 + index * 0.05 + (index % 2) * 0.4),
          h * (0.2 + index * 0.17),
          s * 0.06,
          THINGS[kind]?.[1] ?? '#fff',
          index * 60,
        ),
      )
      .join(''),
    vignette(canvas, '#00010a', 0.4),
  ].join('');
}
