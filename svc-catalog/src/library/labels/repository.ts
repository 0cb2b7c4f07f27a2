import type { LabelCategory } from '@meowtale/contracts/inputs/catalog/label';
import type { Knex } from 'knex';

export interface LabelRow {
  uuid: string;
  user_uuid: string;
  category: LabelCategory;
  name: string;
  created_at: Date;
  updated_at: Date;
}

/** Lists labels by name. */
export function listLabels(db: Knex, userUuid: string, category: LabelCategory | null): Promise<LabelRow[]> {
  const rows = db<LabelRow>('custom_tags').where({ user_uuid: userUuid }).orderBy('name');
  return category === null ? rows : rows.where({ category });
}

export async function countLabels(db: Knex, userUuid: string): Promise<number> {
  const row = await db('custom_tags').where({ user_uuid: userUuid }).count<{ total: number }[]>({ total: '*' }).first();
  return Number(row?.total ?? 0);
}

/** Finds a label by its name, case-insensitively. */
export const findLabelNamed = (db: Knex, { user_uuid, category, name }: Pick<LabelRow, 'user_uuid' | 'category' | 'name'>) =>
  db<LabelRow>('custom_tags').where({ user_uuid, category }).whereRaw('lower(name) = lower(?)', [name]).first();

export const lockLabel = (tx: Knex, userUuid: string, uuid: string): Promise<LabelRow | undefined> =>
  tx<LabelRow>('custom_tags').where({ user_uuid: userUuid, uuid }).forUpdate().first();

export async function insertLabel(tx: Knex, label: Pick<LabelRow, 'uuid' | 'user_uuid' | 'category' | 'name'>): Promise<LabelRow> {
  const [row] = await tx<LabelRow>('custom_tags').insert(label).returning('*');
  if (!row) throw new Error('insert into custom_tags left no row');
  return row;
}

export async function renameLabel(tx: Knex, uuid: string, name: string): Promise<LabelRow> {
  const [row] = await tx<LabelRow>('custom_tags')
    .where({ uuid })
    .update({ name, updated_at: tx.raw('clock_now()') })
    .returning('*');
  if (!row) throw new Error('update of custom_tags found no row');
  return row;
}

export const deleteLabel = (tx: Knex, uuid: string): Promise<number> => tx('custom_tags').where({ uuid }).delete();
