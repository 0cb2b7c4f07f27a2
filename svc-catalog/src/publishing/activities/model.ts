import { ACTIVITY_STATE, type FieldError } from '@meowtale/contracts';
import { type Discount, discountFault, goesOn } from '@meowtale/contracts/discounts';
import type { StorePriceDraft } from '@meowtale/contracts/inputs/catalog/store-price';
import { clockNow } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import type { StoreRow } from '../listings/model.ts';
import { listReleasedDiscounts, type ReleasedDiscountRow, shareOfficial } from './repository.ts';

const AT = 'store_submit_price.activity';

/** Returns the state of a discount at the database's time `now` (SPEC §4): only an active one changes a price. */
export function stateAt(startedAt: Date, endedAt: Date, now: Date): number {
  if (now < startedAt) return ACTIVITY_STATE.scheduled;
  return now < endedAt ? ACTIVITY_STATE.active : ACTIVITY_STATE.ended;
}

/** `official_uuid` is the promotion that was joined; null for a creator's own discount. */
export interface ReleasedDiscount extends Discount {
  official_uuid: string | null;
}

/**
 * Returns the discounts of released versions, past and current, each from its planned start to its actual end: the next version ends the
 * discount of the one before it.
 */
function discountsOfVersions(versions: readonly ReleasedDiscountRow[]): ReleasedDiscount[] {
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

/**
 * Returns the errors of a listing's discount now (SPEC §9), by the database's clock; the listing has to be locked. A promotion is joined
 * only with its current discount and times, except that one joined by a released version continues unchanged.
 */
export async function discountFaults(tx: Db, store: StoreRow, activity: StorePriceDraft['activity']): Promise<FieldError[]> {
  if (!activity) return [];
  const now = (await clockNow(tx)).getTime();
  const existing = (await findReleasedDiscounts(tx, [store.uuid])).get(store.uuid) ?? [];
  const fault = discountFault(activity, { now, releasedAt: store.released_at?.toISOString() ?? null, existing });
  if (fault) return [{ ...fault, path: `${AT}.${fault.path}` }];
  if (activity.type !== 'official') return [];
  const joined = existing.some((other) => other.official_uuid === activity.official_uuid && goesOn(activity, other));
  if (joined || (await isOfferedUnchanged(tx, activity))) return [];
  return [{ path: `${AT}.official_uuid`, key: 'invalid.discount-official' }];
}

async function isOfferedUnchanged(tx: Db, activity: NonNullable<StorePriceDraft['activity']>): Promise<boolean> {
  const official = activity.official_uuid ? await shareOfficial(tx, activity.official_uuid) : undefined;
  return (
    official?.state === 1 &&
    official.percentage_discount === activity.percentage_discount &&
    official.started_at.toISOString() === activity.started_at &&
    official.ended_at.toISOString() === activity.ended_at
  );
}
