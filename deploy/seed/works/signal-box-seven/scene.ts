import { city } from '../../art/buildings.ts';
import { casement, pendant, room } from '../../art/interiors.ts';
import { fog, glow, moon, sky, stars, vignette } from '../../art/light.ts';
import { person } from '../../art/people.ts';
import { moments, type View } from '../../art/scene.ts';
import { circle, linear, n, polygon, rect, repeat, stroke } from '../../art/svg.ts';
import { clock } from '../../art/things.ts';
import { rails, signal } from '../../art/travel.ts';
import { emptyPlatform, theTrain } from './later.ts';
import { box } from './parts.ts';

function besideTheLine({ canvas, w, h, s, lies }: View): string {
  const x = w * (lies ? 0.72 : 0.6);
  const level = h * 0.76;
  return [
    sky(canvas, '#150e38', '#47205a', '#b04a66', '#f0935f'),
    stars(canvas, 60),
    moon(w * (lies ? 0.5 : 0.2), h * (lies ? 0.3 : 0.36), s * 0.06, '#ffe8c0'),
    city({ ...canvas, seed: 4 }, level, ['#42204f', '#391a48', '#4f2858'], '#ffb870', { tall: 0.26, lit: 0.4 }),
    fog(canvas, level, h * 0.08, '#f0a07a', 0.4),
    rect(
      0,
      level,
      w,
      h - level,
      linear([
        [0, '#33163a'],
        [1, '#0f0618'],
      ]),
    ),
    rails(canvas, w * (lies ? 0.44 : 0.36), level, '#d9a48f'),
    glow(x, h * 0.56, s * 0.44, '#ffb45a', 0.6),
    box(x, h * 0.85, s * (lies ? 0.56 : 0.52)),
    polygon(
      [
        [x - s * 0.26, h * 0.85],
        [x + s * 0.26, h * 0.85],
        [x + s * 0.3, h],
        [x - s * 0.44, h],
      ],
      linear([
        [0, '#ffb45a', 0.28],
        [1, '#ffb45a', 0],
      ]),
    ),
    signal(w * (lies ? 0.93 : 0.9), h * 0.95, h * 0.5, '#0b0512', '#ff5a3c'),
    signal(w * (lies ? 0.3 : 0.12), h * 0.82, h * 0.26, '#1a0c24', '#6fd6ae'),
    vignette(canvas),
  ].join('');
}

function levers({ canvas, w, h, s }: View): string {
  return [
    room(
      canvas,
      h * 0.84,
      linear([
        [0, '#3c4a5a'],
        [1, '#28313f'],
      ]),
      linear([
        [0, '#5a4234'],
        [1, '#1f1714'],
      ]),
      '#16100e',
    ),
    casement(
      { x: w * 0.03, y: h * 0.08, width: w * 0.94, height: h * 0.4 },
      [8, 2],
      linear([
        [0, '#101a34'],
        [1, '#2f4a72'],
      ]),
      '#1c222c',
      stars({ ...canvas, height: h * 0.6 }, 40) +
        signal(w * 0.2, h * 0.48, h * 0.3, '#0a0f1c', '#6fd6ae') +
        signal(w * 0.86, h * 0.48, h * 0.26, '#0a0f1c', '#ff5a3c'),
    ),
    glow(w * 0.5, h * 0.3, h * 0.8, '#ffcf85', 0.45),
    rect(w * 0.06, h * 0.52, w * 0.4, h * 0.04, '#7a5236', 3) +
      repeat(
        4,
        (index) =>
          rect(w * (0.09 + index * 0.09), h * 0.44, w * 0.06, h * 0.09, '#8a5a34', 4) +
          circle(w * (0.12 + index * 0.09), h * 0.48, s * 0.024, '#f4e6c4') +
          stroke(`M${w * (0.12 + index * 0.09)} ${h * 0.48}l${(index % 2 ? -1 : 1) * 8} -10`, '#2a1a14', 3),
      ),
    clock(w * 0.56, h * 0.56, s * 0.07, '#f6ecd4', '#2a1a14', '#8a5a34', [2, 13]),
    rect(0, h * 0.74, w, h * 0.1, '#23282f') + rect(0, h * 0.735, w, h * 0.02, '#4a525c'),
    repeat(15, (index) => {
      const pulled = index === 6 || index === 11;
      const x = w * (0.06 + index * 0.062);
      return (
        stroke(
          `M${n(x)} ${n(h * 0.8)}L${n(x + (pulled ? w * 0.04 : 0))} ${n(h * (pulled ? 0.62 : 0.52))}`,
          ['#c2333a', '#3f6fa8', '#e0a92e', '#2a2f38'][index % 4] ?? '#2a2f38',
          s * 0.014,
        ) +
        circle(x + (pulled ? w * 0.04 : 0), h * (pulled ? 0.61 : 0.51), s * 0.016, '#dfe4ea') +
        rect(x - w * 0.012, h * 0.78, w * 0.024, h * 0.03, '#f4e6c4', 2)
      );
    }),
    person(w * 0.47, h * 0.99, s * 0.84, {
      tone: '#27406a',
      skin: '#d9a27c',
      hair: '#1c1a2c',
      legs: '#1c2234',
      coat: 'suit',
      head: 'cap',
      pose: 'hold',
      rim: '#ffcf85',
      from: 'left',
    }),
    pendant(w * 0.5, h * 0.14, s * 0.14, '#16100e', '#fff3cf'),
    vignette(canvas, '#080a10', 0.6),
  ].join('');
}

/** A signal box on a line that nobody uses, and what comes along it. */
export const scene = moments(besideTheLine, levers, theTrain, emptyPlatform);
