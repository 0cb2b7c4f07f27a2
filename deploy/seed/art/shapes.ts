import { seededRandom } from './random.ts';

/** Every shape is an SVG fragment for a canvas of `width` × `height` pixels. */
export interface Canvas {
  width: number;
  height: number;
  seed: number;
}

export function sky({ width, height }: Canvas, top: string, bottom: string): string {
  return `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#sky)"/>`;
}

export function stars({ width, height, seed }: Canvas, count: number, color = '#fff4e0'): string {
  const random = seededRandom(seed);
  const unit = Math.min(width, height) / 320;
  return Array.from({ length: count }, () => {
    const [x, y, size, glow] = [random() * width, random() * height * 0.6, (0.5 + random() * 1.3) * unit, 0.35 + random() * 0.6];
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${size.toFixed(2)}" fill="${color}" opacity="${glow.toFixed(2)}"/>`;
  }).join('');
}

export function moon(x: number, y: number, radius: number, color: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius * 1.45}" fill="${color}" opacity=".12"/><circle cx="${x}" cy="${y}" r="${radius * 1.2}" fill="${color}" opacity=".18"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/>`;
}

/** A rolling line that fills everything below it; `waves` says how many crests fit the width. */
export function ridge({ width, height }: Canvas, level: number, swing: number, waves: number, color: string, shift = 0): string {
  const step = width / (waves * 2);
  let path = `M ${-step} ${height} L ${-step} ${level}`;
  for (let index = -1; index < waves * 2 + 1; index += 1) {
    const up = (index + Math.floor(shift)) % 2 === 0 ? -swing : swing;
    path += ` Q ${((index + 0.5) * step).toFixed(1)} ${(level + up).toFixed(1)} ${((index + 1) * step).toFixed(1)} ${level}`;
  }
  return `<path d="${path} L ${width + step} ${height} Z" fill="${color}"/>`;
}

/** A sitting cat seen from behind; `size` is its height in pixels. */
export function cat(x: number, y: number, size: number, color: string): string {
  const scale = size / 100;
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="${color}"><path d="M-26 0 C-30 -32 -24 -52 -14 -58 L-20 -88 L-6 -74 L8 -74 L22 -88 L16 -58 C26 -50 30 -30 28 0 Z"/><path d="M24 -4 C46 -2 52 -22 44 -36" fill="none" stroke="${color}" stroke-width="8" stroke-linecap="round"/></g>`;
}

export function boat(x: number, y: number, size: number, hull: string, sail: string): string {
  const scale = size / 100;
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-46 0 L46 0 L30 26 L-30 26 Z" fill="${hull}"/><path d="M-2 -8 L-2 -92 L-40 -8 Z" fill="${sail}"/><path d="M6 -8 L6 -76 L36 -8 Z" fill="${sail}" opacity=".75"/></g>`;
}

/** A row of houses with lit windows standing on `ground`. */
export function city({ width, height, seed }: Canvas, ground: number, tones: readonly string[], light: string): string {
  const random = seededRandom(seed);
  const unit = width / 12;
  let drawn = '';
  for (let x = -unit * 0.3; x < width; ) {
    const wide = unit * (0.8 + random() * 0.7);
    const tall = height * (0.18 + random() * 0.34);
    drawn += `<rect x="${x.toFixed(1)}" y="${(ground - tall).toFixed(1)}" width="${wide.toFixed(1)}" height="${(tall + height).toFixed(1)}" fill="${tones[Math.floor(random() * tones.length)]}"/>`;
    for (let row = 0; row < Math.floor(tall / (unit * 0.5)); row += 1) {
      for (let column = 0; column < 2; column += 1) {
        if (random() < 0.45) continue;
        drawn += `<rect x="${(x + wide * (0.2 + column * 0.38)).toFixed(1)}" y="${(ground - tall + unit * (0.24 + row * 0.5)).toFixed(1)}" width="${(unit * 0.18).toFixed(1)}" height="${(unit * 0.24).toFixed(1)}" rx="1" fill="${light}" opacity="${(0.5 + random() * 0.5).toFixed(2)}"/>`;
      }
    }
    x += wide + unit * 0.1;
  }
  return drawn;
}

export function flower(x: number, ground: number, tall: number, petal: string, heart: string, stem: string): string {
  const size = tall * 0.16;
  const petals = Array.from({ length: 7 }, (_, index) => {
    const turn = (index * 360) / 7;
    return `<ellipse cx="0" cy="${-size}" rx="${(size * 0.42).toFixed(1)}" ry="${(size * 0.8).toFixed(1)}" fill="${petal}" transform="rotate(${turn.toFixed(1)})"/>`;
  }).join('');
  return `<path d="M${x} ${ground} Q ${x + tall * 0.08} ${ground - tall * 0.5} ${x} ${ground - tall}" stroke="${stem}" stroke-width="${Math.max(2, tall * 0.018)}" fill="none"/><g transform="translate(${x} ${ground - tall})">${petals}<circle r="${(size * 0.4).toFixed(1)}" fill="${heart}"/></g>`;
}

/** A rail signal on its mast, one lamp lit. */
export function signal(x: number, ground: number, tall: number, mast: string, lamp: string): string {
  const wide = tall * 0.16;
  return `<rect x="${x - wide * 0.12}" y="${ground - tall}" width="${wide * 0.24}" height="${tall}" fill="${mast}"/><rect x="${x - wide / 2}" y="${ground - tall}" width="${wide}" height="${tall * 0.36}" rx="${wide * 0.3}" fill="${mast}"/><circle cx="${x}" cy="${ground - tall * 0.9}" r="${wide * 0.28}" fill="${lamp}"/><circle cx="${x}" cy="${ground - tall * 0.9}" r="${wide * 0.9}" fill="${lamp}" opacity=".18"/><circle cx="${x}" cy="${ground - tall * 0.74}" r="${wide * 0.28}" fill="#ffffff" opacity=".12"/>`;
}

/** Two rails running to a vanishing point at (x, level). */
export function rails({ width, height }: Canvas, x: number, level: number, color: string): string {
  const sleepers = Array.from({ length: 9 }, (_, index) => {
    const depth = ((index + 1) / 9) ** 2;
    const y = level + (height - level) * depth;
    const half = width * 0.26 * depth;
    return `<rect x="${(x - half).toFixed(1)}" y="${y.toFixed(1)}" width="${(half * 2).toFixed(1)}" height="${(height * 0.012 * (0.4 + depth)).toFixed(1)}" fill="${color}" opacity=".5"/>`;
  }).join('');
  return `${sleepers}<path d="M${x} ${level} L${x - width * 0.2} ${height} M${x} ${level} L${x + width * 0.2} ${height}" stroke="${color}" stroke-width="${width * 0.006}"/>`;
}
