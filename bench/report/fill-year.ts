import { randomUUID } from 'node:crypto';
import { createDatabase } from '@meowtale/service-kit';
import type { Db } from '../ledger/postings.ts';

const AT_ONCE = 500_000;
const DAYS = 365;

export interface Year {
  seller: string;
  from: string;
  to: string;
}

/**
 * Creates a year of one seller's sales: twenty works, twelve countries of which few buy most, a fifth of all through one of fifteen
 * links, one in fifty refunded. The superuser inserts only rows of orders, without any checks; the product's own command then counts them.
 */
export async function fillYear(superuserUrl: string, orders: number, seed: number): Promise<Year> {
  const db = createDatabase(superuserUrl, { poolMax: 1, statementTimeoutMs: 3_600_000 });
  const year = { seller: randomUUID(), from: '2026-01-01', to: '2026-12-31' };
  try {
    await db.raw("set session_replication_role = 'replica'");
    for (let first = 0; first < orders; first += AT_ONCE) {
      await db.raw(SELL, { ...year, seed, orders, first, last: Math.min(orders, first + AT_ONCE) - 1, days: DAYS });
    }
    await db.raw('analyze store_orders');
    return year;
  } finally {
    await db.destroy();
  }
}

const SELL = `
  insert into store_orders (uuid, quote_uuid, position, buyer_uuid, store_uuid, store_name, auth_type, country, original, price,
    percentage_discount, silver_used, state, settled, owner_uuid, split_state, fee, promoter_share, agent_share, owner_share, promoter_uuid,
    promoter_rate_bp, ad_link_uid, paid_at, created_at, updated_at)
  select gen_random_uuid(), gen_random_uuid(), 0, gen_random_uuid(), ('00000000-0000-4000-8000-' || lpad((a % 20)::text, 12, '0'))::uuid,
    'Work ' || a % 20, 2, (array['us', 'us', 'us', 'us', 'jp', 'jp', 'tw', 'tw', 'de', 'fr', 'kr', 'br', 'th', 'es', 'gb', 'vn'])[1 + b % 16],
    499, 499, 0, 0, case when c % 50 = 0 then 4 else 1 end, 1, :seller, 'posted', 149, case when linked then 70 else 0 end, 0,
    case when linked then 280 else 350 end, case when linked then ('00000000-0000-4000-8000-' || lpad(d::text, 12, '1'))::uuid end,
    case when linked then 2000 end, case when linked then 'link-' || d end, at, at, at
  from (
    select abs(hashint8extended(n, :seed)) as a, abs(hashint8extended(n, :seed + 1)) as b, abs(hashint8extended(n, :seed + 2)) as c,
      abs(hashint8extended(n, :seed + 3)) % 15 as d, abs(hashint8extended(n, :seed + 4)) % 5 = 0 as linked,
      cast(:from as timestamp) at time zone 'UTC' + make_interval(secs => n * (:days * 86400.0 / :orders)) as at
    from generate_series(cast(:first as bigint), cast(:last as bigint)) as n
  ) as sales`;

/** Creates a handwritten summary with only what the report needs, grouped in the same way. */
export async function keepByHand(db: Db): Promise<void> {
  await db.raw(`
    create table kept_by_hand as
      select owner_uuid, (paid_at at time zone 'UTC')::date as day, store_uuid, country, ad_link_uid, promoter_uuid,
        count(*) as units, sum(price)::bigint as gross, count(*) filter (where state = 4) as returns,
        coalesce(sum(price) filter (where state = 4), 0)::bigint as refund, coalesce(sum(fee) filter (where state = 1), 0)::bigint as fee,
        coalesce(sum(promoter_share) filter (where state = 1), 0)::bigint as promoter,
        coalesce(sum(agent_share) filter (where state = 1), 0)::bigint as agent,
        coalesce(sum(owner_share) filter (where state = 1), 0)::bigint as owner
      from store_orders group by 1, 2, 3, 4, 5, 6;
    create index kept_by_hand_owner on kept_by_hand (owner_uuid, day);
    analyze kept_by_hand;
  `);
}

export const REPORT_BY_HAND = `
  select to_char(day, 'YYYY-MM') as month, country, sum(units)::bigint as units, sum(gross)::bigint as gross, sum(returns)::bigint as returns,
    sum(refund)::bigint as refund, sum(fee)::bigint as fee, sum(promoter)::bigint as promoter, sum(agent)::bigint as agent,
    sum(owner)::bigint as owner
  from kept_by_hand where owner_uuid = :seller and day between :from and :to
  group by 1, 2 order by 1, gross desc`;

/** Copies a seller's last sales with the columns of the export as CSV to nowhere; returns its time in milliseconds. */
export async function copySales(superuserUrl: string, { seller }: Year, orders: number): Promise<number> {
  const db = createDatabase(superuserUrl, { poolMax: 1, statementTimeoutMs: 3_600_000 });
  const share = (column: string) => `case when state = 1 then ${column} end`;
  const began = performance.now();
  try {
    await db.raw(`copy (
      select uuid, to_char(paid_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS'), store_name, store_uuid, country, ad_link_uid, original,
        percentage_discount, price, 0, case when state = 4 then price else 0 end, case when state = 4 then 0 else price end,
        ${['fee', 'promoter_share', 'agent_share', 'owner_share', 'owner_share'].map(share).join()}, settled
      from store_orders where owner_uuid = '${seller}' and state in (1, 4) order by paid_at desc, uuid limit ${orders}
    ) to '/dev/null' (format csv, header)`);
    return performance.now() - began;
  } finally {
    await db.destroy();
  }
}
