import { city } from '../../art/buildings.ts';
import { curtain } from '../../art/interiors.ts';
import { beam, flakes, glow, sky, vignette } from '../../art/light.ts';
import { person, sitter } from '../../art/people.ts';
import type { View } from '../../art/scene.ts';
import { circle, ellipse, linear, path, place, polygon, rect, repeat, stroke } from '../../art/svg.ts';
import { microphone } from './parts.ts';

export function snowAtTheDoor({ canvas, w, h, s }: View): string {
  return [
    sky(canvas, '#0c0c2c', '#2a1a4a', '#5a2a5a'),
    city(canvas, h * 0.82, ['#171338', '#1f1844', '#120e2e'], '#ff9ab0', { tall: 0.66, lit: 0.3 }),
    rect(
      w * 0.5,
      h * 0.04,
      w * 0.46,
      h * 0.78,
      linear([
        [0, '#43184a'],
        [1, '#200c2c'],
      ]),
    ),
    glow(w * 0.73, h * 0.22, h * 0.42, '#ff5a8a', 0.7),
    place(
      w * 0.73,
      h * 0.22,
      s / 300,
      circle(0, 0, 46, 'none', 'stroke="#ff7aa0" stroke-width="7"') +
        circle(0, 0, 46, 'none', 'stroke="#ffe3ec" stroke-width="2"') +
        stroke('M0 0V-32M0 0L20 10', '#ffcf6a', 6) +
        stroke('M-92 -16Q-70 4 -52 -8M92 -16Q70 4 52 -8M-92 16Q-70 36 -50 20M92 16Q70 36 50 20', '#ff7aa0', 5),
    ),
    rect(w * 0.56, h * 0.4, w * 0.34, h * 0.05, '#7a1f52', 4) +
      repeat(12, (index) => circle(w * (0.575 + index * 0.028), h * 0.455, s * 0.009, '#ffe2a0')),
    rect(
      w * 0.65,
      h * 0.47,
      w * 0.16,
      h * 0.35,
      linear([
        [0, '#ffb06a'],
        [1, '#8a1f44'],
      ]),
      8,
    ) + rect(w * 0.727, h * 0.47, w * 0.006, h * 0.35, '#3a0f2c'),
    rect(w * 0.75, h * 0.56, w * 0.04, h * 0.08, '#fff6e4', 2) +
      repeat(3, (row) => rect(w * 0.755, h * (0.575 + row * 0.016), w * 0.03, 2, '#7a5a5a')),
    rect(
      0,
      h * 0.82,
      w,
      h * 0.18,
      linear([
        [0, '#cfc4e4'],
        [1, '#5f5490'],
      ]),
    ),
    polygon(
      [
        [w * 0.65, h * 0.82],
        [w * 0.81, h * 0.82],
        [w * 0.86, h],
        [w * 0.5, h],
      ],
      linear([
        [0, '#ffb06a', 0.75],
        [1, '#ff7aa0', 0.1],
      ]),
    ),
    repeat(7, (index) => ellipse(w * (0.42 + index * 0.03), h * (0.965 - index * 0.016), s * 0.012, s * 0.005, '#4a4078', 'opacity=".7"')),
    person(w * 0.38, h * 0.96, s * 0.66, {
      tone: '#7a1230',
      skin: '#c98f6c',
      hair: '#2a1220',
      head: 'hat',
      coat: 'coat',
      pose: 'walk',
      rim: '#ff9ab4',
      from: 'right',
    }),
    flakes(canvas, 150, '#ffffff', { size: 1.4 }),
    vignette(canvas, '#06040f', 0.5),
  ].join('');
}

export function lastSong({ canvas, w, h, s }: View): string {
  return [
    rect(0, 0, w, h, '#1a0a26'),
    curtain(canvas, -1, w, { lit: '#8a2a5c', mid: '#5a1844', dark: '#220826' }, 0.84),
    rect(
      0,
      h * 0.8,
      w,
      h * 0.2,
      linear([
        [0, '#6a2f38'],
        [1, '#1c0a16'],
      ]),
    ),
    beam(w * 0.34, h * -0.12, [w * 0.16, w * 0.5, h * 0.96], '#ffe2b0', 0.7),
    ellipse(w * 0.33, h * 0.92, w * 0.17, h * 0.05, '#ffd9a0', 'opacity=".35"'),
    place(
      w * 0.7,
      h * 0.92,
      s / 250,
      [
        stroke('M-84 -50V0M70 -50V0', '#0c0712', 9),
        path(
          'M-100 -96L-70 -96C-30 -100 30 -104 66 -98C104 -92 104 -58 84 -52L-100 -52Z',
          linear([
            [0, '#2c1a34'],
            [1, '#0c0712'],
          ]),
        ),
        path(
          'M-66 -98C-40 -160 40 -190 104 -168C92 -140 90 -118 84 -96Z',
          linear([
            [0, '#3a2244'],
            [1, '#140b1c'],
          ]),
        ),
        rect(-112, -84, 50, 12, '#fff6e8', 2) + repeat(8, (index) => rect(-109 + index * 6, -84, 3, 7, '#140b1c')),
        stroke('M60 -100L40 -140', '#0c0712', 4),
      ].join(''),
    ),
    sitter(w * 0.5, h * 0.8, s * 0.66, { tone: '#1c1830', skin: '#d39a78', hair: '#5a4a44', legs: '#12101c', rim: '#ffd9a0' }),
    rect(w * 0.47, h * 0.81, w * 0.07, h * 0.13, '#0c0712', 3),
    person(w * 0.31, h * 0.95, s * 0.74, {
      tone: '#c2183a',
      skin: '#c98f6c',
      hair: '#2a1220',
      head: 'bun',
      coat: 'gown',
      pose: 'hold',
      rim: '#fff0d0',
    }),
    microphone(w * 0.39, h * 0.95, h * 0.5),
    repeat(
      4,
      (index) =>
        ellipse(w * (0.06 + index * 0.3), h * 1.02, w * 0.09, h * 0.08, '#0a040e') +
        glow(w * (0.06 + index * 0.3), h * 0.93, s * 0.1, '#ffb95a', 0.7) +
        ellipse(w * (0.06 + index * 0.3), h * 0.94, s * 0.012, s * 0.02, '#fff3c8'),
    ),
    vignette(canvas, '#0a020e', 0.6),
  ].join('');
}
