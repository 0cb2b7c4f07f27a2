const KNOT = /^\s*={2,}\s*(function\s+)?([\p{L}\p{N}_]+)/u;
const STITCH = /^\s*=\s*([\p{L}\p{N}_]+)/u;

/**
 * Returns the qualified name of the place that contains a line (`knot.stitch`), counted from 1; null before the first knot and in a
 * function.
 */
export function placeAtLine(source: string, line: number): string | null {
  let [knot, stitch]: [string | null, string | null] = [null, null];
  for (const text of source.split('\n', line)) {
    const head = KNOT.exec(text);
    const part = head ? null : STITCH.exec(text);
    if (head) [knot, stitch] = [head[1] ? null : (head[2] ?? null), null];
    else if (part && knot !== null) stitch = part[1] ?? null;
  }
  return stitch === null ? knot : `${knot}.${stitch}`;
}

/** Returns the line of a place's head, counted from 1: the first line for what is before all knots, null for an unknown place. */
export function lineOfPlace(source: string, place: string): number | null {
  if (place === '') return 1;
  let knot: string | null = null;
  for (const [index, text] of source.split('\n').entries()) {
    const head = KNOT.exec(text);
    const part = head ? null : STITCH.exec(text);
    if (head) knot = head[2] ?? null;
    if ((head && knot === place) || (part && `${knot}.${part[1]}` === place)) return index + 1;
  }
  return null;
}
