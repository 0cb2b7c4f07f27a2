import { lamppost } from '../../art/buildings.ts';
import { water } from '../../art/land.ts';
import { cloud, fog, glow, moon, rain, sky, stars, vignette } from '../../art/light.ts';
import { person } from '../../art/people.ts';
import type { View } from '../../art/scene.ts';
import { circle, ellipse, linear, n, path, rect, repeat, stroke } from '../../art/svg.ts';
import { kite, letter } from '../../art/things.ts';
import { boat } from '../../art/travel.ts';
import { barrow, house, RED } from './parts.ts';

export function cliffWind({ canvas, w, h, s }: View): string {
  return [
    sky(canvas, '#3c4a63', '#6f8496', '#c4c9b4'),
    cloud(w * 0.3, h * 0.26, s * 0.9, '#55647a', 3) + cloud(w * 0.8, h * 0.2, s * 0.8, '#4a586e', 6),
    water(
      canvas,
      h * 0.6,
      linear([
        [0, '#5f8a94'],
        [1, '#1c3f50'],
      ]),
      '#dfeae4',
      w * 0.3,
      60,
    ),
    repeat(5, (index) =>
      path(
        `M${-40 + index * w * 0.22} ${h * 0.74}q${w * 0.06} ${-h * 0.07} ${w * 0.12} 0q${-w * 0.03} ${-h * 0.02} ${-w * 0.04} ${h * 0.02}Z`,
        '#eef5f0',
        'opacity=".7"',
      ),
    ),
    path(
      `M${w} ${h * 0.5}L${w * 0.72} ${h * 0.52}L${w * 0.66} ${h * 0.6}L${w * 0.6} ${h * 0.58}L${w * 0.5} ${h * 0.72}L${w * 0.44} ${h * 0.7}L${w * 0.4} ${h}H${w}Z`,
      linear([
        [0, '#8a9a5a'],
        [0.12, '#7d7060'],
        [1, '#3a342e'],
      ]),
    ),
    repeat(10, (index) =>
      stroke(
        `M${n(w * (0.52 + index * 0.045))} ${n(h * (0.72 + (index % 3) * 0.06))}l${-w * 0.02} ${h * 0.16}`,
        '#2a2622',
        4,
        'opacity=".35"',
      ),
    ),
    barrow(w * 0.78, h * 0.52, s * 0.2),
    person(w * 0.88, h * 0.53, s * 0.34, {
      tone: '#26587a',
      skin: '#e6b58e',
      hair: '#c2333a',
      legs: '#2a2028',
      head: 'cap',
      pose: 'haul',
      coat: 'coat',
      flip: true,
    }),
    stroke(`M${w * 0.73} ${h * 0.42}Q${w * 0.5} ${h * 0.42} ${w * 0.3} ${h * 0.3}`, '#fffaf0', 3),
    kite(w * 0.27, h * 0.3, s * 0.4, RED, '#f4bd4f', -62, 22),
    repeat(6, (index) =>
      letter(w * (0.44 - index * 0.06), h * (0.56 + ((index * 5) % 4) * 0.06), s * 0.07, '#fffaf0', '#b9a078', '#c2333a', index * 41),
    ),
    rain(canvas, 120, '#f4f8f4', 1.4),
    vignette(canvas, '#14202c', 0.5),
  ].join('');
}

export function quayAtSix({ canvas, w, h, s }: View): string {
  return [
    sky(canvas, '#20264f', '#7a4a78', '#f09a6f', '#ffd79a'),
    stars(canvas, 40),
    moon(w * 0.76, h * 0.2, s * 0.05, '#fff3dc'),
    water(
      canvas,
      h * 0.56,
      linear([
        [0, '#f0a878'],
        [0.3, '#7a4f7a'],
        [1, '#1c1c44'],
      ]),
      '#ffe6b4',
      w * 0.5,
      70,
    ),
    glow(w * 0.5, h * 0.56, h * 0.5, '#ffd28a', 0.6) + circle(w * 0.5, h * 0.55, s * 0.07, '#fff0c4'),
    rect(0, h * 0.57, w, h * 0.02, '#b06a6f', 0, 'opacity=".6"'),
    boat(w * 0.3, h * 0.62, s * 0.3, '#3a1f3a', '#f7dfc0'),
    repeat(6, (index) =>
      house(w * (0.66 + index * 0.07), h * (0.74 - (index % 2) * 0.02), s * 0.2, ['#6a2f44', '#4a2a4a'][index % 2] ?? '#4a2a4a'),
    ),
    repeat(6, (index) =>
      kite(
        w * (0.6 + index * 0.07),
        h * (0.36 - ((index * 5) % 4) * 0.05),
        s * 0.1,
        [
          ['#f4bd4f', '#d99a2c'],
          ['#6fd6ae', '#3a9a7c'],
          ['#fffaf0', '#d9cfe0'],
        ][index % 3] as [string, string],
        '#fff3c8',
        8 + index * 6,
        12,
      ),
    ),
    rect(
      0,
      h * 0.78,
      w,
      h * 0.22,
      linear([
        [0, '#4a3350'],
        [1, '#1a1128'],
      ]),
    ) +
      repeat(16, (index) => rect(w * (index / 16), h * 0.78, 3, h * 0.22, '#120b1c', 0, 'opacity=".5"')) +
      repeat(5, (index) => rect(w * (0.04 + index * 0.22), h * 0.72, w * 0.016, h * 0.1, '#2a1a34', 5)),
    lamppost(w * 0.52, h * 0.92, h * 0.4, '#1a1128', '#ffe6a8') + glow(w * 0.52, h * 0.5, h * 0.26, '#ffe6a8', 0.6),
    ellipse(w * 0.4, h * 0.94, s * 0.3, s * 0.03, '#0c0714', 'opacity=".5"'),
    barrow(w * 0.24, h * 0.94, s * 0.24),
    person(w * 0.36, h * 0.95, s * 0.44, {
      tone: '#26466f',
      skin: '#e6b58e',
      hair: '#c2333a',
      rim: '#ffd28a',
      from: 'right',
      head: 'cap',
      pose: 'hold',
    }),
    person(w * 0.46, h * 0.95, s * 0.4, {
      tone: '#5a3a5a',
      skin: '#d9a484',
      hair: '#efe8e2',
      rim: '#ffd28a',
      from: 'right',
      head: 'bun',
      coat: 'gown',
      pose: 'stand',
      flip: true,
    }),
    letter(w * 0.41, h * 0.78, s * 0.06, '#fffaf0', '#c9a878', '#a9372a', -6),
    fog(canvas, h * 0.6, h * 0.03, '#ffd79a', 0.3),
    vignette(canvas, '#120a20', 0.45),
  ].join('');
}
