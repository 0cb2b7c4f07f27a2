import { SETTLEMENT_DAY } from '@meowtale/contracts';
import type { Knex } from 'knex';
import type { Listed, Page } from '../lists/page.ts';
import { readPage } from '../lists/service.ts';

export interface RunRow {
  /** Its first day, `YYYY-MM-DD`. */
  month: string;
  paid_until: Date;
  finished_at: Date | null;
}

/** When the run of a month is due; one that begins earlier doesn't finish the month. */
const DUE_AT = `(settlement_runs.month + interval '1 month') at time zone 'UTC' + make_interval(days => ${SETTLEMENT_DAY - 1})`;

/**
 * Returns the run of a month and begins it if necessary: it settles orders paid in that month or before whose refund time is over at
 * the run's beginning. A run that began before the tenth begins anew. Returns null while the month isn't over.
 */
export async function openRun(db: Knex, month: string, windowDays: number): Promise<RunRow | null> {
  await db.raw(
    `insert into settlement_runs (month, paid_until)
     select ends.month, least(ends.over_at, clock_now() - make_interval(days => ?))
     from (select ?::date as month, (?::date + interval '1 month') at time zone 'UTC' as over_at) as ends
     where ends.over_at <= clock_now()
     on conflict (month) do update set paid_until = excluded.paid_until, started_at = clock_now()
       where settlement_runs.finished_at is null and settlement_runs.started_at < ${DUE_AT}`,
    [windowDays, month, month],
  );
  return (await db<RunRow>('settlement_runs').where({ month }).first(db.raw('month::text as month'), 'paid_until', 'finished_at')) ?? null;
}

/** Finishes a run that is due and has nothing left to settle; doesn't while another process still settles some of it. */
export async function finishRun(db: Knex, { month, paid_until }: RunRow): Promise<void> {
  await db('settlement_runs')
    .where({ month })
    .whereNull('finished_at')
    .whereRaw(`started_at >= ${DUE_AT}`)
    .whereNotExists(dueOrders(db, paid_until))
    .update({ finished_at: db.raw('clock_now()') });
}

export interface DueOrders {
  paidUntil: Date;
  limit: number;
  /** Orders that could not be settled in this run so far. */
  except: readonly string[];
}

/** Locks some due orders until the transaction ends; skips those that another process has locked. */
export async function lockDueOrders(tx: Knex.Transaction, { paidUntil, limit, except }: DueOrders): Promise<string[]> {
  const due = dueOrders(tx, paidUntil).orderBy(['paid_at', 'uuid']).limit(limit).forNoKeyUpdate().skipLocked();
  const rows = await due.whereRaw('uuid <> all(?::uuid[])', [[...except]]);
  return rows.map(({ uuid }: { uuid: string }) => uuid);
}

function dueOrders(db: Knex, paidUntil: Date): Knex.QueryBuilder {
  return db('store_orders')
    .where({ state: 1, settled: 0 })
    .where('paid_at', '<', paidUntil)
    .whereNot({ split_state: 'pending' })
    .select('uuid');
}

/** Returns the people who may have a share in these orders. */
export async function findSharers(tx: Knex, orderUuids: readonly string[]): Promise<string[]> {
  const { rows } = await tx.raw<{ rows: { user_uuid: string }[] }>(
    `select distinct person.user_uuid from store_orders o, lateral (values (o.owner_uuid), (o.agent_uuid), (o.promoter_uuid)) as person (user_uuid)
     where o.uuid = any(?::uuid[]) and person.user_uuid is not null`,
    [[...orderUuids]],
  );
  return rows.map(({ user_uuid }) => user_uuid);
}

export interface PendingShare {
  order_uuid: string;
  user_uuid: string;
  pending: number;
}

/** Returns the pending shares of these orders. */
export function findPending(tx: Knex, orderUuids: readonly string[]): Promise<PendingShare[]> {
  return tx<PendingShare>('order_shares')
    .whereIn('order_uuid', orderUuids)
    .where('pending', '>', 0)
    .orderBy(['order_uuid', 'user_uuid'])
    .select('order_uuid', 'user_uuid', 'pending');
}

/** Marks orders as settled in a month, with or without pending shares. */
export async function markSettled(tx: Knex, orderUuids: readonly string[], month: string): Promise<void> {
  await tx('order_shares')
    .whereIn('order_uuid', orderUuids)
    .update({ settled: tx.ref('pending'), pending: 0, settled_month: month });
  // `updated_at` is unchanged, because it orders the buyer's library, and nothing changes for the buyer.
  await tx('store_orders').whereIn('uuid', orderUuids).update({ settled: 1 });
}

/** The settlement of one month for one person. Coins. */
export interface SettlementRow {
  month: string;
  order_count: number;
  share: number;
  amount: number;
  settled_at: Date;
}

/** Returns a person's settlements, or one month's. */
export function findSettlements(db: Knex, userUuid: string, month: string | null, page: Page<'month'>): Promise<Listed<SettlementRow>> {
  const mine = db('order_shares as s')
    .join('settlement_runs as r', 'r.month', 's.settled_month')
    .where({ 's.user_uuid': userUuid })
    .groupBy('r.month', 'r.started_at')
    .select(
      db.raw(`to_char(r.month, 'YYYY-MM') as month, count(*) as order_count, sum(s.coins)::bigint as share,
        sum(s.settled)::bigint as amount, r.started_at as settled_at`),
    );
  if (month) mine.where({ 'r.month': `${month}-01` });
  return readPage<SettlementRow>(db.from(mine.as('settlements')).select('settlements.*'), page, 'month');
}

/** One order in a person's settlement. */
export interface SettledOrderRow {
  order_uuid: string;
  store_uuid: string;
  store_name: string;
  price: number;
  state: number;
  paid_at: Date;
  share: number;
  amount: number;
  owner_uuid: string;
  agent_uuid: string | null;
  promoter_uuid: string | null;
}

export function findSettledOrders(db: Knex, userUuid: string, month: string, page: Page<'paid_at'>): Promise<Listed<SettledOrderRow>> {
  const mine = db('order_shares as s')
    .join('store_orders as o', 'o.uuid', 's.order_uuid')
    .where({ 's.user_uuid': userUuid, 's.settled_month': `${month}-01` })
    .select('s.order_uuid', 's.coins as share', 's.settled as amount')
    .select(
      ['store_uuid', 'store_name', 'price', 'state', 'paid_at', 'owner_uuid', 'agent_uuid', 'promoter_uuid'].map((name) => `o.${name}`),
    );
  return readPage<SettledOrderRow>(db.from(mine.as('settled')).select('settled.*'), page, 'order_uuid');
}
