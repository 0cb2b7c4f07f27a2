import type { Knex } from 'knex';

/** A paid sale as the people with a share may see it. Coins and basis points. */
export interface SaleRow {
  uuid: string;
  store_uuid: string;
  store_name: string;
  original: number;
  percentage_discount: number;
  price: number;
  state: number;
  paid_at: Date;
  refunded_at: Date | null;
  owner_uuid: string;
  agent_uuid: string | null;
  agent_rate_bp: number | null;
  promoter_uuid: string | null;
  promoter_rate_bp: number | null;
  /** Null before the split. */
  fee: number | null;
  promoter_share: number | null;
  agent_share: number | null;
  owner_share: number | null;
}

/** Returns a sale in which a person has a share; null without one. */
export async function findSale(db: Knex, orderUuid: string, userUuid: string): Promise<SaleRow | null> {
  const { rows } = await db.raw<{ rows: SaleRow[] }>(
    `select uuid, store_uuid, store_name, original, percentage_discount, price, state, paid_at,
       coalesce(refunded_at, staff_refunded_at) as refunded_at, owner_uuid, agent_uuid, agent_rate_bp, promoter_uuid, promoter_rate_bp,
       fee, promoter_share, agent_share, owner_share
     from store_orders where uuid = :order and state in (1, 4) and paid_at is not null
       and (owner_uuid = :user or agent_uuid = :user or promoter_uuid = :user)`,
    { order: orderUuid, user: userUuid },
  );
  return rows[0] ?? null;
}

export interface OwnShareRow {
  coins: number;
  pending: number;
  settled: number;
  /** `YYYY-MM`. */
  settled_month: string | null;
}

/** Returns a person's own share of an order and its status. */
export async function findOwnShare(db: Knex, orderUuid: string, userUuid: string): Promise<OwnShareRow | null> {
  const { rows } = await db.raw<{ rows: OwnShareRow[] }>(
    `select coins, pending, settled, to_char(settled_month, 'YYYY-MM') as settled_month from order_shares where order_uuid = ? and user_uuid = ?`,
    [orderUuid, userUuid],
  );
  return rows[0] ?? null;
}

export interface EntryRow {
  id: number;
  posting_id: string;
  reason: string;
  created_at: Date;
  account: string;
  amount: number;
}

/**
 * Returns the ledger entries of a sale's payment, split, settlement and refund in a person's accounts and in the platform's accounts of
 * sales. Of the payment only the platform's side, because the other is the buyer's. Includes penalties that took from the person's share.
 */
export async function findEntries(db: Knex, orderUuid: string, userUuid: string): Promise<EntryRow[]> {
  const { rows } = await db.raw<{ rows: EntryRow[] }>(
    `select e.id, p.id as posting_id, p.reason, p.created_at, a.kind as account, e.amount
     from ledger.postings p
     join ledger.transfers t on t.posting_id = p.id
     join ledger.entries e on e.transfer_id = t.id
     join ledger.accounts a on a.id = e.account_id
     where p.cause_uuid in (select cast(:order as uuid) union all
         select n.uuid from penalty_orders o join penalties n on n.uuid = o.penalty_uuid where o.order_uuid = :order and n.user_uuid = :user)
       and p.reason in ('order', 'share', 'settlement', 'refund', 'penalty')
       and ((a.owner_uuid = :user and p.reason <> 'order') or a.kind in ('order_clearing', 'fee', 'promotion'))
     order by p.created_at, p.id, e.id`,
    { order: orderUuid, user: userUuid },
  );
  return rows;
}
