import type { ReviewComment } from '@meowtale/contracts/inputs/catalog/review';
import type { StoreSubmitDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import type { StateRow } from '@meowtale/contracts/states';
import type { Knex } from 'knex';

export interface SubmitRow {
  uuid: string;
  store_uuid: string;
  page_state: number;
  package_state: number;
  is_current: boolean;
  data: StoreSubmitDraft;
  /** The submitted version of each app, by its uuid. */
  app_versions: Record<string, number>;
  revision: number;
  terms_version: string | null;
  submitted_at: Date | null;
  withdrawn_at: Date | null;
  reviewer_uuid: string | null;
  decided_at: Date | null;
  rejection_type: string | null;
  memo: string | null;
  /** Reviewers' comments on fields, of this submission or of the one that it was made from. */
  comments: ReviewComment[];
  /** Why and when staff overrode it. */
  override_reason: string | null;
  overridden_at: Date | null;
  start_preview_at: Date | null;
  released_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

type Settable = Omit<SubmitRow, 'uuid' | 'store_uuid' | 'is_current' | 'revision' | 'created_at' | 'updated_at'>;
/** `now` is replaced by the database's time. */
export type SubmitChange = { [K in keyof Settable]?: Settable[K] | 'now' };
export type NewSubmit = Pick<SubmitRow, 'uuid' | 'store_uuid' | 'page_state' | 'package_state' | 'data' | 'revision'> &
  Partial<Pick<Settable, 'terms_version' | 'submitted_at' | 'app_versions' | 'comments'>> &
  Partial<Pick<SubmitRow, 'is_current'>>;

export const findCurrent = (db: Knex, storeUuid: string): Promise<SubmitRow | undefined> =>
  db<SubmitRow>('store_submits').where({ store_uuid: storeUuid, is_current: true }).first();

export const findCurrents = (db: Knex, storeUuids: readonly string[]): Promise<SubmitRow[]> =>
  db<SubmitRow>('store_submits')
    .whereIn('store_uuid', [...storeUuids])
    .where({ is_current: true });

export const findSubmit = (db: Knex, uuid: string): Promise<SubmitRow | undefined> =>
  db<SubmitRow>('store_submits').where({ uuid }).first();

export const findSubmits = (db: Knex, uuids: readonly string[]): Promise<SubmitRow[]> =>
  db<SubmitRow>('store_submits').whereIn('uuid', [...uuids]);

/** `stateOf` and `timesOf` of states.ts in SQL, because filters apply to the whole history and not only its newest rows. */
const STATE = `case when least(page_state, package_state) < 4 then least(page_state, package_state)
  else greatest(page_state, package_state) end`;
const STATE_AND_TIMES = `concat(${STATE}, ' ', case ${STATE}
  when 1 then case when withdrawn_at is null then 'new' else 'withdrawn' end
  when 4 then case when released_at is null then 'unset' when released_at <= clock_now() then 'out'
    when start_preview_at <= clock_now() then 'preview' else 'ahead' end
  else 'any' end)`;

interface Asked {
  /** The lowest state that the reader may see. */
  from: number;
  uuid: string | null;
  /** Rows of contracts' STATE_TABLE. */
  states: readonly Pick<StateRow, 'state' | 'times'>[] | null;
}

/** Returns a listing's matching submissions, the newest first. */
export const listOfStore = (db: Knex, storeUuid: string, { from, uuid, states }: Asked, limit: number): Promise<SubmitRow[]> =>
  db<SubmitRow>('store_submits')
    .where({ store_uuid: storeUuid, ...(uuid && { uuid }) })
    .whereRaw(`${STATE} >= ?`, [from])
    .modify((rows) => {
      if (states) rows.whereRaw(`${STATE_AND_TIMES} = any(?::text[])`, [states.map(({ state, times }) => `${state} ${times}`)]);
    })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'uuid', order: 'desc' },
    ])
    .limit(limit);

export const hasSubmitFrom = async (db: Knex, storeUuid: string, from: number): Promise<boolean> =>
  (await db('store_submits').where({ store_uuid: storeUuid }).whereRaw(`${STATE} >= ?`, [from]).first('uuid')) !== undefined;

