import { randomUUID } from 'node:crypto';
import { type createDatabase, inTransaction, recordEvent } from '@meowtale/service-kit';
import type { Buyer } from './buyers.ts';

export type Db = ReturnType<typeof createDatabase>;

/** What each buyer starts with: coins for every listing, and silver for the first few. */
export const PURSE = { coin: 100_000, silver: 500 } as const;
const PLATFORM = '00000000-0000-0000-0000-000000000000';

export interface Listing {
  storeUuid: string;
  price: number;
  /** The owner of the work; a new person unless given. */
  ownerUuid?: string;
}

export interface AdLink {
  uid: string;
  storeUuid: string;
}

/**
 * Publishes the listings' events through the broker in place of the catalogue. Listings with an odd price have an agent who gets a share.
 */
export function publishListings(db: Db, listings: readonly Listing[]): Promise<void> {
  return inTransaction(db, async (tx) => {
    for (const { storeUuid, price, ownerUuid = randomUUID() } of listings) {
      const agent = price % 2 === 1 ? { userUuid: randomUUID(), rateBp: 1500 } : null;
      const sold = {
        onSale: true,
        releasedAt: '2026-11-01T00:00:00.000Z',
        prices: [{ country: 'us', coins: price }],
        rewardMinimumCoins: 0,
      };
      const listing = { defaultLanguage: 'en-US', names: { 'en-US': `A tale for ${price}` }, coverUrl: null, appUuid: null };
      const cps = { state: 1, shareBp: 2000, closedAt: null };
      await recordEvent(tx, 'catalog.listing.changed', {
        aggregateId: storeUuid,
        payload: {
          ...{ storeUuid, revision: 1, platformKey: 'meowtale', authType: 1, ownerUuid, agent },
          ...{ ...sold, ...listing, playKind: 'ink', activity: null, cps },
        },
      });
    }
  });
}

/** Publishes the events of a tracked link for each listing; each link belongs to a new person. */
export function publishAdLinks(db: Db, links: readonly AdLink[]): Promise<void> {
  return inTransaction(db, async (tx) => {
    for (const { uid, storeUuid } of links) {
      const adLinkUuid = randomUUID();
      await recordEvent(tx, 'catalog.ad-link.changed', {
        aggregateId: adLinkUuid,
        payload: { adLinkUuid, revision: 1, uid, storeUuid, ownerUuid: randomUUID(), state: 1 },
      });
    }
  });
}

export async function fillPurses(db: Db, buyers: readonly Buyer[]): Promise<void> {
  for (const { uuid } of buyers) {
    for (const kind of ['coin', 'silver'] as const) {
      const transfer = { from_owner: PLATFORM, from_kind: 'issuance', to_owner: uuid, to_kind: kind, currency: kind, amount: PURSE[kind] };
      const reason = kind === 'coin' ? 'topup' : 'silver-grant';
      await db.raw('select ledger.post_transfers(?, ?, ?, ?)', [`${reason}:${uuid}`, reason, uuid, JSON.stringify([transfer])]);
    }
  }
}
