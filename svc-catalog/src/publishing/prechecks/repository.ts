import type { Knex } from 'knex';

/** Counts the links that were requested for a person within the last hour. */
export async function countCheckedLinks(tx: Knex, userUuid: string): Promise<number> {
  const row = await tx('link_checks')
    .where({ user_uuid: userUuid })
    .where('checked_at', '>', tx.raw("clock_now() - interval '1 hour'"))
    .sum<{ total: string | null }[]>({ total: 'links' })
    .first();
  return Number(row?.total ?? 0);
}

export const insertLinkCheck = (tx: Knex, userUuid: string, links: number): Promise<unknown> =>
  tx('link_checks').insert({ user_uuid: userUuid, links });

export const PRUNE_LINK_CHECKS = `delete from link_checks where ctid in
  (select ctid from link_checks where checked_at < clock_now() - interval '1 hour' limit 2000)`;
