import type { Knex } from 'knex';
import type { Listed, Page } from '../lists/page.ts';
import { readPage } from '../lists/service.ts';

export interface SilverGrantRow {
  uuid: string;
  user_uuid: string;
  actor_uuid: string;
  silver: number;
  reason: string;
  created_at: Date;
}

export const GRANT_COLUMNS = ['created_at'] as const;

/** Sums the silver that a member of staff gave in the last 24 hours, and locks them so that concurrent commands can't exceed the limit. */
export async function givenToday(tx: Knex, actorUuid: string): Promise<number> {
  await tx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`silver:${actorUuid}`]);
  const row = await tx('silver_grants')
    .where({ actor_uuid: actorUuid })
    .whereRaw("created_at > clock_now() - interval '1 day'")
    .sum<{ given: number | null }[]>('silver as given')
    .first();
  return Number(row?.given ?? 0);
}

export async function insertGrant(tx: Knex, grant: Omit<SilverGrantRow, 'created_at'>): Promise<SilverGrantRow> {
  const [row] = await tx<SilverGrantRow>('silver_grants').insert(grant).returning('*');
  if (!row) throw new Error('a grant was not written');
  return row;
}

/** Returns grants to one person or to everybody. */
export function findGrants(db: Knex, userUuid: string | null, page: Page<(typeof GRANT_COLUMNS)[number]>): Promise<Listed<SilverGrantRow>> {
  const query = db('silver_grants').select('silver_grants.*');
  if (userUuid) query.where({ user_uuid: userUuid });
  if (page.keyword) query.whereILike('reason', `%${page.keyword.replaceAll(/[\\%_]/g, '\\$&')}%`);
  return readPage<SilverGrantRow>(query, page, 'uuid');
}
