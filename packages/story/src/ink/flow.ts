import { type InkNode, locate } from './tree.ts';

/** An item of a container. */
export interface Spot {
  node: InkNode;
  index: number;
}

export interface Visit extends Spot {
  /** Inside a thread, `DONE` only ends the thread. */
  thread: boolean;
  /** Choices have been offered on the way, so that `DONE` waits for one. */
  offered: boolean;
}

/**
 * How the flow stops: the story ends; it waits for a choice; a thread, tunnel or function returns; it goes on where only the run knows; or
 * the content runs out, which is an error.
 */
export type Stop = 'ending' | 'waiting' | 'returning' | 'unknown' | 'exhausted';

/** What follows an item. */
interface Step {
  visits: Visit[];
  stop: Stop | null;
}

/** Path of the return point after a choice's words: ink's own, not a place of the story. */
export const RETURN = /(^|\.)\$r\d*$/;

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
    const { visits, stop } = stepFrom(visit);
    if (stop === 'ending') onEnding({ node, index });
    pending.push(...visits);
  }
  return reached;
}

/** Returns the place that is an item's value. */
export function valueAt({ node, index }: Spot): Spot[] {
  const token = node.items[index]?.token;
  const target = typeof token === 'object' && token !== null && '^->' in token ? locate(node, String(token['^->'])) : null;
  return target === null ? [] : [target];
}

/** Returns what follows an item; each condition may hold or not. */
export function stepFrom(visit: Visit): Step {
  const { node, index, thread, offered } = visit;
  const item = node.items[index];
  const token = item?.token;
  const next = { node, index: index + 1, thread, offered };
  if (item === undefined) return leave(visit);
  if (item.child !== null) return goTo({ node: item.child, index: 0, thread, offered });
  if (token === 'end') return stopBy('ending');
  if (token === 'done') return stopBy(thread ? 'returning' : offered ? 'waiting' : 'ending');
  if (token === '->->' || token === '~ret') return stopBy('returning');
  if (token === 'thread') {
    const target = diverted(node, node.items[index + 1]?.token);
    const rest = { ...next, index: index + 2, offered: true };
    return target === null ? { visits: [rest], stop: 'unknown' } : goTo({ ...target, thread: true, offered: false }, rest);
  }
  return typeof token === 'object' && token !== null ? stepOfObject(visit, token as Record<string, unknown>) : goTo(next);
}

const goTo = (...visits: Visit[]): Step => ({ visits, stop: null });
const stopBy = (stop: Stop): Step => ({ visits: [], stop });

function stepOfObject({ node, index, thread, offered }: Visit, token: Record<string, unknown>): Step {
  const next = { node, index: index + 1, thread, offered };
  if ('*' in token) {
    const target = locate(node, String(token['*']));
    return goTo(...(target === null ? [] : [{ ...target, thread: false, offered: false }]), { ...next, offered: true });
  }
  const target = diverted(node, token);
  const visits = target === null ? [] : [{ ...target, thread, offered }];
  if (!('->' in token) || 'c' in token) visits.push(next);
  const leaves = '->' in token || '->t->' in token;
  // The words of a choice return by a variable of ink's own; `valueAt` has its values.
  return { visits, stop: leaves && target === null && token['->'] !== '$r' ? 'unknown' : null };
}

/** Returns the target of a divert, tunnel or function call; null when it is known only at run time. */
function diverted(node: InkNode, token: unknown): Spot | null {
  if (typeof token !== 'object' || token === null || 'var' in token) return null;
  const jump = token as Record<string, unknown>;
  const path = jump['->'] ?? jump['->t->'] ?? jump['f()'] ?? jump['x()'];
  return typeof path === 'string' ? locate(node, path) : null;
}

/** Continues after a container's end with what follows it in its parent; knots and choices are followed by nothing. */
function leave({ node, thread, offered }: Visit): Step {
  if (node.parent === null || node.place === null) return stopBy(thread ? 'returning' : offered ? 'waiting' : 'exhausted');
  return goTo({ node: node.parent, index: node.place + 1, thread, offered });
}
