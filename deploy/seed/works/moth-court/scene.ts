import { tower } from '../../art/buildings.ts';
import { lamp } from '../../art/interiors.ts';
import { ridge } from '../../art/land.ts';
import { glow, sky, stars, vignette } from '../../art/light.ts';
import { farMoth, motes, moth } from '../../art/moths.ts';
import { person } from '../../art/people.ts';
import { grass } from '../../art/plants.ts';
import { moments, type View } from '../../art/scene.ts';
import { circle, linear, n, place, rect, repeat, stroke } from '../../art/svg.ts';
import { firstFrost, terraces } from './later.ts';
import { EMPEROR, GHOST, HAWK } from './parts.ts';

function emperor({ canvas, w, h, s, lies }: View): string {
  const [x, y] = lies ? [w * 0.68, h * 0.44] : [w * 0.5, h * 0.5];
  const wide = lies ? h * 1.02 : w * 0.94;
  return [
    sky(canvas, '#130b2b', '#33205c', '#7a4a84', '#d98a86'),
    stars(canvas, 80, '#f3e6ff', 0.7),
    glow(x, y, wide * 0.72, '#ffe2a4', 0.75),
    circle(x, y, wide * 0.34, '#fff0c8', 'opacity=".22"') + circle(x, y, wide * 0.27, '#fff6dc', 'opacity=".5"'),
    repeat(4, (index) =>
      tower(w * (0.06 + index * 0.05 + (index % 2) * 0.62), h * 0.92, s * 0.08, h * (0.2 + (index % 3) * 0.05), {
        wall: '#2a1748',
        roof: '#1d1038',
        light: '#ffd98a',
      }),
    ),
    ridge(canvas, h * 0.88, h * 0.02, 1, '#1d1038'),
    moth(x, y, wide, EMPEROR),
    motes(x, y, wide * 0.6, '#fff0c0', 44),
    repeat(9, (index) =>
      farMoth(w * (((index * 41) % 100) / 100), h * (0.3 + ((index * 29) % 50) / 100), s * 0.035, '#f0dcf4', index * 37, 0.6),
    ),
    grass(canvas, h * 0.94, h * 0.05, '#120926', 60),
    person(x, h * 0.96, s * 0.25, { tone: '#140a26', rim: '#ffe2a4', coat: 'gown', head: 'braid', pose: 'reach' }),
    vignette(canvas, '#0a0418', 0.5),
  ].join('');
}

function slateTable({ canvas, w, h, s }: View): string {
  return [
    rect(
      0,
      0,
      w,
      h,
      linear([
        [0, '#2b2a3a'],
        [1, '#151420'],
      ]),
    ),
    repeat(18, (index) =>
      stroke(
        `M${n((w * ((index * 31) % 100)) / 100)} ${n((h * ((index * 17) % 100)) / 100)}l${60 + index * 7} ${(index % 3) * 6 - 6}`,
        '#55546a',
        1.4,
        'opacity=".5"',
      ),
    ),
    glow(w * 0.22, h * 0.3, h * 1.1, '#ffdf9c', 0.6),
    moth(w * 0.3, h * 0.44, w * 0.34, HAWK, -14),
    moth(w * 0.64, h * 0.36, w * 0.28, GHOST, 16),
    moth(w * 0.86, h * 0.68, w * 0.13, { light: '#cdb48a', mid: '#8f7a5a', dark: '#463a2c', eye: '#e9d9b4' }, -30),
    place(
      w * 0.56,
      h * 0.76,
      s / 300,
      rect(
        -110,
        -22,
        220,
        44,
        linear([
          [0, '#fff6df'],
          [1, '#e3d0a4'],
        ]),
        4,
      ) +
        repeat(3, (row) =>
          stroke(`M-96 ${-10 + row * 11}q12 -5 24 0t24 0t24 0t24 0t24 0t24 0${row === 2 ? '' : 't24 0t24 0'}`, '#5a3a5a', 2),
        ) +
        stroke('M-110 -22q-16 10 -10 22t10 22M110 -22q12 12 6 22t-6 22', '#c9b184', 5),
      { turn: -7 },
    ),
    repeat(3, (index) =>
      place(
        w * (0.12 + index * 0.05),
        h * 0.86,
        s / 300,
        stroke('M-6 60L0 -50L6 60', ['#b9c2cf', '#d6dce4', '#98a3b4'][index] ?? '#d6dce4', 5),
        { turn: -18 + index * 4 },
      ),
    ),
    stroke(`M${w * 0.36} ${h * 0.6}q${w * 0.05} ${h * 0.1} ${w * 0.1} ${h * 0.08}`, '#8a3a2a', 2),
    repeat(30, (index) =>
      circle((w * ((index * 37) % 100)) / 100, (h * ((index * 53) % 100)) / 100, 1 + (index % 3), '#e9dcc0', 'opacity=".35"'),
    ),
    lamp(
      w * 0.1,
      h * 0.34,
      s * 0.3,
      '#8a5f3a',
      linear([
        [0, '#fff3cf'],
        [1, '#f4bd4f'],
      ]),
    ),
    vignette(canvas, '#07060e', 0.7),
  ].join('');
}

/** A queen's lamps, and what flies to them. */
export const scene = moments(emperor, slateTable, terraces, firstFrost);
