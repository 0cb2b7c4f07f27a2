import type { Knex } from 'knex';
import type { EarlierModule, StoredModule } from './modules.ts';

export interface SiteRow {
  uuid: string;
  uid: string;
  owner_uuid: string;
  name: string;
  state: 0 | 1;
  modules: EarlierModule[];
  theme: string;
  language: string;
  revision: number;
  created_at: Date;
  updated_at: Date;
}

export const findOwnSite = (db: Knex, ownerUuid: string): Promise<SiteRow | undefined> =>
  db<SiteRow>('websites').where({ owner_uuid: ownerUuid }).first();

export const lockOwnSite = (tx: Knex, ownerUuid: string, uuid: string): Promise<SiteRow | undefined> =>
  tx<SiteRow>('websites').where({ owner_uuid: ownerUuid, uuid }).forUpdate().first();

/** Returns the public site that has this name now, or had it. */
export const findPublicSite = (db: Knex, name: string): Promise<SiteRow | undefined> =>
  db<SiteRow>('websites')
    .where({ state: 1 })
    .where((of) => of.where({ name }).orWhere('uuid', db('website_names').select('website_uuid').where({ name })))
    .first();

/** Returns nothing when the name is taken, or the person has a site. */
export async function insertSite(tx: Knex, site: Pick<SiteRow, 'uuid' | 'uid' | 'owner_uuid' | 'name'>): Promise<SiteRow | undefined> {
  const rows = await tx<SiteRow>('websites').insert(site).onConflict().ignore().returning('*');
  return rows[0];
}

export interface SiteChange {
  modules?: readonly StoredModule[];
  theme?: string;
  language?: string;
  state?: 0 | 1;
  name?: string;
}

export async function changeSite(tx: Knex, uuid: string, { modules, ...change }: SiteChange): Promise<SiteRow> {
  const [row] = await tx<SiteRow>('websites')
    .where({ uuid })
    .update({
      ...change,
      ...(modules && { modules: tx.raw('?::jsonb', [JSON.stringify(modules)]) }),
      revision: tx.raw('revision + 1'),
      updated_at: tx.raw('clock_now()'),
    } as object)
    .returning('*');
  if (!row) throw new Error('a locked site was gone');
  return row;
}

/** Returns whether a site other than `uuid` has this name now, or had it. */
export async function isNameTaken(tx: Knex, name: string, uuid: string | null): Promise<boolean> {
  const { rows } = await tx.raw<{ rows: { uuid: string }[] }>(
    'select uuid from websites where name = :name union select website_uuid from website_names where name = :name',
    { name },
  );
  return rows.some((row) => row.uuid !== uuid);
}

export async function countNames(tx: Knex, websiteUuid: string): Promise<number> {
  const row = await tx('website_names').where({ website_uuid: websiteUuid }).count<{ total: number }[]>({ total: '*' }).first();
  return Number(row?.total ?? 0);
}

/** Saves a site's former name, so that it leads to the site; the next name is no former one any more. */
export async function saveName(tx: Knex, websiteUuid: string, { former, next }: { former: string; next: string }): Promise<void> {
  await tx('website_names').insert({ name: former, website_uuid: websiteUuid }).onConflict('name').ignore();
  await tx('website_names').where({ name: next }).delete();
}
