import { gables } from '../../art/buildings.ts';
import { cat, gear } from '../../art/creatures.ts';
import { cobbles, ridge, water } from '../../art/land.ts';
import { fog, glow, moon, sky, stars, vignette } from '../../art/light.ts';
import { grass } from '../../art/plants.ts';
import { moments, type View } from '../../art/scene.ts';
import { circle, ellipse, linear, n, path, place, polygon, rect, repeat, stroke } from '../../art/svg.ts';
import { boat } from '../../art/travel.ts';

/** The lantern on its tower, `tall` pixels to the tip of its roof; the flame stands at nine tenths. */
const lantern = (x: number, ground: number, tall: number): string =>
  place(
    x,
    ground,
    tall / 100,
    [
      polygon(
        [
          [-11, 0],
          [-7, -78],
          [7, -78],
          [11, 0],
        ],
        linear(
          [
            [0, '#6a4a7a'],
            [0.5, '#3b2458'],
            [1, '#1c0f34'],
          ],
          'across',
        ),
      ),
      repeat(3, (index) => rect(-1.6, -66 + index * 20, 3.2, 7, '#ffd27a', 1.6)),
      rect(-11, -80, 22, 3, '#140a26'),
      rect(-7, -94, 14, 14, '#fff0b8'),
      stroke('M-7 -94v14M-2.4 -94v14M2.4 -94v14M7 -94v14', '#140a26', 1),
      path('M-10 -94Q0 -108 10 -94Z', '#140a26') + stroke('M0 -101v-5', '#140a26', 1.2),
    ].join(''),
  );

function hill({ canvas, w, h, s, lies }: View): string {
  const [x, y] = lies ? [w * 0.72, h * 0.42] : [w * 0.6, h * 0.47];
  return [
    sky(canvas, '#1c1244', '#4a2563', '#a8506a', '#f0a070'),
    stars(canvas, 90),
    moon(x, y, s * (lies ? 0.25 : 0.27), '#ffe3a6'),
    water(
      canvas,
      h * 0.74,
      linear([
        [0, '#c9708a'],
        [1, '#2a1748'],
      ]),
      '#ffe3a6',
      x,
      40,
    ),
    ridge(
      canvas,
      h * 0.8,
      h * 0.1,
      1,
      linear([
        [0, '#5a2a68'],
        [1, '#2a1248'],
      ]),
    ),
    lantern(w * (lies ? 0.87 : 0.86), h * 0.82, h * 0.42),
    glow(w * (lies ? 0.87 : 0.86), h * 0.455, s * 0.24, '#ffd98a', 0.9),
    repeat(16, (index) =>
      rect(
        w * (lies ? 0.46 : 0.12) + (index * w * (lies ? 0.4 : 0.72)) / 16,
        h * (0.96 - index * 0.0095),
        w * 0.035,
        h * 0.009,
        '#8a5a8a',
        1,
        `opacity="${n(0.9 - index * 0.03)}"`,
      ),
    ),
    ridge(
      canvas,
      h * 0.92,
      h * 0.07,
      1,
      linear([
        [0, '#2c1248'],
        [1, '#140826'],
      ]),
      1,
    ),
    cat(x - s * (lies ? 0.08 : 0.12), h * (lies ? 0.86 : 0.86), s * 0.32, '#12071f'),
    grass(canvas, h * 0.97, h * 0.06, '#0c0418', 80),
    vignette(canvas),
  ].join('');
}

function stairs({ canvas, w, h, s }: View): string {
  return [
    sky(canvas, '#2a1a4f', '#c2566a', '#ffb27a'),
    circle(w * 0.24, h * 0.5, s * 0.14, '#fff0c4') + glow(w * 0.24, h * 0.5, s * 0.5, '#ffd9a0', 0.7),
    water(
      canvas,
      h * 0.6,
      linear([
        [0, '#e0806f'],
        [1, '#4a2460'],
      ]),
      '#fff0c4',
      w * 0.24,
      60,
    ),
    gables(canvas, h * 0.86, h * 0.24, ['#4a2056', '#3c1a4a', '#572a5e'], '#ffd98a', 13, 0.5),
    polygon(
      [
        [w * 0.34, h],
        [w * 0.96, h * 0.16],
        [w, h * 0.16],
        [w, h],
      ],
      linear([
        [0, '#5a2a5e'],
        [1, '#1c0c30'],
      ]),
    ),
    repeat(
      26,
      (index) =>
        rect(w * (0.34 + index * 0.0238), h * (0.98 - index * 0.0322), w * 0.06, h * 0.012, '#d98a7a', 2) +
        rect(w * (0.34 + index * 0.0238), h * (0.992 - index * 0.0322), w * 0.06, h * 0.02, '#2c1240', 0, 'opacity=".7"'),
    ),
    repeat(9, (index) => stroke(`M${n(w * (0.44 + index * 0.07))} ${n(h * (0.86 - index * 0.095))}v${n(-h * 0.09)}`, '#1c0c30', 4)) +
      stroke(`M${w * 0.44} ${h * 0.775}L${w} ${h * 0.015}`, '#1c0c30', 3),
    lantern(w * 0.95, h * 0.2, h * 0.24) + glow(w * 0.95, h * -0.01, s * 0.3, '#ffd98a', 0.8),
    cat(w * 0.66, h * 0.56, s * 0.17, '#140722'),
    vignette(canvas),
  ].join('');
}

