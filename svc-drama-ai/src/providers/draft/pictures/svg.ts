/** Returns a number as SVG text, rounded to one decimal. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

let gradients = 0;

type Stops = readonly (readonly [offset: number, color: string, opacity?: number])[];

/** Makes a gradient with its definition from stops of offset, colour and opacity: downwards, across, or radial. */
export function fade(stops: Stops, direction: 'down' | 'across' | 'round' = 'down'): { def: string; url: string } {
  gradients = (gradients + 1) % 1_000_000;
  const id = `g${gradients}`;
  const inner = stops
    .map(([offset, color, opacity = 1]) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`)
    .join('');
  const [x2, y2] = direction === 'across' ? [1, 0] : [0, 1];
  const def =
    direction === 'round'
      ? `<radialGradient id="${id}">${inner}</radialGradient>`
      : `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${inner}</linearGradient>`;
  return { def, url: `url(#${id})` };
}

type Paint = string | { def: string; url: string };
const filled = (paint: Paint) => (typeof paint === 'string' ? ['', paint] : [paint.def, paint.url]);

export function path(d: string, paint: Paint, more = ''): string {
  const [def, fill] = filled(paint);
  return `${def}<path d="${d}" fill="${fill}" ${more}/>`;
}

export function rect(x: number, y: number, width: number, height: number, paint: Paint, more = ''): string {
  const [def, fill] = filled(paint);
  return `${def}<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}" ${more}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, paint: Paint, more = ''): string {
  const [def, fill] = filled(paint);
  return `${def}<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`;
}

export const circle = (x: number, y: number, r: number, paint: Paint, more = ''): string => ellipse(x, y, r, r, paint, more);

export const stroke = (d: string, color: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Places a fragment drawn around (0, 0) at (x, y). */
export const place = (x: number, y: number, scale: number, body: string, flip = false): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${flip ? -scale : scale} ${scale})">${body}</g>`;

/** Draws light that fades from a point. */
export const glow = (x: number, y: number, radius: number, color: string, strength = 0.7): string =>
  circle(
    x,
    y,
    radius,
    fade(
      [
        [0, color, strength],
        [0.45, color, strength * 0.35],
        [1, color, 0],
      ],
      'round',
    ),
  );
