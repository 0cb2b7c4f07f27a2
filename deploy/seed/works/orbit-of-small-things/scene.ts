import { shelves } from '../../art/interiors.ts';
import { glow, sky, stars, vignette } from '../../art/light.ts';
import { person } from '../../art/people.ts';
import { moments, type View } from '../../art/scene.ts';
import { bands, galaxy, glove, orbit, planet, small, station } from '../../art/space.ts';
import { circle, inside, linear, rect, repeat, stroke } from '../../art/svg.ts';
import { claimsCounter, walkOutside } from './later.ts';
import { EARTH, HULL, THINGS, WOOL } from './parts.ts';

function inOrbit({ canvas, w, h, s, lies }: View): string {
  const [x, y] = lies ? [w * 0.64, h * 0.5] : [w * 0.5, h * 0.53];
  const [rx, ry] = lies ? [w * 0.31, h * 0.2] : [w * 0.43, h * 0.13];
  const at = (turn: number): [number, number] => [x + Math.cos(turn) * rx, y + Math.sin(turn) * ry];
  const floating = (index: number) => {
    const turn = 0.35 + index * 0.785;
    const [kind, tone] = THINGS[index] ?? ['key', '#fff'];
    const [tx, ty] = at(turn);
    return small(kind, tx, ty, s * (0.085 + Math.sin(turn) * 0.03), tone, index * 47);
  };
  const far = [4, 5, 6, 7];
  return [
    sky(canvas, '#090a24', '#191a4a', '#3b2a6a'),
    galaxy(canvas, '#b48ae0'),
    stars(canvas, 150, '#f4f0ff', 0.95),
    planet(w * (lies ? 0.6 : 0.4), h * 1.62, h * 0.86, EARTH, '#8fe0f4'),
    bands(w * (lies ? 0.6 : 0.4), h * 1.62, h * 0.86, '#f4fbff', 12, 34),
    `<g transform="rotate(-14 ${x} ${y})">`,
    orbit(x, y, rx, ry, 'far', '#d6dcff', s * 0.006),
    far.map(floating).join(''),
    '</g>',
    glow(x, y, s * 0.34, '#8fa8ff', 0.5),
    station(x, y, lies ? h * 0.86 : w * 0.8, HULL),
    `<g transform="rotate(-14 ${x} ${y})">`,
    orbit(x, y, rx, ry, 'near', '#d6dcff', s * 0.006),
    [0, 1, 3].map(floating).join(''),
    '</g>',
    glove(x + (lies ? h * 0.03 : w * 0.04), y + ry + s * 0.13, s * 0.19, WOOL[0], WOOL[1], WOOL[2], 24),
    vignette(canvas, '#04031a', 0.45),
  ].join('');
}

function porthole({ canvas, w, h }: View): string {
  return [
    circle(w * 0.79, h * 0.3, h * 0.22, '#4a4468') +
      circle(
        w * 0.79,
        h * 0.3,
        h * 0.185,
        linear([
          [0, '#0c0d2c'],
          [1, '#2a2f6a'],
        ]),
      ),
    inside(
      w * 0.79 - h * 0.185,
      h * 0.115,
      h * 0.37,
      h * 0.37,
      h * 0.185,
      planet(w * 0.82, h * 0.56, h * 0.24, EARTH, '#8fe0f4') + stars({ ...canvas, seed: 8 }, 40),
    ),
    repeat(12, (index) =>
      circle(w * 0.79 + Math.cos(index * 0.5236) * h * 0.203, h * 0.3 + Math.sin(index * 0.5236) * h * 0.203, 4, '#cfc9de'),
    ),
  ].join('');
}

function sortingBelt(view: View): string {
  const { canvas, w, h, s } = view;
  return [
    rect(
      0,
      0,
      w,
      h,
      linear([
        [0, '#d9d3e6'],
        [1, '#8f88ac'],
      ]),
    ),
    shelves(
      { x: w * 0.04, y: h * 0.07, width: w * 0.56, height: h * 0.54 },
      4,
      9,
      '#5f587c',
      linear([
        [0, '#b4acc9'],
        [1, '#7d759a'],
      ]),
      (x, y, wide, tall, index) => {
        const [kind, tone] = THINGS[(index * 5) % 8] ?? ['key', '#fff'];
        return (
          rect(
            x - wide * 0.4,
            y - tall * 0.72,
            wide * 0.8,
            tall * 0.72,
            ['#e9c46a', '#c98a5a', '#8fb0a8'][index % 3] ?? '#e9c46a',
            3,
            'opacity=".55"',
          ) + small(kind, x, y - tall * 0.36, tall * 0.5, tone, (index * 31) % 40)
        );
      },
    ),
    porthole(view),
    rect(
      0,
      h * 0.78,
      w,
      h * 0.22,
      linear([
        [0, '#4a4468'],
        [1, '#241f3c'],
      ]),
    ),
    rect(0, h * 0.72, w, h * 0.075, '#2a2544', 18) +
      repeat(18, (index) => circle((w * (index + 0.5)) / 18, h * 0.758, h * 0.02, '#7d759a')),
    repeat(6, (index) =>
      small(THINGS[index]?.[0] ?? 'key', w * (0.1 + index * 0.1), h * 0.69, s * 0.1, THINGS[index]?.[1] ?? '#fff', (index * 23) % 30),
    ),
    glove(w * 0.72, h * 0.63, s * 0.2, WOOL[0], WOOL[1], WOOL[2], -8),
    stroke(`M${w * 0.97} ${h}L${w * 0.95} ${h * 0.62}L${w * 0.83} ${h * 0.44}`, '#e0664f', s * 0.045) +
      circle(w * 0.95, h * 0.62, s * 0.045, '#f6efe2') +
      circle(w * 0.83, h * 0.44, s * 0.034, '#f6efe2'),
    stroke(
      `M${w * 0.83} ${h * 0.44}L${w * 0.79} ${h * 0.55}M${w * 0.82} ${h * 0.45}L${w * 0.765} ${h * 0.5}M${w * 0.84} ${h * 0.46}L${w * 0.815} ${h * 0.57}`,
      '#8f8aa8',
      s * 0.018,
    ),
    person(w * 0.5, h * 0.99, s * 0.74, { tone: '#2f6f7a', skin: '#c98f6a', hair: '#efe8e2', coat: 'apron', head: 'bun', pose: 'hold' }),
    vignette(canvas, '#14102c', 0.4),
  ].join('');
}

/** What people let go of in space, and who keeps it. */
export const scene = moments(inOrbit, sortingBelt, claimsCounter, walkOutside);
