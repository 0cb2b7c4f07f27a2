/** The size of the canvas that an SVG fragment is drawn for, and the seed of its random details. */
export interface Canvas {
  width: number;
  height: number;
  seed: number;
}

/** A colour, or a gradient with its own definition. */
export type Paint = string | { def: string; url: string };
export type Stop = readonly [offset: number, color: string, opacity?: number];
export type Point = readonly [x: number, y: number];

/** Formats a number for SVG with at most one decimal. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

function stopsOf(stops: readonly Stop[]): string {
  return stops.map(([offset, color, opacity = 1]) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`).join('');
}

const nameOf = (kind: string, stops: readonly Stop[]): string =>
  `${kind}${stops
    .flat()
    .join('-')
    .replaceAll(/[^\w-]/g, '_')}`;

/** Creates a gradient from top to bottom of the shape that it fills, across it, or slanting. */
export function linear(stops: readonly Stop[], direction: 'down' | 'across' | 'slant' = 'down'): Paint {
  const id = nameOf(direction, stops);
  const [x2, y2] = { down: [0, 1], across: [1, 0], slant: [1, 1] }[direction];
  return { def: `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`, url: `url(#${id})` };
}

/** Creates a gradient from the middle of the shape that it fills to its edge. */
export function radial(stops: readonly Stop[]): Paint {
  const id = nameOf('round', stops);
  return { def: `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`, url: `url(#${id})` };
}

const [definitionOf, urlOf] = [
  (paint: Paint) => (typeof paint === 'string' ? '' : paint.def),
  (paint: Paint) => (typeof paint === 'string' ? paint : paint.url),
];

/** Moves the opacity to the fill or the line, which renders much faster than a shape's opacity: that needs a layer of the whole picture. */
const quick = (more: string, part: 'fill' | 'stroke'): string => more.replace(/(?<!-)opacity=/, `${part}-opacity=`);

const lineOnly = (fill: Paint) => (fill === 'none' ? 'stroke' : 'fill');

/** Draws a filled outline. */
export const path = (d: string, fill: Paint, more = ''): string =>
  `${definitionOf(fill)}<path d="${d}" fill="${urlOf(fill)}" ${quick(more, lineOnly(fill))}/>`;

/** Draws an outline as a line with round ends and corners. */
export const stroke = (d: string, color: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${quick(more, 'stroke')}/>`;

export const polygon = (points: readonly Point[], fill: Paint, more = ''): string =>
  path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, fill, more);

export const rect = (x: number, y: number, width: number, height: number, fill: Paint, radius = 0, more = ''): string =>
  `${definitionOf(fill)}<rect x="${n(x)}" y="${n(y)}" width="${n(Math.max(0, width))}" height="${n(Math.max(0, height))}" rx="${n(radius)}" fill="${urlOf(fill)}" ${quick(more, lineOnly(fill))}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: Paint, more = ''): string =>
  `${definitionOf(fill)}<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${urlOf(fill)}" ${quick(more, lineOnly(fill))}/>`;

export const circle = (x: number, y: number, r: number, fill: Paint, more = ''): string => ellipse(x, y, r, r, fill, more);

/** Moves to (x, y) what is drawn around (0, 0) in its own units. */
export const place = (x: number, y: number, scale: number, body: string, { flip = false, turn = 0, opacity = 1 } = {}): string =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${flip ? -scale : scale} ${scale})" opacity="${opacity}">${body}</g>`;

/** Draws `count` times. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Draws the part of `body` inside a box with round corners; a circle where `radius` is half of its sides. */
export function inside(x: number, y: number, width: number, height: number, radius: number, body: string): string {
  const id = `clip${[x, y, width, height].map(Math.round).join('-')}`;
  return `<clipPath id="${id}">${rect(x, y, width, height, '#000', radius)}</clipPath><g clip-path="url(#${id})">${body}</g>`;
}
