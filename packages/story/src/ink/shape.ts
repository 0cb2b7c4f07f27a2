import { listEndings, placeOf } from './endings.ts';
import { type InkNode, readTree } from './tree.ts';

/** What a place of a story (`knot` or `knot.stitch`) has in common in all languages. */
export interface PlaceShape {
  place: string;
  choices: number;
  endings: number;
}

/** A difference between a translation and its story; null for a place that one of them lacks. */
export interface ShapeDifference {
  place: string;
  expected: PlaceShape | null;
  found: PlaceShape | null;
}

/** Returns the places of a compiled story with their choices and endings, sorted by name: equal in all its translations. */
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
  // ink generates it for variables' first values; readers never reach it.
  places.delete('global decl');
  return [...places.values()].sort((a, b) => (a.place < b.place ? -1 : 1));
}

/** Returns the places with choices or endings, at which a run can be. Their number is the story's length. */
export const stoppingPlaces = (shape: readonly PlaceShape[]): string[] =>
  shape.filter(({ choices, endings }) => choices + endings > 0).map(({ place }) => place);

/** Returns all places whose shape in a translation differs from `expected`. */
export function compareShapes(expected: readonly PlaceShape[], found: readonly PlaceShape[]): ShapeDifference[] {
  const wanted = new Map(expected.map((shape) => [shape.place, shape]));
  const there = new Map(found.map((shape) => [shape.place, shape]));
  return [...new Set([...wanted.keys(), ...there.keys()])]
    .map((place) => ({ place, expected: wanted.get(place) ?? null, found: there.get(place) ?? null }))
    .filter(({ expected: a, found: b }) => a?.choices !== b?.choices || a?.endings !== b?.endings);
}
