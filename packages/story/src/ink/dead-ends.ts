import { componentsOf } from '../components.ts';
import { placeOf } from './endings.ts';
import { RETURN, type Stop, stepFrom, type Visit, valueAt } from './flow.ts';
import { type InkNode, readTree } from './tree.ts';

export interface DeadEnds {
  /** The last texts of places whose content runs out on every path. */
  runsOut: { place: string; text: string }[];
  /** Groups of places that lead to no ending and to nothing but each other, in source order. */
  traps: string[][];
}

/** A visit in the graph of all visits; `at`, `out` and `into` are indexes. */
interface Point {
  at: number;
  visit: Visit;
  stop: Stop | null;
  out: number[];
  into: number[];
}

/** Where the story may end, as far as is known here. */
const ALIVE: ReadonlySet<Stop | null> = new Set<Stop | null>(['ending', 'returning', 'unknown']);

/**
 * Finds places and texts of a compiled story from which no ending can be reached. Each condition may hold or not; what follows a variable's
 * target, a thread or a tunnel counts as an ending, so that everything found is certain.
 */
export function findDeadEnds(compiledRoot: unknown[]): DeadEnds {
  const points = pointsFrom(readTree(compiledRoot));
  // A `DONE` after choices ends the story once none of them is left.
  const alive = reachBack(points, ({ stop, visit: { node, index } }) => ALIVE.has(stop) || node.items[index]?.token === 'done');
  return { runsOut: lastWords(points), traps: trapsIn(points, alive) };
}

function pointsFrom(root: InkNode): Point[] {
  const points: Point[] = [];
  const known = new Map<InkNode, Map<number, number>>();
  const add = (visit: Visit): number => {
    const { node, index, thread, offered } = visit;
    const key = index * 4 + (thread ? 2 : 0) + (offered ? 1 : 0);
    const inNode = known.get(node) ?? new Map<number, number>();
    const at = inNode.get(key) ?? points.push({ at: points.length, visit, stop: null, out: [], into: [] }) - 1;
    known.set(node, inNode.set(key, at));
    return at;
  };
  add({ node: root, index: 0, thread: false, offered: false });
  // The list grows while it is read.
  for (const point of points) {
    const { visits, stop } = stepsOf(point.visit);
    point.stop = stop;
    for (const to of new Set(visits.map(add))) {
      point.out.push(to);
      points[to]?.into.push(point.at);
    }
  }
  return points;
}

/** Returns what follows a visit; where choices may be offered elsewhere, as `thread`, at whose end nothing is certain. */
function stepsOf(visit: Visit): { visits: Visit[]; stop: Stop | null } {
  const { node, index } = visit;
  const { visits, stop } = stepFrom(visit);
  const token = node.items[index]?.token;
  const has = (key: string) => typeof token === 'object' && token !== null && key in token;
  const isNext = (other: Visit) => other.node === node && other.index === index + 1;
  const isAside = (other: Visit) => (isNext(other) ? has('->t->') : has('f()') || has('x()'));
  const known = visits.map((other) => (isAside(other) ? { ...other, thread: true } : other));
  const isReturn = has('^->') && RETURN.test(String((token as Record<string, unknown>)['^->']));
  const values = valueAt(visit).map((spot) => (isReturn ? { ...visit, ...spot } : { ...spot, thread: true, offered: false }));
  return { visits: [...known, ...values], stop };
}

/** Returns the points from which one with a property can be reached. */
function reachBack(points: readonly Point[], isWanted: (point: Point) => boolean): Set<number> {
  const pending = points.filter(isWanted).map(({ at }) => at);
  const reached = new Set<number>();
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    if (reached.has(at)) continue;
    reached.add(at);
    for (const from of points[at]?.into ?? []) pending.push(from);
  }
  return reached;
}

/** Returns the last texts on ways that all run out, without a choice and without a loop. */
function lastWords(points: readonly Point[]): DeadEnds['runsOut'] {
  const pending = points.filter(({ stop }) => stop === 'exhausted');
  const running = new Map(pending.map(({ at }) => [at, false]));
  const left = points.map(({ out }) => out.length);
  const found: Point[] = [];
  for (let point = pending.pop(); point !== undefined; point = pending.pop()) {
    const isSaid = running.get(point.at) === true;
    const isText = !isSaid && textAt(point.visit) !== null;
    if (isText) found.push(point);
    for (const from of point.into) {
      const before = points[from];
      if (before === undefined || before.stop !== null) continue;
      // Whether a text follows, on any of its ways.
      running.set(from, running.get(from) === true || isSaid || isText);
      left[from] = (left[from] ?? 0) - 1;
      if (left[from] === 0 && !offersAt(before.visit)) pending.push(before);
    }
  }
  const spots = new Map(found.map(({ visit }) => [visit.node.items[visit.index], visit]));
  return [...spots.values()]
    .sort((a, b) => a.node.order - b.node.order || a.index - b.index)
    .map((visit) => ({ place: placeOf(visit.node.path), text: textAt(visit) ?? '' }));
}

/** Returns the text that a visit shows; null for spaces, and inside of a tag or a value. */
function textAt({ node, index }: Visit): string | null {
  const token = node.items[index]?.token;
  if (typeof token !== 'string' || !token.startsWith('^') || !/[\p{L}\p{N}]/u.test(token)) return null;
  const before = node.items.slice(0, index).map((item) => item.token);
  const isOpen = (begin: string, end: string) => before.lastIndexOf(begin) > before.lastIndexOf(end);
  return isOpen('str', '/str') || isOpen('#', '/#') ? null : token.slice(1).trim();
}

/** Returns whether choices may be offered at a visit: it waits for one then. */
function offersAt({ node, index }: Visit): boolean {
  const token = node.items[index]?.token;
  return token === 'thread' || (typeof token === 'object' && token !== null && '*' in token);
}

function trapsIn(points: readonly Point[], alive: ReadonlySet<number>): string[][] {
  const dead = points.filter(({ at }) => !alive.has(at));
  const names = dead
    .filter(({ visit: { node, index, thread, offered } }) => index === 0 && !thread && !offered && placeOf(node.path) === node.path)
    .sort((a, b) => a.visit.node.order - b.visit.node.order)
    .map(({ visit }) => visit.node.path);
  const numbers = new Map(names.map((name, at) => [name, at]));
  const places = names.map((name, at) => ({ at, name, out: [] as { to: number }[], into: [] as { from: number }[] }));
  const placeAt = (point: Point | undefined) =>
    point === undefined ? undefined : places[numbers.get(placeOf(point.visit.node.path)) ?? -1];
  for (const point of dead) {
    const from = placeAt(point);
    for (const next of point.out) {
      const to = placeAt(points[next]);
      if (from === undefined || to === undefined || to === from) continue;
      from.out.push({ to: to.at });
      to.into.push({ from: from.at });
    }
  }
  const groupOf = componentsOf(places, places);
  const open = new Set(
    places.filter(({ at, out }) => out.some(({ to }) => groupOf.get(to) !== groupOf.get(at))).map(({ at }) => groupOf.get(at)),
  );
  const groups = Map.groupBy(places, ({ at }) => groupOf.get(at));
  return [...groups].filter(([group]) => !open.has(group)).map(([, members]) => members.map(({ name }) => name));
}
