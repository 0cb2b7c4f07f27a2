import { bridge, city, lamppost } from '../../art/buildings.ts';
import { lamp, room } from '../../art/interiors.ts';
import { cobbles, water } from '../../art/land.ts';
import { beam, fog, glow, rain, sky, vignette } from '../../art/light.ts';
import { person, shadow, umbrella } from '../../art/people.ts';
import { moments, type View } from '../../art/scene.ts';
import { ellipse, linear, place, polygon, rect, repeat, stroke } from '../../art/svg.ts';
import { book, clock, openBook } from '../../art/things.ts';
import { rowboat } from '../../art/travel.ts';

const WET = ['#16242e', '#1d2f3a', '#122028'];

/** A page that stands like a door, ruled in red, and the man who reads it aloud before it. */
function theBook({ canvas, w, h, s, lies }: View): string {
  const x = w * (lies ? 0.68 : 0.5);
  const wide = lies ? h * 0.52 : w * 0.6;
  const ground = h * 0.84;
  return [
    sky(canvas, '#0c161d', '#1f3742', '#3a4f55'),
    city(canvas, ground, WET, '#e0b060', { tall: 0.44, lit: 0.22 }),
    fog(canvas, h * 0.74, h * 0.16, '#6d8a8c', 0.35),
    glow(x, h * 0.55, wide * 1.1, '#c22a2a', 0.45),
    book(
      x,
      ground + h * 0.01,
      wide,
      linear(
        [
          [0, '#d8343a'],
          [0.5, '#a81c2b'],
          [1, '#6d0f22'],
        ],
        'slant',
      ),
      { mark: '#f0b45a', page: '#efe2c8', shade: '#3a0914' },
    ),
    cobbles(canvas, ground, '#0e1a21', '#48666e'),
    polygon(
      [
        [x - wide * 0.5, ground],
        [x + wide * 0.5, ground],
        [x + wide * 0.72, h],
        [x - wide * 0.72, h],
      ],
      linear([
        [0, '#d8343a', 0.6],
        [1, '#d8343a', 0.05],
      ]),
    ),
    shadow(x, h * 0.94, s * 0.14, 0.5),
    person(x, h * 0.945, s * 0.46, { tone: '#0a0f16', rim: '#ff8a6a', pose: 'umbrella', head: 'hat' }),
    umbrella(x + s * 0.05, h * 0.945 - s * 0.36, s * 0.5, '#10171f', '#05080c'),
    rain(canvas, 170, '#cfe2e6'),
    vignette(canvas, '#04080c', 0.6),
  ].join('');
}

function wrongPage({ canvas, w, h, s }: View): string {
  return [
    rect(
      0,
      0,
      w,
      h,
      linear([
        [0, '#1d1412'],
        [1, '#3a2218'],
      ]),
    ),
    repeat(6, (index) => rect(0, h * (0.28 + index * 0.13), w, 2, '#120a08', 0, 'opacity=".6"')),
    beam(w * 0.5, h * -0.1, [w * -0.05, w * 1.05, h * 1.1], '#ffce7a', 0.4),
    ellipse(w * 0.5, h * 0.68, w * 0.46, h * 0.24, '#0a0605', 'opacity=".5"'),
    openBook(w * 0.5, h * 0.6, w * 0.74, { page: '#f6e9cc', edge: '#cdb58c', ink: '#b8262e', cover: '#8a1522' }, 11),
    place(w * 0.62, h * 0.5, s / 300, stroke('M-60 6L60 -4', '#c2182a', 4) + stroke('M-56 16L20 10', '#c2182a', 3)),
    place(
      w * 0.84,
      h * 0.84,
      s / 200,
      rect(-34, -22, 68, 44, '#8fb7c4', 2) +
        rect(-31, -19, 62, 22, '#dcebe6') +
        polygon(
          [
            [-31, 3],
            [31, -2],
            [31, 18],
            [-31, 18],
          ],
          '#3f7f92',
        ) +
        rect(16, -17, 12, 12, '#c2182a'),
      { turn: 14 },
    ),
    place(w * 0.15, h * 0.86, s / 220, stroke('M-40 30L34 -40', '#20140f', 7) + stroke('M34 -40L48 -54', '#d8a84a', 4), { turn: 4 }),
    place(
      w * 0.13,
      h * 0.3,
      s / 230,
      ellipse(0, 0, 30, 30, '#d8a84a') + ellipse(0, 0, 26, 26, '#b5832f') + rect(-5, -8, 10, 16, '#6b4715', 4),
    ),
    vignette(canvas, '#0a0403', 0.75),
  ].join('');
}

