import { followAll } from './flow.ts';
import { readTree } from './tree.ts';

/** An ending's stable id by the path of the command that ends the story there. */
export type EndingIds = ReadonlyMap<string, string>;

/**
 * The ways in which a compiled story can end: every END, and every DONE that isn't merely the end of a thread or of a list
 * of choices, that can be reached from the beginning. Conditions count as both ways, since their values aren't known.
 * Ids are `<knot.stitch>#<n>`, n counting endings inside that place in source order, so that most updates keep them.
 */
export function listEndings(compiledRoot: unknown[]): EndingIds {
  const found = new Map<string, number>();
  followAll([{ node: readTree(compiledRoot), index: 0 }], {
    onEnding: ({ node, index }) => found.set(`${node.path === '' ? '' : `${node.path}.`}${index}`, node.order + index / 1e6),
  });
  return nameEndings(found);
}

/** The knots that can't be reached from the beginning, in source order; conditions count as both ways. */
export function unreachedKnots(compiledRoot: unknown[]): string[] {
  const root = readTree(compiledRoot);
  const reached = new Set<string>();
  // A variable's first value may be a place.
  const starts = [root, ...[...root.named].flatMap(([name, node]) => (name === 'global decl' ? node : []))];
  for (const { path } of followAll(
    starts.map((node) => ({ node, index: 0 })),
    {},
  ).keys())
    reached.add(path.split('.')[0] ?? '');
  const knots = [...root.named.values()].filter(({ place, path }) => place === null && path !== 'global decl');
  return knots.sort((a, b) => a.order - b.order).flatMap(({ path }) => (reached.has(path) ? [] : path));
}

/** The author's name of a place in a compiled path: its knot, and stitch if it has one; empty for what stands before any knot. */
export function placeOf(path: string): string {
  const parts = path.split('.');
  const end = parts.findIndex((part) => /^(\d+|[cg]-\d+|\$.*)$/.test(part));
  return parts.slice(0, end === -1 ? undefined : end).join('.');
}

function nameEndings(found: ReadonlyMap<string, number>): EndingIds {
  const counts = new Map<string, number>();
  const ids = new Map<string, string>();
  for (const [path] of [...found].sort(([, a], [, b]) => a - b)) {
    const place = placeOf(path);
    const count = (counts.get(place) ?? 0) + 1;
    counts.set(place, count);
    ids.set(path, `${place}#${count}`);
  }
  return ids;
}
