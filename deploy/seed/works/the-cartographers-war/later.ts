import { flag, map, river } from '../../art/campaign.ts';
import { mountains, peak, ridge } from '../../art/land.ts';
import { beam, fog, sky, smoke, vignette } from '../../art/light.ts';
import { person } from '../../art/people.ts';
import { firs, grass } from '../../art/plants.ts';
import type { View } from '../../art/scene.ts';
import { ellipse, linear, n, path, place, polygon, rect, repeat, stroke } from '../../art/svg.ts';
import { PAPER } from './parts.ts';

/** The cartographer at the theodolite, the apprentice with the staff. */
function surveyors({ w, h, s }: View): string {
  return [
    place(
      w * 0.745,
      h * 0.73,
      s / 300,
      stroke('M0 -84L-30 6M0 -84L4 10M0 -84L32 4', '#3a2620', 6) +
        rect(
          -20,
          -108,
          44,
          24,
          linear([
            [0, '#f4cf7a'],
            [1, '#a86f2c'],
          ]),
          5,
        ) +
        rect(20, -102, 22, 12, '#3a2620', 3),
    ),
    person(w * 0.66, h * 0.8, s * 0.5, {
      tone: '#8a4a34',
      skin: '#e6bb96',
      hair: '#6a3a22',
      legs: '#3a3a34',
      coat: 'suit',
      head: 'hat',
      pose: 'hold',
    }),
    person(w * 0.9, h * 0.74, s * 0.46, {
      tone: '#3f5a4a',
      skin: '#a8714f',
      hair: '#1c1420',
      legs: '#2a2a2a',
      coat: 'suit',
      head: 'braid',
      pose: 'reach',
    }),
    rect(w * 0.935, h * 0.2, w * 0.008, h * 0.54, '#fff6e0') +
      repeat(7, (index) => rect(w * 0.935, h * (0.22 + index * 0.07), w * 0.008, h * 0.03, '#c2333a')),
  ].join('');
}

export function highSurvey(view: View): string {
  const { canvas, w, h } = view;
  return [
    sky(canvas, '#4f86b4', '#a8d0dc', '#f3ead0'),
    peak(
      w * 0.2,
      h * 0.74,
      w * 0.62,
      h * 0.56,
      {
        lit: linear([
          [0, '#8fa8c0'],
          [1, '#6a88a4'],
        ]),
        shade: linear([
          [0, '#5d7a9a'],
          [1, '#4a6888'],
        ]),
        snow: '#ffffff',
        snowShade: '#cbdbe8',
      },
      0.46,
      5,
    ),
    peak(w * 0.58, h * 0.76, w * 0.54, h * 0.4, { lit: '#7f9ab4', shade: '#55728f', snow: '#ffffff', snowShade: '#cbdbe8' }, 0.36, 8),
    mountains(canvas, h * 0.76, h * 0.14, '#5d8088', 0.55),
    fog(canvas, h * 0.72, h * 0.08, '#ffffff', 0.6),
    river(
      canvas,
      [w * 0.6, h * 0.74],
      w * 0.4,
      w * 0.06,
      linear([
        [0, '#d6eef0'],
        [1, '#3f8a9a'],
      ]),
    ),
    firs(canvas, h * 0.84, h * 0.16, '#3a6458', 9, 0, 0.3),
    polygon(
      [
        [w * 0.5, h],
        [w * 0.62, h * 0.78],
        [w * 0.8, h * 0.7],
        [w, h * 0.66],
        [w, h],
      ],
      linear([
        [0, '#7a6a54'],
        [1, '#3a3028'],
      ]),
    ),
    surveyors(view),
    grass(canvas, h * 0.98, h * 0.05, '#3a4a30', 80),
    vignette(canvas, '#1a2a34', 0.3),
  ].join('');
}

export function twoBanks({ canvas, w, h, s }: View): string {
  return [
    sky(canvas, '#1c1a34', '#6a2f4a', '#e0744a', '#f6c07a'),
    mountains(canvas, h * 0.5, h * 0.16, '#5a2a4a', 0.6),
    repeat(4, (index) => smoke(w * (0.12 + index * 0.26), h * 0.52, h * 0.34, '#2a1830', { lean: 0.3, seed: index + 3, strength: 0.6 })),
    rect(
      0,
      h * 0.5,
      w,
      h * 0.5,
      linear([
        [0, '#6a3a3f'],
        [1, '#1f1220'],
      ]),
    ),
    path(
      `M${n(w * 0.44)} ${n(h * 0.5)}C${n(w * 0.6)} ${n(h * 0.62)} ${n(w * 0.3)} ${n(h * 0.72)} ${n(w * 0.34)} ${h}H${n(w * 0.72)}C${n(w * 0.66)} ${n(h * 0.76)} ${n(w * 0.62)} ${n(h * 0.6)} ${n(w * 0.47)} ${n(h * 0.5)}Z`,
      linear([
        [0, '#ffd28a'],
        [1, '#7a3a5a'],
      ]),
    ),
    repeat(
      11,
      (index) =>
        person(w * (0.02 + index * 0.03), h * (0.8 + (index % 3) * 0.045), s * 0.3, {
          tone: '#1c0f18',
          rim: '#ff9a5a',
          from: 'right',
          pose: 'stand',
          head: 'cap',
          coat: 'suit',
        }) + stroke(`M${w * (0.03 + index * 0.03)} ${h * (0.79 + (index % 3) * 0.045)}V${h * (0.44 + (index % 3) * 0.045)}`, '#1c0f18', 3),
    ),
    repeat(
      10,
      (index) =>
        person(w * (0.72 + index * 0.03), h * (0.8 + (index % 3) * 0.045), s * 0.3, {
          tone: '#141426',
          rim: '#ff9a5a',
          from: 'left',
          pose: 'stand',
          head: 'hat',
          coat: 'suit',
          flip: true,
        }) + stroke(`M${w * (0.71 + index * 0.03)} ${h * (0.79 + (index % 3) * 0.045)}V${h * (0.44 + (index % 3) * 0.045)}`, '#141426', 3),
    ),
    flag(w * 0.16, h * 0.86, s * 0.66, '#c2333a', '#1c0f18') + flag(w * 0.86, h * 0.86, s * 0.66, '#3a6aa8', '#141426', true),
    beam(w * 0.48, h * 0.1, [w * 0.36, w * 0.62, h * 0.95], '#ffe6b0', 0.3),
    ellipse(w * 0.5, h * 0.9, w * 0.08, h * 0.012, '#2a1228', 'opacity=".6"'),
    person(w * 0.5, h * 0.9, s * 0.34, {
      tone: '#f4e3ba',
      skin: '#e6bb96',
      hair: '#6a3a22',
      head: 'bun',
      pose: 'open',
      coat: 'coat',
      legs: '#4a3a34',
    }),
    map(w * 0.5, h * 0.7, s * 0.26, PAPER),
    ridge(canvas, h * 0.99, h * 0.01, 2, '#120a14'),
    vignette(canvas, '#0e0612', 0.5),
  ].join('');
}
