import type { FieldError } from '@meowtale/contracts';
import { discountFault, goesOn } from '@meowtale/contracts/discounts';
import type { StorePriceDraft } from '@meowtale/contracts/inputs/catalog/store-price';
import { clockNow } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import type { StoreRow } from '../listings/model.ts';
import { findReleasedDiscounts } from './released-discounts.ts';
import { shareOfficial } from './repository.ts';

const AT = 'store_submit_price.activity';

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
