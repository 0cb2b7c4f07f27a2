import type { Knex } from 'knex';

/** A link's orders and its owner's share of those that aren't refunded. Coins. */
export interface LinkSales {
  order_count: number;
  refund_count: number;
  revenue: number;
}

export type LinkTotal = LinkSales & { ad_link_uuid: string; pending: number };
export type LinkDay = LinkSales & { ad_link_uuid: string; day: string };

/** Paid orders of a link's own listing, without those of the link's owner. */
const ORDERS_OF_LINK = `ad_links l join store_orders o on o.ad_link_uid = l.uid and o.store_uuid = l.store_uuid
    and o.buyer_uuid <> l.owner_uuid and o.state in (1, 4) and o.paid_at is not null`;
/** The share of the link's owner, as promoter or as owner or agent of the work, counts only while the order isn't refunded. */
const EARNS = 'o.state = 1';
const SHARE = `case when o.promoter_uuid = l.owner_uuid then coalesce(o.promoter_share, 0) else 0 end
    + case when o.owner_uuid = l.owner_uuid then coalesce(o.owner_share, 0) else 0 end
    + case when o.agent_uuid = l.owner_uuid then coalesce(o.agent_share, 0) else 0 end`;
const BROUGHT = `count(*)::int as order_count, (count(*) filter (where o.state = 4))::int as refund_count,
    coalesce(sum(${SHARE}) filter (where ${EARNS}), 0)::bigint as revenue`;

/** Returns which of these links a person owns. */
export async function findOwnLinks(db: Knex, ownerUuid: string, uuids: readonly string[]): Promise<Set<string>> {
  const rows = await db('ad_links')
    .where({ owner_uuid: ownerUuid })
    .whereIn('ad_link_uuid', [...uuids])
    .select<{ ad_link_uuid: string }[]>('ad_link_uuid');
  return new Set(rows.map((row) => row.ad_link_uuid));
}

/** Returns the totals of each of these links; links without orders are missing. */
export async function sumByLink(db: Knex, uuids: readonly string[]): Promise<LinkTotal[]> {
  const { rows } = await db.raw<{ rows: LinkTotal[] }>(
    `select l.ad_link_uuid, ${BROUGHT}, coalesce(sum(s.pending) filter (where ${EARNS}), 0)::bigint as pending
     from ${ORDERS_OF_LINK}
     left join order_shares s on s.order_uuid = o.uuid and s.user_uuid = l.owner_uuid
     where l.ad_link_uuid = any(?::uuid[]) group by l.ad_link_uuid`,
    [[...uuids]],
  );
  return rows;
}

/** Returns the sums of each of these links by UTC day, both ends included, first day first. */
export async function sumByDay(db: Knex, uuids: readonly string[], { from, to }: { from: string; to: string }): Promise<LinkDay[]> {
  const { rows } = await db.raw<{ rows: LinkDay[] }>(
    `select l.ad_link_uuid, to_char(o.paid_at at time zone 'UTC', 'YYYY-MM-DD') as day, ${BROUGHT}
     from ${ORDERS_OF_LINK}
     where l.ad_link_uuid = any(cast(:uuids as uuid[])) and o.paid_at >= cast(:from as date)::timestamp at time zone 'UTC'
       and o.paid_at < (cast(:to as date) + 1)::timestamp at time zone 'UTC'
     group by 1, 2 order by 2`,
    { uuids: [...uuids], from, to },
  );
  return rows;
}
