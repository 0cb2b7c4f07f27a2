import type { Discount } from '@meowtale/contracts/discounts';
import type { Db } from '../database.ts';
import { listReleasedDiscounts, type ReleasedDiscountRow } from './repository.ts';

/** What stands or once stood, from its planned start to its real end: a version that follows ends the discount of the one before it. */
export function heldOf(versions: readonly ReleasedDiscountRow[]): Discount[] {
  const held = new Map<string, Discount>();
  for (const [at, { activity, released_at }] of versions.entries()) {
    const next = versions[at + 1]?.released_at.toISOString();
    if (!activity) continue;
    const { percentage_discount, type, started_at } = activity;
    const [, begun = started_at] = [started_at, released_at.toISOString()].sort();
    const ended_at = next && next < activity.ended_at ? next : activity.ended_at;
    // The same discount in several versions is one, as long as its last.
    if (begun < ended_at) held.set(`${type} ${percentage_discount} ${started_at}`, { percentage_discount, type, started_at, ended_at });
  }
  return [...held.values()];
}

/** The discounts that listings had or have, by listing, the oldest first. */
export async function findHeldDiscounts(db: Db, storeUuids: readonly string[]): Promise<Map<string, Discount[]>> {
  const versions = Map.groupBy(await listReleasedDiscounts(db, storeUuids), ({ store_uuid }) => store_uuid);
  return new Map([...versions].map(([uuid, rows]) => [uuid, heldOf(rows)]));
}
