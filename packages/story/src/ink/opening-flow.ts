import { followAll, RETURN, type Reached, type Spot, valueAt } from './flow.ts';
import { type InkNode, locate } from './tree.ts';

const MARK = /^\^\s*opening\s*:\s*end\s*$/i;

/** The item after the tag `# opening: end`, which closes the tag. */
export type Mark = Spot;

/** What can be read before any mark. */
export interface Before {
  reached: Reached;
  /** Containers whose visits are counted there. */
  counted: ReadonlySet<InkNode>;
  /** Variables that are read or written there. */
  variables: ReadonlySet<string>;
  /** Functions that are called there. */
  called: ReadonlySet<InkNode>;
}

/** Returns all marks of a story, in source order. */
export function marksIn(root: InkNode): Mark[] {
  const found: Mark[] = [];
  const visit = (node: InkNode) => {
    for (const [index, { child, token }] of node.items.entries()) {
      if (child !== null) visit(child);
      else if (typeof token === 'string' && MARK.test(token) && node.items[index - 1]?.token === '#')
        found.push({ node, index: index + 1 });
    }
    for (const inner of node.named.values()) if (inner.place === null) visit(inner);
  };
  visit(root);
  return found.sort((a, b) => a.node.order - b.node.order || a.index - b.index);
}

/** Returns a function that tells whether an item is one of these marks. */
export function findMark(marks: readonly Mark[]): (spot: Spot) => boolean {
  const byNode = new Map<InkNode, Set<number>>();
  for (const { node, index } of marks) byNode.set(node, (byNode.get(node) ?? new Set()).add(index));
  return ({ node, index }) => byNode.get(node)?.has(index) ?? false;
}

/**
 * Follows the story from its beginning to its marks. A place assigned to a variable counts only if that variable is read before a mark too,
 * so that nothing is in the opening only because a later part leads there.
 */
export function followBefore(root: InkNode, marks: readonly Mark[]): Before {
  const [read, written] = [new Set<string>(), new Set<string>()];
  const [counted, called] = [new Set<InkNode>(), new Set<InkNode>()];
  const waiting = new Map<string, Spot[]>();
  const give = (name: string, place: Spot) => {
    const places = waiting.get(name) ?? [];
    places.push(place);
    waiting.set(name, places);
  };
  const declared = root.named.get('global decl');
  for (const index of declared?.items.keys() ?? []) {
    const spot = { node: declared as InkNode, index };
    for (const place of valueAt(spot)) give(givenTo(spot) ?? '', place);
  }
  const leadsTo = (spot: Spot): Spot[] => {
    const token = objectAt(spot);
    if (token === null) return [];
    const places: Spot[] = [];
    const name = readBy(token);
    if (name !== null && !read.has(name)) {
      read.add(name);
      places.push(...(waiting.get(name) ?? []));
    }
    if ('VAR=' in token) written.add(String(token['VAR=']));
    if ('CNT?' in token) counted.add(locate(spot.node, String(token['CNT?']))?.node ?? root);
    const call = 'var' in token ? null : (token['f()'] ?? token['x()']);
    const target = typeof call === 'string' ? locate(spot.node, call) : null;
    if (target !== null) called.add(target.node);
    for (const place of valueAt(spot)) {
      const variable = RETURN.test(String(token['^->'])) ? null : givenTo(spot);
      if (isCount(spot)) counted.add(place.node);
      else if (variable === null || read.has(variable)) places.push(place);
      else give(variable, place);
    }
    return places;
  };
  const reached = followAll([{ node: root, index: 0 }], { leadsTo, isStop: findMark(marks) });
  return { reached, counted, called, variables: new Set([...read, ...written]) };
}

function objectAt({ node, index }: Spot): Record<string, unknown> | null {
  const item = node.items[index];
  const token = item?.child === null ? item.token : null;
  return typeof token === 'object' ? (token as Record<string, unknown> | null) : null;
}

/** Returns the variable that a command reads, diverts to, or passes by reference; null without one. */
function readBy(token: Record<string, unknown>): string | null {
  if ('VAR?' in token) return String(token['VAR?']);
  if ('^var' in token) return String(token['^var']);
  const jump = token['->'] ?? token['->t->'] ?? token['f()'];
  return 'var' in token && typeof jump === 'string' ? jump : null;
}

/** Returns the variable to which an item's value is assigned next; null without one. */
function givenTo({ node, index }: Spot): string | null {
  const after = node.items[index + 1]?.token === '/ev' ? index + 2 : index + 1;
  const token = objectAt({ node, index: after });
  const name = token?.['VAR='] ?? token?.['temp='];
  return typeof name === 'string' ? name : null;
}

/** Returns whether an item's place is only the argument of `TURNS_SINCE` or `READ_COUNT`. */
const isCount = ({ node, index }: Spot): boolean => ['turns', 'readc'].includes(String(node.items[index + 1]?.token));
