import { setStoreCpsInput } from '@meowtale/contracts/inputs/catalog/listing';
import { clockNow, DomainError, inTransaction, parseInput, type UserActor } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import { notifyPromoters } from '../../people/notices/service.ts';
import { requireNotSuspended } from '../../people/standing/service.ts';
import { logHappening } from '../timeline/service.ts';
import { type Publishing, publishListing } from './events.ts';
import { lockWork } from './lock-work.ts';
import { isDistributed, isOut, isShareFixed } from './model.ts';
import type { StoreChange, StoreRow } from './stores-repository.ts';
import * as stores from './stores-repository.ts';

/**
 * Sets the promoters' share of sales, once, and whether sales can have promoters. For a released listing the end comes a month after it is
 * announced to promoters (SPEC §9); resuming is immediate, and promoters are notified.
 * @throws StoreNotFound; DomainError `input/invalid` for another share than the fixed one, `auth/suspended`
 */
export function setStoreCps(db: Db, actor: UserActor, input: unknown, publishing: Publishing): Promise<StoreRow> {
  const { store_id, cps_state, cps_profit_share_ratio: shareBp } = parseInput(setStoreCpsInput, input);
  return inTransaction(db, async (tx) => {
    const { store, current } = await lockWork(tx, actor, store_id);
    const now = await clockNow(tx);
    const change: StoreChange = { ...shareChange(store, shareBp ?? null, now), ...distributionChange(store, cps_state ?? null, now) };
    if (Object.keys(change).length === 0) return store;
    await requireNotSuspended(tx, actor);
    const changed = await stores.changeStore(tx, store.uuid, change);
    if (store.announced_at !== null) {
      await publishListing(tx, store.uuid, publishing);
      if (change.cps_state === 1) await notifyPromoters(tx, changed, 'promotion-resumes');
      if (change.cps_closed_at === 'in a month') await notifyPromoters(tx, changed, 'promotion-ends');
    }
    await logHappening(tx, { store: changed, submit: current, actorUuid: actor.uuid, action: 'cps' });
    return stores.readStore(tx, store.uuid);
  });
}

function shareChange(store: StoreRow, shareBp: number | null, now: Date): StoreChange {
  if (shareBp === null) return {};
  if (!isShareFixed(store, now)) return { cps_share_bp: shareBp, cps_set_at: 'now' };
  if (shareBp === store.cps_share_bp) return {};
  throw new DomainError('input/invalid', { fields: [{ path: 'cps_profit_share_ratio', key: 'invalid.share-fixed' }] });
}

function distributionChange(store: StoreRow, wanted: 0 | 1 | null, now: Date): StoreChange {
  if (wanted === null) return {};
  if (wanted === 1) return store.cps_state === 1 && store.cps_closed_at === null ? {} : { cps_state: 1, cps_closed_at: null };
  if (!isOut(store, now)) return { cps_state: 0, cps_closed_at: null };
  return isDistributed(store, now) && store.cps_closed_at === null ? { cps_closed_at: 'in a month' } : {};
}
