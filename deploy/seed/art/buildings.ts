import { seededRandom } from './random.ts';
import { type Canvas, circle, linear, n, type Paint, path, polygon, rect, repeat, stroke } from './svg.ts';

/** Draws a row of houses with lit windows standing on `ground`. */
export function city(
  { width, height, seed }: Canvas,
  ground: number,
  tones: readonly string[],
  light: string,
  { tall = 0.52, lit = 0.55 } = {},
): string {
  const random = seededRandom(seed);
  const unit = width / 12;
  let output = '';
  for (let x = -unit * 0.3; x < width; ) {
    const wide = unit * (0.8 + random() * 0.7);
    const high = height * tall * (0.35 + random() * 0.65);
    output += rect(x, ground - high, wide, high + height, tones[Math.floor(random() * tones.length)] ?? '#000');
    for (let row = 0; row < Math.floor(high / (unit * 0.5)); row += 1) {
      for (let column = 0; column < 2; column += 1) {
        if (random() > lit) continue;
        output += rect(
          x + wide * (0.2 + column * 0.38),
          ground - high + unit * (0.24 + row * 0.5),
          unit * 0.18,
          unit * 0.24,
          light,
          1,
          `opacity="${n(0.5 + random() * 0.5)}"`,
        );
      }
    }
    x += wide + unit * 0.1;
  }
  return output;
}

/** Draws steep gabled roofs shoulder to shoulder, with chimneys: an old town seen from the side. */
export function gables(
  { width, seed }: Canvas,
  ground: number,
  tall: number,
  tones: readonly string[],
  light: string,
  count = 9,
  lit = 0.6,
): string {
  const random = seededRandom(seed + 17);
  const unit = width / count;
  return repeat(count + 1, (index) => {
    const [x, wide, high] = [(index - 0.4) * unit, unit * (1 + random() * 0.12), tall * (0.55 + random() * 0.45)];
    const tone = tones[index % tones.length] ?? '#000';
    const [wall, top] = [ground - high * 0.62, ground - high];
    const chimney = rect(x + wide * (random() > 0.5 ? 0.68 : 0.22), top + high * 0.02, wide * 0.09, high * 0.26, tone);
    const panes = repeat(4, (pane) =>
      random() > lit
        ? ''
        : rect(
            x + wide * (0.2 + (pane % 2) * 0.38),
            wall + high * (0.08 + Math.floor(pane / 2) * 0.24),
            wide * 0.18,
            high * 0.14,
            light,
            wide * 0.02,
            `opacity="${n(0.55 + random() * 0.45)}"`,
          ),
    );
    const roof = polygon(
      [
        [x - wide * 0.06, wall],
        [x + wide / 2, top],
        [x + wide * 1.06, wall],
      ],
      tone,
    );
    return (
      chimney +
      roof +
      rect(x, wall - 1, wide, ground - wall + 2, tone) +
      path(`M${n(x + wide / 2)} ${n(top)}L${n(x + wide * 1.06)} ${n(wall)}L${n(x + wide / 2)} ${n(wall)}Z`, '#000', 'opacity=".14"') +
      panes
    );
  });
}

/** Draws a cabin with snow on its roof and a light in its window; `wide` pixels, its floor at `ground`. */
export function hut(x: number, ground: number, wide: number, tones: { wall: string; roof: string; light: string; shade: string }): string {
  const u = wide / 100;
  const [left, wall] = [x - wide / 2, ground - 40 * u];
  const logs = repeat(6, (index) => rect(left + 6 * u, wall + index * 6.8 * u, 88 * u, 1.2 * u, tones.shade, 0, 'opacity=".5"'));
  return [
    rect(left + 66 * u, wall - 42 * u, 9 * u, 26 * u, tones.shade),
    rect(left + 6 * u, wall, 88 * u, 40 * u, tones.wall),
    logs,
    polygon(
      [
        [left - 6 * u, wall + 2 * u],
        [x, wall - 36 * u],
        [left + 106 * u, wall + 2 * u],
      ],
      tones.roof,
    ),
    polygon(
      [
        [x, wall - 36 * u],
        [left + 106 * u, wall + 2 * u],
        [x + 8 * u, wall + 2 * u],
      ],
      tones.shade,
      'opacity=".22"',
    ),
    rect(left + 20 * u, wall + 11 * u, 20 * u, 15 * u, tones.light, u),
    stroke(
      `M${n(left + 30 * u)} ${n(wall + 11 * u)}v${n(15 * u)}M${n(left + 20 * u)} ${n(wall + 18 * u)}h${n(20 * u)}`,
      tones.shade,
      1.4 * u,
    ),
    rect(left + 60 * u, wall + 8 * u, 17 * u, 32 * u, tones.shade, u),
    circle(left + 74 * u, wall + 25 * u, u, tones.light),
  ].join('');
}

