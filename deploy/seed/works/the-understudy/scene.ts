import { curtain, framed, room, valance } from '../../art/interiors.ts';
import { beam, glow, sky, vignette } from '../../art/light.ts';
import { person } from '../../art/people.ts';
import { moments, type View } from '../../art/scene.ts';
import { circle, ellipse, linear, path, place, polygon, rect, repeat, stroke } from '../../art/svg.ts';
import { rowboat } from '../../art/travel.ts';
import { lessonOnTheLake, vanOnTheRoad } from './later.ts';
import { boards, VELVET } from './parts.ts';

function lastAct({ canvas, w, h, s, lies }: View): string {
  const x = w * (lies ? 0.64 : 0.5);
  const floor = h * 0.8;
  const wide = lies ? h * 0.62 : w * 0.66;
  return [
    sky(canvas, '#141030', '#2b2458', '#5a4a86'),
    circle(x + wide * 0.28, h * 0.4, s * 0.1, '#f3e3b4') + stroke(`M${x + wide * 0.28} 0V${h * 0.3}`, '#0d0a1e', 2),
    repeat(
      9,
      (index) =>
        stroke(`M${x + wide * (index - 4) * 0.18} 0V${h * (0.22 + ((index * 5) % 4) * 0.05)}`, '#0d0a1e', 1) +
        circle(x + wide * (index - 4) * 0.18, h * (0.22 + ((index * 5) % 4) * 0.05), s * 0.008, '#f7d58a'),
    ),
    beam(x - wide * 0.1, h * -0.1, [x - wide * 0.62, x + wide * 0.62, h * 0.92], '#fff0c4', 0.65),
    boards(w, floor - h * 0.1, h * 0.07, 1.1, ['#24557e', '#1c4670']),
    rowboat(
      x,
      floor - h * 0.005,
      wide,
      linear([
        [0, '#c98a4a'],
        [1, '#7a4a2a'],
      ]),
      '#f4d59a',
    ),
    person(x + wide * 0.06, floor - h * 0.05, s * 0.52, {
      tone: '#4a1f4e',
      skin: '#f0c39a',
      hair: '#f4bd4f',
      rim: '#fff0c4',
      coat: 'robe',
      head: 'crown',
      pose: 'open',
    }),
    glow(x - wide * 0.22, floor - h * 0.07, wide * 0.3, '#ffe9a0', 0.95),
    polygon(
      [
        [x - wide * 0.26, floor - h * 0.055],
        [x + wide * 0.04, floor - h * 0.3],
        [x + wide * 0.2, floor - h * 0.26],
      ],
      linear([
        [0, '#fff3c0', 0.05],
        [1, '#fff3c0', 0.75],
      ]),
    ),
    rowboat(
      x,
      floor,
      wide,
      linear([
        [0, '#b97a3f'],
        [1, '#6a3d26'],
      ]),
      '#f4d59a',
    ),
    boards(w, floor - h * 0.015, h * 0.07, 1.1, ['#2f6b92', '#1a3d63']),
    rect(
      0,
      floor + h * 0.06,
      w,
      h * 0.14,
      linear([
        [0, '#5a3424'],
        [1, '#22120f'],
      ]),
    ),
    repeat(
      8,
      (index) =>
        ellipse(w * ((index + 0.5) / 8), floor + h * 0.075, s * 0.03, s * 0.018, '#ffd98a') +
        glow(w * ((index + 0.5) / 8), floor + h * 0.06, s * 0.08, '#ffd98a', 0.5),
    ),
    curtain(canvas, -1, w * (lies ? 0.13 : 0.15), VELVET, 0.9),
    curtain(canvas, 1, w * (lies ? 0.13 : 0.15), VELVET, 0.9),
    valance(canvas, h * (lies ? 0.13 : 0.1), lies ? 7 : 4, VELVET, '#f4bd4f'),
    vignette(canvas, '#0a0414', 0.5),
  ].join('');
}

function dressingRoom({ canvas, w, h, s }: View): string {
  const mirror = { x: w * 0.36, y: h * 0.14, width: w * 0.38, height: h * 0.5 };
  const bulbs = [
    ...Array.from({ length: 7 }, (_, index) => [mirror.x + (index / 6) * mirror.width, mirror.y - h * 0.03]),
    ...Array.from({ length: 5 }, (_, index) => [mirror.x - w * 0.018, mirror.y + ((index + 0.5) / 5) * mirror.height]),
    ...Array.from({ length: 5 }, (_, index) => [mirror.x + mirror.width + w * 0.018, mirror.y + ((index + 0.5) / 5) * mirror.height]),
  ];
  return [
    room(
      canvas,
      h * 0.82,
      linear([
        [0, '#5a2f44'],
        [1, '#3a1c34'],
      ]),
      linear([
        [0, '#4a2630'],
        [1, '#1d0f1a'],
      ]),
      '#1d0f1a',
    ),
    glow(w * 0.55, h * 0.38, h * 0.9, '#ffdb9a', 0.6),
    framed(
      mirror,
      '#3a1c22',
      linear([
        [0, '#d8b9a0'],
        [1, '#8a5f66'],
      ]),
    ),
    person(w * 0.47, h * 0.86, s * 0.72, { tone: '#7d6a94', skin: '#e9c3a4', hair: '#c9c2c6', coat: 'robe' }),
    person(w * 0.64, h * 0.82, s * 0.6, { tone: '#55708a', skin: '#d8a884', hair: '#6a3d2c', coat: 'suit' }),
    bulbs.map(([x = 0, y = 0]) => glow(x, y, s * 0.09, '#fff0c0', 0.7) + circle(x, y, s * 0.018, '#fffbe8')).join(''),
    rect(w * 0.24, h * 0.68, w * 0.62, h * 0.04, '#8a5236', 4) +
      rect(
        w * 0.26,
        h * 0.72,
        w * 0.58,
        h * 0.28,
        linear([
          [0, '#5a3226'],
          [1, '#2a1618'],
        ]),
      ),
    repeat(6, (index) =>
      rect(
        w * (0.44 + index * 0.055),
        h * (0.64 - (index % 3) * 0.02),
        w * 0.022,
        h * (0.045 + (index % 3) * 0.02),
        ['#f3dfc0', '#c4523a', '#6f8fb0'][index % 3] ?? '#fff',
        3,
      ),
    ),
    place(
      w * 0.34,
      h * 0.68,
      s / 200,
      path(
        'M-26 0L-32 -32L-14 -16L0 -40L14 -16L32 -32L26 0Z',
        linear([
          [0, '#ffe39a'],
          [1, '#b97d26'],
        ]),
      ) + circle(0, -8, 4, '#c2182a'),
    ),
    rect(w * 0.02, h * 0.1, w * 0.2, h * 0.012, '#20101c', 4),
    repeat(5, (index) =>
      path(
        `M${w * (0.05 + index * 0.035)} ${h * 0.11}l${w * 0.02} ${h * 0.05}l${w * 0.012} ${h * (0.5 + (index % 2) * 0.08)}h${-w * 0.06}l${w * 0.012} ${-h * (0.5 + (index % 2) * 0.08)}Z`,
        ['#8a2340', '#2f5a7a', '#d8a84a', '#4a6b4a', '#6a4a8a'][index] ?? '#8a2340',
        'opacity=".95"',
      ),
    ),
    vignette(canvas, '#14060f', 0.6),
  ].join('');
}

/** A stage with a plywood boat, and the week on the road around it. */
export const scene = moments(lastAct, dressingRoom, vanOnTheRoad, lessonOnTheLake);