/** Returns a listing's last approved submission. */
export const findLastApproved = (db: Knex, storeUuid: string): Promise<SubmitRow | undefined> =>
  db<SubmitRow>('store_submits').where({ store_uuid: storeUuid, page_state: 4, package_state: 4 }).orderBy('decided_at', 'desc').first();

/** Returns a listing's approved submissions that are or may be released: the last released one, and those approved since. */
export const findReleasable = (db: Knex, storeUuid: string): Promise<SubmitRow[]> =>
  db<SubmitRow>('store_submits')
    .where({ store_uuid: storeUuid, page_state: 4, package_state: 4 })
    .whereRaw(
      `decided_at >= coalesce((select max(decided_at) from store_submits where store_uuid = ? and released_at is not null), '-infinity')`,
      [storeUuid],
    );

/** Returns uploads that other listings of the same owner have submitted or sell. */
export async function findPackagesElsewhere(db: Knex, store: { uuid: string; owner_uuid: string }): Promise<Set<string>> {
  const { rows } = await db.raw<{ rows: { file_uuid: string }[] }>(
    `select distinct upload ->> 'file_uuid' as file_uuid
     from store_submits s join stores on stores.uuid = s.store_uuid,
       jsonb_array_elements(coalesce(s.data #> '{store_submit_game_pack,app_upload}', '[]')) upload
     where stores.owner_uuid = ? and stores.uuid <> ?
       and ((s.is_current and s.submitted_at is not null) or (s.page_state = 4 and s.package_state = 4))`,
    [store.owner_uuid, store.uuid],
  );
  return new Set(rows.map(({ file_uuid }) => file_uuid));
}

/** Returns a listing's last decided submission, approved or refused. */
export const findLastDecided = (db: Knex, storeUuid: string): Promise<SubmitRow | undefined> =>
  db<SubmitRow>('store_submits').where({ store_uuid: storeUuid }).whereNotNull('decided_at').orderBy('decided_at', 'desc').first();

/** Serializes JSON columns, because the driver would write arrays as SQL arrays. */
const asColumns = (fields: object): object =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      ['data', 'app_versions', 'comments'].includes(name) ? JSON.stringify(value) : value,
    ]),
  );

export async function insertSubmit(tx: Knex, submit: NewSubmit): Promise<SubmitRow> {
  const [row] = await tx('store_submits').insert(asColumns(submit)).returning<SubmitRow[]>('*');
  if (!row) throw new Error('insert into store_submits returned no row');
  return row;
}

/**
 * Writes the changes and increments the revision. Changes `updated_at` only with the data, because it tells the creator when they saved.
 */
export async function changeSubmit(tx: Knex, uuid: string, change: SubmitChange): Promise<SubmitRow> {
  const columns = Object.entries(asColumns(change)).map(([column, value]) => [column, value === 'now' ? tx.raw('clock_now()') : value]);
  const [row] = await tx('store_submits')
    .where({ uuid })
    .update({
      ...Object.fromEntries(columns),
      revision: tx.raw('revision + 1'),
      ...(change.data && { updated_at: tx.raw('clock_now()') }),
    })
    .returning<SubmitRow[]>('*');
  if (!row) throw new Error('update of store_submits found no row');
  return row;
}

/** Makes a submission part of the history, so that another can be current, and deletes old edits. */
export async function retireSubmit(tx: Knex, uuid: string): Promise<void> {
  const [row] = await tx<SubmitRow>('store_submits').where({ uuid }).update({ is_current: false }).returning('store_uuid');
  if (row) await dropOldEdits(tx, row.store_uuid);
}

/** The number of submissions that a listing's history returns. */
const EDITS_KEPT = 100;

/**
 * Deletes edits older than a day and beyond the newest 100 that were neither taken, decided nor overridden. Each autosave of a waiting
 * submission creates one; the timeline keeps its rows without them.
 */
const dropOldEdits = (tx: Knex, storeUuid: string): Promise<unknown> =>
  tx.raw(
    `delete from store_submits where uuid in (
       select uuid from (
         select uuid, created_at from store_submits
         where store_uuid = ? and not is_current and coalesce(decided_at, released_at, overridden_at) is null and reviewer_uuid is null
         order by created_at desc, uuid desc offset ?
       ) earlier where created_at < clock_now() - interval '1 day'
     )`,
    [storeUuid, EDITS_KEPT],
  );
