import type { StorePriceDraft } from '@meowtale/contracts/inputs/catalog/store-price';
import type { Knex } from 'knex';

export interface OfficialActivityRow {
  uuid: string;
  names: Record<string, string>;
  percentage_discount: number;
  started_at: Date;
  ended_at: Date;
  /** 0 draft, 1 public. */
  state: 0 | 1;
  revision: number;
  created_at: Date;
  updated_at: Date;
}

/** Lists promotions, the last to begin first; drafts only with `drafts`. */
export function listOfficial(db: Knex, { drafts, limit }: { drafts: boolean; limit: number }): Promise<OfficialActivityRow[]> {
  const rows = db<OfficialActivityRow>('store_activities_official').orderBy([
    { column: 'started_at', order: 'desc' },
    { column: 'uuid', order: 'desc' },
  ]);
  if (!drafts) rows.where({ state: 1 });
  return rows.limit(limit);
}

/** Locks a promotion against changes, not against others that join it. */
export const shareOfficial = (tx: Knex, uuid: string): Promise<OfficialActivityRow | undefined> =>
  tx<OfficialActivityRow>('store_activities_official').where({ uuid }).forShare().first();

/** Locks a promotion against changes and against listings that join it. */
export const lockOfficial = (tx: Knex, uuid: string): Promise<OfficialActivityRow | undefined> =>
  tx<OfficialActivityRow>('store_activities_official').where({ uuid }).forUpdate().first();

/** Content of a promotion; times in ISO 8601. */
export interface WrittenOfficial extends Pick<OfficialActivityRow, 'names' | 'percentage_discount' | 'state'> {
  started_at: string;
  ended_at: string;
}

export async function insertOfficial(tx: Knex, row: WrittenOfficial & { uuid: string }): Promise<OfficialActivityRow> {
  const [inserted] = await tx('store_activities_official').insert(row).returning<OfficialActivityRow[]>('*');
  return inserted as OfficialActivityRow;
}

export async function updateOfficial(tx: Knex, uuid: string, change: Partial<WrittenOfficial>): Promise<OfficialActivityRow> {
  const counted = { revision: tx.raw('revision + 1'), updated_at: tx.raw('clock_now()') };
  const [updated] = await tx('store_activities_official')
    .where({ uuid })
    .update({ ...change, ...counted })
    .returning<OfficialActivityRow[]>('*');
  return updated as OfficialActivityRow;
}

export interface ReleasedDiscountRow {
  store_uuid: string;
  /** When the version was released, with or without a discount. */
  released_at: Date;
  activity: StorePriceDraft['activity'];
}

/** Lists the discounts of each released version of these listings, the oldest version first. */
export async function listReleasedDiscounts(db: Knex, storeUuids: readonly string[]): Promise<ReleasedDiscountRow[]> {
  return db('store_submits')
    .whereIn('store_uuid', [...storeUuids])
    .whereRaw('released_at <= clock_now()')
    .orderBy([{ column: 'released_at' }, { column: 'created_at' }])
    .select<ReleasedDiscountRow[]>('store_uuid', 'released_at', db.raw(`data->'store_submit_price'->'activity' as activity`));
}
