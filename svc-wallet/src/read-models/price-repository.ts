import type { Knex } from 'knex';
import type { PriceState } from './listing.ts';
import { type ActivityColumns, toActivity } from './repository.ts';

const TERMS = 'on_sale, auth_type, prices, reward_minimum, activity_percent, activity_started_at, activity_ended_at';
const termsOf = (row: string) => TERMS.replaceAll(/\w+/g, (column) => `${row}.${column}`);

/** Saves a listing's price from now on, unless it equals the last saved one. */
export const savePrice = (tx: Knex, storeUuid: string): Promise<unknown> =>
  tx.raw(
    `insert into listing_prices (store_uuid, from_at, activity_state, ${TERMS})
     select l.store_uuid, clock_now(), l.activity_state, ${termsOf('l')} from listings l
     where l.store_uuid = ? and not exists (
       select 1 from (select * from listing_prices p where p.store_uuid = l.store_uuid order by from_at desc limit 1) p
       where (${termsOf('p')}) is not distinct from (${termsOf('l')}))
     on conflict (store_uuid, from_at) do update set activity_state = excluded.activity_state, on_sale = excluded.on_sale,
       auth_type = excluded.auth_type, prices = excluded.prices, reward_minimum = excluded.reward_minimum,
       activity_percent = excluded.activity_percent, activity_started_at = excluded.activity_started_at,
       activity_ended_at = excluded.activity_ended_at`,
    [storeUuid],
  );

interface PriceRow extends ActivityColumns {
  store_uuid: string;
  from_at: Date;
  on_sale: boolean;
  auth_type: 1 | 2;
  prices: PriceState['prices'];
  reward_minimum: number;
}

/** Returns the prices of these listings at a time and since, oldest first, by uuid. */
export async function findPrices(db: Knex, storeUuids: readonly string[], since: Date): Promise<Map<string, PriceState[]>> {
  const rows = await db<PriceRow>('listing_prices as p')
    .whereIn('store_uuid', [...storeUuids])
    .whereRaw(
      `from_at >= coalesce((select max(b.from_at) from listing_prices b where b.store_uuid = p.store_uuid and b.from_at <= ?), '-infinity')`,
      [since],
    )
    .orderBy(['store_uuid', 'from_at']);
  return Map.groupBy(
    rows.map((row) => ({
      storeUuid: row.store_uuid,
      from: row.from_at,
      onSale: row.on_sale,
      authType: row.auth_type,
      prices: row.prices,
      rewardMinimum: row.reward_minimum,
      activity: toActivity(row),
    })),
    ({ storeUuid }) => storeUuid,
  );
}
