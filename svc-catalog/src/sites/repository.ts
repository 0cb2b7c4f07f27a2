import type { Knex } from 'knex';

/** A module as stored: ids of pictures, never their addresses. */
export interface StoredModule {
  cid: string;
  type: string;
  layout: string;
  isActive: boolean;
  element: { title: string; description: string; backgroundImg: string | null; avatar: string | null };
}

export interface SiteRow {
  uuid: string;
  owner_uuid: string;
  name: string;
  state: 0 | 1;
  modules: StoredModule[];
  revision: number;
  created_at: Date;
  updated_at: Date;
}

export const findOwnSite = (db: Knex, ownerUuid: string): Promise<SiteRow | undefined> =>
  db<SiteRow>('websites').where({ owner_uuid: ownerUuid }).first();

export const lockOwnSite = (tx: Knex, ownerUuid: string, uuid: string): Promise<SiteRow | undefined> =>
  tx<SiteRow>('websites').where({ owner_uuid: ownerUuid, uuid }).forUpdate().first();

export const findPublicSite = (db: Knex, name: string): Promise<SiteRow | undefined> =>
  db<SiteRow>('websites').where({ name, state: 1 }).first();

/** Answers nothing when the name, or the person's one place, is taken. */
export async function insertSite(tx: Knex, site: Pick<SiteRow, 'uuid' | 'owner_uuid' | 'name'>): Promise<SiteRow | undefined> {
  const rows = await tx<SiteRow>('websites').insert(site).onConflict().ignore().returning('*');
  return rows[0];
}

export async function replaceModules(tx: Knex, uuid: string, modules: readonly StoredModule[]): Promise<SiteRow> {
  const [row] = await tx<SiteRow>('websites')
    .where({ uuid })
    .update({ modules: tx.raw('?::jsonb', [JSON.stringify(modules)]), revision: tx.raw('revision + 1'), updated_at: tx.raw('clock_now()') })
    .returning('*');
  if (!row) throw new Error('a locked site was gone');
  return row;
}
