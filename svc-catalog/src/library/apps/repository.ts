import type { AppMeta } from '@meowtale/contracts/inputs/catalog/app-node';
import type { StoryMadeWith } from '@meowtale/contracts/inputs/drama/story';
import type { Knex } from 'knex';
import { type AppFault, faultsAsJson } from './faults.ts';

/** A story in ink, a story of our model, or a web game. */
export type AppKind = 'ink' | 'story' | 'upload';

export interface AppRow {
  uuid: string;
  owner_uuid: string;
  name: string;
  name_lang: string;
  default_lang: string;
  spine_runtime_version: string;
  template: string | null;
  theme: string;
  plugins: string[];
  /** Data of the app's editor. */
  meta: AppMeta;
  kind: AppKind;
  state: 'empty' | 'ready' | 'failed';
  faults: AppFault[];
  /** What its version was made without, or what can't be reached in it; not an error. */
  warnings: AppFault[];
  word_count: number;
  endings: number | null;
  version: number;
  /** The story's languages, the default one first; empty for a game. */
  languages: string[];
  /** Share of each language that is translated, 0 to 1; missing for a language that wasn't measured. */
  translated: Record<string, number>;
  /** Number of places in its story at which a reader stops; 0 if it can't be counted. */
  segments: number;
  /** Segments of the shortest path to an ending, for refunds; null where they can't be counted. */
  shortest_path: number | null;
  logo_file: string | null;
  thumb_file: string | null;
  /** UUID of the drama that it is made from, in svc-drama-ai. */
  drama_uuid: string | null;
  /** Whether its creator turned cross-origin isolation on, which games with threads need. */
  isolated: boolean;
  tags: string[];
  deleted_at: Date | null;
  created_at: Date;
  updated_at: Date;
  /** The store that holds it, from its placement. */
  store_uuid: string | null;
  /** Shares of the version's story that programs made; empty for games. */
  made_with: StoryMadeWith[];
  /** Whether its version has a free opening. */
  has_opening: boolean;
  /** Null in lists, which contain no trees; undefined if it is loaded on request. */
  node?: null;
}
type AppColumns = Omit<AppRow, 'store_uuid' | 'made_with' | 'has_opening' | 'node'>;

export const ORDER_COLUMNS = ['updated_at', 'created_at', 'name'] as const;

export interface AppQuery {
  ownerUuid: string;
  uuid?: string | undefined;
  name?: string | undefined;
  /** A tag to filter by. */
  tag?: string | undefined;
  deleted: boolean;
  unlistedOnly: boolean;
  platformKey?: string | undefined;
}

export interface Page {
  column: (typeof ORDER_COLUMNS)[number];
  direction: 'asc' | 'desc';
  limit: number;
  offset: number;
}

const MADE_WITH = `coalesce((select made_with from app_versions v where v.app_uuid = apps.uuid and v.version = apps.version), '[]')`;
const HAS_OPENING = `exists (
  select 1 from app_versions v where v.app_uuid = apps.uuid and v.version = apps.version and v.opening_segments is not null)`;
const whole = (db: Knex) => [
  'apps.*',
  'app_placements.store_uuid',
  db.raw(`${MADE_WITH} as made_with`),
  db.raw(`${HAS_OPENING} as has_opening`),
];

const withStore = (db: Knex) => db<AppRow>('apps').leftJoin('app_placements', 'app_placements.app_uuid', 'apps.uuid').select(whole(db));

const matching = (db: Knex, query: AppQuery) => {
  const rows = db('apps').leftJoin('app_placements', 'app_placements.app_uuid', 'apps.uuid').where('apps.owner_uuid', query.ownerUuid);
  if (query.deleted) rows.whereNotNull('apps.deleted_at');
  else rows.whereNull('apps.deleted_at');
  if (query.uuid) rows.where('apps.uuid', query.uuid);
  if (query.name) rows.whereILike('apps.name', `%${query.name.replace(/[\\%_]/g, '\\$&')}%`);
  if (query.tag) rows.whereRaw('? = any(apps.tags)', [query.tag]);
  if (query.unlistedOnly) rows.whereNull('app_placements.app_uuid');
  if (query.platformKey) {
    rows.where((either) => either.whereNull('app_placements.app_uuid').orWhere('app_placements.platform_key', query.platformKey));
  }
  return rows;
};

export const listApps = (db: Knex, query: AppQuery, page: Page): Promise<AppRow[]> =>
  matching(db, query)
    .select<AppRow[]>(whole(db))
    .orderBy([
      { column: `apps.${page.column}`, order: page.direction },
      { column: 'apps.uuid', order: page.direction },
    ])
    .limit(page.limit)
    .offset(page.offset);

export async function countApps(db: Knex, query: AppQuery): Promise<number> {
  const row = await matching(db, query).count<{ total: number }[]>({ total: '*' }).first();
  return Number(row?.total ?? 0);
}

export const findOwnApp = (db: Knex, ownerUuid: string, uuid: string): Promise<AppRow | undefined> =>
  withStore(db).where({ 'apps.uuid': uuid, 'apps.owner_uuid': ownerUuid }).first<AppRow>();

export const findApps = (db: Knex, uuids: readonly string[]): Promise<AppRow[]> =>
  withStore(db).whereIn('apps.uuid', [...uuids]) as unknown as Promise<AppRow[]>;

