import { counter, curtain, pendant, shelves } from '../../art/interiors.ts';
import { beam, glow, sky, vignette } from '../../art/light.ts';
import { person, profile } from '../../art/people.ts';
import { moments, type View } from '../../art/scene.ts';
import { circle, linear, rect, repeat } from '../../art/svg.ts';
import { bottle, glass } from '../../art/things.ts';
import { lastSong, snowAtTheDoor } from './later.ts';
import { microphone, VELVET } from './parts.ts';

function atTheMicrophone({ canvas, w, h, s, lies }: View): string {
  const x = w * (lies ? 0.68 : 0.56);
  const size = lies ? h * 0.56 : w * 0.72;
  return [
    sky(canvas, '#1a0a26', '#4a1440', '#8a2a4a'),
    curtain(canvas, -1, w, VELVET, 1.1),
    rect(
      0,
      0,
      w,
      h,
      linear([
        [0, '#12051c', 0.72],
        [0.5, '#12051c', 0.1],
        [1, '#12051c', 0.5],
      ]),
    ),
    glow(x, h * 0.5, s * 0.72, '#ff9a5a', 0.6),
    circle(
      x + size * 0.06,
      h * 0.56,
      size * 0.52,
      linear([
        [0, '#f6b45a'],
        [1, '#c2333a'],
      ]),
      'opacity=".92"',
    ),
    circle(x + size * 0.06, h * 0.56, size * 0.47, 'none', 'stroke="#ffe2a8" stroke-width="2" opacity=".7"'),
    repeat(
      12,
      (index) =>
        `<g transform="translate(${x + size * 0.06} ${h * 0.56}) rotate(${index * 30})">${rect(-size * 0.006, -size * 0.46, size * 0.012, size * (index % 3 ? 0.03 : 0.06), '#ffe2a8')}</g>`,
    ),
    profile(x - size * 0.06, h * 0.84, size * 0.78, {
      skin: linear(
        [
          [0, '#c9785a'],
          [1, '#7a3448'],
        ],
        'across',
      ),
      hair: linear([
        [0, '#3a1030'],
        [1, '#15061a'],
      ]),
      coat: linear([
        [0, '#2a0d34'],
        [1, '#12051c'],
      ]),
      crown: 'waves',
      rim: '#ffd9a0',
      flip: true,
    }),
    circle(x + size * 0.06, h * 0.77, size * 0.018, '#ffe9b0') + glow(x + size * 0.06, h * 0.77, size * 0.08, '#ffe9b0', 0.8),
    rect(
      0,
      h * 0.9,
      w,
      h * 0.1,
      linear([
        [0, '#5a1a30'],
        [1, '#1a0812'],
      ]),
    ),
    microphone(x - size * 0.66, h, h * (lies ? 0.4 : 0.34)),
    lies ? glass(w * 0.4, h * 0.955, s * 0.26, '#c2183a', '#ffe9d2') : '',
    vignette(canvas, '#0c0212', 0.6),
  ].join('');
}

function theBar({ canvas, w, h, s }: View): string {
  const tones = ['#2f6a5a', '#8a3a2a', '#c98a3a', '#3a3a7a', '#7a2a5a'];
  return [
    rect(
      0,
      0,
      w,
      h,
      linear([
        [0, '#2c1030'],
        [1, '#14061a'],
      ]),
    ),
    shelves(
      { x: w * 0.18, y: h * 0.1, width: w * 0.64, height: h * 0.5 },
      3,
      14,
      '#5a2a2c',
      linear([
        [0, '#f09a4a'],
        [0.5, '#a8404a'],
        [1, '#5a1a3a'],
      ]),
      (x, y, _wide, tall, index) =>
        index % 6 === 4 ? '' : bottle(x, y, tall * (0.62 + ((index * 7) % 4) * 0.08), tones[index % 5] ?? '#2f6a5a', '#f6e3c0'),
    ),
    repeat(
      3,
      (index) =>
        pendant(w * (0.26 + index * 0.24), h * 0.16, s * 0.12, '#1a0818', '#fff0c0') +
        beam(w * (0.26 + index * 0.24), h * 0.17, [w * (0.14 + index * 0.24), w * (0.38 + index * 0.24), h * 0.8], '#ffc07a', 0.4),
    ),
    person(w * 0.5, h * 0.98, s * 0.78, { tone: '#f2e6dc', skin: '#a86f50', hair: '#1a0a16', head: 'bun', coat: 'suit', pose: 'hold' }),
    counter(
      canvas,
      h * 0.72,
      linear([
        [0, '#c98a52'],
        [1, '#8a4a34'],
      ]),
      linear([
        [0, '#5a1f34'],
        [1, '#220a1a'],
      ]),
      '#7a2a44',
    ),
    glass(w * 0.4, h * 0.75, s * 0.2, '#c2183a', '#ffe9d2') + glass(w * 0.6, h * 0.75, s * 0.2, '#e0a23a', '#ffe9d2'),
    person(w * 0.22, h * 1.1, s * 0.92, {
      tone: '#7a1636',
      skin: '#e6b090',
      hair: '#8a3a24',
      head: 'long',
      coat: 'gown',
      pose: 'hold',
      rim: '#ffb06a',
      from: 'right',
    }),
    person(w * 0.79, h * 1.1, s * 0.94, {
      tone: '#1c1830',
      skin: '#d39a78',
      hair: '#14101c',
      head: 'short',
      coat: 'suit',
      pose: 'hold',
      rim: '#ffb06a',
      from: 'left',
      flip: true,
    }),
    vignette(canvas, '#0a020e', 0.65),
  ].join('');
}

/** A singer, a piano and the last nights of a club. */
export const scene = moments(atTheMicrophone, theBar, snowAtTheDoor, lastSong);
