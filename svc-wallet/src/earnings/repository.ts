import type { Knex } from 'knex';

/** One person's share of one order. Coins. */
export interface ShareRow {
  order_uuid: string;
  user_uuid: string;
  coins: number;
  /** What of it is neither settled nor gone. */
  pending: number;
}

export interface Draw {
  user_uuid: string;
  amount: number;
}

export async function insertShares(tx: Knex, rows: readonly ShareRow[]): Promise<void> {
  await tx
    .raw(
      `insert into order_shares (order_uuid, user_uuid, coins, pending)
       select order_uuid, user_uuid, coins, pending
       from jsonb_to_recordset(?) as s (order_uuid uuid, user_uuid uuid, coins bigint, pending bigint)`,
      [JSON.stringify(rows)],
    )
    .options({ name: 'insert_shares' });
}

/** The shares of orders that were split by a process of the release before, which noted none: all of it is pending. */
export async function insertMissingShares(tx: Knex, orderUuids: readonly string[]): Promise<void> {
  await tx.raw(
    `insert into order_shares (order_uuid, user_uuid, coins, pending)
     select o.uuid, line.user_uuid, sum(line.coins), sum(line.coins)
     from store_orders o, lateral (values (o.owner_uuid, o.owner_share), (o.agent_uuid, o.agent_share), (o.promoter_uuid, o.promoter_share))
       as line (user_uuid, coins)
     where o.uuid = any(?::uuid[]) and o.split_state = 'posted' and o.state = 1 and o.settled = 0 and line.user_uuid is not null and line.coins > 0
       and not exists (select from order_shares s where s.order_uuid = o.uuid)
     group by o.uuid, line.user_uuid`,
    [[...orderUuids]],
  );
}

/** Takes from what one order still has pending, as far as that goes; answers what it gave for each. */
export async function takeFromOrder(tx: Knex, orderUuid: string, draws: readonly Draw[]): Promise<Draw[]> {
  const { rows } = await tx.raw<{ rows: Draw[] }>(
    `update order_shares s set pending = s.pending - least(s.pending, d.amount)
     from jsonb_to_recordset(?) as d (user_uuid uuid, amount bigint)
     where s.order_uuid = ? and s.user_uuid = d.user_uuid
     returning s.user_uuid, old.pending - new.pending as amount`,
    [JSON.stringify(draws), orderUuid],
  );
  return rows;
}

/** Takes from whatever orders somebody still has pending, the first bought first; answers how much there was. */
export async function takeFromAny(tx: Knex, { user_uuid, amount }: Draw): Promise<number> {
  const { rows } = await tx.raw<{ rows: { amount: number }[] }>(
    `with placed as (
       select order_uuid, pending, sum(pending) over (order by order_uuid) - pending as before
       from order_shares where user_uuid = ? and pending > 0
     ), taken as (
       update order_shares s set pending = s.pending - least(p.pending, ? - p.before)
       from placed p where s.user_uuid = ? and s.order_uuid = p.order_uuid and p.before < ?
       returning old.pending - new.pending as amount
     )
     select coalesce(sum(amount), 0)::bigint as amount from taken`,
    [user_uuid, amount, user_uuid, amount],
  );
  return rows[0]?.amount ?? 0;
}