/** Finds apps for a placement, locked against deletion until the transaction ends. */
export const findAppsToPlace = (tx: Knex, uuids: readonly string[]): Promise<AppRow[]> =>
  withStore(tx)
    .whereIn('apps.uuid', [...uuids])
    .orderBy('apps.uuid')
    .forShare('apps') as unknown as Promise<AppRow[]>;

/** Locks an app of the owner until the end of the transaction. */
export const lockOwnApp = (tx: Knex, ownerUuid: string, uuid: string): Promise<AppColumns | undefined> =>
  tx<AppColumns>('apps').where({ uuid, owner_uuid: ownerUuid }).forUpdate().first();

export async function countOwned(db: Knex, ownerUuid: string): Promise<number> {
  const row = await db('apps').where({ owner_uuid: ownerUuid }).count<{ total: number }[]>({ total: '*' }).first();
  return Number(row?.total ?? 0);
}

/** Columns that are left out get the database's defaults. */
export type NewApp = Pick<AppColumns, 'uuid' | 'owner_uuid' | 'name' | 'name_lang' | 'default_lang' | 'spine_runtime_version'> & {
  [Column in 'template' | 'theme' | 'plugins' | 'meta']?: AppColumns[Column] | undefined;
};

export const insertApp = (tx: Knex, app: NewApp): Promise<unknown> => tx('apps').insert(app);

/** Inserts a copy of an app, with at most one version. */
export const copyApp = (tx: Knex, from: string, { uuid, name }: Pick<AppColumns, 'uuid' | 'name'>): Promise<unknown> =>
  tx.raw(
    `insert into apps (uuid, name, version, owner_uuid, name_lang, default_lang, spine_runtime_version, template, theme, plugins, meta,
       kind, state, faults, warnings, word_count, endings, languages, translated, segments, shortest_path, logo_file, thumb_file,
       drama_uuid, isolated, tags)
     select ?, ?, least(version, 1), owner_uuid, name_lang, default_lang, spine_runtime_version, template, theme, plugins, meta,
       kind, state, faults, warnings, word_count, endings, languages, translated, segments, shortest_path, logo_file, thumb_file,
       drama_uuid, isolated, tags
     from apps where uuid = ?`,
    [uuid, name, from],
  );

export const findNames = (db: Knex, ownerUuid: string): Promise<string[]> => db('apps').where({ owner_uuid: ownerUuid }).pluck('name');

export type AppChange = Partial<Omit<AppColumns, 'uuid' | 'owner_uuid' | 'created_at' | 'updated_at' | 'deleted_at'>>;

export async function changeApp(tx: Knex, uuid: string, { faults, warnings, ...change }: AppChange): Promise<void> {
  const lists = { ...(faults && { faults: faultsAsJson(faults) }), ...(warnings && { warnings: faultsAsJson(warnings) }) };
  const columns = { ...change, ...lists, updated_at: tx.raw('clock_now()') };
  await tx('apps').where({ uuid }).update(columns);
}

/** Sets the tags; an app that is in the trash already keeps its time of deletion. */
export const setTags = (tx: Knex, uuid: string, tags: readonly string[], deleted: boolean): Promise<number> =>
  tx('apps')
    .where({ uuid })
    .update({
      tags: [...tags],
      deleted_at: deleted ? tx.raw('coalesce(deleted_at, clock_now())') : null,
      updated_at: tx.raw('clock_now()'),
    });

/** Replaces a tag by another, or removes it, on all of a person's apps, without duplicates. */
export const replaceTag = (tx: Knex, ownerUuid: string, from: string, to: string | null): Promise<unknown> =>
  tx.raw(
    `update apps set tags = case when ?::text is null then array_remove(tags, ?) else
       array_append(array_remove(array_remove(tags, ?), ?), ?) end
     where owner_uuid = ? and ? = any(tags)`,
    [to, from, from, to, to, ownerUuid, from],
  );

/** Lists apps that were in the trash for so many days, the longest first; not those that a store holds. */
export const listOldTrash = (db: Knex, days: number, limit: number): Promise<Pick<AppRow, 'uuid' | 'owner_uuid'>[]> =>
  db<AppRow>('apps')
    .select('uuid', 'owner_uuid')
    .whereRaw('deleted_at <= clock_now() - make_interval(days => ?)', [days])
    .whereNotExists(db('app_placements').whereRaw('app_placements.app_uuid = apps.uuid'))
    .orderBy('deleted_at')
    .limit(limit);

export const deleteApp = (tx: Knex, uuid: string): Promise<number> => tx('apps').where({ uuid }).delete();

export interface Placement {
  app_uuid: string;
  store_uuid: string;
  slot: 'trial' | 'official' | 'standing';
  platform_key: string;
}

export const findPlacements = (db: Knex, appUuids: readonly string[]): Promise<Placement[]> =>
  db<Placement>('app_placements').whereIn('app_uuid', [...appUuids]);

export const removePlacementsOf = (tx: Knex, storeUuid: string): Promise<number> =>
  tx('app_placements').where({ store_uuid: storeUuid }).delete();

/** Inserts placements. Returns the apps whose rows were new: one that another store holds stays there. */
export async function insertPlacements(tx: Knex, placements: readonly Placement[]): Promise<string[]> {
  if (placements.length === 0) return [];
  const rows = await tx<Placement>('app_placements')
    .insert([...placements])
    .onConflict('app_uuid')
    .ignore()
    .returning('app_uuid');
  return rows.map((row) => row.app_uuid);
}