function fogInTheHarbour({ canvas, w, h, s }: View): string {
  return [
    sky(canvas, '#0f1a34', '#33456a', '#7f8fa4'),
    stars({ ...canvas, height: h * 0.5 }, 40),
    lantern(w * 0.8, h * 0.62, h * 0.5),
    polygon(
      [
        [w * 0.8, h * 0.16],
        [-w * 0.1, h * 0.2],
        [-w * 0.1, h * 0.62],
      ],
      linear(
        [
          [0, '#ffe9a8', 0.1],
          [1, '#ffe9a8', 0.75],
        ],
        'across',
      ),
    ),
    glow(w * 0.8, h * 0.16, s * 0.36, '#ffe9a8', 0.95),
    ridge(canvas, h * 0.66, h * 0.08, 1, '#1a2848', 1),
    water(
      canvas,
      h * 0.66,
      linear([
        [0, '#6f86a0'],
        [1, '#14203c'],
      ]),
      '#ffe9a8',
      w * 0.34,
      40,
    ),
    boat(w * 0.3, h * 0.7, s * 0.34, '#8a3a2a', '#f4c04f'),
    fog(canvas, h * 0.66, h * 0.12, '#dfe6ea', 0.6) + fog(canvas, h * 0.86, h * 0.14, '#c9d4de', 0.6),
    rect(w * 0.54, h * 0.84, w * 0.46, h * 0.16, '#141a30') +
      repeat(6, (index) => rect(w * (0.55 + index * 0.08), h * 0.78, w * 0.014, h * 0.2, '#0c1122', 4)),
    cat(w * 0.66, h * 0.845, s * 0.2, '#070a16'),
    vignette(canvas, '#060a18', 0.5),
  ].join('');
}

function lampRoom({ canvas, w, h, s }: View): string {
  const x = w * 0.54;
  return [
    rect(
      0,
      0,
      w,
      h,
      linear([
        [0, '#150e30'],
        [1, '#38205a'],
      ]),
    ),
    repeat(9, (index) => rect(w * (index / 8) - 8, 0, 16, h * 0.8, '#0c0720')) +
      rect(0, h * 0.1, w, h * 0.025, '#0c0720') +
      stars({ ...canvas, height: h * 0.9 }, 60),
    glow(x, h * 0.4, h * 0.85, '#ffc65a', 0.8),
    cobbles(canvas, h * 0.8, '#2a1a3c', '#7a5a7a'),
    gear(
      w * 0.2,
      h * 0.72,
      s * 0.24,
      18,
      linear([
        [0, '#e0b060'],
        [1, '#7a4a2a'],
      ]),
      '#4a2c1c',
      6,
    ) +
      gear(w * 0.36, h * 0.86, s * 0.13, 12, '#b9803f', '#4a2c1c', 14) +
      gear(w * 0.07, h * 0.9, s * 0.12, 12, '#a8703a', '#4a2c1c', 2),
    place(
      x,
      h * 0.82,
      s / 170,
      [
        rect(-34, -18, 68, 18, '#3a2440', 3) + rect(-8, -40, 16, 24, '#5a3a4a'),
        path('M-40 -40C-52 -70 -34 -108 0 -112C34 -108 52 -70 40 -40Z', '#fff3cf', 'opacity=".28" stroke="#ffe9b0" stroke-width="2"'),
        repeat(4, (index) => ellipse(0, -76, 38 - index * 9, 34, 'none', 'stroke="#fff6dc" stroke-width="1" opacity=".6"')),
        path(
          'M0 -100C14 -80 18 -66 10 -52Q0 -44 -10 -52C-18 -66 -6 -74 0 -100Z',
          linear([
            [0, '#ff8a3a'],
            [0.5, '#ffc64f'],
            [1, '#fff6d0'],
          ]),
        ),
        rect(-42, -44, 84, 6, '#c98a4a', 2) + path('M-20 -112Q0 -128 20 -112Z', '#c98a4a'),
      ].join(''),
    ),
    cat(w * 0.8, h * 0.9, s * 0.4, '#12071f'),
    ellipse(w * 0.29, h * 0.585, s * 0.026, s * 0.016, '#c9b8c4') +
      circle(w * 0.305, h * 0.578, s * 0.012, '#c9b8c4') +
      stroke(`M${w * 0.275} ${h * 0.585}q${-w * 0.02} ${h * 0.01} ${-w * 0.03} ${-h * 0.01}`, '#c9b8c4', 3),
    vignette(canvas, '#0a0418', 0.55),
  ].join('');
}

/** A light on a hill over a harbour, and the cat that keeps it. */
export const scene = moments(hill, stairs, fogInTheHarbour, lampRoom);
