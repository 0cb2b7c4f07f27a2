import { casement, room } from '../../art/interiors.ts';
import { mountains, ridge, water } from '../../art/land.ts';
import { flakes, glow, moon, rain, sky, stars, vignette } from '../../art/light.ts';
import { person, profile, umbrella } from '../../art/people.ts';
import { flower, grass } from '../../art/plants.ts';
import { moments, type View } from '../../art/scene.ts';
import { circle, ellipse, linear, path, place, polygon, rect, repeat, stroke } from '../../art/svg.ts';
import { cup } from '../../art/things.ts';

/** A bed of peonies across the picture, the near ones taller. */
function bed({ w, h }: View, ground: number, tall: number, count: number, petals: readonly string[], stem: string, shift = 0): string {
  return repeat(count, (index) =>
    flower(
      w * ((index + 0.5 + shift) / count),
      h * ground,
      h * tall * (0.72 + ((index * 37) % 23) / 60),
      petals[index % petals.length] ?? '#c22f5d',
      '#ffe9a8',
      stem,
    ),
  );
}

function inTheWind(view: View): string {
  const { canvas, w, h, s, lies } = view;
  return [
    sky(canvas, '#ffe6ea', '#ffc9d2', '#f79fb4'),
    circle(w * (lies ? 0.76 : 0.7), h * 0.4, s * 0.22, '#fff6dc') + glow(w * (lies ? 0.76 : 0.7), h * 0.4, s * 0.5, '#fff6dc', 0.7),
    mountains(canvas, h * 0.72, h * 0.12, '#e98aa4', 0.5),
    ridge(canvas, h * 0.76, h * 0.03, 2, '#cf6a8c'),
    bed(view, 0.86, 0.22, lies ? 15 : 9, ['#f5b7c6', '#f29ab0', '#fbd3d8'], '#a8486a'),
    bed(view, 0.96, 0.4, lies ? 9 : 6, ['#e6446f', '#f0698a', '#d63a66'], '#7a2348', 0.2),
    bed(view, 1.06, lies ? 0.52 : 0.44, lies ? 6 : 4, ['#b3224f', '#d12f5c', '#961a48'], '#4a1236'),
    grass(canvas, h * 0.99, h * 0.09, '#4a1236', 60),
    flakes(canvas, 34, '#fff0f2', { size: 2, to: 0.8 }),
    vignette(canvas, '#7a1f4a', 0.18),
  ].join('');
}

function twoInTheBeds(view: View): string {
  const { canvas, w, h, s } = view;
  return [
    sky(canvas, '#ffd9a8', '#ffb08a', '#f0786a'),
    circle(w * 0.5, h * 0.5, s * 0.26, '#fff0c8'),
    ridge(canvas, h * 0.7, h * 0.03, 2, '#c2504f'),
    bed(view, 0.82, 0.2, 16, ['#f29a8a', '#f7b59a', '#e07a70'], '#8a3040'),
    person(w * 0.42, h * 0.98, s * 0.72, {
      tone: '#5a2450',
      skin: '#e6b090',
      hair: '#2a1220',
      coat: 'gown',
      head: 'bun',
      pose: 'reach',
      rim: '#fff0c8',
      from: 'right',
    }),
    person(w * 0.6, h * 0.98, s * 0.7, {
      tone: '#2f5a5a',
      skin: '#b97a58',
      hair: '#1a0f18',
      coat: 'gown',
      head: 'braid',
      pose: 'hold',
      rim: '#fff0c8',
      from: 'left',
      flip: true,
    }),
    bed(view, 1.06, 0.4, 9, ['#d6453f', '#f0764f', '#b3303e'], '#5a1a30', 0.2),
    vignette(canvas, '#5a1428', 0.35),
  ].join('');
}

