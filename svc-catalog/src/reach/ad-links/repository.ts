import type { AdLinkType } from '@meowtale/contracts/inputs/catalog/ad-link';
import { UTM_FIELDS, type UtmField } from '@meowtale/contracts/tracked-address';
import type { Knex } from 'knex';
import type { PageRange } from '../../list-page.ts';
import { countedColumns } from './counts-repository.ts';

type UtmValues = Record<UtmField, string>;

export interface AdLinkRow extends UtmValues {
  uuid: string;
  uid: string;
  owner_uuid: string;
  store_uuid: string;
  /** `site`: made and maintained by the owner's website (ADR 36). */
  type: AdLinkType;
  name: string;
  state: 0 | 1;
  /** Counts its published states. */
  revision: number;
  /** Counts its edits. */
  edit_revision: number;
  click_count: number;
  visit_count: number;
  wish_count: number;
  created_at: Date;
  updated_at: Date;
}

export interface AdLinkFilter {
  ownerUuid: string;
  uuid: string | null;
  storeUuid: string | null;
  keyword: string | null;
  /** By its origin: a person, or a site; null for both. */
  type: AdLinkType | null;
  uids: readonly string[] | null;
}

/** A keyword has no line ends, so it is found within one of them. */
const SEARCHED = ['name', ...UTM_FIELDS];

const inUse = (db: Knex, { ownerUuid, uuid, storeUuid, keyword, type, uids }: AdLinkFilter) => {
  const rows = db<AdLinkRow>('ad_links').where({ owner_uuid: ownerUuid, state: 1 });
  if (type) rows.where({ type });
  if (uids) rows.whereIn('uid', [...uids]);
  if (uuid) rows.where({ uuid });
  if (storeUuid) rows.where({ store_uuid: storeUuid });
  if (keyword) rows.whereRaw(`strpos(lower(concat_ws(chr(10), ${SEARCHED.join(', ')})), lower(?)) > 0`, [keyword]);
  return rows;
};

/** Lists links with their current figures; returns one more than the page's size to tell whether another page follows. */
export function listAdLinks(
  db: Knex,
  filter: AdLinkFilter,
  direction: 'asc' | 'desc',
  { limit, offset, after }: PageRange,
): Promise<AdLinkRow[]> {
  const rows = inUse(db, filter)
    .select<AdLinkRow[]>(countedColumns(db))
    .orderBy([
      { column: 'updated_at', order: direction },
      { column: 'uuid', order: direction },
    ])
    .limit(limit + 1)
    .offset(offset);
  return after ? rows.whereRaw(`(updated_at, uuid) ${direction === 'asc' ? '>' : '<'} (?, ?)`, [after.value, after.uuid]) : rows;
}

export async function countAdLinks(db: Knex, filter: AdLinkFilter): Promise<number> {
  const row = await inUse(db, filter).count<{ total: number }[]>({ total: '*' }).first();
  return Number(row?.total ?? 0);
}

/** Finds an active link of any owner. */
export const findByUid = (db: Knex, uid: string): Promise<AdLinkRow | undefined> =>
  db<AdLinkRow>('ad_links').where({ uid, state: 1 }).first();

/** Finds a link with its current figures. */
export const findAdLink = (db: Knex, uuid: string): Promise<AdLinkRow | undefined> =>
  db<AdLinkRow>('ad_links').where({ uuid }).first<AdLinkRow | undefined>(countedColumns(db));

/** Lists the owners of active links to a listing, without duplicates. */
export const listPromoters = (db: Knex, storeUuid: string): Promise<string[]> =>
  db<AdLinkRow>('ad_links').where({ store_uuid: storeUuid, state: 1 }).distinct().pluck('owner_uuid');

export const lockOwn = (tx: Knex, ownerUuid: string, uuid: string): Promise<AdLinkRow | undefined> =>
  tx<AdLinkRow>('ad_links').where({ uuid, owner_uuid: ownerUuid, state: 1 }).forUpdate().first();

type NewAdLink = Pick<AdLinkRow, 'uuid' | 'uid' | 'owner_uuid' | 'store_uuid' | 'type' | 'name'> & UtmValues;

/** Returns undefined when another link has the uid. */
export async function insertAdLink(tx: Knex, link: NewAdLink): Promise<AdLinkRow | undefined> {
  const [row] = await tx<AdLinkRow>('ad_links').insert(link).onConflict('uid').ignore().returning('*');
  return row;
}

export async function changeAdLink(tx: Knex, uuid: string, change: Partial<Pick<AdLinkRow, 'type' | 'name'> & UtmValues>): Promise<void> {
  await tx<AdLinkRow>('ad_links')
    .where({ uuid })
    .update({ ...change, edit_revision: tx.raw('edit_revision + 1'), updated_at: tx.raw('clock_now()') } as object);
}

export const listInUse = (db: Knex, ownerUuid: string): Promise<string[]> =>
  db('ad_links').where({ owner_uuid: ownerUuid, state: 1 }).pluck('uuid');

/** Deactivates a link; its uid is never used again. */
export async function endAdLink(tx: Knex, uuid: string): Promise<AdLinkRow> {
  const change = { state: 0, revision: tx.raw('revision + 1'), updated_at: tx.raw('clock_now()') };
  const [row] = await tx<AdLinkRow>('ad_links')
    .where({ uuid })
    .update(change as object)
    .returning('*');
  if (!row) throw new Error('update of ad_links found no row');
  return row;
}

/** Clears the names and UTM values of a person's links, and deletes their visits; counts stay, with the orders that refer to a link. */
export async function clearAdLinks(tx: Knex, ownerUuid: string): Promise<void> {
  const own = tx<AdLinkRow>('ad_links').where({ owner_uuid: ownerUuid });
  await tx('ad_link_visits').whereIn('ad_link_uuid', own.clone().select('uuid')).delete();
  const noUtm: UtmValues = { utm_source: '', utm_medium: '', utm_campaign: '', utm_term: '', utm_content: '' };
  await own.clone().update({ ...noUtm, name: tx.ref('uid') } as object);
}
