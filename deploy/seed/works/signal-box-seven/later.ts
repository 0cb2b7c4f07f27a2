import { city, lamppost } from '../../art/buildings.ts';
import { mountains, ridge } from '../../art/land.ts';
import { fog, glow, rain, sky, smoke, vignette } from '../../art/light.ts';
import { person } from '../../art/people.ts';
import type { View } from '../../art/scene.ts';
import { circle, linear, path, place, polygon, rect, repeat, stroke } from '../../art/svg.ts';
import { clock } from '../../art/things.ts';
import { rails, signal } from '../../art/travel.ts';

export function theTrain({ canvas, w, h, s }: View): string {
  return [
    sky(canvas, '#0c1a2c', '#1f4652', '#5f8f86'),
    mountains(canvas, h * 0.62, h * 0.24, '#1c3c48', 0.55),
    fog(canvas, h * 0.62, h * 0.1, '#a9cfc0', 0.4),
    ridge(canvas, h * 0.7, h * 0.03, 1.4, '#16303a'),
    rect(
      0,
      h * 0.72,
      w,
      h * 0.28,
      linear([
        [0, '#14282f'],
        [1, '#070f14'],
      ]),
    ),
    rails(canvas, w * 0.5, h * 0.6, '#8fb0a8'),
    smoke(w * 0.5, h * 0.34, h * 0.4, '#dfe9e4', { lean: 0.5, strength: 0.5 }),
    glow(w * 0.5, h * 0.58, h * 0.62, '#fff3c4', 0.75),
    place(
      w * 0.5,
      h * 0.86,
      s / 200,
      [
        rect(
          -62,
          -104,
          124,
          92,
          linear([
            [0, '#26323a'],
            [1, '#0b1216'],
          ]),
          12,
        ),
        circle(0, -66, 46, '#141c22') +
          circle(
            0,
            -66,
            39,
            linear([
              [0, '#3a4a54'],
              [1, '#141c22'],
            ]),
          ),
        circle(0, -66, 14, '#fffbe6') + circle(0, -66, 19, 'none', 'stroke="#c9a44a" stroke-width="3"'),
        rect(-12, -134, 24, 30, '#0b1216', 3) +
          rect(-66, -22, 132, 12, '#a8333a', 2) +
          circle(-46, -16, 7, '#ffe9a8') +
          circle(46, -16, 7, '#ffe9a8'),
        path('M-56 -10L56 -10L36 12L-36 12Z', '#141c22') +
          repeat(6, (index) => stroke(`M${-44 + index * 17.6} -10L${-28 + index * 11.2} 12`, '#3a4a54', 2)),
      ].join(''),
    ),
    polygon(
      [
        [w * 0.46, h * 0.56],
        [w * 0.54, h * 0.56],
        [w * 0.96, h],
        [w * 0.04, h],
      ],
      linear([
        [0, '#fff3c4', 0.5],
        [1, '#fff3c4', 0],
      ]),
    ),
    signal(w * 0.16, h * 0.95, h * 0.74, '#060c10', '#6fd6ae') + signal(w * 0.86, h * 0.9, h * 0.56, '#060c10', '#6fd6ae'),
    rain(canvas, 80, '#e4f2ea'),
    vignette(canvas, '#03080a', 0.6),
  ].join('');
}

export function emptyPlatform({ canvas, w, h, s }: View): string {
  return [
    sky(canvas, '#3a1c44', '#c2566a', '#ffb07a', '#ffe0b0'),
    circle(w * 0.3, h * 0.5, s * 0.13, '#fff3d4') + glow(w * 0.3, h * 0.5, s * 0.5, '#fff3d4', 0.7),
    city({ ...canvas, seed: 21 }, h * 0.7, ['#8a4066', '#7a3860', '#98496a'], '#ffe0a8', { tall: 0.3, lit: 0.3 }),
    rect(
      0,
      h * 0.68,
      w,
      h * 0.32,
      linear([
        [0, '#5a2a4f'],
        [1, '#1f0f2c'],
      ]),
    ),
    stroke(`M0 ${h * 0.74}H${w}M0 ${h * 0.78}H${w}`, '#f0b89a', 5) +
      repeat(40, (index) => rect((w * index) / 40, h * 0.745, w * 0.012, h * 0.03, '#3a1a3c')),
    polygon(
      [
        [0, h * 0.84],
        [w, h * 0.84],
        [w, h],
        [0, h],
      ],
      linear([
        [0, '#a8647a'],
        [1, '#4a2448'],
      ]),
    ) + rect(0, h * 0.84, w, h * 0.018, '#ffdca8'),
    rect(w * 0.56, h * 0.26, w * 0.5, h * 0.05, '#3a1838', 3) +
      repeat(12, (index) =>
        polygon(
          [
            [w * (0.56 + index * 0.04), h * 0.31],
            [w * (0.6 + index * 0.04), h * 0.31],
            [w * (0.58 + index * 0.04), h * 0.35],
          ],
          '#3a1838',
        ),
      ) +
      repeat(3, (index) => rect(w * (0.62 + index * 0.16), h * 0.3, w * 0.012, h * 0.56, '#3a1838')),
    rect(w * 0.66, h * 0.42, w * 0.11, h * 0.09, '#fff0d8', 4) +
      rect(w * 0.668, h * 0.43, w * 0.094, h * 0.07, '#3a1838', 3) +
      stroke(`M${w * 0.684} ${h * 0.466}h${w * 0.062}`, '#fff0d8', 6, 'stroke-dasharray="14 5"'),
    clock(w * 0.88, h * 0.44, s * 0.06, '#fff6e4', '#3a1838', '#3a1838', [5, 40]),
    rect(w * 0.64, h * 0.86, w * 0.16, h * 0.02, '#2a1028', 2) +
      rect(w * 0.65, h * 0.88, w * 0.01, h * 0.06, '#2a1028') +
      rect(w * 0.78, h * 0.88, w * 0.01, h * 0.06, '#2a1028') +
      rect(w * 0.64, h * 0.8, w * 0.16, h * 0.02, '#2a1028', 2),
    person(w * 0.42, h * 0.95, s * 0.46, { tone: '#2a1434', rim: '#ffe0b0', from: 'left', pose: 'stand', head: 'hat' }) +
      rect(w * 0.445, h * 0.86, w * 0.04, h * 0.085, '#5a2a34', 4) +
      stroke(`M${w * 0.458} ${h * 0.86}v${-h * 0.02}h${w * 0.014}v${h * 0.02}`, '#5a2a34', 4),
    lamppost(w * 0.12, h * 0.95, h * 0.5, '#2a1028', '#fff0c8'),
    vignette(canvas, '#1c0820', 0.4),
  ].join('');
}