function tickingKitchen({ canvas, w, h, s }: View): string {
  const hours: [number, number, number, number, number][] = [
    [0.1, 0.2, 0.1, 3, 10],
    [0.26, 0.36, 0.08, 3, 22],
    [0.4, 0.16, 0.12, 2, 58],
    [0.12, 0.52, 0.09, 3, 5],
    [0.3, 0.6, 0.07, 3, 31],
    [0.44, 0.46, 0.09, 2, 49],
    [0.56, 0.26, 0.07, 3, 14],
  ];
  return [
    room(
      canvas,
      h * 0.8,
      linear([
        [0, '#3c4a44'],
        [1, '#27332f'],
      ]),
      linear([
        [0, '#4a3a2c'],
        [1, '#1c1512'],
      ]),
      '#14100e',
    ),
    glow(w * 0.3, h * 0.4, h * 0.8, '#ffd58a', 0.4),
    hours
      .map(
        ([x, y, r, hour, minute]) =>
          ellipse(w * x + 6, h * y + 8, s * r, s * r, '#000', 'opacity=".3"') +
          clock(w * x, h * y, s * r, '#f5ecd6', '#2a1d18', ['#8a5a2c', '#5a3420', '#b08a3c'][minute % 3] ?? '#8a5a2c', [hour, minute]),
      )
      .join(''),
    rect(w * 0.68, h * 0.12, w * 0.24, h * 0.7, '#11191a'),
    rect(
      w * 0.7,
      h * 0.15,
      w * 0.2,
      h * 0.67,
      linear([
        [0, '#7f9a9c'],
        [1, '#3c5356'],
      ]),
    ),
    person(w * 0.8, h * 0.86, s * 0.74, { tone: '#0c1214', pose: 'stand', coat: 'robe', head: 'cap' }),
    polygon(
      [
        [w * 0.7, h * 0.82],
        [w * 0.9, h * 0.82],
        [w * 0.8, h],
        [w * 0.48, h],
      ],
      linear([
        [0, '#a9c2c2', 0.5],
        [1, '#a9c2c2', 0],
      ]),
    ),
    rect(w * 0.05, h * 0.78, w * 0.42, h * 0.05, '#6b4427', 4) +
      rect(w * 0.09, h * 0.82, w * 0.02, h * 0.18, '#4a2e1c') +
      rect(w * 0.41, h * 0.82, w * 0.02, h * 0.18, '#4a2e1c'),
    lamp(
      w * 0.12,
      h * 0.78,
      s * 0.24,
      '#2a1d18',
      linear([
        [0, '#ffe7b0'],
        [1, '#f0ae58'],
      ]),
    ),
    book(w * 0.36, h * 0.78, s * 0.12, '#14110f', { mark: '#8a6a3a', page: '#efe2c8', shade: '#000' }),
    vignette(canvas, '#060a09', 0.6),
  ].join('');
}

function ferrymen({ canvas, w, h, s }: View): string {
  return [
    sky(canvas, '#0d1b26', '#274552', '#6d8d8a'),
    city(canvas, h * 0.5, ['#142833', '#1a3340', '#10212b'], '#f0b860', { tall: 0.3, lit: 0.3 }),
    fog(canvas, h * 0.5, h * 0.14, '#9fbab5', 0.5),
    water(
      canvas,
      h * 0.56,
      linear([
        [0, '#466a6d'],
        [1, '#0c1a22'],
      ]),
      '#f0c27a',
      w * 0.3,
      60,
    ),
    bridge(
      canvas,
      h * 0.3,
      3,
      linear([
        [0, '#15242c'],
        [1, '#0a141a'],
      ]),
      '#0a1218',
    ),
    lamppost(w * 0.34, h * 0.3, h * 0.22, '#080e13', '#ffd58a') + glow(w * 0.34, h * 0.09, h * 0.2, '#ffd58a', 0.7),
    fog(canvas, h * 0.66, h * 0.1, '#b5c9c2', 0.35),
    rowboat(w * 0.6, h * 0.84, w * 0.34, '#0b1319', '#c2333a'),
    person(w * 0.68, h * 0.82, s * 0.42, { tone: '#0a1016', rim: '#f0c27a', head: 'hat', pose: 'stand' }),
    person(w * 0.53, h * 0.83, s * 0.36, { tone: '#0d151b', rim: '#f0c27a', head: 'cap', pose: 'hold' }),
    stroke(`M${w * 0.71} ${h * 0.42}L${w * 0.76} ${h * 0.98}`, '#0a1016', s * 0.012),
    place(w * 0.545, h * 0.64, s / 700, rect(-14, -20, 40, 30, '#d8343a', 2)),
    ellipse(w * 0.6, h * 0.885, w * 0.18, h * 0.02, '#05090c', 'opacity=".5"'),
    vignette(canvas, '#04090c', 0.55),
  ].join('');
}

/** Rain, a river, and a red book. */
export const scene = moments(theBook, wrongPage, tickingKitchen, ferrymen);
