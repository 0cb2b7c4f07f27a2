import { ridge, water } from '../../art/land.ts';
import { cloud, sky, vignette } from '../../art/light.ts';
import { compassRose, contours } from '../../art/maps.ts';
import { person, shadow } from '../../art/people.ts';
import { grass } from '../../art/plants.ts';
import { moments, type View } from '../../art/scene.ts';
import { linear, n, path, rect, repeat, stroke } from '../../art/svg.ts';
import { kite, letter } from '../../art/things.ts';
import { boat } from '../../art/travel.ts';
import { cliffWind, quayAtSix } from './later.ts';
import { barrow, house, RED } from './parts.ts';

function kiteRoad({ canvas, w, h, s, lies }: View): string {
  const [kx, ky] = lies ? [w * 0.7, h * 0.32] : [w * 0.66, h * 0.38];
  const [bx, by] = lies ? [w * 0.36, h * 0.84] : [w * 0.3, h * 0.84];
  return [
    sky(canvas, '#5fb0d6', '#a8dbe4', '#fdf0d0'),
    cloud(w * 0.2, h * 0.42, s * 0.42, '#ffffff', 3, 0.85) +
      cloud(w * 0.86, h * 0.2, s * 0.5, '#ffffff', 5, 0.75) +
      cloud(w * 0.62, h * 0.56, s * 0.34, '#ffffff', 8, 0.7),
    water(
      canvas,
      h * 0.62,
      linear([
        [0, '#8fd0d6'],
        [1, '#2f7f9a'],
      ]),
      '#fffaf0',
      w * 0.5,
      50,
    ),
    boat(w * 0.88, h * 0.64, s * 0.1, '#b5352e', '#fffaf0'),
    path(
      `M0 ${n(h * 0.74)}C${n(w * 0.2)} ${n(h * 0.6)} ${n(w * 0.4)} ${n(h * 0.78)} ${n(w * 0.62)} ${n(h * 0.8)}C${n(w * 0.8)} ${n(h * 0.82)} ${n(w * 0.9)} ${n(h * 0.76)} ${w} ${n(h * 0.78)}V${h}H0Z`,
      linear([
        [0, '#c9cf7a'],
        [1, '#6f9a52'],
      ]),
    ),
    house(w * (lies ? 0.1 : 0.5), h * (lies ? 0.72 : 0.79), s * 0.17, '#a9372a') +
      house(w * (lies ? 0.2 : 0.9), h * (lies ? 0.71 : 0.8), s * 0.13, '#7d5a48'),
    ridge(
      canvas,
      h * 0.86,
      h * 0.03,
      1.5,
      linear([
        [0, '#9dbb5a'],
        [1, '#4f7f42'],
      ]),
    ),
    stroke(`M${bx + s * 0.12} ${by - s * 0.1}Q${(bx + kx) / 2 + s * 0.06} ${(by + ky) / 2 + s * 0.1} ${kx} ${ky}`, '#fffaf0', s * 0.005),
    kite(kx, ky, s * (lies ? 0.44 : 0.42), RED, '#fff3c8', 24, 16),
    repeat(4, (index) =>
      kite(
        w * ((lies ? 0.5 : 0.2) + index * 0.14),
        h * (0.5 - ((index * 3) % 4) * 0.05),
        s * 0.06,
        index % 2 ? ['#f4bd4f', '#d99a2c'] : ['#fffaf0', '#d9cfe0'],
        '#7a4fa3',
        10 + index * 8,
        10,
      ),
    ),
    shadow(bx, by + s * 0.02, s * 0.16, 0.22),
    barrow(bx, by + s * 0.02, s * 0.2),
    person(bx - s * 0.19, by + s * 0.03, s * 0.3, {
      tone: '#26587a',
      skin: '#e6b58e',
      hair: '#c2333a',
      legs: '#3a2c34',
      coat: 'coat',
      head: 'cap',
      pose: 'hold',
    }),
    letter(w * (lies ? 0.56 : 0.74), h * 0.7, s * 0.07, '#fffaf0', '#c9a878', '#c2333a', -24) +
      letter(w * (lies ? 0.63 : 0.56), h * 0.6, s * 0.05, '#fffaf0', '#c9a878', '#3f7fa0', 18),
    grass(canvas, h * 0.97, h * 0.06, '#3a6a38', 90),
    vignette(canvas, '#163a4a', 0.16),
  ].join('');
}

function islandMap({ canvas, w, h, s }: View): string {
  const island = `M${w * 0.24} ${h * 0.5}C${w * 0.2} ${h * 0.2} ${w * 0.42} ${h * 0.1} ${w * 0.54} ${h * 0.2}S${w * 0.8} ${h * 0.14} ${w * 0.8} ${h * 0.42}S${w * 0.7} ${h * 0.84} ${w * 0.5} ${h * 0.8}S${w * 0.27} ${h * 0.76} ${w * 0.24} ${h * 0.5}Z`;
  const stops: [number, number][] = [
    [0.32, 0.62],
    [0.4, 0.36],
    [0.56, 0.3],
    [0.71, 0.36],
    [0.68, 0.58],
    [0.5, 0.68],
  ];
  return [
    rect(0, 0, w, h, '#c4dcd6'),
    repeat(26, (index) =>
      stroke(`M${n(w * (((index * 37) % 100) / 100))} ${n(h * (((index * 61) % 100) / 100))}q10 -8 20 0t20 0t20 0`, '#8fb7b1', 3),
    ),
    path(island, 'none', 'stroke="#d8e6d6" stroke-width="52" stroke-linejoin="round"') +
      path(
        island,
        linear([
          [0, '#ebe2b4'],
          [1, '#d3c684'],
        ]),
        'stroke="#8a7a4a" stroke-width="4"',
      ),
    contours(w * 0.42, h * 0.42, s * 0.36, 6, '#a8985a') + contours(w * 0.64, h * 0.5, s * 0.3, 5, '#a8985a'),
    stroke(stops.map(([x, y], index) => `${index ? 'L' : 'M'}${n(w * x)} ${n(h * y)}`).join(''), '#a9372a', 5, 'stroke-dasharray="3 14"'),
    stops.map(([x, y], index) => house(w * x, h * y, s * 0.1, index % 2 ? '#7d5a48' : '#a9372a')).join(''),
    repeat(5, (index) =>
      stroke(
        `M${n(w * (0.02 + index * 0.03))} ${n(h * (0.16 + index * 0.05))}q${w * 0.06} ${-h * 0.05} ${w * 0.12} 0q${w * 0.03} ${h * 0.03} 0 ${h * 0.04}`,
        '#ffffff',
        5,
        'opacity=".8"',
      ),
    ),
    compassRose(w * 0.9, h * 0.8, s * 0.11, '#2f2a26', '#a9372a'),
    kite(w * 0.58, h * 0.46, s * 0.24, RED, '#7a4fa3', 30, 12),
    letter(w * 0.12, h * 0.82, s * 0.26, '#fffaf0', '#c9a878', '#a9372a', -12) +
      letter(w * 0.2, h * 0.9, s * 0.22, '#f7ead0', '#c9a878', '#2f6f8f', 9),
    vignette(canvas, '#6a5a30', 0.22),
  ].join('');
}

/** An island where the mail goes by kite. */
export const scene = moments(kiteRoad, islandMap, cliffWind, quayAtSix);
