import { casement, room, shelves } from '../../art/interiors.ts';
import { mountains, ridge } from '../../art/land.ts';
import { flakes, glow, sky, vignette } from '../../art/light.ts';
import { person, shadow } from '../../art/people.ts';
import { moments, type View } from '../../art/scene.ts';
import { circle, ellipse, linear, n, place, polygon, rect, repeat, stroke } from '../../art/svg.ts';
import { bottle, glass } from '../../art/things.ts';
import { far, fruit, tree } from '../../art/trees.ts';
import { lanternRow, springRow } from './later.ts';
import { AUTUMN, basket, ladder, RED } from './parts.ts';

function redTree({ canvas, w, h, s, lies }: View): string {
  const x = w * (lies ? 0.7 : 0.56);
  return [
    sky(canvas, '#3a1230', '#a8344a', '#f08a5a', '#ffd79a'),
    circle(x - w * 0.02, h * 0.56, s * 0.27, '#ffe7b4') + glow(x - w * 0.02, h * 0.56, s * 0.62, '#ffe7b4', 0.5),
    mountains(canvas, h * 0.74, h * 0.1, '#a8485a', 0.5),
    ridge(canvas, h * 0.76, h * 0.02, 2, '#7a2a48'),
    repeat(7, (index) => tree(w * (0.04 + index * 0.16), h * 0.8, h * 0.17, '#4a1632', index + 40, far(['#6d1f3c', '#7d2740']))),
    ridge(
      canvas,
      h * 0.84,
      h * 0.025,
      1.5,
      linear([
        [0, '#5a1834'],
        [1, '#2a0a20'],
      ]),
      1,
    ),
    tree(x, h * 0.9, h * (lies ? 0.92 : 0.72), '#1f0a18', 12, AUTUMN, 0.6),
    ladder(x + s * 0.05, h * 0.93, h * 0.42, s * -0.02, '#2a0f1c'),
    shadow(x - s * 0.24, h * 0.94, s * 0.12, 0.45),
    person(x - s * 0.24, h * 0.945, s * 0.4, { tone: '#12060f', rim: '#ffd79a', from: 'right', coat: 'gown', head: 'veil', pose: 'reach' }),
    basket(x - s * 0.38, h * 0.95, s * 0.12),
    repeat(9, (index) => fruit(x + (index - 4) * s * 0.1, h * (0.93 + ((index * 5) % 4) * 0.014), s * 0.03, RED, '#4a2a1c')),
    flakes(canvas, 36, '#c9402f', { size: 1.5, from: 0.3, to: 0.95 }),
    vignette(canvas, '#16040f', 0.5),
  ].join('');
}

function onTheTable({ w, h, s }: View): string {
  return [
    basket(w * 0.2, h * 0.71, s * 0.3),
    repeat(6, (index) => fruit(w * (0.3 + index * 0.022), h * 0.685, s * 0.045, RED, '#4a6a34')),
    glass(w * 0.6, h * 0.71, s * 0.2, '#e0a23a', '#fff3dc') + glass(w * 0.67, h * 0.71, s * 0.2, '#e0a23a', '#fff3dc'),
    place(
      w * 0.535,
      h * 0.69,
      s / 300,
      polygon(
        [
          [-30, 0],
          [34, -8],
          [36, -4],
          [-28, 6],
        ],
        '#d6dce0',
      ) + rect(-54, -2, 26, 9, '#3a2418', 3),
      { turn: -4 },
    ),
  ].join('');
}

function stillRoom(view: View): string {
  const { canvas, w, h, s } = view;
  return [
    room(
      canvas,
      h * 0.82,
      linear([
        [0, '#5a6a5c'],
        [1, '#36453f'],
      ]),
      linear([
        [0, '#6a4630'],
        [1, '#2a1a14'],
      ]),
      '#1f130e',
    ),
    casement(
      { x: w * 0.06, y: h * 0.1, width: w * 0.26, height: h * 0.46 },
      [3, 3],
      linear([
        [0, '#f6d9a0'],
        [1, '#e08a5a'],
      ]),
      '#2c211a',
    ),
    glow(w * 0.19, h * 0.32, h * 0.7, '#ffdfa0', 0.5),
    shelves(
      { x: w * 0.62, y: h * 0.08, width: w * 0.34, height: h * 0.56 },
      3,
      6,
      '#3a2418',
      linear([
        [0, '#4a3a2c'],
        [1, '#33261e'],
      ]),
      (x, y, _wide, tall, index) =>
        bottle(x, y, tall * 0.74, ['#c9822f', '#8a2a34', '#d9a84a', '#6a7a34'][index % 4] ?? '#c9822f', '#f3e6c8'),
    ),
    repeat(
      5,
      (index) =>
        stroke(`M${n(w * (0.36 + index * 0.05))} 0v${n(h * (0.12 + (index % 3) * 0.03))}`, '#2c211a', 2) +
        repeat(5, (leaf) =>
          ellipse(
            w * (0.36 + index * 0.05) + (leaf - 2) * 7,
            h * (0.15 + (index % 3) * 0.03) + Math.abs(leaf - 2) * -4,
            5,
            18,
            ['#6f8a4a', '#8a6a8a', '#a8984a'][index % 3] ?? '#6f8a4a',
          ),
        ),
    ),
    person(w * 0.47, h * 0.96, s * 0.84, {
      tone: '#191420',
      skin: '#e6bb9c',
      hair: '#5a2a1c',
      coat: 'gown',
      head: 'bun',
      pose: 'hold',
      rim: '#ffdfa0',
      from: 'left',
    }),
    rect(
      w * 0.08,
      h * 0.7,
      w * 0.68,
      h * 0.05,
      linear([
        [0, '#b97f4a'],
        [1, '#8a5632'],
      ]),
      4,
    ) +
      rect(w * 0.1, h * 0.75, w * 0.64, h * 0.25, '#5a3822') +
      rect(w * 0.1, h * 0.75, w * 0.64, h * 0.03, '#000', 0, 'opacity=".3"'),
    onTheTable(view),
    vignette(canvas, '#0e0a08', 0.55),
  ].join('');
}

/** Rows of apple trees through a year. */
export const scene = moments(redTree, stillRoom, lanternRow, springRow);
