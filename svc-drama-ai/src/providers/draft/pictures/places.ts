import { drawForest } from './forest.ts';
import type { Canvas, Light } from './light.ts';
import { drawRoom } from './room.ts';
import { drawSea } from './sea.ts';
import type { Seen } from './seen.ts';
import { circle, fade, n, rect, repeat, stroke } from './svg.ts';
import { drawCity } from './town.ts';

function weather({ w, h, random }: Canvas, { weather: kind, place: where }: Seen, light: Light): string {
  if (where === 'room' || kind === 'clear') return '';
  if (kind === 'fog')
    return rect(
      0,
      h * 0.4,
      w,
      h * 0.6,
      fade([
        [0, light.bottom, 0],
        [0.5, light.bottom, 0.62],
        [1, light.bottom, 0.15],
      ]),
    );
  if (kind === 'snow')
    return repeat(150, () =>
      circle(random.next() * w, random.next() * h, 1 + random.next() ** 3 * 5, '#ffffff', `opacity="${n(0.35 + random.next() * 0.5)}"`),
    );
  return repeat(150, () => {
    const [x, y, long] = [random.next() * w * 1.1, random.next() * h, h * (0.03 + random.next() * 0.06)];
    return stroke(`M${n(x)} ${n(y)}l${n(-long * 0.22)} ${n(long)}`, '#e8eef8', 1.6, `opacity="${n(0.15 + random.next() * 0.35)}"`);
  });
}

const DRAWN = { city: drawCity, sea: drawSea, forest: drawForest, room: drawRoom } as const;

/** Draws a place with its weather. */
export function drawPlace(canvas: Canvas, seen: Seen, light: Light): string {
  return DRAWN[seen.place](canvas, seen, light) + weather(canvas, seen, light);
}
