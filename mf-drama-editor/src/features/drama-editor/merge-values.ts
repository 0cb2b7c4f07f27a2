import { isSame } from './pieces.ts';

export type Side = 'mine' | 'theirs';

export interface Merge {
  /** Which side is taken where both changed the same thing. */
  prefers: Side;
  clash: boolean;
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A condition has one meaning, and so have an origin and a cause: they can't be merged by field. */
const WHOLE = new Set(['when', 'origin', 'stale_cause']);
/** Fields that accompany a text and have no meaning of their own: they never conflict. */
export const BESIDE = new Set(['origin', 'marks', 'ending_marks', 'name_marks', 'alt_marks', 'stale', 'stale_cause']);

/** Returns the changed side; if both changed, the preferred one, and records the clash. Undefined means missing. */
export function pickSide(base: unknown, mine: unknown, theirs: unknown, merge: Merge): unknown {
  if (saysSame(mine, theirs) || saysSame(base, theirs)) return mine;
  if (saysSame(base, mine)) return theirs;
  merge.clash = true;
  return merge.prefers === 'mine' ? mine : theirs;
}

/** Returns whether two values are equal, apart from trailing spaces, which occur while typing. */
const saysSame = (one: unknown, other: unknown) =>
  typeof one === 'string' && typeof other === 'string' ? one.trim() === other.trim() : isSame(one, other);

/** Merges two values by field and item, from their common base. */
export function mergeValues(base: unknown, mine: unknown, theirs: unknown, merge: Merge): unknown {
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  if (isFields(mine) && isFields(theirs)) return mergeFields(isFields(base) ? base : {}, mine, theirs, merge);
  const lists = [base ?? [], mine, theirs].map(keyed);
  const [was, here, there] = lists;
  return was && here && there ? mergeItems(was, here, there, merge) : pickSide(base, mine, theirs, merge);
}

export function mergeFields<T extends object>(base: Partial<T>, mine: T, theirs: T, merge: Merge): T {
  const fields = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])] as (keyof T & string)[];
  const values = fields.map((field) => {
    const combine = WHOLE.has(field) ? pickSide : mergeValues;
    return [field, combine(base[field], mine[field], theirs[field], BESIDE.has(field) ? { ...merge } : merge)] as const;
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as T;
}

/** Returns items by their ids, or strings by themselves; null where these aren't unique. */
function keyed(value: unknown): Map<string, unknown> | null {
  if (!Array.isArray(value)) return null;
  const items = value.map((item) => [typeof item === 'string' ? item : (item as { id?: unknown } | null)?.id, item] as const);
  const byKey = new Map(items.filter((item): item is [string, unknown] => typeof item[0] === 'string'));
  return byKey.size === value.length ? byKey : null;
}

type Items = ReadonlyMap<string, unknown>;

function mergeItems(was: Items, here: Items, there: Items, merge: Merge): unknown[] {
  const items = new Map<string, unknown>();
  for (const key of new Set([...there.keys(), ...here.keys()])) {
    const item = mergeValues(was.get(key), here.get(key), there.get(key), merge);
    if (item !== undefined) items.set(key, item);
  }
  const common = (list: Items) => [...list.keys()].filter((key) => was.has(key) && here.has(key) && there.has(key));
  // Their order, unless only this side changed it.
  const moved = (list: Items) => !isSame(common(list), common(was));
  const order = moved(here) && !moved(there) ? woven([...here.keys()], [...there.keys()]) : woven([...there.keys()], [...here.keys()]);
  return order.filter((key) => items.has(key)).map((key) => items.get(key));
}

/** Returns one order with the items that only the other has, each after its predecessor there. */
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
