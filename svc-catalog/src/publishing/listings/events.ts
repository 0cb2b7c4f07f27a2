import { clockNow, defineConsumer, recordEvent } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import { findApps } from '../../library/apps/service.ts';
import { findImageRefs } from '../../library/files/model.ts';
import { notifyFollowers, notifyOwnerAndAgent } from '../../people/notices/service.ts';
import type { Works } from '../../works.ts';
import { findRepresenting, type Representing } from '../agents/model.ts';
import { findSubmit, type SubmitRow } from '../submission/model.ts';
import { toActivity } from '../submits/model.ts';
import { countOrder, findListing } from './repository.ts';
import { type StoreRow, takeRevision } from './stores-repository.ts';

export interface Publishing {
  works: Pick<Works, 'addresses'>;
  requestId: string | null;
}

/** Publishes the whole state of a released listing; the first time its author's followers are notified, too. */
export async function publishListing(tx: Db, storeUuid: string, { works, requestId }: Publishing): Promise<void> {
  const listing = await findListing(tx, storeUuid);
  const submit = listing && (await findSubmit(tx, listing.submit_uuid));
  if (!submit) throw new Error(`store ${storeUuid} has no listing to publish`);
  const store = await takeRevision(tx, storeUuid);
  const agent = await findRepresenting(tx, storeUuid);
  const payload = { ...commercialState(store, submit, { now: await clockNow(tx), agent }), ...(await showing(tx, works, submit)) };
  await recordEvent(tx, 'catalog.listing.changed', { aggregateId: storeUuid, payload, requestId });
  if (store.revision === 1) await notifyFollowers(tx, store, { key: 'release' });
}

/** Notifies the owner and the agent of a listing of a release; `by` is the person who released it, null for a scheduled release. */
export async function notifyOfRelease(tx: Db, store: StoreRow, by: string | null): Promise<void> {
  const { acceptedUuid } = await findRepresenting(tx, store.uuid);
  await notifyOwnerAndAgent(tx, store, { key: 'listing-released', by, to: [store.owner_uuid, acceptedUuid] });
}

/** Returns owner, price and terms of sale. */
function commercialState(store: StoreRow, submit: SubmitRow, { now, agent }: { now: Date; agent: Representing }) {
  const { store_submit_price: price } = submit.data;
  const activity = toActivity(price.activity, now);
  return {
    storeUuid: store.uuid,
    revision: store.revision,
    platformKey: store.platform_key,
    authType: store.auth_type,
    ownerUuid: store.owner_uuid,
    agent: agent.acceptedUuid === null ? null : { userUuid: agent.acceptedUuid, rateBp: agent.rateBp },
    onSale: store.status === 'on' && !store.is_held && store.released_at !== null && store.released_at <= now,
    releasedAt: store.released_at?.toISOString() ?? null,
    prices: price.list.map(({ country, meowcent }) => ({ country, coins: meowcent })),
    rewardMinimumCoins: price.reward_minimum,
    activity: activity && {
      state: activity.state,
      percent: activity.percentage_discount,
      startedAt: activity.started_at.toISOString(),
      endedAt: activity.ended_at.toISOString(),
    },
    cps: { state: store.cps_state, shareBp: store.cps_share_bp, closedAt: store.cps_closed_at?.toISOString() ?? null },
  };
}

/** Returns what an order shows of the work while the catalogue is down. */
async function showing(tx: Db, works: Pick<Works, 'addresses'>, submit: SubmitRow) {
  const { store_submit_info: info, store_submit_game_pack: pack } = submit.data;
  const appUuid = pack.official_app_uuid ?? pack.trial_app_uuid;
  const [app] = appUuid ? await findApps(tx, [appUuid]) : [];
  const cover = info.list.find((entry) => entry.language === info.default_lang)?.cover ?? null;
  const refs = await findImageRefs(tx, works, [cover]);
  return {
    defaultLanguage: info.default_lang ?? 'en-US',
    names: Object.fromEntries(info.list.filter((entry) => entry.name !== '').map((entry) => [entry.language, entry.name])),
    coverUrl: (cover && refs.get(cover)?.url) || null,
    appUuid,
    playKind: app?.kind ?? ('other' as const),
  };
}

export const paidOrderConsumer = defineConsumer({
  name: 'catalog-listings-orders-paid',
  event: 'wallet.order.paid',
  handle: async (tx, { payload }) => void (await countOrder(tx, payload.storeUuid, 1)),
});

export const refundedOrderConsumer = defineConsumer({
  name: 'catalog-listings-orders-refunded',
  event: 'wallet.order.refunded',
  handle: async (tx, { payload }) => void (await countOrder(tx, payload.storeUuid, -1)),
});
