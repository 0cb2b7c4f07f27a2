import type { EventPayload } from '@meowtale/contracts/events/index';
import type { Knex } from 'knex';
import type { Activity, AdLink, Listing, PlayProgress } from './listing.ts';

/** Saves a listing's newest state. Ignores an older revision; the same revision adds columns that an earlier release didn't save. */
export async function saveListing(tx: Knex, event: EventPayload<'catalog.listing.changed'>): Promise<void> {
  const row = {
    store_uuid: event.storeUuid,
    revision: event.revision,
    platform_key: event.platformKey,
    auth_type: event.authType,
    owner_uuid: event.ownerUuid,
    agent_uuid: event.agent?.userUuid ?? null,
    agent_rate_bp: event.agent?.rateBp ?? null,
    on_sale: event.onSale,
    store_name: event.names[event.defaultLanguage] ?? Object.values(event.names)[0] ?? '',
    names: JSON.stringify(event.names),
    cover_url: event.coverUrl,
    play_kind: event.playKind,
    prices: JSON.stringify(event.prices),
    reward_minimum: event.rewardMinimumCoins,
    activity_state: event.activity?.state ?? null,
    activity_percent: event.activity?.percent ?? null,
    activity_started_at: event.activity?.startedAt ?? null,
    activity_ended_at: event.activity?.endedAt ?? null,
    cps_state: event.cps.state,
    cps_share_bp: event.cps.shareBp,
    cps_closed_at: event.cps.closedAt,
    updated_at: tx.raw('clock_now()'),
  };
  await tx('listings').insert(row).onConflict('store_uuid').merge().whereRaw('listings.revision <= excluded.revision');
}

export async function savePerson(tx: Knex, event: EventPayload<'catalog.user.changed'>): Promise<void> {
  const row = {
    user_uuid: event.userUuid,
    revision: event.revision,
    country: event.country,
    nickname: event.nickname,
    staff: event.roles.includes('staff'),
    suspended_until: event.suspendedUntil ?? null,
    updated_at: tx.raw('clock_now()'),
  };
  await tx('people').insert(row).onConflict('user_uuid').merge().whereRaw('people.revision <= excluded.revision');
}

export async function saveAdLink(tx: Knex, event: EventPayload<'catalog.ad-link.changed'>): Promise<void> {
  const row = {
    ad_link_uuid: event.adLinkUuid,
    revision: event.revision,
    uid: event.uid,
    store_uuid: event.storeUuid,
    owner_uuid: event.ownerUuid,
    state: event.state,
    updated_at: tx.raw('clock_now()'),
  };
  await tx('ad_links').insert(row).onConflict('ad_link_uuid').merge().whereRaw('ad_links.revision < excluded.revision');
}

export async function savePlayProgress(tx: Knex, event: EventPayload<'catalog.play.changed'>): Promise<void> {
  const row = {
    user_uuid: event.userUuid,
    store_uuid: event.storeUuid,
    revision: event.revision,
    first_opened_at: event.firstOpenedAt,
    segments_served: event.segmentsServed,
    segments_total: event.segmentsTotal,
  };
  await tx('play_progress')
    .insert(row)
    .onConflict(['user_uuid', 'store_uuid'])
    .merge()
    .whereRaw('play_progress.revision < excluded.revision');
}

/** Returns the known listings among these, by uuid. */
export async function findListings(db: Knex, storeUuids: readonly string[]): Promise<Map<string, Listing>> {
  const rows = await db<ListingRow>('listings').whereIn('store_uuid', storeUuids);
  return new Map(rows.map((row) => [row.store_uuid, toListing(row)]));
}

/** Returns the country of a person's account; null without one. */
export async function findCountry(db: Knex, userUuid: string): Promise<string | null> {
  const row = await db('people').where({ user_uuid: userUuid }).first<{ country: string | null }>('country');
  return row?.country ?? null;
}

