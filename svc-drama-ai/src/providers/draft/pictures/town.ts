import { type Canvas, heaven, type Light, ridge } from './light.ts';
import type { Seen } from './seen.ts';
import { glow, n, path, place, rect } from './svg.ts';

/** Draws a row of houses with windows, some of them lit. */
export function houses({ w, h, random }: Canvas, ground: number, tall: number, color: string, lamp: string, lit: number): string {
  let output = '';
  for (let x = -w * 0.02; x < w; ) {
    const [wide, high] = [w * (0.05 + random.next() * 0.055), tall * (0.45 + random.next() * 0.55)];
    const top = ground - high;
    const roof = random.next();
    output += rect(x, top, wide + 1, h - top, color);
    if (roof < 0.4)
      output += path(`M${n(x - 3)} ${n(top + 1)}L${n(x + wide / 2)} ${n(top - wide * 0.5)}L${n(x + wide + 3)} ${n(top + 1)}Z`, color);
    else if (roof < 0.6) output += rect(x + wide * 0.64, top - h * 0.05, wide * 0.14, h * 0.06, color);
    const [columns, size] = [Math.max(2, Math.round(wide / (w * 0.022))), w * 0.0085];
    for (let row = 0; row < Math.floor((high - size * 2) / (size * 3.2)); row += 1) {
      for (let column = 0; column < columns; column += 1) {
        if (random.next() > lit) continue;
        output += rect(
          x + (wide * (column + 0.5)) / columns - size / 2,
          top + size * 1.6 + row * size * 3.2,
          size,
          size * 1.5,
          lamp,
          `rx="1" opacity="${n(0.45 + random.next() * 0.5)}"`,
        );
      }
    }
    x += wide + (random.next() < 0.25 ? w * 0.012 : 0);
  }
  return output;
}

/** A sitting cat, its feet at (0, 0). */
export const CAT =
  'M-13 0C-15 -14 -11 -22 -6 -25L-8 -36L-2 -31H4L10 -36L8 -24C13 -18 14 -8 12 0ZM12 -2C22 -2 24 -12 20 -18L23 -19C29 -10 24 3 12 2Z';

export function drawCity(canvas: Canvas, seen: Seen, light: Light): string {
  const { w, h, random } = canvas;
  const lit = seen.sky === 'night' ? 0.6 : seen.sky === 'dusk' ? 0.4 : 0.16;
  const lamp = seen.sky === 'day' ? '#fdf3dc' : light.lamp;
  const [moonX, catX] = [w * (0.18 + random.next() * 0.64), w * (0.12 + random.next() * 0.7)];
  const roof = `M0 ${n(h)}V${n(h * 0.93)}L${n(w * 0.28)} ${n(h * 0.87)}L${n(w * 0.62)} ${n(h * 0.91)}L${n(w)} ${n(h * 0.85)}V${n(h)}Z`;
  const catY =
    catX < w * 0.28
      ? h * (0.93 - (catX / w / 0.28) * 0.06)
      : catX < w * 0.62
        ? h * (0.87 + ((catX / w - 0.28) / 0.34) * 0.04)
        : h * (0.91 - ((catX / w - 0.62) / 0.38) * 0.06);
  return [
    heaven(canvas, seen, light, moonX, h * 0.27),
    ridge(canvas, h * 0.62, h * 0.03, light.far),
    houses(canvas, h * 0.8, h * 0.38, light.mid, lamp, lit * 0.8),
    glow(w * 0.5, h * 0.92, w * 0.42, light.lamp, seen.sky === 'day' ? 0.1 : 0.3),
    houses(canvas, h * 0.92, h * 0.27, light.near, lamp, lit),
    path(roof, '#0d0a1a'),
    place(catX, catY + 2, h / 560, path(CAT, '#0d0a1a')),
  ].join('');
}
