import type { Knex } from 'knex';

/** One person's share of one order. Coins. */
export interface ShareRow {
  order_uuid: string;
  user_uuid: string;
  coins: number;
  /** The part that is neither settled nor taken by debt or reversal. */
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

/**
 * Adds missing shares of orders that a process of an earlier release split without recording them, with the part that the split left
 * pending after filling debts. Only for these people, whose balances must be locked.
 */
const INSERT_MISSING = `
  insert into order_shares (order_uuid, user_uuid, coins, pending)
  select o.uuid, line.user_uuid, sum(line.coins), sum(line.coins) - coalesce((
    select sum(t.amount) from ledger.postings p join ledger.transfers t on t.posting_id = p.id join ledger.accounts f on f.id = t.from_account_id
    where p.idempotency_key = 'share:' || o.uuid and f.owner_uuid = line.user_uuid and f.kind = 'earnings_pending'), 0)
  from store_orders o, lateral (values (o.owner_uuid, o.owner_share), (o.agent_uuid, o.agent_share), (o.promoter_uuid, o.promoter_share))
    as line (user_uuid, coins)
  where o.split_state = 'posted' and o.state = 1 and o.settled = 0 and line.user_uuid = any(:people::uuid[]) and line.coins > 0
    and not exists (select from order_shares s where s.order_uuid = o.uuid and s.user_uuid = line.user_uuid)`;

export async function insertMissingShares(tx: Knex, orderUuids: readonly string[], people: readonly string[]): Promise<void> {
  await tx.raw(`${INSERT_MISSING} and o.uuid = any(:orders::uuid[]) group by o.uuid, line.user_uuid`, {
    orders: [...orderUuids],
    people: [...people],
  });
}

/** A person's pending balance. */
export interface HasPending {
  user_uuid: string;
  pending: number;
}

/**
 * Makes a person's rows sum to their pending balance, which a process of an earlier release may have changed without them: refunded orders
 * have nothing pending, split ones get their missing share, and the most recently placed are reduced first.
 */
export async function reconcileShares(tx: Knex, { user_uuid, pending }: HasPending): Promise<void> {
  await tx.raw(
    `update order_shares s set pending = 0 from store_orders o
     where s.user_uuid = ? and s.pending > 0 and o.uuid = s.order_uuid and o.state <> 1`,
    [user_uuid],
  );
  await tx.raw(
    `${INSERT_MISSING} and (o.owner_uuid = any(:people) or o.agent_uuid = any(:people) or o.promoter_uuid = any(:people))
     group by o.uuid, line.user_uuid`,
    { people: [user_uuid] },
  );
  await tx.raw(
    `update order_shares s set pending = greatest(0, ? - p.before) from (
       select order_uuid, pending, sum(pending) over (order by order_uuid) - pending as before
       from order_shares where user_uuid = ? and pending > 0
     ) as p where s.user_uuid = ? and s.order_uuid = p.order_uuid and p.before + p.pending > ?`,
    [pending, user_uuid, user_uuid, pending],
  );
}

/** Takes from one order's pending shares, as far as they reach; returns what was taken for each draw. */
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

/**
 * Takes from a person's pending shares of orders that aren't refunded, oldest first, and returns how much was taken. For a penalty it also
 * records the orders that it took from.
 */
export async function takeFromAny(tx: Knex, { user_uuid, amount }: Draw, penalty: string | null): Promise<number> {
  const { rows } = await tx.raw<{ rows: { amount: number }[] }>(
    `with placed as (
       select s.order_uuid, s.pending, sum(s.pending) over (order by s.order_uuid) - s.pending as before
       from order_shares s join store_orders o on o.uuid = s.order_uuid and o.state = 1 where s.user_uuid = :user and s.pending > 0
     ), taken as (
       update order_shares s set pending = s.pending - least(p.pending, :amount - p.before)
       from placed p where s.user_uuid = :user and s.order_uuid = p.order_uuid and p.before < :amount
       returning s.order_uuid, old.pending - new.pending as amount
     ), noted as (
       insert into penalty_orders (order_uuid, penalty_uuid)
       select order_uuid, cast(:penalty as uuid) from taken where cast(:penalty as uuid) is not null on conflict do nothing
     )
     select coalesce(sum(amount), 0)::bigint as amount from taken`,
    { user: user_uuid, amount, penalty },
  );
  return rows[0]?.amount ?? 0;
}
