import type { UtmField } from '@meowtale/contracts/tracked-address';
import type { Knex } from 'knex';

export interface Click extends Record<UtmField, string> {
  uuid: string;
  uid: string;
  /** The browser's id; null for an unrecognised visitor. */
  clientId: string | null;
  /** The signed-in visitor, whose clicks on their own links aren't counted. */
  userUuid: string | null;
}

/**
 * Counts clicks on active links, and a visit for each browser's first click of the day, in one statement that only appends rows. A visit
 * without UTM values of its own has its link's. Returns the uuids of the clicks that are visits.
 */
export async function insertClicks(db: Knex, clicks: readonly Click[]): Promise<Set<string>> {
  const { rows } = await db.raw<{ rows: { uuid: string }[] }>(INSERT_CLICKS, [JSON.stringify(clicks)]);
  return new Set(rows.map(({ uuid }) => uuid));
}

// Visits are inserted in the order of their unique key, so that the statements of two processes don't wait for each other in a circle.
const INSERT_CLICKS = `
  with click as (
    select given.uuid, given."clientId" as client_id, link.uuid as link, at.now, (at.now at time zone 'UTC')::date as day,
      utm.source, utm.medium, utm.campaign, utm.term, utm.content
    from (select clock_now() as now) at, jsonb_to_recordset(?::jsonb) as given (uuid uuid, uid text, "clientId" text, "userUuid" uuid,
        utm_source text, utm_medium text, utm_campaign text, utm_term text, utm_content text)
      join ad_links link on link.uid = given.uid and link.state = 1 and given."userUuid" is distinct from link.owner_uuid,
      lateral (select concat(given.utm_source, given.utm_medium, given.utm_campaign, given.utm_term, given.utm_content) = '' as is_empty) own,
      lateral (select
        case when own.is_empty then link.utm_source else given.utm_source end as source,
        case when own.is_empty then link.utm_medium else given.utm_medium end as medium,
        case when own.is_empty then link.utm_campaign else given.utm_campaign end as campaign,
        case when own.is_empty then link.utm_term else given.utm_term end as term,
        case when own.is_empty then link.utm_content else given.utm_content end as content) utm
  ), visit as (
    insert into ad_link_visits
      (uuid, ad_link_uuid, client_id, utm_source, utm_medium, utm_campaign, utm_term, utm_content, visited_on, visited_at)
    select uuid, link, client_id, source, medium, campaign, term, content, day, now from click order by link, client_id
    on conflict do nothing returning uuid
  ), counted as (
    insert into ad_link_counts (ad_link_uuid, day, clicks, visits, wishes)
    select click.link, click.day, count(*), count(visit.uuid), 0 from click left join visit using (uuid) group by 1, 2
  )
  select uuid from visit`;

export interface WishCount {
  adLinkUuid: string;
  /** When the entry was added: it counts on that UTC day. */
  addedAt: Date;
  /** -1 takes back a removed entry. */
  wishes: 1 | -1;
}

export const insertWishCount = (tx: Knex, { adLinkUuid, addedAt, wishes }: WishCount): Promise<unknown> =>
  tx.raw(
    `insert into ad_link_counts (ad_link_uuid, day, clicks, visits, wishes)
     values (?, (?::timestamptz at time zone 'UTC')::date, 0, 0, ?)`,
    [adLinkUuid, addedAt, wishes],
  );

/** Columns of `ad_links` that include what isn't summed yet; read in one statement, because summing moves it. */
export const countedColumns = (db: Knex) => [
  'ad_links.*',
  ...(['click', 'visit', 'wish'] as const).map((what) =>
    db.raw(
      `(ad_links.${what}_count + coalesce((select sum(${what === 'wish' ? 'wishes' : `${what}s`}) from ad_link_counts
         where ad_link_uuid = ad_links.uuid), 0))::int as ${what}_count`,
    ),
  ),
];

interface DayCounts {
  ad_link_uuid: string;
  day: string;
  clicks: number;
  visits: number;
  wishes: number;
}

/** Deletes up to `limit` rows that no other process sums, and returns their sums by link and day. */
export async function takeCounts(tx: Knex, limit: number): Promise<DayCounts[]> {
  const { rows } = await tx.raw<{ rows: DayCounts[] }>(
    `with taken as (
       delete from ad_link_counts where seq in (select seq from ad_link_counts order by seq limit ? for update skip locked) returning *
     )
     select ad_link_uuid, to_char(day, 'YYYY-MM-DD') as day,
       sum(clicks)::int as clicks, sum(visits)::int as visits, sum(wishes)::int as wishes
     from taken group by ad_link_uuid, day`,
    [limit],
  );
  return rows;
}

