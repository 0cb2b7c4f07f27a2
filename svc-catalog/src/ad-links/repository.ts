import type { UtmField } from '@meowtale/contracts/tracked-address';
import type { Knex } from 'knex';
import type { Stretch } from '../list-page.ts';

type UtmValues = Record<UtmField, string>;

export interface AdLinkRow extends UtmValues {
  uuid: string;
  uid: string;
  owner_uuid: string;
  store_uuid: string;
  type: 'url';
  name: string;
  state: 0 | 1;
  revision: number;
  visit_count: number;
  created_at: Date;
  updated_at: Date;
}

export interface AdLinkFilter {
  ownerUuid: string;
  uuid: string | null;
  storeUuid: string | null;
  keyword: string | null;
}

const inUse = (db: Knex, { ownerUuid, uuid, storeUuid, keyword }: AdLinkFilter) => {
  const rows = db<AdLinkRow>('ad_links').where({ owner_uuid: ownerUuid, state: 1 });
  if (uuid) rows.where({ uuid });
  if (storeUuid) rows.where({ store_uuid: storeUuid });
  if (keyword) rows.whereRaw('strpos(lower(name), lower(?)) > 0', [keyword]);
  return rows;
};

/** One more than the stretch is long, so that it is known whether another follows. */
export function listAdLinks(
  db: Knex,
  filter: AdLinkFilter,
  direction: 'asc' | 'desc',
  { limit, offset, after }: Stretch,
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

/** A link in use, whosever it is. */
export const findByUid = (db: Knex, uid: string): Promise<AdLinkRow | undefined> =>
  db<AdLinkRow>('ad_links').where({ uid, state: 1 }).first();

export const findAdLink = (db: Knex, uuid: string): Promise<AdLinkRow | undefined> => db<AdLinkRow>('ad_links').where({ uuid }).first();

export const lockOwn = (tx: Knex, ownerUuid: string, uuid: string): Promise<AdLinkRow | undefined> =>
  tx<AdLinkRow>('ad_links').where({ uuid, owner_uuid: ownerUuid, state: 1 }).forUpdate().first();

type NewAdLink = Pick<AdLinkRow, 'uuid' | 'uid' | 'owner_uuid' | 'store_uuid' | 'type' | 'name'> & UtmValues;

/** Answers nothing when the uid is another link's. */
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

/** Ends a link; its uid stays taken. */
export async function endAdLink(tx: Knex, uuid: string): Promise<AdLinkRow> {
  const change = { state: 0, revision: tx.raw('revision + 1'), updated_at: tx.raw('clock_now()') };
  const [row] = await tx<AdLinkRow>('ad_links')
    .where({ uuid })
    .update(change as object)
    .returning('*');
  if (!row) throw new Error('update of ad_links found no row');
  return row;
}

interface Visit extends UtmValues {
  uuid: string;
  adLinkUuid: string;
  clientId: string | null;
}

/** Writes and counts a visit, unless this browser came by it today already or `mostInAMinute` did. Answers whether it did. */
export async function countVisit(db: Knex, visit: Visit, mostInAMinute: number): Promise<boolean> {
  const { uuid, adLinkUuid, clientId } = visit;
  const { rowCount } = await db.raw<{ rowCount: number }>(
    `with visit as (
       insert into ad_link_visits
         (uuid, ad_link_uuid, client_id, utm_source, utm_medium, utm_campaign, utm_term, utm_content, visited_on, visited_at)
       select :uuid, :link, :client, :source, :medium, :campaign, :term, :content, (clock_now() at time zone 'UTC')::date, clock_now()
       where (select count(*) from (select 1 from ad_link_visits
                where ad_link_uuid = :link and visited_at > clock_now() - interval '1 minute' limit :most) recent) < :most
       on conflict do nothing returning ad_link_uuid)
     update ad_links set visit_count = visit_count + 1 from visit where ad_links.uuid = visit.ad_link_uuid`,
    {
      uuid,
      link: adLinkUuid,
      client: clientId,
      most: mostInAMinute,
      source: visit.utm_source,
      medium: visit.utm_medium,
      campaign: visit.utm_campaign,
      term: visit.utm_term,
      content: visit.utm_content,
    },
  );
  return rowCount > 0;
}

/** Visits older than anybody compares; what they counted stays with their link. */
export const PRUNE_VISITS = `delete from ad_link_visits where uuid in
  (select uuid from ad_link_visits where visited_at < clock_now() - interval '400 days' limit 2000)`;
