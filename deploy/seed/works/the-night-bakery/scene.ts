import { gables, lamppost } from '../../art/buildings.ts';
import { counter, drawers, pendant } from '../../art/interiors.ts';
import { cobbles } from '../../art/land.ts';
import { glow, moon, sky, smoke, stars, vignette } from '../../art/light.ts';
import { person, shadow } from '../../art/people.ts';
import { moments, type View } from '../../art/scene.ts';
import { linear, path, place, polygon, rect, repeat, stroke } from '../../art/svg.ts';
import { loaf } from '../../art/things.ts';
import { cellar, gustav } from './later.ts';
import { crust, shop } from './parts.ts';

function lane({ canvas, w, h, s, lies }: View): string {
  const [x, ground, wide] = lies ? [w * 0.67, h * 0.84, h * 0.98] : [w * 0.5, h * 0.84, w * 0.88];
  return [
    sky(canvas, '#0f1836', '#22305f', '#4c4a86'),
    stars(canvas, 60),
    moon(w * (lies ? 0.42 : 0.82), h * (lies ? 0.2 : 0.3), s * 0.055, '#f4e6c4'),
    gables(canvas, h * 0.84, h * 0.52, ['#1a2148', '#232a55', '#161c3e'], '#f3b964', lies ? 9 : 5, 0.2),
    smoke(x + wide * 0.32, h * 0.36, h * 0.3, '#c8cbe8', { lean: 0.34, strength: 0.3 }),
    shop(x, ground, wide, h * 0.5),
    cobbles(canvas, ground, '#171a3a', '#5d5f95'),
    polygon(
      [
        [x - wide * 0.42, ground],
        [x + wide * 0.14, ground],
        [x + wide * 0.02, h],
        [x - wide * 0.72, h],
      ],
      linear([
        [0, '#ffb352', 0.6],
        [1, '#ffb352', 0.06],
      ]),
    ),
    lies ? lamppost(w * 0.1, h * 0.93, h * 0.5, '#0c0f26', '#f7d58a') + glow(w * 0.1, h * 0.41, h * 0.24, '#ffd58a', 0.5) : '',
    shadow(x + wide * 0.34, h * 0.93, wide * 0.1),
    person(x + wide * 0.33, h * 0.935, s * 0.37, { tone: '#14112c', rim: '#f0a95a', head: 'hat', flip: true, pose: 'walk' }),
    vignette(canvas),
  ].join('');
}

function behindTheCounter({ canvas, w, h, s }: View): string {
  return [
    rect(
      0,
      0,
      w,
      h,
      linear([
        [0, '#6b3a22'],
        [1, '#3d1f18'],
      ]),
    ),
    drawers(
      { x: w * 0.02, y: h * 0.02, width: w * 0.96, height: h * 0.64 },
      16,
      6,
      ['#8a4f2b', '#9a5a32', '#7c4527', '#a5673a'],
      '#f4cf7a',
      4,
    ),
    glow(w * 0.5, h * 0.28, h * 0.75, '#ffc870', 0.55),
    person(w * 0.34, h * 0.94, s * 0.78, { tone: '#5f2f3a', skin: '#e8b58c', hair: '#efe6da', coat: 'apron', head: 'bun', pose: 'hold' }),
    person(w * 0.66, h * 0.92, s * 0.74, { tone: '#27325f', skin: '#c98d68', hair: '#191430', head: 'cap', flip: true, pose: 'hold' }),
    pendant(w * 0.5, h * 0.22, s * 0.22, '#2b1620', '#fff1c4'),
    glow(w * 0.5, h * 0.24, s * 0.3, '#fff1c4', 0.7),
    counter(
      canvas,
      h * 0.68,
      '#c98447',
      linear([
        [0, '#7a3f24'],
        [1, '#43201a'],
      ]),
      '#5a2c1e',
    ),
    place(
      w * 0.5,
      h * 0.71,
      s / 420,
      path(
        'M-30 0L-26 -62L-20 -58L-12 -64L-4 -58L6 -64L14 -58L22 -63L28 0Z',
        linear([
          [0, '#e9c990'],
          [1, '#b98a4e'],
        ]),
      ) +
        stroke('M-12 -60L-10 -4M12 -60L12 -4', '#8f6535', 1.4, 'opacity=".5"') +
        stroke('M-8 -76q4 -10 0 -18t4 -16M8 -78q6 -8 2 -18', '#fff4e0', 2.4, 'opacity=".6"'),
    ),
    repeat(4, (index) => loaf(w * (0.08 + index * 0.06), h * 0.71, s * 0.12, crust(index), '#f6d9a0')),
    repeat(3, (index) => loaf(w * (0.78 + index * 0.07), h * 0.71, s * 0.13, crust(index + 2), '#f6d9a0')),
    vignette(canvas, '#1b0a10', 0.55),
  ].join('');
}

/** A warm window in a blue lane, and what is behind it. */
export const scene = moments(lane, behindTheCounter, cellar, gustav);
