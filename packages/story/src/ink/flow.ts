import { type InkNode, locate } from './tree.ts';

/** An item of a container. */
export interface Spot {
  node: InkNode;
  index: number;
}

interface Visit extends Spot {
  /** Inside a thread, `DONE` only ends the thread. */
  thread: boolean;
  /** Choices have been offered on the way, so that `DONE` waits for one. */
  offered: boolean;
}

export interface Following {
  /** Called where the story ends. */
  onEnding?(spot: Spot): void;
  /** Returns whether the flow stops at this item. */
  isStop?(spot: Spot): boolean;
  /** Returns where else an item leads; by default, to the place that is its value. */
  leadsTo?(spot: Spot): readonly Spot[];
}

/** Reached items by container; the index after the last item is included when the container's end is reached. */
export type Reached = ReadonlyMap<InkNode, ReadonlySet<number>>;

/** Follows the flow from some places to everything reachable. Each condition may hold or not, since values aren't known. */
export function followAll(starts: readonly Spot[], following: Following): Reached {
  const { isStop = () => false, leadsTo = valueAt, onEnding = () => {} } = following;
  const seen = new Map<InkNode, Set<string>>();
  const reached = new Map<InkNode, Set<number>>();
  const pending = starts.map((spot): Visit => ({ ...spot, thread: false, offered: false }));
  for (let visit = pending.pop(); visit !== undefined; visit = pending.pop()) {
    const { node, index, thread, offered } = visit;
    const key = `${index}${thread ? 't' : ''}${offered ? 'o' : ''}`;
    const keys = seen.get(node) ?? new Set();
    if (keys.has(key)) continue;
    seen.set(node, keys.add(key));
    reached.set(node, (reached.get(node) ?? new Set()).add(index));
    if (isStop(visit)) continue;
    // A variable's target may be reached at any time, inside a thread or not.
    pending.push(...leadsTo(visit).map((spot): Visit => ({ ...spot, thread: false, offered: false })));
    follow(visit, pending, onEnding);
  }
  return reached;
}

/** Returns the place that is an item's value. */
export function valueAt({ node, index }: Spot): Spot[] {
  const token = node.items[index]?.token;
  const target = typeof token === 'object' && token !== null && '^->' in token ? locate(node, String(token['^->'])) : null;
  return target === null ? [] : [target];
}

function follow(visit: Visit, pending: Visit[], onEnding: (spot: Spot) => void): void {
  const { node, index, thread, offered } = visit;
  const item = node.items[index];
  const token = item?.token;
  const next = { node, index: index + 1, thread, offered };
  if (item === undefined) {
    leave(visit, pending);
  } else if (item.child !== null) {
    pending.push({ node: item.child, index: 0, thread, offered });
  } else if (token === 'end' || (token === 'done' && !thread && !offered)) {
    onEnding({ node, index });
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
  const target = diverted(node, token);
  if (target !== null) pending.push({ ...target, thread, offered });
  if (!('->' in token) || 'c' in token) pending.push(next);
}

/** Returns the target of a divert, tunnel or function call; null when it is known only at run time. */
function diverted(node: InkNode, token: unknown): Spot | null {
  if (typeof token !== 'object' || token === null || 'var' in token) return null;
  const jump = token as Record<string, unknown>;
  const path = jump['->'] ?? jump['->t->'] ?? jump['f()'] ?? jump['x()'];
  return typeof path === 'string' ? locate(node, path) : null;
}

/** Continues after a container's end with what follows it in its parent; knots and choices are followed by nothing. */
function leave({ node, thread, offered }: Visit, pending: Visit[]): void {
  if (node.parent === null || node.place === null) return;
  pending.push({ node: node.parent, index: node.place + 1, thread, offered });
}
