import { bridge, gables, lamppost, tower } from '../../art/buildings.ts';
import { type Brass, crow, gear, heron, hound, owl, windingKey } from '../../art/creatures.ts';
import { room, shelves } from '../../art/interiors.ts';
import { cobbles, water } from '../../art/land.ts';
import { beam, fog, glow, moon, sky, stars, vignette } from '../../art/light.ts';
import { person, shadow } from '../../art/people.ts';
import { moments, type View } from '../../art/scene.ts';
import { circle, linear, place, rect, repeat, stroke } from '../../art/svg.ts';
import { clock } from '../../art/things.ts';

const BRASS: Brass = { lit: '#ffe6a3', mid: '#d69a3f', dark: '#7a4a1e' };
const TOWN = ['#24515a', '#2d5f64', '#1d454f'];

function heronAtTheBridge({ canvas, w, h, s, lies }: View): string {
  const x = w * (lies ? 0.68 : 0.47);
  return [
    sky(canvas, '#0f3a46', '#1f6a6c', '#e6b866'),
    gear(w * (lies ? 0.74 : 0.66), h * (lies ? 0.36 : 0.47), s * (lies ? 0.34 : 0.31), 22, '#f4d68e', '#e0b35f', 4),
    glow(w * (lies ? 0.74 : 0.66), h * 0.4, s * 0.7, '#ffe6a3', 0.45),
    gear(w * (lies ? 0.95 : 0.98), h * (lies ? 0.12 : 0.27), s * 0.14, 14, '#c99a4a', '#a87a34', 9),
    gables(canvas, h * 0.68, h * 0.2, TOWN, '#ffd98a', lies ? 13 : 7, 0.5),
    bridge(
      canvas,
      h * 0.64,
      lies ? 5 : 3,
      linear([
        [0, '#173c46'],
        [1, '#0d2830'],
      ]),
      '#123540',
    ),
    water(
      canvas,
      h * 0.76,
      linear([
        [0, '#2f7a78'],
        [1, '#0a2a33'],
      ]),
      '#ffe6a3',
      w * (lies ? 0.7 : 0.6),
      54,
    ),
    heron(x, h * 0.9, h * (lies ? 0.72 : 0.58), BRASS),
    windingKey(x - s * (lies ? 0.14 : 0.17), h * (lies ? 0.58 : 0.63), s * 0.14, '#ffe6a3', -64),
    repeat(3, (index) =>
      stroke(
        `M${x - s * (0.1 + index * 0.06)} ${h * (0.9 + index * 0.012)}q${s * (0.12 + index * 0.06)} ${s * 0.02} ${s * (0.24 + index * 0.12)} 0`,
        '#d6f0e4',
        s * 0.004,
        'opacity=".6"',
      ),
    ),
    vignette(canvas, '#04161c', 0.5),
  ].join('');
}

function owlInTheTower({ canvas, w, h, s }: View): string {
  return [
    sky(canvas, '#14203f', '#33406e', '#7a5a7c'),
    stars(canvas, 70),
    circle(w * 0.36, h * 0.48, h * 0.58, '#2a2340') +
      clock(
        w * 0.36,
        h * 0.48,
        h * 0.5,
        linear([
          [0, '#fff1cc'],
          [1, '#e9bd72'],
        ]),
        '#3a2440',
        '#7a4f3a',
        [10, 52],
      ),
    glow(w * 0.36, h * 0.48, h * 0.9, '#ffdf98', 0.35),
    rect(
      0,
      h * 0.88,
      w,
      h * 0.12,
      linear([
        [0, '#3a2c4e'],
        [1, '#1a1229'],
      ]),
    ),
    rect(w * 0.52, h * 0.84, w * 0.4, h * 0.06, '#57406a', 4),
    shadow(w * 0.7, h * 0.85, s * 0.2),
    owl(w * 0.7, h * 0.84, h * 0.66, BRASS, '#a8f0e0'),
    person(w * 0.12, h * 0.96, s * 0.5, { tone: '#1b1430', rim: '#ffe0a0', from: 'right', pose: 'reach', head: 'hat' }),
    repeat(3, (index) =>
      gear(w * (0.93 - index * 0.03), h * (0.16 + index * 0.19), s * (0.1 - index * 0.02), 12, '#8a5f3a', '#5a3a2c', index * 8),
    ),
    vignette(canvas, '#0a0818', 0.55),
  ].join('');
}

