import type { PlatformKey } from '@meowtale/contracts';
import type { Knex } from 'knex';

export interface HomePageRow {
  platform_key: PlatformKey;
  revision: number;
  rows: { key: string; titles: { language: string; title: string }[]; store_uuids: string[] }[];
  carousel: string[];
  actor_uuid: string;
  reason: string;
  created_at: Date;
}

/** Finds the current home page. */
export const findHomePage = (db: Knex, platformKey: string): Promise<HomePageRow | undefined> =>
  db<HomePageRow>('home_pages')
    .where({ platform_key: platformKey as PlatformKey })
    .orderBy('revision', 'desc')
    .first();

/** Returns undefined when another call has added that revision. */
export async function insertHomePage(tx: Knex, page: Omit<HomePageRow, 'created_at'>): Promise<HomePageRow | undefined> {
  const row = { ...page, rows: JSON.stringify(page.rows) };
  const [inserted] = await tx<HomePageRow>('home_pages')
    .insert(row as never)
    .onConflict()
    .ignore()
    .returning('*');
  return inserted;
}
