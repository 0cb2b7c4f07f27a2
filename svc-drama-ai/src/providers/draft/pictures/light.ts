import type { Random } from '../random.ts';
import type { Seen } from './seen.ts';
import { circle, ellipse, fade, glow, n, path, rect, repeat } from './svg.ts';

export interface Canvas {
  w: number;
  h: number;
  random: Random;
}

export interface Light {
  top: string;
  middle: string;
  bottom: string;
  orb: string;
  far: string;
  mid: string;
  near: string;
  lamp: string;
}

const LIGHTS: Readonly<Record<Seen['sky'], readonly [Light, Light]>> = {
  night: [
    {
      top: '#15132f',
      middle: '#33265c',
      bottom: '#6b3f80',
      orb: '#ffe6b4',
      far: '#3c2a63',
      mid: '#281c47',
      near: '#150f29',
      lamp: '#ffc873',
    },
    {
      top: '#0f1f33',
      middle: '#1c3f55',
      bottom: '#3f7480',
      orb: '#fdf0cf',
      far: '#1d4257',
      mid: '#143042',
      near: '#0b1d2b',
      lamp: '#ffd98a',
    },
  ],
  dusk: [
    {
      top: '#5b3a78',
      middle: '#e0756a',
      bottom: '#ffc48a',
      orb: '#fff0c4',
      far: '#a4506a',
      mid: '#6d315a',
      near: '#36183f',
      lamp: '#ffe0a0',
    },
    {
      top: '#ff9d6c',
      middle: '#ffb886',
      bottom: '#ffe2b8',
      orb: '#fffaf0',
      far: '#c8685f',
      mid: '#8f3d55',
      near: '#4b1d42',
      lamp: '#fff0c4',
    },
  ],
  day: [
    {
      top: '#8fc7e2',
      middle: '#c3e3ee',
      bottom: '#fdf0dd',
      orb: '#fff9ea',
      far: '#7fa9b8',
      mid: '#477f92',
      near: '#24506a',
      lamp: '#ffe7b0',
    },
    {
      top: '#a9d8c9',
      middle: '#d8ecd6',
      bottom: '#fff2dc',
      orb: '#fffaf0',
      far: '#86b09a',
      mid: '#4c8470',
      near: '#21534a',
      lamp: '#ffe7b0',
    },
  ],
};

/** Returns a light for the sky; by day a forest gets the green one. */
export const lightOf = ({ sky, place }: Seen, random: Random): Light =>
  LIGHTS[sky][sky === 'day' && place === 'forest' ? 1 : random.below(2)] ?? LIGHTS[sky][0];

export function heaven({ w, h, random }: Canvas, { sky }: Seen, light: Light, orbX: number, orbY: number): string {
  const stars =
    sky === 'night'
      ? repeat(70, () =>
          circle(
            random.next() * w,
            random.next() ** 1.4 * h * 0.6,
            0.8 + random.next() * 1.6,
            '#fff4e0',
            `opacity="${n(0.3 + random.next() * 0.6)}"`,
          ),
        )
      : '';
  const radius = h * (sky === 'day' ? 0.08 : 0.11);
  const clouds =
    sky === 'night'
      ? ''
      : repeat(4, (index) => {
          const [x, y, wide] = [random.next() * w, h * (0.12 + index * 0.09), w * (0.1 + random.next() * 0.12)];
          return (
            ellipse(x, y, wide, h * 0.018, '#ffffff', 'opacity=".28"') +
            ellipse(x + wide * 0.3, y - h * 0.016, wide * 0.55, h * 0.02, '#ffffff', 'opacity=".22"')
          );
        });
  return (
    rect(
      0,
      0,
      w,
      h,
      fade([
        [0, light.top],
        [0.5, light.middle],
        [0.85, light.bottom],
      ]),
    ) +
    stars +
    glow(orbX, orbY, radius * 3.4, light.orb, 0.55) +
    circle(orbX, orbY, radius, light.orb) +
    clouds
  );
}

/** Draws a wavy line, filled below. */
export function ridge({ w, h, random }: Canvas, level: number, swing: number, color: string | ReturnType<typeof fade>, steps = 5): string {
  const wide = w / steps;
  let d = `M${n(-wide)} ${n(h)}L${n(-wide)} ${n(level)}`;
  for (let step = 0; step <= steps; step += 1) {
    const [x, y] = [step * wide, level + (random.next() - 0.5) * swing * 2];
    d += `Q${n(x - wide / 2)} ${n(level + (random.next() - 0.5) * swing * 2.4)} ${n(x)} ${n(y)}`;
  }
  return path(`${d}L${n(w + wide)} ${n(level)}L${n(w + wide)} ${n(h)}Z`, color);
}