function houndAtTheGate({ canvas, w, h, s }: View): string {
  return [
    sky(canvas, '#0c1424', '#1d2f44', '#3a4a52'),
    moon(w * 0.82, h * 0.2, s * 0.07, '#e9efe2'),
    tower(w * 0.26, h * 0.84, w * 0.13, h * 0.56, {
      wall: linear([
        [0, '#34465a'],
        [1, '#1d2a3a'],
      ]),
      roof: '#16202e',
      light: '#ffd27a',
    }),
    tower(w * 0.66, h * 0.84, w * 0.13, h * 0.56, {
      wall: linear([
        [0, '#34465a'],
        [1, '#1d2a3a'],
      ]),
      roof: '#16202e',
      light: '#ffd27a',
    }),
    rect(w * 0.3, h * 0.34, w * 0.32, h * 0.16, '#26364a'),
    repeat(9, (index) => rect(w * (0.335 + index * 0.033), h * 0.5, w * 0.008, h * 0.34, '#0c131d')) +
      repeat(3, (index) => rect(w * 0.325, h * (0.52 + index * 0.12), w * 0.28, h * 0.016, '#0c131d')),
    fog(canvas, h * 0.8, h * 0.1, '#7f9aa8', 0.35),
    cobbles(canvas, h * 0.84, '#18222e', '#5f7688'),
    glow(w * 0.4, h * 0.74, h * 0.6, '#ffc46a', 0.5),
    shadow(w * 0.44, h * 0.93, s * 0.26),
    hound(w * 0.45, h * 0.93, h * 0.62, BRASS, '#ff8a5a'),
    shadow(w * 0.76, h * 0.94, s * 0.1),
    person(w * 0.76, h * 0.945, s * 0.44, {
      tone: '#3a2446',
      skin: '#e0b08a',
      hair: '#7a3a2a',
      rim: '#ffc46a',
      from: 'left',
      pose: 'hold',
      head: 'cap',
      flip: true,
    }),
    lamppost(w * 0.12, h * 0.95, h * 0.62, '#0a1018', '#ffdf98') + glow(w * 0.12, h * 0.3, h * 0.3, '#ffdf98', 0.7),
    vignette(canvas, '#03060c', 0.6),
  ].join('');
}

function keysShop({ canvas, w, h, s }: View): string {
  return [
    room(
      canvas,
      h * 0.78,
      linear([
        [0, '#7a4a2c'],
        [1, '#4a2a22'],
      ]),
      linear([
        [0, '#5a3524'],
        [1, '#22130f'],
      ]),
      '#1d100c',
    ),
    shelves({ x: w * 0.05, y: h * 0.08, width: w * 0.44, height: h * 0.5 }, 3, 7, '#3a2016', '#5f3622', (x, y, _wide, tall, index) =>
      index % 4 === 1
        ? gear(x, y - tall * 0.36, tall * 0.34, 11, '#d69a3f', '#7a4a1e', index * 5)
        : index % 4 === 2
          ? place(x, y - tall * 0.06, tall / 130, crow(0, 0, 100, '#7a4a1e', '#ffe6a3'))
          : stroke(`M${x} ${y - tall * 0.8}v${tall * 0.14}q${tall * 0.1} ${tall * 0.05} 0 ${tall * 0.1}`, '#c99a5e', 3),
    ),
    beam(w * 0.92, h * -0.1, [w * 0.2, w * 0.84, h * 1.02], '#fff0c4', 0.6),
    rect(w * 0.06, h * 0.7, w * 0.62, h * 0.05, '#b97a45', 4) +
      rect(w * 0.09, h * 0.75, w * 0.03, h * 0.25, '#5a3524') +
      rect(w * 0.62, h * 0.75, w * 0.03, h * 0.25, '#5a3524'),
    gear(w * 0.2, h * 0.62, s * 0.11, 16, '#ffdf98', '#a87434') + gear(w * 0.3, h * 0.655, s * 0.065, 12, '#d69a3f', '#7a4a1e', 12),
    windingKey(
      w * 0.4,
      h * 0.7,
      s * 0.2,
      linear([
        [0, '#ffe6a3'],
        [1, '#a86f2c'],
      ]),
      14,
    ),
    crow(w * 0.54, h * 0.7, h * 0.34, '#33405c', '#fff1cc') + windingKey(w * 0.495, h * 0.6, s * 0.08, '#ffe6a3', -70),
    person(w * 0.8, h * 0.96, s * 0.8, {
      tone: '#47566b',
      skin: '#e6bb96',
      hair: '#f1ece4',
      coat: 'apron',
      pose: 'hold',
      flip: true,
      rim: '#fff0c4',
      from: 'left',
    }),
    repeat(24, (index) =>
      circle(
        w * (0.3 + ((index * 37) % 60) / 100),
        h * (0.1 + ((index * 23) % 60) / 100),
        s * 0.003 * (1 + (index % 3)),
        '#fff6d8',
        'opacity=".7"',
      ),
    ),
    vignette(canvas, '#140a06', 0.55),
  ].join('');
}

/** A town of brass animals. */
export const scene = moments(heronAtTheBridge, owlInTheTower, houndAtTheGate, keysShop);