/** Returns nicknames by uuid; unknown people are missing. */
export async function findNicknames(db: Knex, userUuids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db('people').whereIn('user_uuid', userUuids).whereNotNull('nickname').select('user_uuid', 'nickname');
  return new Map(rows.map((row) => [row.user_uuid, row.nickname]));
}

/** Returns until when a person is suspended; null when they aren't. */
export async function findSuspension(db: Knex, userUuid: string): Promise<Date | null> {
  const row = await db('people')
    .where({ user_uuid: userUuid })
    .whereRaw('suspended_until > clock_now()')
    .first<{ suspended_until: Date }>('suspended_until');
  return row?.suspended_until ?? null;
}

/** A person's nickname and whether they are staff. */
export interface PersonStatus {
  nickname: string;
  staff: boolean;
}

/** Returns a person's account status; null when they, or whether they are staff, aren't known yet. */
export async function findPersonStatus(db: Knex, userUuid: string): Promise<PersonStatus | null> {
  const row = await db('people')
    .where({ user_uuid: userUuid })
    .whereNotNull('nickname')
    .whereNotNull('staff')
    .first<PersonStatus>('nickname', 'staff');
  return row ?? null;
}

/** Returns the known links with these uids, by uid. */
export async function findAdLinks(db: Knex, uids: readonly string[]): Promise<Map<string, AdLink>> {
  if (uids.length === 0) return new Map();
  const rows = await db('ad_links').whereIn('uid', uids).select('uid', 'store_uuid', 'owner_uuid', 'state');
  return new Map(rows.map((row) => [row.uid, { uid: row.uid, storeUuid: row.store_uuid, ownerUuid: row.owner_uuid, state: row.state }]));
}

/** Returns a person's progress in these works; works never opened have no entry. */
export async function findPlayProgress(db: Knex, userUuid: string, storeUuids: readonly string[]): Promise<Map<string, PlayProgress>> {
  const rows = await db<PlayProgressRow>('play_progress').where({ user_uuid: userUuid }).whereIn('store_uuid', storeUuids);
  return new Map(
    rows.map((row) => [
      row.store_uuid,
      { firstOpenedAt: row.first_opened_at, segmentsServed: row.segments_served, segmentsTotal: row.segments_total },
    ]),
  );
}

/** Columns of a discount in the tables of listings and prices. */
export interface ActivityColumns {
  activity_state: number | null;
  activity_percent: number | null;
  activity_started_at: Date | null;
  activity_ended_at: Date | null;
}

interface ListingRow extends ActivityColumns {
  store_uuid: string;
  auth_type: 1 | 2;
  owner_uuid: string;
  agent_uuid: string | null;
  agent_rate_bp: number | null;
  on_sale: boolean;
  store_name: string;
  names: Record<string, string> | null;
  cover_url: string | null;
  prices: Listing['prices'];
  reward_minimum: number;
  cps_state: number | null;
  cps_share_bp: number | null;
  cps_closed_at: Date | null;
}

interface PlayProgressRow {
  user_uuid: string;
  store_uuid: string;
  first_opened_at: Date | null;
  segments_served: number;
  segments_total: number;
}

function toListing(row: ListingRow): Listing {
  return {
    storeUuid: row.store_uuid,
    authType: row.auth_type,
    ownerUuid: row.owner_uuid,
    agent: row.agent_uuid === null ? null : { userUuid: row.agent_uuid, rateBp: row.agent_rate_bp ?? 0 },
    onSale: row.on_sale,
    storeName: row.store_name,
    names: row.names ?? {},
    coverUrl: row.cover_url,
    prices: row.prices,
    rewardMinimum: row.reward_minimum,
    activity: toActivity(row),
    cps: row.cps_state === null ? null : { state: row.cps_state, shareBp: row.cps_share_bp ?? 0, closedAt: row.cps_closed_at },
  };
}

export function toActivity(row: ActivityColumns): Activity | null {
  if (row.activity_state === null) return null;
  return {
    state: row.activity_state,
    percent: row.activity_percent ?? 0,
    startedAt: row.activity_started_at,
    endedAt: row.activity_ended_at,
  };
}
