import type { CatalogErasureReason, ErasureReason, ErasureState } from '@meowtale/contracts/erasure';
import { ERASURE_DAYS } from '@meowtale/contracts/erasure';
import type { Knex } from 'knex';

export interface ErasureRow {
  uuid: string;
  user_uuid: string;
  state: ErasureState;
  reasons: ErasureReason[];
  asked_at: Date;
  due_at: Date | null;
  ended_at: Date | null;
}

/** Finds a person's last request. */
export const findLast = (db: Knex, userUuid: string): Promise<ErasureRow | undefined> =>
  db<ErasureRow>('erasures').where({ user_uuid: userUuid }).orderBy('asked_at', 'desc').first();

export const lockErasure = (tx: Knex, uuid: string): Promise<ErasureRow | undefined> =>
  tx<ErasureRow>('erasures').where({ uuid }).forUpdate().first();

/** Returns undefined when the person has an open request. */
export async function insertErasure(
  tx: Knex,
  { uuid, user_uuid }: Pick<ErasureRow, 'uuid' | 'user_uuid'>,
): Promise<ErasureRow | undefined> {
  const [row] = await tx<ErasureRow>('erasures').insert({ uuid, user_uuid }).onConflict().ignore().returning('*');
  return row;
}

export async function setState(tx: Knex, uuid: string, state: ErasureState, reasons: readonly ErasureReason[] = []): Promise<ErasureRow> {
  const isOver = state === 'done' || state === 'refused' || state === 'cancelled';
  const [row] = await tx<ErasureRow>('erasures')
    .where({ uuid })
    .update({
      state,
      reasons: JSON.stringify(reasons),
      ...(state === 'waiting' && { due_at: tx.raw(`clock_now() + interval '${ERASURE_DAYS} days'`) }),
      ...(isOver && { ended_at: tx.raw('clock_now()') }),
    } as object)
    .returning('*');
  if (!row) throw new Error('update of erasures found no row');
  return row;
}

/** Locks the next due request until the end of the transaction; other transactions skip it. */
export const lockNextDue = (tx: Knex): Promise<ErasureRow | undefined> =>
  tx<ErasureRow>('erasures')
    .where({ state: 'waiting' })
    .whereRaw('due_at <= clock_now()')
    .orderBy('due_at')
    .forUpdate()
    .skipLocked()
    .first();

export const listErasing = (db: Knex, limit: number): Promise<(ErasureRow & { firebase_uid: string })[]> =>
  db('erasures')
    .join('users', 'users.uuid', 'user_uuid')
    .where({ state: 'erasing' })
    .orderBy('due_at')
    .limit(limit)
    .select('erasures.*', 'firebase_uid');

/** Locks the next request that was done so long ago that no token of the person is valid any more. */
export const lockNextUnswept = (tx: Knex): Promise<ErasureRow | undefined> =>
  tx<ErasureRow>('erasures')
    .where({ state: 'done' })
    .whereNull('swept_at')
    .whereRaw(`ended_at <= clock_now() - interval '2 hours'`)
    .forUpdate()
    .skipLocked()
    .first();

export const markSwept = (tx: Knex, uuid: string): Promise<unknown> =>
  tx('erasures')
    .where({ uuid })
    .update({ swept_at: tx.raw('clock_now()') });

/** Returns the reasons in the catalogue that prevent a person's erasure. */
export async function findReasons(db: Knex, userUuid: string): Promise<CatalogErasureReason[]> {
  const { rows } = await db.raw<{ rows: { reason: CatalogErasureReason }[] }>(
    `select 'staff' as reason from users where uuid = :user and 'staff' = any(roles)
     union all select 'on-sale' where exists (select from stores where owner_uuid = :user and status = 'on' and released_at is not null)
     union all select 'in-review' where exists (
       select from store_submits s join stores on stores.uuid = s.store_uuid
       where stores.owner_uuid = :user and s.is_current and (s.page_state in (2, 3) or s.package_state in (2, 3)))
     union all select 'agent' where exists (
       select from store_agents where publisher_uuid = :user and is_current and state in (2, 3, 4))`,
    { user: userUuid },
  );
  return rows.map(({ reason }) => reason);
}
