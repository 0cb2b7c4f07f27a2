import { type InkNode, locate, readTree } from './tree.ts';

/** An ending's stable id by the path of the command that ends the story there. */
export type EndingIds = ReadonlyMap<string, string>;

interface Visit {
  node: InkNode;
  index: number;
  /** Inside a thread `DONE` ends the thread alone. */
  thread: boolean;
  /** Choices have been offered on the way: `DONE` then only waits for one. */
  offered: boolean;
}

/**
 * The ways in which a compiled story can end: every END, and every DONE that isn't merely the end of a thread or of a list
 * of choices, that can be reached from the beginning. Conditions count as both ways, since their values aren't known.
 * Ids are `<knot.stitch>#<n>`, n counting endings inside that place in source order, so that most updates keep them.
 */
export function listEndings(compiledRoot: unknown[]): EndingIds {
  const found = new Map<string, number>();
  followAll([readTree(compiledRoot)], (node, index) =>
    found.set(`${node.path === '' ? '' : `${node.path}.`}${index}`, node.order + index / 1e6),
  );
  return nameEndings(found);
}

/** The knots that can't be reached from the beginning, in source order; conditions count as both ways. */
export function unreachedKnots(compiledRoot: unknown[]): string[] {
  const root = readTree(compiledRoot);
  const reached = new Set<string>();
  // A variable's first value may be a place.
  const starts = [root, ...[...root.named].flatMap(([name, node]) => (name === 'global decl' ? node : []))];
  for (const { path } of followAll(starts, () => {})) reached.add(path.split('.')[0] ?? '');
  const knots = [...root.named.values()].filter(({ place, path }) => place === null && path !== 'global decl');
  return knots.sort((a, b) => a.order - b.order).flatMap(({ path }) => (reached.has(path) ? [] : path));
}

/** Follows the flow from these places and returns all containers that it comes to. */
function followAll(starts: readonly InkNode[], onEnding: (node: InkNode, index: number) => void): Iterable<InkNode> {
  const seen = new Map<InkNode, Set<string>>();
  const pending = starts.map((node): Visit => ({ node, index: 0, thread: false, offered: false }));
  for (let visit = pending.pop(); visit !== undefined; visit = pending.pop()) {
    const key = `${visit.index}${visit.thread ? 't' : ''}${visit.offered ? 'o' : ''}`;
    const keys = seen.get(visit.node) ?? new Set();
    if (keys.has(key)) continue;
    seen.set(visit.node, keys.add(key));
    follow(visit, pending, onEnding);
  }
  return seen.keys();
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

function follow(visit: Visit, pending: Visit[], onEnding: (node: InkNode, index: number) => void): void {
  const { node, index, thread, offered } = visit;
  const item = node.items[index];
  const token = item?.token;
  const next = { node, index: index + 1, thread, offered };
  if (item === undefined) {
    leave(visit, pending);
  } else if (item.child !== null) {
    pending.push({ node: item.child, index: 0, thread, offered });
  } else if (token === 'end' || (token === 'done' && !thread && !offered)) {
    onEnding(node, index);
  } else if (token === 'thread') {
    const target = diverted(node, node.items[index + 1]?.token);
    if (target !== null) pending.push({ ...target, thread: true, offered: false });
    pending.push({ ...next, index: index + 2, offered: true });
  } else if (typeof token === 'object' && token !== null) {
    followObject(visit, token as Record<string, unknown>, pending);
  } else if (token !== 'done' && token !== '->->' && token !== '~ret') {
    pending.push(next);
  }
}

function followObject({ node, index, thread, offered }: Visit, token: Record<string, unknown>, pending: Visit[]): void {
  const next = { node, index: index + 1, thread, offered };
  if ('*' in token) {
    const target = locate(node, String(token['*']));
    if (target !== null) pending.push({ ...target, thread: false, offered: false });
    pending.push({ ...next, offered: true });
    return;
  }
  if ('^->' in token) {
    const target = locate(node, String(token['^->']));
    // What a variable may point to is reached some day, from the main flow or not.
    if (target !== null) pending.push({ ...target, thread: false, offered: false });
  }
  const target = diverted(node, token);
  if (target !== null) pending.push({ ...target, thread, offered });
  if (!('->' in token) || 'c' in token) pending.push(next);
}

/** Where a divert, tunnel or function call leads; null when only running it could tell. */
function diverted(node: InkNode, token: unknown): { node: InkNode; index: number } | null {
  if (typeof token !== 'object' || token === null || 'var' in token) return null;
  const jump = token as Record<string, unknown>;
  const path = jump['->'] ?? jump['->t->'] ?? jump['f()'] ?? jump['x()'];
  return typeof path === 'string' ? locate(node, path) : null;
}

/** The end of a container: on with what follows it in its parent, unless it stands in none (knots, choices). */
function leave({ node, thread, offered }: Visit, pending: Visit[]): void {
  if (node.parent === null || node.place === null) return;
  pending.push({ node: node.parent, index: node.place + 1, thread, offered });
}
