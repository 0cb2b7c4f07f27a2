import { hut } from '../../art/buildings.ts';
import { mule } from '../../art/creatures.ts';
import { bed, casement, room } from '../../art/interiors.ts';
import { mountains, ridge, volcano } from '../../art/land.ts';
import { flakes, fog, glow, sky, smoke, stars, vignette } from '../../art/light.ts';
import { person, shadow, sitter } from '../../art/people.ts';
import { firs } from '../../art/plants.ts';
import { moments, type View } from '../../art/scene.ts';
import { linear, rect, repeat, stroke } from '../../art/svg.ts';
import { cup } from '../../art/things.ts';
import { thaw, theBell } from './later.ts';
import { ROCK } from './parts.ts';

function underTheHob({ canvas, w, h, s, lies }: View): string {
  const x = lies ? w * 0.66 : w * 0.54;
  const wide = lies ? h * 1.5 : w * 1.5;
  return [
    sky(canvas, '#17142f', '#5b2a4e', '#d9654a', '#f6b27a'),
    stars(canvas, 40, '#ffe9d2', 0.35),
    smoke(x, h * 0.4, h * 0.44, '#2b1a33', { lean: lies ? 0.5 : 0.34, strength: 0.75, seed: 6 }),
    glow(x, h * 0.38, s * 0.5, '#ff6a3a', 0.75),
    mountains(canvas, h * 0.7, h * 0.2, '#8b4a5e', 0.6),
    volcano(x, h * 0.78, wide, h * 0.4, ROCK),
    fog(canvas, h * 0.72, h * 0.09, '#f3c4ae', 0.55),
    ridge(
      canvas,
      h * 0.76,
      h * 0.035,
      1.5,
      linear([
        [0, '#d9c3d6'],
        [1, '#8e86b4'],
      ]),
    ),
    firs(canvas, h * 0.8, h * 0.13, '#3a3158', lies ? 16 : 9, 0, lies ? 0.45 : 0.4),
    ridge(
      canvas,
      h * 0.83,
      h * 0.04,
      1,
      linear([
        [0, '#f3e6ea'],
        [1, '#a9a3cc'],
      ]),
      1,
    ),
    glow(w * (lies ? 0.72 : 0.62), h * 0.83, s * 0.26, '#ffb45a', 0.7),
    hut(w * (lies ? 0.76 : 0.68), h * 0.88, s * 0.3, { wall: '#4a3040', roof: '#f7eef2', light: '#ffd27a', shade: '#2a1a2c' }),
    ridge(
      canvas,
      h * 0.92,
      h * 0.03,
      1.4,
      linear([
        [0, '#fffafa'],
        [1, '#b9b3d8'],
      ]),
    ),
    shadow(w * (lies ? 0.5 : 0.33), h * 0.93, s * 0.13, 0.22),
    mule(w * (lies ? 0.5 : 0.33), h * 0.93, s * 0.2, '#2b2036', '#d8d3dd', '#6a4a3a'),
    person(w * (lies ? 0.56 : 0.16), h * 0.93, s * 0.21, { tone: '#32203c', rim: '#ff9a6a', head: 'hood', pose: 'walk' }),
    flakes(canvas, 110, '#fffafa', { size: 1.2 }),
    vignette(canvas),
  ].join('');
}

function oneBunk({ canvas, w, h, s }: View): string {
  return [
    room(
      canvas,
      h * 0.78,
      linear([
        [0, '#5a3a34'],
        [1, '#3c2530'],
      ]),
      linear([
        [0, '#6a4236'],
        [1, '#2a1820'],
      ]),
      '#23131a',
    ),
    repeat(9, (index) => rect(0, index * h * 0.087, w, h * 0.006, '#23131a', 0, 'opacity=".5"')),
    casement(
      { x: w * 0.39, y: h * 0.14, width: w * 0.22, height: h * 0.36 },
      [2, 2],
      linear([
        [0, '#24305a'],
        [1, '#8fa2cc'],
      ]),
      '#2a1820',
      volcano(w * 0.5, h * 0.5, w * 0.21, h * 0.2, { lit: '#5f6a94', shade: '#3c4570', fire: '#ff7a3c' }) +
        flakes({ ...canvas, height: h * 0.46 }, 0, '#fff'),
    ),
    bed(
      { x: w * 0.6, y: h * 0.48, width: w * 0.36, height: h * 0.36 },
      '#2e1b20',
      '#efe3d2',
      linear([
        [0, '#a8404a'],
        [1, '#6b2438'],
      ]),
    ),
    glow(w * 0.2, h * 0.66, h * 0.85, '#ff9a4a', 0.65),
    rect(w * 0.13, 0, w * 0.035, h * 0.5, '#1a1018'),
    rect(
      w * 0.07,
      h * 0.46,
      w * 0.16,
      h * 0.38,
      linear([
        [0, '#2a1c24'],
        [1, '#140c12'],
      ]),
      8,
    ),
    rect(
      w * 0.1,
      h * 0.58,
      w * 0.1,
      h * 0.16,
      linear([
        [0, '#ff7a2c'],
        [1, '#ffd27a'],
      ]),
      6,
    ),
    stroke(`M${w * 0.125} ${h * 0.58}v${h * 0.16}M${w * 0.15} ${h * 0.58}v${h * 0.16}M${w * 0.175} ${h * 0.58}v${h * 0.16}`, '#140c12', 5),
    person(w * 0.32, h * 0.93, s * 0.76, {
      tone: '#3a4466',
      skin: '#d79a70',
      hair: '#6b6470',
      rim: '#ffae62',
      pose: 'hold',
      coat: 'suit',
      legs: '#2a2236',
      flip: true,
    }),
    sitter(w * 0.56, h * 0.76, s * 0.74, {
      tone: '#7a3a3a',
      skin: '#e3ab82',
      hair: '#2a1a1e',
      rim: '#ffae62',
      legs: '#33243a',
      flip: true,
    }),
    rect(w * 0.5, h * 0.76, w * 0.11, h * 0.16, '#3d2428', 4),
    cup(w * 0.27, h * 0.46, s * 0.04, '#e8ddd0', '#4a2c22'),
    vignette(canvas, '#12060c', 0.6),
  ].join('');
}

/** A hut in the snow under a mountain with a fire in it. */
export const scene = moments(underTheHob, oneBunk, theBell, thaw);