/** Adds sums to their days and links, both in the order of their keys, as processes lock them. */
export async function addCounts(tx: Knex, days: readonly DayCounts[]): Promise<void> {
  const given = JSON.stringify(days);
  const GIVEN = 'jsonb_to_recordset(?::jsonb) as given (ad_link_uuid uuid, day date, clicks int, visits int, wishes int)';
  await tx.raw(
    `insert into ad_link_days as d (ad_link_uuid, day, clicks, visits, wishes)
     select ad_link_uuid, day, clicks, visits, wishes from ${GIVEN} order by ad_link_uuid, day
     on conflict (ad_link_uuid, day) do update
     set clicks = d.clicks + excluded.clicks, visits = d.visits + excluded.visits, wishes = d.wishes + excluded.wishes`,
    [given],
  );
  await tx.raw(
    `with of_link as (select ad_link_uuid, sum(clicks) as clicks, sum(visits) as visits, sum(wishes) as wishes from ${GIVEN} group by 1),
       locked as (select uuid from ad_links where uuid in (select ad_link_uuid from of_link) order by uuid for no key update)
     update ad_links set click_count = click_count + clicks, visit_count = visit_count + visits, wish_count = wish_count + wishes
     from of_link join locked on locked.uuid = of_link.ad_link_uuid where ad_links.uuid = locked.uuid`,
    [given],
  );
}

export interface VisitDayRow extends DayCounts {
  /** By UTC, such as 2026-11-27. */
  day: string;
}

interface Days {
  from: string;
  to: string;
}

/** Lists the figures of these links by day, from `from` to `to` inclusive, the first day first. */
export async function listVisitDays(db: Knex, uuids: readonly string[], { from, to }: Days): Promise<VisitDayRow[]> {
  const { rows } = await db.raw<{ rows: VisitDayRow[] }>(
    `select ad_link_uuid, to_char(day, 'YYYY-MM-DD') as day,
       sum(clicks)::int as clicks, sum(visits)::int as visits, sum(wishes)::int as wishes
     from (select ad_link_uuid, day, clicks, visits, wishes from ad_link_days
           union all select ad_link_uuid, day, clicks, visits, wishes from ad_link_counts) figures
     where ad_link_uuid = any(cast(:uuids as uuid[])) and day between cast(:from as date) and cast(:to as date)
     group by ad_link_uuid, figures.day having sum(clicks) > 0 or sum(wishes) <> 0 order by figures.day`,
    { uuids: [...uuids], from, to },
  );
  return rows;
}

export interface VisitSourceRow extends Record<UtmField, string> {
  ad_link_uuid: string;
  visits: number;
}

/** Counts the visits of these links by their UTM values; returns the `limit` most frequent combinations of each link. */
export async function listVisitSources(
  db: Knex,
  uuids: readonly string[],
  { from, to, limit }: Days & { limit: number },
): Promise<VisitSourceRow[]> {
  const { rows } = await db.raw<{ rows: VisitSourceRow[] }>(
    `select ad_link_uuid, utm_source, utm_medium, utm_campaign, utm_term, utm_content, visits from (
       select ad_link_uuid, utm_source, utm_medium, utm_campaign, utm_term, utm_content, count(*)::int as visits,
         row_number() over (partition by ad_link_uuid
           order by count(*) desc, utm_source, utm_medium, utm_campaign, utm_term, utm_content) as place
       from ad_link_visits
       where ad_link_uuid = any(cast(:uuids as uuid[]))
         and visited_at >= cast(:from as date)::timestamp at time zone 'UTC'
         and visited_at < (cast(:to as date) + 1)::timestamp at time zone 'UTC'
       group by 1, 2, 3, 4, 5, 6) sources
     where place <= :limit order by ad_link_uuid, place`,
    { uuids: [...uuids], from, to, limit },
  );
  return rows;
}

/** Deletes visits after 400 days; a link's counts are unaffected. */
export const PRUNE_VISITS = `delete from ad_link_visits where uuid in
  (select uuid from ad_link_visits where visited_at < clock_now() - interval '400 days' limit 2000)`;
