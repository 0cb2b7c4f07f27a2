import { city, lamppost } from '../../art/buildings.ts';
import { flats } from '../../art/flats.ts';
import { cobbles } from '../../art/land.ts';
import { fog, glow, moon, sky, vignette } from '../../art/light.ts';
import { person, shadow } from '../../art/people.ts';
import { moments, type View } from '../../art/scene.ts';
import { circle, linear, polygon, rect, repeat } from '../../art/svg.ts';
import { liftShaft, theFlat } from './later.ts';
import { NIGHT } from './parts.ts';

function oneLitWindow({ canvas, w, h, s, lies }: View): string {
  const [columns, rows] = lies ? [5, 5] : [5, 6];
  const unit = lies ? h * 0.128 : w * 0.16;
  const left = lies ? w * 0.52 : w * 0.1;
  const top = h * (lies ? 0.08 : 0.28);
  const [litColumn, litRow] = [3, 2];
  const [x, y] = [left + (litColumn + 0.5) * unit, top + (litRow * 1.35 + 0.77) * unit];
  return [
    sky(canvas, '#0b1c1c', '#1d4038', '#5f7a52'),
    moon(w * (lies ? 0.38 : 0.84), h * (lies ? 0.5 : 0.2), s * 0.05, '#e6ecc0'),
    city(canvas, h * 0.92, ['#12302c', '#163a33', '#0f2824'], '#c9d08a', { tall: 0.42, lit: 0.12 }),
    fog(canvas, h * 0.84, h * 0.14, '#8aa88a', 0.35),
    flats(
      left,
      top,
      [columns, rows],
      unit,
      {
        wall: linear([
          [0, '#3f5a4a'],
          [0.6, '#28423a'],
          [1, '#16261f'],
        ]),
        ...NIGHT,
      },
      (column, row) => column === litColumn && row === litRow,
    ),
    glow(x, y, unit * 2.1, '#ffd67a', 0.75),
    person(x, y + unit * 0.36, unit * 0.62, { tone: '#2a1a12', pose: 'stand', coat: 'suit' }),
    cobbles(canvas, h * 0.92, '#0a1411', '#4f6a5c'),
    lamppost(w * (lies ? 0.44 : 0.06), h * 0.97, h * 0.3, '#08100d', '#e9f0c0') +
      glow(w * (lies ? 0.44 : 0.06), h * 0.68, s * 0.2, '#e9f0c0', 0.5),
    shadow(w * (lies ? 0.36 : 0.3), h * 0.972, s * 0.08, 0.5),
    person(w * (lies ? 0.36 : 0.3), h * 0.975, s * 0.24, { tone: '#070d0b', rim: '#ffd67a', from: 'right', head: 'hat' }),
    vignette(canvas, '#030806', 0.6),
  ].join('');
}

/** A door on one side of the corridor, `size` from its far end. */
function door({ w, h, s }: View, size: number, side: -1 | 1, open: boolean): string {
  const x = (at: number) => w * (0.5 + side * at * 0.5);
  const [near, far] = [size, size * 0.78];
  const y = (at: number, up: number) => h * (0.5 + at * up);
  return (
    polygon(
      [
        [x(near), y(near, 0.54)],
        [x(near), y(near, -0.4)],
        [x(far), y(far, -0.4)],
        [x(far), y(far, 0.54)],
      ],
      open
        ? linear([
            [0, '#fff0b0'],
            [1, '#f0b04a'],
          ])
        : '#23342c',
      'stroke="#0e1713" stroke-width="4"',
    ) +
    (open
      ? polygon(
          [
            [x(near), y(near, 0.54)],
            [x(far), y(far, 0.54)],
            [x(far * 0.2), y(far, 0.62)],
            [x(near * 0.2), y(near, 0.66)],
          ],
          '#ffd67a',
          'opacity=".4"',
        )
      : circle(x(far + (near - far) * 0.2), y(far, 0.12), s * 0.008 * size + 1, '#c9a44a'))
  );
}

function fourthFloor(view: View): string {
  const { canvas, w, h, s } = view;
  const doors = [0.9, 0.62, 0.42, 0.29];
  return [
    rect(0, 0, w, h, '#31483c'),
    polygon(
      [
        [0, 0],
        [w, 0],
        [w * 0.58, h * 0.44],
        [w * 0.42, h * 0.44],
      ],
      linear([
        [0, '#1a2a22'],
        [1, '#4a6a54'],
      ]),
    ),
    polygon(
      [
        [0, h],
        [w, h],
        [w * 0.58, h * 0.6],
        [w * 0.42, h * 0.6],
      ],
      linear([
        [0, '#7a2a2c'],
        [1, '#3a1216'],
      ]),
    ),
    polygon(
      [
        [0, 0],
        [w * 0.42, h * 0.44],
        [w * 0.42, h * 0.6],
        [0, h],
      ],
      linear(
        [
          [0, '#2a3f34'],
          [1, '#55705a'],
        ],
        'across',
      ),
    ),
    polygon(
      [
        [w, 0],
        [w * 0.58, h * 0.44],
        [w * 0.58, h * 0.6],
        [w, h],
      ],
      linear(
        [
          [0, '#55705a'],
          [1, '#22352b'],
        ],
        'across',
      ),
    ),
    doors.map((size, index) => door(view, size, -1, index === 1) + door(view, size, 1, false)).join(''),
    repeat(4, (index) => glow(w * 0.5, h * (0.02 + index * 0.12), s * (0.3 - index * 0.06), '#f4f0b0', 0.55)),
    rect(w * 0.42, h * 0.42, w * 0.16, h * 0.19, '#16241d') +
      rect(w * 0.445, h * 0.44, w * 0.052, h * 0.17, '#8a8a6a') +
      rect(w * 0.503, h * 0.44, w * 0.052, h * 0.17, '#77775a') +
      circle(w * 0.5, h * 0.43, s * 0.008, '#ff5a3c'),
    person(w * 0.5, h * 0.84, s * 0.56, { tone: '#0d1411', rim: '#ffd67a', from: 'left', pose: 'walk', head: 'short' }),
    polygon(
      [
        [w * 0.47, h * 0.84],
        [w * 0.53, h * 0.84],
        [w * 0.64, h],
        [w * 0.5, h],
      ],
      '#000',
      'opacity=".3"',
    ),
    vignette(canvas, '#040a07', 0.6),
  ].join('');
}

/** A house that everybody has left but one. */
export const scene = moments(oneLitWindow, fourthFloor, liftShaft, theFlat);
