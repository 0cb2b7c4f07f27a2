import { isSame } from './pieces.ts';

export type Side = 'mine' | 'theirs';

export interface Merge {
  /** Whose is taken where both changed the same thing. */
  prefers: Side;
  clash: boolean;
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A condition says one thing, as does where words come from: half of one and half of another says neither. */
const WHOLE = new Set(['when', 'origin']);
/** What goes with words and says nothing by itself: nobody is asked to choose it. */
export const BESIDE = new Set(['origin', 'marks', 'ending_marks', 'name_marks', 'stale']);

/** Changed on one side only, that; on both, what is preferred, and it is known. Undefined is what isn't there. */
export function asked(base: unknown, mine: unknown, theirs: unknown, merge: Merge): unknown {
  if (saysSame(mine, theirs) || saysSame(base, theirs)) return mine;
  if (saysSame(base, mine)) return theirs;
  merge.clash = true;
  return merge.prefers === 'mine' ? mine : theirs;
}

/** A space after the last word is typed on the way to the next one. */
const saysSame = (one: unknown, other: unknown) =>
  typeof one === 'string' && typeof other === 'string' ? one.trim() === other.trim() : isSame(one, other);

/** Merges two values field by field and item by item, of what both began with. */
export function met(base: unknown, mine: unknown, theirs: unknown, merge: Merge): unknown {
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  if (isFields(mine) && isFields(theirs)) return metFields(isFields(base) ? base : {}, mine, theirs, merge);
  const lists = [base ?? [], mine, theirs].map(keyed);
  const [was, here, there] = lists;
  return was && here && there ? metItems(was, here, there, merge) : asked(base, mine, theirs, merge);
}

export function metFields<T extends object>(base: Partial<T>, mine: T, theirs: T, merge: Merge): T {
  const fields = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])] as (keyof T & string)[];
  const values = fields.map((field) => {
    const way = WHOLE.has(field) ? asked : met;
    return [field, way(base[field], mine[field], theirs[field], BESIDE.has(field) ? { ...merge } : merge)] as const;
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as T;
}

/** Items by what they are known by: their ids, or what they say themselves. Null where that tells them not apart. */
function keyed(value: unknown): Map<string, unknown> | null {
  if (!Array.isArray(value)) return null;
  const items = value.map((item) => [typeof item === 'string' ? item : (item as { id?: unknown } | null)?.id, item] as const);
  const byKey = new Map(items.filter((item): item is [string, unknown] => typeof item[0] === 'string'));
  return byKey.size === value.length ? byKey : null;
}

type Items = ReadonlyMap<string, unknown>;

function metItems(was: Items, here: Items, there: Items, merge: Merge): unknown[] {
  const items = new Map<string, unknown>();
  for (const key of new Set([...there.keys(), ...here.keys()])) {
    const item = met(was.get(key), here.get(key), there.get(key), merge);
    if (item !== undefined) items.set(key, item);
  }
  const common = (list: Items) => [...list.keys()].filter((key) => was.has(key) && here.has(key) && there.has(key));
  // Theirs is the order, unless only this side changed it.
  const moved = (list: Items) => !isSame(common(list), common(was));
  const order = moved(here) && !moved(there) ? woven([...here.keys()], [...there.keys()]) : woven([...there.keys()], [...here.keys()]);
  return order.filter((key) => items.has(key)).map((key) => items.get(key));
}

/** One order with what only the other one has, each after what it followed there. */
export function woven(order: readonly string[], other: readonly string[]): string[] {
  const result = [...order];
  let after = 0;
  for (const key of other) {
    const at = result.indexOf(key);
    if (at === -1) result.splice(after, 0, key);
    after = (at === -1 ? after : at) + 1;
  }
  return result;
}
