import type { Discount } from '@meowtale/contracts/discounts';
import type { Db } from '../../database.ts';
import { listReleasedDiscounts, type ReleasedDiscountRow } from './repository.ts';

/** `official_uuid` is the promotion that was joined; null for a creator's own discount. */
export interface ReleasedDiscount extends Discount {
  official_uuid: string | null;
}

/**
 * Returns the discounts of released versions, past and current, each from its planned start to its actual end: the next version ends the
 * discount of the one before it.
 */
export function discountsOfVersions(versions: readonly ReleasedDiscountRow[]): ReleasedDiscount[] {
  const discounts = new Map<string, ReleasedDiscount>();
  for (const [at, { activity, released_at }] of versions.entries()) {
    const next = versions[at + 1]?.released_at.toISOString();
    if (!activity) continue;
    const { percentage_discount, type, started_at, official_uuid = null, time_zone = null } = activity;
    const [, begun = started_at] = [started_at, released_at.toISOString()].sort();
    const ended_at = next && next < activity.ended_at ? next : activity.ended_at;
    // Versions with the same discount count once, with the last one's end.
    const key = `${type} ${percentage_discount} ${started_at} ${official_uuid}`;
    if (begun < ended_at) discounts.set(key, { percentage_discount, type, started_at, ended_at, official_uuid, time_zone });
  }
  return [...discounts.values()];
}

/** Finds past and current discounts by listing, the oldest first. */
export async function findReleasedDiscounts(db: Db, storeUuids: readonly string[]): Promise<Map<string, ReleasedDiscount[]>> {
  const versions = Map.groupBy(await listReleasedDiscounts(db, storeUuids), ({ store_uuid }) => store_uuid);
  return new Map([...versions].map(([uuid, rows]) => [uuid, discountsOfVersions(rows)]));
}
