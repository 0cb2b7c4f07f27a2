import type { AdLinkType } from '@meowtale/contracts/inputs/catalog/ad-link';
import type { UtmField } from '@meowtale/contracts/tracked-address';
import type { Knex } from 'knex';
import type { PageRange } from '../../list-page.ts';

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
  revision: number;
  click_count: number;
  visit_count: number;
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

const inUse = (db: Knex, { ownerUuid, uuid, storeUuid, keyword, type, uids }: AdLinkFilter) => {
  const rows = db<AdLinkRow>('ad_links').where({ owner_uuid: ownerUuid, state: 1 });
  if (type) rows.where({ type });
  if (uids) rows.whereIn('uid', [...uids]);
  if (uuid) rows.where({ uuid });
  if (storeUuid) rows.where({ store_uuid: storeUuid });
  if (keyword) rows.whereRaw('strpos(lower(name), lower(?)) > 0', [keyword]);
  return rows;
};

/** Lists links; returns one more than the page's size to tell whether another page follows. */
export function listAdLinks(
  db: Knex,
  filter: AdLinkFilter,
  direction: 'asc' | 'desc',
  { limit, offset, after }: PageRange,
): Promise<AdLinkRow[]> {
  const rows = inUse(db, filter)
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

export const findAdLink = (db: Knex, uuid: string): Promise<AdLinkRow | undefined> => db<AdLinkRow>('ad_links').where({ uuid }).first();

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

export async function changeAdLink(
  tx: Knex,
  uuid: string,
  change: Partial<Pick<AdLinkRow, 'type' | 'name'> & UtmValues>,
): Promise<AdLinkRow> {
  const [row] = await tx<AdLinkRow>('ad_links')
    .where({ uuid })
    .update({ ...change, updated_at: tx.raw('clock_now()') } as object)
    .returning('*');
  if (!row) throw new Error('update of ad_links found no row');
  return row;
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

interface Visit extends UtmValues {
  uuid: string;
  adLinkUuid: string;
  clientId: string | null;
}

/**
 * Counts a click, and a visit unless this browser has visited the link today; neither after `mostInAMinute` visits within a minute. Returns
 * whether a visit was counted.
 */
export async function countClick(db: Knex, visit: Visit, mostInAMinute: number): Promise<boolean> {
  const { uuid, adLinkUuid, clientId } = visit;
  const { rows } = await db.raw<{ rows: [{ visits: number }] }>(COUNT_CLICK, {
    uuid,
    link: adLinkUuid,
    client: clientId,
    most: mostInAMinute,
    source: visit.utm_source,
    medium: visit.utm_medium,
    campaign: visit.utm_campaign,
    term: visit.utm_term,
    content: visit.utm_content,
  });
  return rows[0].visits > 0;
}

const COUNT_CLICK = `
  with at as (
    select clock_now() as now, (clock_now() at time zone 'UTC')::date as day
    where (select count(*) from (select 1 from ad_link_visits
             where ad_link_uuid = :link and visited_at > clock_now() - interval '1 minute' limit :most) recent) < :most
  ), visit as (
    insert into ad_link_visits
      (uuid, ad_link_uuid, client_id, utm_source, utm_medium, utm_campaign, utm_term, utm_content, visited_on, visited_at)
    select :uuid, :link, :client, :source, :medium, :campaign, :term, :content, day, now from at
    on conflict do nothing returning ad_link_uuid
  ), counted as (
    select count(*)::int as visits from visit
  ), of_day as (
    insert into ad_link_days as d (ad_link_uuid, day, clicks, visits) select :link, day, 1, visits from at, counted
    on conflict (ad_link_uuid, day) do update set clicks = d.clicks + 1, visits = d.visits + excluded.visits
  ), in_all as (
    update ad_links set click_count = click_count + 1, visit_count = visit_count + visits from at, counted where ad_links.uuid = :link
  )
  select visits from counted`;

export interface VisitDayRow {
  ad_link_uuid: string;
  /** By UTC, such as 2026-11-27. */
  day: string;
  clicks: number;
  visits: number;
}

/** Lists clicks and visits of these links by day, from `from` to `to` inclusive, the first day first. */
export const listVisitDays = (db: Knex, uuids: readonly string[], { from, to }: { from: string; to: string }): Promise<VisitDayRow[]> =>
  db('ad_link_days')
    .whereIn('ad_link_uuid', [...uuids])
    .whereBetween('day', [from, to])
    .orderBy('day')
    .select('ad_link_uuid', db.raw(`to_char(day, 'YYYY-MM-DD') as day`), 'clicks', 'visits');

/** Deletes visits after 400 days; a link's counts are unaffected. */
export const PRUNE_VISITS = `delete from ad_link_visits where uuid in
  (select uuid from ad_link_visits where visited_at < clock_now() - interval '400 days' limit 2000)`;
