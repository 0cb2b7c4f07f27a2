import type { Knex } from 'knex';

/** Returns whether an app's creator asked for cross-origin isolation. */
export async function isIsolated(db: Knex, appUuid: string): Promise<boolean> {
  const row = await db('apps').where({ uuid: appUuid }).first<{ isolated: boolean } | undefined>('isolated');
  return row?.isolated ?? false;
}
