import { flag, river, tent } from '../../art/campaign.ts';
import { pendant } from '../../art/interiors.ts';
import { peak } from '../../art/land.ts';
import { fog, glow, sky, vignette } from '../../art/light.ts';
import { compassRose, contours } from '../../art/maps.ts';
import { person, shadow } from '../../art/people.ts';
import { moments, type View } from '../../art/scene.ts';
import { circle, linear, place, polygon, rect, repeat, stroke } from '../../art/svg.ts';
import { highSurvey, twoBanks } from './later.ts';
import { PAPER } from './parts.ts';

/** The country itself as a sheet of paper that folds toward the mountains. */
function paperCountry({ canvas, w, h, s, lies }: View): string {
  const x = w * (lies ? 0.62 : 0.52);
  const folds = lies ? 9 : 6;
  return [
    sky(canvas, '#3c5a63', '#9db09a', '#f2d79a'),
    circle(w * (lies ? 0.78 : 0.74), h * 0.36, s * 0.11, '#fff1c9') + glow(w * (lies ? 0.78 : 0.74), h * 0.36, s * 0.5, '#fff1c9', 0.6),
    repeat(4, (index) =>
      peak(
        w * (0.05 + index * 0.31),
        h * 0.6,
        w * (lies ? 0.3 : 0.5),
        h * (0.2 + ((index * 3) % 4) * 0.035),
        { lit: '#f6e6bf', shade: '#b99a66', snow: '#fffaf0', snowShade: '#e3d0a4' },
        0.3,
        index + 2,
      ),
    ),
    fog(canvas, h * 0.6, h * 0.06, '#f7e6bd', 0.7),
    rect(
      0,
      h * 0.58,
      w,
      h * 0.42,
      linear([
        [0, '#e9d3a0'],
        [1, '#c69f63'],
      ]),
    ),
    repeat(folds, (index) =>
      polygon(
        [
          [w * 0.5 + w * (index / folds - 0.5) * 0.9, h * 0.58],
          [w * 0.5 + w * ((index + 0.5) / folds - 0.5) * 0.9, h * 0.58],
          [w * 0.5 + w * ((index + 0.5) / folds - 0.5) * 2, h],
          [w * 0.5 + w * (index / folds - 0.5) * 2, h],
        ],
        '#8a5f34',
        'opacity=".13"',
      ),
    ),
    contours(w * (lies ? 0.22 : 0.16), h * 0.76, s * 0.3, 5, '#8a5f34') +
      contours(w * (lies ? 0.9 : 0.92), h * 0.72, s * 0.2, 4, '#8a5f34'),
    river(
      canvas,
      [x + w * 0.04, h * 0.59],
      x - w * (lies ? 0.12 : 0.08),
      w * (lies ? 0.08 : 0.13),
      linear([
        [0, '#7fb9b6'],
        [1, '#1f5a6e'],
      ]),
    ),
    repeat(3, (index) =>
      tent(w * ((lies ? 0.14 : 0.1) + index * (lies ? 0.08 : 0.11)), h * (0.8 + (index % 2) * 0.03), s * 0.12, '#b8423a', '#7a2430'),
    ),
    repeat(3, (index) =>
      tent(w * ((lies ? 0.74 : 0.68) + index * (lies ? 0.08 : 0.11)), h * (0.8 + (index % 2) * 0.03), s * 0.12, '#3a5f8a', '#22385c'),
    ),
    flag(w * (lies ? 0.1 : 0.06), h * 0.84, s * 0.3, '#c2333a', '#3a2620') +
      flag(w * (lies ? 0.96 : 0.94), h * 0.84, s * 0.3, '#2f5f9a', '#3a2620', true),
    shadow(x + w * 0.08, h * 0.93, s * 0.13, 0.3),
    person(x + w * 0.06, h * 0.935, s * 0.36, { tone: '#3a2a30', rim: '#ffeec4', from: 'right', head: 'hat', pose: 'hold' }),
    place(
      x + w * 0.06 + s * 0.12,
      h * 0.935,
      s / 420,
      stroke('M0 -92L-26 0M0 -92L0 0M0 -92L26 0', '#2a1c1a', 5) + rect(-16, -112, 34, 18, '#b9863a', 4) + circle(20, -103, 7, '#2a1c1a'),
    ),
    compassRose(w * (lies ? 0.32 : 0.82), h * (lies ? 0.9 : 0.93), s * 0.09, '#5a3a2a', '#b8423a'),
    vignette(canvas, '#2a1a12', 0.45),
  ].join('');
}

function tableInTheTent({ canvas, w, h, s }: View): string {
  return [
    rect(
      0,
      0,
      w,
      h,
      linear([
        [0, '#8a4a34'],
        [1, '#3a1c1c'],
      ]),
    ),
    repeat(8, (index) =>
      polygon(
        [
          [w * 0.5, -h * 0.16],
          [w * (index / 7 - 0.02) * 1.3 - w * 0.15, h * 0.7],
          [w * ((index + 0.5) / 7) * 1.3 - w * 0.15, h * 0.7],
        ],
        '#2a1214',
        'opacity=".28"',
      ),
    ),
    glow(w * 0.5, h * 0.14, h * 0.95, '#ffcb74', 0.7),
    person(w * 0.2, h * 0.94, s * 0.82, { tone: '#8a2a34', skin: '#d9a07a', hair: '#e9e2d6', coat: 'coat', pose: 'hold' }),
    person(w * 0.82, h * 0.94, s * 0.82, {
      tone: '#2a4672',
      skin: '#a8714f',
      hair: '#1c1420',
      coat: 'coat',
      pose: 'hold',
      head: 'hat',
      flip: true,
    }),
    person(w * 0.5, h * 0.86, s * 0.66, { tone: '#4a4438', skin: '#e6bb96', hair: '#6a3a22', coat: 'suit', head: 'bun', pose: 'hold' }),
    pendant(w * 0.5, h * 0.12, s * 0.16, '#2a1214', '#fff3c8'),
    polygon(
      [
        [w * 0.16, h * 0.66],
        [w * 0.84, h * 0.66],
        [w * 1.02, h * 0.98],
        [w * -0.02, h * 0.98],
      ],
      linear([
        [0, '#7a4a2a'],
        [1, '#4a2818'],
      ]),
    ),
    polygon(
      [
        [w * 0.2, h * 0.675],
        [w * 0.8, h * 0.675],
        [w * 0.94, h * 0.955],
        [w * 0.06, h * 0.955],
      ],
      linear([
        [0, '#f4e3ba'],
        [1, '#dcbf85'],
      ]),
    ),
    river({ ...canvas, height: h * 0.955 }, [w * 0.56, h * 0.676], w * 0.44, w * 0.045, PAPER.water),
    repeat(
      5,
      (index) =>
        flag(w * (0.24 + index * 0.045), h * (0.76 + (index % 2) * 0.08), s * 0.09, '#c2333a', '#3a2620') +
        flag(w * (0.6 + index * 0.05), h * (0.75 + (index % 2) * 0.09), s * 0.09, '#2f5f9a', '#3a2620'),
    ),
    contours(w * 0.3, h * 0.88, s * 0.14, 4, '#8a5f34') + compassRose(w * 0.78, h * 0.9, s * 0.06, PAPER.ink, '#b8423a'),
    vignette(canvas, '#160808', 0.6),
  ].join('');
}

/** Two armies, one river, and whoever draws it. */
export const scene = moments(paperCountry, tableInTheTent, highSurvey, twoBanks);
