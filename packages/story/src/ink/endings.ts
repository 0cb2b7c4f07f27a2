import { followAll } from './flow.ts';
import { readTree } from './tree.ts';

/** Stable ids of endings by the path of the command that ends the story there. */
export type EndingIds = ReadonlyMap<string, string>;

/**
 * Returns the reachable endings of a compiled story: every END, and every DONE that doesn't just end a thread or a list of choices. Each
 * condition may hold or not. Ids are `<knot.stitch>#<n>`, with n in source order within that place, so that most updates keep them.
 */
export function listEndings(compiledRoot: unknown[]): EndingIds {
  const found = new Map<string, number>();
  followAll([{ node: readTree(compiledRoot), index: 0 }], {
    onEnding: ({ node, index }) => found.set(`${node.path === '' ? '' : `${node.path}.`}${index}`, node.order + index / 1e6),
  });
  return nameEndings(found);
}

/** Returns the unreachable knots, in source order; each condition may hold or not. */
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

/** Returns the author's name of a place in a compiled path: its knot, and stitch if it has one; empty before the first knot. */
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
