import { expect } from '@jest/globals';
import type { Shop } from './shop.ts';
import { PURSE } from './stock.ts';
import type { PaidOrder } from './wallet-client.ts';

const numberOf = async (shop: Shop, sql: string, bindings: readonly unknown[] = []): Promise<number> => {
  const { rows } = await shop.db.raw<{ rows: { n: number | null }[] }>(sql, [...bindings] as never);
  return Number(rows[0]?.n ?? 0);
};

/** Returns how many paid orders aren't divided yet. */
export const unsplit = (shop: Shop) =>
  numberOf(shop, "select count(*) as n from store_orders where state = 1 and price > 0 and split_state <> 'posted'");

/** Returns how many events aren't published yet. */
export const unpublished = (shop: Shop) => numberOf(shop, 'select count(*) as n from outbox where published_at is null');

/** Returns the orders whose promoter received their whole share in exactly one transfer. */
async function promotedOnce(shop: Shop): Promise<string[]> {
  const { rows } = await shop.db.raw<{ rows: { uuid: string }[] }>(
    `select o.uuid from store_orders o
     join ledger.postings p on p.cause_uuid = o.uuid and p.reason = 'share'
     join ledger.transfers t on t.posting_id = p.id
     join ledger.accounts a on a.id = t.to_account_id and a.owner_uuid = o.promoter_uuid and a.kind = 'earnings_pending'
     group by o.uuid having count(*) = 1 and sum(t.amount) = o.promoter_share and o.promoter_share > 0`,
  );
  return rows.map(({ uuid }) => uuid).toSorted();
}

/** A paid order, and whether its buyer followed a tracked link. */
export type Sale = PaidOrder & { byLink: boolean };

/**
 * Checks that each order was paid once, that each with a price was divided once, including its promoter's share where a link was used, and
 * that the ledger is consistent.
 */
export async function expectEachSaleOnce(shop: Shop, answered: readonly Sale[]): Promise<void> {
  const orders = await shop.db<{ uuid: string; price: number; state: number }>('store_orders').select('uuid', 'price', 'state');
  const byUuid = (a: { uuid: string }, b: { uuid: string }) => (a.uuid < b.uuid ? -1 : 1);
  expect(orders.toSorted(byUuid)).toEqual(answered.map(({ uuid, price, state }) => ({ uuid, price, state })).toSorted(byUuid));
  expect(orders.every(({ state }) => state === 1)).toBe(true);

  for (const reason of ['order', 'share']) {
    const { rows } = await shop.db.raw<{ rows: { uuid: string; price: number; times: number }[] }>(
      `select o.uuid, o.price, count(p.id) as times from store_orders o
       left join ledger.postings p on p.cause_uuid = o.uuid and p.reason = ? group by o.uuid`,
      [reason],
    );
    expect(rows.filter(({ price, times }) => times !== (price > 0 ? 1 : 0))).toEqual([]);
  }
  expect(await promotedOnce(shop)).toEqual(answered.flatMap(({ uuid, price, byLink }) => (byLink && price > 0 ? uuid : [])).toSorted());
  const balance = await numberOf(
    shop,
    "select sum(balance) as n from ledger.accounts where kind in ('coin', 'silver') and owner_uuid = any(?)",
    [shop.buyers.map(({ uuid }) => uuid)],
  );
  const spent = orders.reduce((sum, { price }) => sum + price, 0);
  expect(balance).toBe(shop.buyers.length * (PURSE.coin + PURSE.silver) - spent);
  expect(await numberOf(shop, 'select sum(amount) as n from ledger.entries')).toBe(0);
  expect(await numberOf(shop, 'select count(*) as n from dead_letters where replayed_at is null')).toBe(0);
  expect(await shop.checkBooks()).toContain('The books are right.');
}
