import { listEndings, placeOf } from './endings.ts';
import { type InkNode, readTree } from './tree.ts';

/** What one place of a story (`knot` or `knot.stitch`) has whatever language it is told in. */
export interface PlaceShape {
  place: string;
  choices: number;
  endings: number;
}

/** Where a translation differs from the story it translates; null for a place that one of them lacks. */
export interface ShapeDifference {
  place: string;
  expected: PlaceShape | null;
  found: PlaceShape | null;
}

/** The places of a compiled story with their choices and endings, sorted by name: equal in all its translations. */
export function shapeOf(compiledRoot: unknown[]): PlaceShape[] {
  const places = new Map<string, PlaceShape>();
  const at = (place: string) => {
    const shape = places.get(place) ?? { place, choices: 0, endings: 0 };
    places.set(place, shape);
    return shape;
  };
  const visit = (node: InkNode) => {
    const shape = at(placeOf(node.path));
    for (const { child, token } of node.items) {
      if (child !== null) visit(child);
      else if (typeof token === 'object' && token !== null && '*' in token) shape.choices += 1;
    }
    for (const inner of node.named.values()) if (inner.place === null) visit(inner);
  };
  visit(readTree(compiledRoot));
  for (const id of listEndings(compiledRoot).values()) at(id.slice(0, id.lastIndexOf('#'))).endings += 1;
  // It is there only when variables have first values, and nobody reads it.
  places.delete('global decl');
  return [...places.values()].sort((a, b) => (a.place < b.place ? -1 : 1));
}

/** The places at which a reader can stand: where there is something to choose, or an end. Their number is the story's length. */
export const standingPlaces = (shape: readonly PlaceShape[]): string[] =>
  shape.filter(({ choices, endings }) => choices + endings > 0).map(({ place }) => place);

/** All places in which a translation has another shape than `expected`. */
export function compareShapes(expected: readonly PlaceShape[], found: readonly PlaceShape[]): ShapeDifference[] {
  const wanted = new Map(expected.map((shape) => [shape.place, shape]));
  const there = new Map(found.map((shape) => [shape.place, shape]));
  return [...new Set([...wanted.keys(), ...there.keys()])]
    .map((place) => ({ place, expected: wanted.get(place) ?? null, found: there.get(place) ?? null }))
    .filter(({ expected: a, found: b }) => a?.choices !== b?.choices || a?.endings !== b?.endings);
}
