import { type Canvas, heaven, type Light, ridge } from './light.ts';
import type { Seen } from './seen.ts';
import { circle, fade, n, path, place, rect, repeat } from './svg.ts';

function pines({ w, random }: Canvas, ground: (x: number) => number, tall: number, color: string, count: number): string {
  return repeat(count, (index) => {
    const [x, high] = [((index + random.next()) / count) * w * 1.05 - w * 0.02, tall * (0.6 + random.next() * 0.5)];
    const foot = ground(x);
    const layers = repeat(4, (layer) => {
      const [top, wide] = [foot - high + (layer * high) / 5, high * (0.1 + layer * 0.055)];
      return path(
        `M${n(x)} ${n(top)}L${n(x + wide)} ${n(top + high * 0.34)}Q${n(x)} ${n(top + high * 0.28)} ${n(x - wide)} ${n(top + high * 0.34)}Z`,
        color,
      );
    });
    return rect(x - high * 0.018, foot - high * 0.2, high * 0.036, high * 0.24, color) + layers;
  });
}

export function drawForest(canvas: Canvas, seen: Seen, light: Light): string {
  const { w, h, random } = canvas;
  const orbX = w * (0.35 + random.next() * 0.3);
  const mist = (y: number, strength: number) =>
    rect(
      0,
      y - h * 0.09,
      w,
      h * 0.18,
      fade([
        [0, light.bottom, 0],
        [0.5, light.bottom, strength],
        [1, light.bottom, 0],
      ]),
    );
  const way = path(
    `M${n(orbX - w * 0.012)} ${n(h * 0.7)}C${n(orbX + w * 0.06)} ${n(h * 0.77)} ${n(orbX - w * 0.16)} ${n(h * 0.84)} ${n(orbX - w * 0.08)} ${n(h)}H${n(orbX + w * 0.16)}C${n(orbX - w * 0.02)} ${n(h * 0.86)} ${n(orbX + w * 0.12)} ${n(h * 0.78)} ${n(orbX + w * 0.012)} ${n(h * 0.7)}Z`,
    light.bottom,
    'opacity=".55"',
  );
  const sides = (x: number) => h * (1.04 - Math.abs(x / w - orbX / w) * 0.1);
  return [
    heaven(canvas, seen, light, orbX, h * 0.3),
    ridge(canvas, h * 0.5, h * 0.07, light.far, 4),
    mist(h * 0.58, 0.6),
    pines(canvas, () => h * 0.68, h * 0.27, light.far, 26),
    mist(h * 0.68, 0.5),
    ridge(canvas, h * 0.71, h * 0.015, light.mid, 4),
    way,
    place(0, 0, 1, pines({ ...canvas, w: orbX - w * 0.12 }, sides, h * 0.52, light.mid, 7)),
    `<g transform="translate(${n(orbX + w * 0.16)} 0)">${pines({ ...canvas, w: w - orbX - w * 0.12 }, () => h * 0.98, h * 0.5, light.mid, 6)}</g>`,
    pines({ ...canvas, w: w * 0.2 }, () => h * 1.06, h * 0.86, light.near, 3),
    `<g transform="translate(${n(w * 0.84)} 0)">${pines({ ...canvas, w: w * 0.2 }, () => h * 1.06, h * 0.9, light.near, 3)}</g>`,
    repeat(12, () => circle(random.next() * w, h * (0.55 + random.next() * 0.4), 1.6 + random.next() * 2, light.lamp, 'opacity=".7"')),
  ].join('');
}