/** Draws a stone bridge of `arches` arches from edge to edge. */
export function bridge({ width, height }: Canvas, deck: number, arches: number, fill: Paint, shade: string): string {
  const span = width / arches;
  const deep = Math.min(span * 0.62, height - deck);
  const openings = repeat(arches, (index) => {
    const [left, foot] = [(index + 0.09) * span, deck + deep];
    return `L${n(left)} ${n(foot)} L${n(left)} ${n(deck + deep * 0.72)} A${n(span * 0.41)} ${n(deep * 0.54)} 0 0 1 ${n(left + span * 0.82)} ${n(deck + deep * 0.72)} L${n(left + span * 0.82)} ${n(foot)}`;
  });
  const wall = `M0 ${n(deck)} L0 ${n(deck + deep)} ${openings} L${width} ${n(deck + deep)} L${width} ${n(deck)} Z`;
  return (
    path(wall, fill) +
    rect(0, deck - span * 0.04, width, span * 0.07, shade) +
    repeat(arches * 4, (index) => rect(((index + 0.4) / (arches * 4)) * width, deck - span * 0.09, span * 0.05, span * 0.06, shade))
  );
}

/** Draws a lamp on a post, its light at (x, ground - tall). */
export function lamppost(x: number, ground: number, tall: number, tone: string, light: string): string {
  const u = tall / 100;
  return [
    rect(x - 1.2 * u, ground - 88 * u, 2.4 * u, 88 * u, tone),
    rect(x - 3.4 * u, ground - 5 * u, 6.8 * u, 5 * u, tone, u),
    polygon(
      [
        [x - 5 * u, ground - 88 * u],
        [x + 5 * u, ground - 88 * u],
        [x + 7 * u, ground - 104 * u],
        [x - 7 * u, ground - 104 * u],
      ],
      light,
    ),
    stroke(
      `M${n(x - 5 * u)} ${n(ground - 88 * u)}L${n(x - 7 * u)} ${n(ground - 104 * u)}M${n(x + 5 * u)} ${n(ground - 88 * u)}L${n(x + 7 * u)} ${n(ground - 104 * u)}M${n(x)} ${n(ground - 88 * u)}V${n(ground - 104 * u)}`,
      tone,
      1.2 * u,
    ),
    polygon(
      [
        [x - 9 * u, ground - 103 * u],
        [x, ground - 112 * u],
        [x + 9 * u, ground - 103 * u],
      ],
      tone,
    ),
  ].join('');
}

/** Draws a tower with a pointed roof and slit windows. */
export function tower(x: number, ground: number, wide: number, tall: number, tones: { wall: Paint; roof: string; light: string }): string {
  const top = ground - tall;
  return [
    rect(x - wide / 2, top, wide, tall, tones.wall),
    rect(x, top, wide / 2, tall, '#000', 0, 'opacity=".16"'),
    rect(x - wide * 0.6, top - wide * 0.12, wide * 1.2, wide * 0.2, tones.roof),
    polygon(
      [
        [x - wide * 0.64, top - wide * 0.1],
        [x, top - wide * 1.4],
        [x + wide * 0.64, top - wide * 0.1],
      ],
      tones.roof,
    ),
    repeat(3, (index) => rect(x - wide * 0.09, top + wide * (0.5 + index * 1.1), wide * 0.18, wide * 0.42, tones.light, wide * 0.09)),
  ].join('');
}

/** Draws a flight of steps seen from below, `wide` at the foot. */
export function steps(x: number, top: number, bottom: number, wide: number, count: number, lit: string, dark: string): string {
  return repeat(count, (index) => {
    const [from, to] = [(index / count) ** 1.3, ((index + 1) / count) ** 1.3];
    const [y, tall] = [top + (bottom - top) * from, (bottom - top) * (to - from)];
    const half = (wide / 2) * (0.45 + 0.55 * to);
    const fade = linear([
      [0, lit],
      [1, dark],
    ]);
    return rect(x - half, y, half * 2, tall * 0.45, lit) + rect(x - half, y + tall * 0.42, half * 2, tall * 0.62, fade);
  });
}
