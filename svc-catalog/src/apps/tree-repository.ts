import type { AppNode } from '@meowtale/contracts/inputs/catalog/app-node';
import type { Knex } from 'knex';

/** Finds an app's node tree; empty if none was set. */
export async function findTree(db: Knex, appUuid: string): Promise<AppNode[]> {
  const row = await db<{ app_uuid: string; node: AppNode[] }>('app_trees').where({ app_uuid: appUuid }).first('node');
  return row?.node ?? [];
}

export const saveTree = (tx: Knex, appUuid: string, node: readonly AppNode[]): Promise<unknown> =>
  tx('app_trees')
    .insert({ app_uuid: appUuid, node: JSON.stringify(node) })
    .onConflict('app_uuid')
    .merge();

export const copyTree = (tx: Knex, from: string, to: string): Promise<unknown> =>
  tx.raw('insert into app_trees (app_uuid, node) select ?, node from app_trees where app_uuid = ?', [to, from]);
