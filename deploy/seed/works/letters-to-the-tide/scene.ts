import { water } from '../../art/land.ts';
import { cloud, glow, sky, vignette } from '../../art/light.ts';
import { person } from '../../art/people.ts';
import { moments, type View } from '../../art/scene.ts';
import { circle, ellipse, linear, n, path, repeat, stroke } from '../../art/svg.ts';
import { boat } from '../../art/travel.ts';
import { nightWatch, writingTable } from './later.ts';
import { adrift, swell } from './parts.ts';

function longWaves(view: View): string {
  const { canvas, w, h, s, lies } = view;
  const x = w * (lies ? 0.66 : 0.54);
  return [
    sky(canvas, '#a9dcec', '#cfeaf0', '#fdf3de'),
    circle(x, h * 0.5, s * 0.26, '#fff4d6') + glow(x, h * 0.5, s * 0.6, '#fff4d6', 0.6),
    cloud(w * 0.18, h * 0.44, s * 0.36, '#ffffff', 2, 0.9) + cloud(w * 0.9, h * 0.38, s * 0.4, '#ffffff', 4, 0.8),
    swell(view, [0.62], [['#8fc3dc', '#5a93b8']]),
    boat(x - s * 0.02, h * 0.62, s * (lies ? 0.46 : 0.42), '#b5482f', '#fffdf6'),
    swell(
      view,
      [0.69, 0.78],
      [
        ['#6fb0d0', '#3f7ba6'],
        ['#4a90ba', '#2d6491'],
      ],
    ),
    adrift(w * (lies ? 0.4 : 0.34), h * 0.8, s * 0.27, -16),
    swell(
      view,
      [0.87, 0.95],
      [
        ['#3a7fae', '#1f4c79'],
        ['#2a6594', '#143658'],
      ],
    ),
    repeat(7, (index) =>
      stroke(
        `M${n(w * (0.1 + index * 0.13))} ${n(h * (0.3 + ((index * 5) % 3) * 0.04))}q${n(s * 0.02)} ${n(-s * 0.02)} ${n(s * 0.035)} 0q${n(s * 0.015)} ${n(-s * 0.02)} ${n(s * 0.035)} 0`,
        '#4a6f88',
        s * 0.005,
      ),
    ),
    vignette(canvas, '#12324a', 0.22),
  ].join('');
}

function tideline({ canvas, w, h, s }: View): string {
  return [
    sky(canvas, '#7a4a86', '#f08a76', '#ffd6a3'),
    circle(w * 0.62, h * 0.46, s * 0.12, '#fff0cc') + glow(w * 0.62, h * 0.46, s * 0.5, '#fff0cc', 0.7),
    water(
      canvas,
      h * 0.5,
      linear([
        [0, '#f0a07f'],
        [1, '#8a4a7a'],
      ]),
      '#fff0cc',
      w * 0.62,
      80,
    ),
    path(
      `M0 ${h * 0.74}C${w * 0.2} ${h * 0.66} ${w * 0.36} ${h * 0.8} ${w * 0.56} ${h * 0.74}S${w * 0.9} ${h * 0.84} ${w} ${h * 0.76}V${h}H0Z`,
      linear([
        [0, '#e9b98f'],
        [1, '#8a5568'],
      ]),
    ),
    stroke(
      `M0 ${h * 0.74}C${w * 0.2} ${h * 0.66} ${w * 0.36} ${h * 0.8} ${w * 0.56} ${h * 0.74}S${w * 0.9} ${h * 0.84} ${w} ${h * 0.76}`,
      '#fff3e4',
      9,
      'opacity=".8"',
    ),
    adrift(w * 0.52, h * 0.88, s * 0.3, -12),
    repeat(11, (index) => ellipse(w * (0.28 + index * 0.024), h * (0.97 - index * 0.006), s * 0.014, s * 0.006, '#7a4a5f', 'opacity=".5"')),
    person(w * 0.26, h * 0.95, s * 0.62, {
      tone: '#3a4a7a',
      skin: '#e6b58e',
      hair: '#3a1f2c',
      rim: '#ffe3b8',
      from: 'right',
      coat: 'coat',
      head: 'long',
      pose: 'walk',
    }),
    repeat(14, (index) =>
      circle(
        w * (((index * 37) % 100) / 100),
        h * (0.84 + ((index * 13) % 14) / 100),
        s * 0.008,
        index % 2 ? '#fff0dc' : '#b97a7a',
        'opacity=".8"',
      ),
    ),
    vignette(canvas, '#3a1a34', 0.35),
  ].join('');
}

/** Letters put to sea, and who finds them. */
export const scene = moments(longWaves, tideline, nightWatch, writingTable);
