import { ridge, water } from './land.ts';
import { glow, moon, sky, stars } from './light.ts';
import { profile } from './people.ts';
import { type Canvas, circle, ellipse, linear, path, place, polygon, rect, repeat, stroke } from './svg.ts';
import { cup } from './things.ts';
import { boat, signal } from './travel.ts';

const canvas: Canvas = { width: 512, height: 512, seed: 21 };

/** Pictures of the publishing houses, of the staff and of the accounts for signing in: the person, or what the name refers to. */
export const HOUSE_HEADS = {
  player: () =>
    sky(canvas, '#ffd6a3', '#f08a76') +
    circle(256, 250, 150, '#fff0cf', 'opacity=".7"') +
    profile(226, 400, 290, {
      skin: '#c98a66',
      hair: linear([
        [0, '#3a2a5a'],
        [1, '#1c1434'],
      ]),
      coat: linear([
        [0, '#2f6f8f'],
        [1, '#1c4460'],
      ]),
      crown: 'bob',
      rim: '#fff6e0',
    }),
  player2: () =>
    sky(canvas, '#101a3c', '#2f5472') +
    stars(canvas, 40) +
    moon(350, 150, 60, '#f7e9c4') +
    water(
      canvas,
      330,
      linear([
        [0, '#4f86a4'],
        [1, '#12283f'],
      ]),
      '#f7e9c4',
      350,
      36,
    ) +
    boat(220, 350, 220, '#c2533a', '#fff6e4') +
    circle(222, 330, 9, '#ffd27a') +
    glow(222, 330, 70, '#ffd27a', 0.8),
  creator: () =>
    sky(canvas, '#3b1d4f', '#a84a5a', '#f0a070') +
    glow(256, 240, 250, '#ffd98a', 0.8) +
    place(
      256,
      420,
      3,
      stroke('M0 -128V-112', '#2a1230', 4) +
        path('M-30 -96Q0 -124 30 -96Z', '#2a1230') +
        rect(-26, -96, 52, 74, '#ffe9a8', 6) +
        path('M0 -82C14 -62 16 -48 8 -36Q0 -30 -8 -36C-16 -48 -4 -58 0 -82Z', '#ff8a3a') +
        path('M0 -64C7 -54 8 -46 4 -39Q0 -36 -4 -39C-8 -46 -2 -52 0 -64Z', '#fff6d0') +
        stroke('M-26 -96V-22M26 -96V-22M0 -96V-84', '#2a1230', 5) +
        rect(-32, -22, 64, 10, '#2a1230', 3),
    ),
  publisher: () =>
    sky(canvas, '#14342f', '#2f6b58', '#c9d39a') +
    repeat(3, (index) =>
      path(
        `M${60 + index * 140} 512V${300 - (index % 2) * 40}H${170 + index * 140}V512Z`,
        ['#0f2a26', '#174038', '#0f2a26'][index] ?? '#0f2a26',
      ),
    ) +
    signal(256, 512, 400, '#081a17', '#f4bd4f') +
    glow(256, 152, 150, '#f4bd4f', 0.7),
  staff: () =>
    sky(canvas, '#dfe8dc', '#8fb5a2') +
    circle(256, 270, 180, '#f6f3e2', 'opacity=".8"') +
    cup(246, 400, 240, '#2f6f5c', '#b5773a') +
    stroke('M216 220q24 -36 0 -70t18 -64M276 214q20 -30 0 -60t14 -52', '#fffdf4', 12, 'opacity=".8"'),
  staff2: () =>
    sky(canvas, '#f2dcc0', '#c98a5a') +
    circle(256, 270, 180, '#fff2dc', 'opacity=".7"') +
    path(
      'M150 180H346L326 420Q248 440 170 420Z',
      linear([
        [0, '#fffaf0'],
        [1, '#d9c4a4'],
      ]),
    ) +
    rect(140, 150, 216, 40, '#5a2f24', 12) +
    rect(158, 250, 180, 80, '#8a4a30', 6) +
    path('M248 268C282 268 282 314 248 314C214 314 214 268 248 268Z', '#f2dcc0') +
    stroke('M240 270Q256 290 250 312', '#8a4a30', 5),
  paperboat: () =>
    sky(canvas, '#bfe6f2', '#7fb9d6') +
    circle(370, 140, 60, '#fff4d6') +
    ridge(canvas, 350, 20, 1.5, '#4f93ba') +
    place(
      250,
      340,
      2.4,
      polygon(
        [
          [-90, -34],
          [90, -34],
          [56, 26],
          [-56, 26],
        ],
        linear([
          [0, '#fffdf6'],
          [1, '#d3dbe2'],
        ]),
      ) +
        polygon(
          [
            [0, -100],
            [46, -34],
            [-46, -34],
          ],
          '#f4efe4',
        ) +
        polygon(
          [
            [0, -100],
            [46, -34],
            [0, -34],
          ],
          '#cfd6de',
        ) +
        stroke('M-40 -22L-20 10M-60 -24l12 20', '#b9c4ce', 2),
    ) +
    ridge(canvas, 410, 22, 2, '#2d6f9a', 1) +
    ridge(canvas, 468, 20, 1.5, '#1d5078'),
  kitsune: () =>
    sky(canvas, '#4a1a3f', '#b03a52', '#f4956a') +
    circle(256, 236, 150, '#ffe0ae') +
    place(
      256,
      430,
      2.5,
      polygon(
        [
          [-84, -150],
          [-30, -104],
          [30, -104],
          [84, -150],
          [70, -56],
          [0, 10],
          [-70, -56],
        ],
        linear([
          [0, '#f08a4a'],
          [1, '#c2502f'],
        ]),
      ) +
        polygon(
          [
            [-74, -128],
            [-44, -102],
            [-66, -88],
          ],
          '#3a1424',
        ) +
        polygon(
          [
            [74, -128],
            [44, -102],
            [66, -88],
          ],
          '#3a1424',
        ) +
        polygon(
          [
            [-70, -56],
            [-24, -52],
            [0, 10],
          ],
          '#fff3e2',
        ) +
        polygon(
          [
            [70, -56],
            [24, -52],
            [0, 10],
          ],
          '#fff3e2',
        ) +
        stroke('M-42 -66Q-30 -78 -18 -64M42 -66Q30 -78 18 -64', '#2a0f1c', 5) +
        ellipse(0, 2, 9, 7, '#2a0f1c'),
    ),
} as const satisfies Record<string, () => string>;
