import type { Knex } from 'knex';
import { validate as isUuid } from 'uuid';
import type { PageRange } from '../../list-page.ts';
import type { UserRow } from '../../people/people/service.ts';

export type PersonRow = UserRow & { created_at: Date };

const those = (db: Knex, keyword: string) => {
  const rows = db<PersonRow>('users');
  if (keyword === '') return rows;
  if (isUuid(keyword)) return rows.where({ uuid: keyword });
  if (keyword.includes('@')) return rows.whereRaw('lower(email) = lower(?)', [keyword]);
  return rows.whereILike('nickname', `%${keyword.replace(/[\\%_]/g, '\\$&')}%`);
};

/** Returns people, the newest first, and one row more than the limit, which shows that another page follows. */
export function listPeople(db: Knex, keyword: string, { limit, offset, after }: PageRange): Promise<PersonRow[]> {
  const rows = those(db, keyword)
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'uuid', order: 'desc' },
    ])
    .limit(limit + 1)
    .offset(offset);
  return after ? rows.whereRaw('(created_at, uuid) < (?, ?)', [after.value, after.uuid]) : rows;
}

export async function countPeople(db: Knex, keyword: string): Promise<number> {
  const row = await those(db, keyword).count<{ total: number }[]>({ total: '*' }).first();
  return Number(row?.total ?? 0);
}

/** Suspends a person for `days` from now; returns the end, and nothing when they are suspended for longer already. */
export async function suspendFor(tx: Knex, uuid: string, days: number): Promise<Date | undefined> {
  const { rows } = await tx.raw<{ rows: { suspended_until: Date }[] }>(
    `update users set suspended_until = clock_now() + make_interval(days => :days)
     where uuid = :uuid and (suspended_until is null or suspended_until < clock_now() + make_interval(days => :days))
     returning suspended_until`,
    { uuid, days },
  );
  return rows[0]?.suspended_until;
}

export const endSuspension = (tx: Knex, uuid: string): Promise<unknown> =>
  tx<PersonRow>('users').where({ uuid }).update({ suspended_until: null });

/** Locks a person whose suspension is over; skips those that another process has locked. */
export const lockNextOver = (tx: Knex): Promise<PersonRow | undefined> =>
  tx<PersonRow>('users').whereRaw('suspended_until <= clock_now()').orderBy('suspended_until').forUpdate().skipLocked().first();