function pondAtNight(view: View): string {
  const { canvas, w, h, s } = view;
  return [
    sky(canvas, '#140c30', '#3a1a55', '#7a3366'),
    stars(canvas, 90),
    moon(w * 0.3, h * 0.26, s * 0.13, '#fff0d6'),
    water(
      canvas,
      h * 0.58,
      linear([
        [0, '#8a4a7a'],
        [1, '#1a0c34'],
      ]),
      '#fff0d6',
      w * 0.3,
      60,
    ),
    path(`M${w * 0.5} ${h * 0.62}Q${w * 0.68} ${h * 0.4} ${w * 0.88} ${h * 0.62}`, 'none', `stroke="#2a1030" stroke-width="${s * 0.035}"`) +
      repeat(9, (index) =>
        stroke(`M${w * (0.53 + index * 0.04)} ${h * (0.585 - Math.sin(((index + 1) / 10) * Math.PI) * 0.075)}v${-h * 0.06}`, '#2a1030', 4),
      ),
    repeat(
      4,
      (index) =>
        circle(w * (0.56 + index * 0.09), h * (0.5 - Math.sin(((index + 1) / 5) * Math.PI) * 0.07), s * 0.02, '#ffb45a') +
        glow(w * (0.56 + index * 0.09), h * (0.5 - Math.sin(((index + 1) / 5) * Math.PI) * 0.07), s * 0.11, '#ffb45a', 0.8),
    ),
    person(w * 0.67, h * 0.535, s * 0.24, { tone: '#180a22', rim: '#ffcf8a', coat: 'gown', head: 'bun' }) +
      person(w * 0.72, h * 0.535, s * 0.24, { tone: '#180a22', rim: '#ffcf8a', coat: 'gown', head: 'long', flip: true }),
    repeat(8, (index) =>
      ellipse(w * (((index * 31 + 8) % 100) / 100), h * (0.68 + ((index * 7) % 20) / 100), s * 0.06, s * 0.014, '#3a5a5a', 'opacity=".8"'),
    ),
    bed(view, 1.04, 0.34, 11, ['#e66f9c', '#ff9dbd', '#c44a80'], '#1c0a28'),
    vignette(canvas, '#0a0418', 0.5),
  ].join('');
}

function rainyPorch(view: View): string {
  const { canvas, w, h, s } = view;
  return [
    room(
      canvas,
      h * 0.82,
      linear([
        [0, '#dfe6cf'],
        [1, '#a9c0a0'],
      ]),
      linear([
        [0, '#b98f6a'],
        [1, '#6a4a3a'],
      ]),
      '#5a3a2c',
    ),
    casement(
      { x: w * 0.34, y: h * 0.06, width: w * 0.6, height: h * 0.62 },
      [4, 2],
      linear([
        [0, '#c9dcd8'],
        [1, '#8fb59a'],
      ]),
      '#f7f0e2',
      repeat(9, (index) =>
        flower(
          w * (0.37 + index * 0.07),
          h * 0.7,
          h * (0.24 + (index % 3) * 0.05),
          ['#d44e7b', '#f2799b', '#b03a68'][index % 3] ?? '#d44e7b',
          '#ffe9a8',
          '#3f6a4a',
        ),
      ) + rain({ ...canvas, height: h * 0.68 }, 90, '#ffffff'),
    ),
    rect(0, 0, w * 0.32, h * 0.82, '#bccdaf'),
    profile(w * 0.2, h * 0.84, h * 0.46, {
      skin: '#e0a888',
      hair: linear([
        [0, '#5a2436'],
        [1, '#2a1020'],
      ]),
      coat: linear([
        [0, '#b03a68'],
        [1, '#6a2048'],
      ]),
      crown: 'bob',
      rim: '#fff6e8',
    }),
    rect(w * 0.42, h * 0.76, w * 0.4, h * 0.035, '#8a5a3c', 4) +
      rect(w * 0.46, h * 0.79, w * 0.02, h * 0.21, '#5a3a2c') +
      rect(w * 0.76, h * 0.79, w * 0.02, h * 0.21, '#5a3a2c'),
    cup(w * 0.5, h * 0.76, s * 0.09, '#fffaf0', '#a8703a') + cup(w * 0.6, h * 0.76, s * 0.09, '#f7c9d2', '#a8703a'),
    place(w * 0.72, h * 0.76, s / 300, path('M-22 0L-26 -44Q0 -50 26 -44L22 0Z', '#6fa0a8')) +
      flower(w * 0.715, h * 0.7, h * 0.16, '#e6446f', '#ffe9a8', '#3f6a4a') +
      flower(w * 0.735, h * 0.7, h * 0.12, '#f7b8c8', '#ffe9a8', '#3f6a4a'),
    umbrella(w * 0.92, h * 0.98, s * 0.3, '#d6453f', '#5a1a30'),
    polygon(
      [
        [w * 0.34, h * 0.82],
        [w * 0.94, h * 0.82],
        [w, h],
        [w * 0.2, h],
      ],
      '#ffffff',
      'opacity=".1"',
    ),
    vignette(canvas, '#3a3a2c', 0.3),
  ].join('');
}

/** A garden of peonies through its weather. */
export const scene = moments(inTheWind, twoInTheBeds, pondAtNight, rainyPorch);
