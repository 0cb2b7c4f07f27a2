/** Every shape is an SVG fragment for a canvas of `width` × `height` pixels. */
export interface Canvas {
  width: number;
  height: number;
  seed: number;
}

/** A gradient with its own definition; or a colour. */
export type Paint = string | { def: string; url: string };
export type Stop = readonly [offset: number, color: string, opacity?: number];
export type Point = readonly [x: number, y: number];

/** A number as SVG wants it, short. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

function stopsOf(stops: readonly Stop[]): string {
  return stops.map(([offset, color, opacity = 1]) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`).join('');
}

const nameOf = (kind: string, stops: readonly Stop[]): string =>
  `${kind}${stops
    .flat()
    .join('-')
    .replaceAll(/[^\w-]/g, '_')}`;

/** Down the shape it fills, or across it. */
export function linear(stops: readonly Stop[], direction: 'down' | 'across' | 'slant' = 'down'): Paint {
  const id = nameOf(direction, stops);
  const [x2, y2] = { down: [0, 1], across: [1, 0], slant: [1, 1] }[direction];
  return { def: `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`, url: `url(#${id})` };
}

/** From the middle of the shape it fills to its rim. */
export function radial(stops: readonly Stop[]): Paint {
  const id = nameOf('round', stops);
  return { def: `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`, url: `url(#${id})` };
}

const [definitionOf, urlOf] = [
  (paint: Paint) => (typeof paint === 'string' ? '' : paint.def),
  (paint: Paint) => (typeof paint === 'string' ? paint : paint.url),
];

/** A shape's own opacity is drawn on a layer of the whole picture; that of its fill or its line is many times quicker. */
const quick = (more: string, part: 'fill' | 'stroke'): string => more.replace(/(?<!-)opacity=/, `${part}-opacity=`);

const lineOnly = (fill: Paint) => (fill === 'none' ? 'stroke' : 'fill');

/** Any outline, filled. */
export const path = (d: string, fill: Paint, more = ''): string =>
  `${definitionOf(fill)}<path d="${d}" fill="${urlOf(fill)}" ${quick(more, lineOnly(fill))}/>`;

/** Any outline, drawn with a round pen. */
export const stroke = (d: string, color: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${quick(more, 'stroke')}/>`;

export const polygon = (points: readonly Point[], fill: Paint, more = ''): string =>
  path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, fill, more);

export const rect = (x: number, y: number, width: number, height: number, fill: Paint, radius = 0, more = ''): string =>
  `${definitionOf(fill)}<rect x="${n(x)}" y="${n(y)}" width="${n(Math.max(0, width))}" height="${n(Math.max(0, height))}" rx="${n(radius)}" fill="${urlOf(fill)}" ${quick(more, lineOnly(fill))}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: Paint, more = ''): string =>
  `${definitionOf(fill)}<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${urlOf(fill)}" ${quick(more, lineOnly(fill))}/>`;

export const circle = (x: number, y: number, r: number, fill: Paint, more = ''): string => ellipse(x, y, r, r, fill, more);

/** What is drawn around (0, 0) in units of its own, set down at (x, y). */
export const place = (x: number, y: number, scale: number, body: string, { flip = false, turn = 0, opacity = 1 } = {}): string =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${flip ? -scale : scale} ${scale})" opacity="${opacity}">${body}</g>`;

/** The same thing `count` times. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Only what of `body` lies inside a box with round corners; a circle where `radius` is half of its sides. */
export function inside(x: number, y: number, width: number, height: number, radius: number, body: string): string {
  const id = `clip${[x, y, width, height].map(Math.round).join('-')}`;
  return `<clipPath id="${id}">${rect(x, y, width, height, '#000', radius)}</clipPath><g clip-path="url(#${id})">${body}</g>`;
}
