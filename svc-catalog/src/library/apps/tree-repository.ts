import type { AppNode } from '@meowtale/contracts/inputs/catalog/app-node';
import type { Knex } from 'knex';

/** An app's node tree with the number of saves that changed it. */
export interface AppTree {
  node: AppNode[];
  revision: number;
}

const NONE: AppTree = { node: [], revision: 0 };

/** Finds an app's node tree; empty if none was set. */
export const findTree = async (db: Knex, appUuid: string): Promise<AppTree> =>
  (await db<AppTree & { app_uuid: string }>('app_trees').where({ app_uuid: appUuid }).first('node', 'revision')) ?? NONE;

export async function findTreeRevision(db: Knex, appUuid: string): Promise<number> {
  const row = await db<AppTree & { app_uuid: string }>('app_trees').where({ app_uuid: appUuid }).first('revision');
  return row?.revision ?? NONE.revision;
}

/** Saves an app's node tree as its next revision. An unchanged tree keeps its revision. */
export const saveTree = (tx: Knex, appUuid: string, node: readonly AppNode[]): Promise<unknown> =>
  tx.raw(
    `insert into app_trees (app_uuid, node) values (?, ?)
      on conflict (app_uuid) do update set node = excluded.node, revision = app_trees.revision + 1
      where app_trees.node is distinct from excluded.node`,
    [appUuid, JSON.stringify(node)],
  );

export const copyTree = (tx: Knex, from: string, to: string): Promise<unknown> =>
  tx.raw('insert into app_trees (app_uuid, node) select ?, node from app_trees where app_uuid = ?', [to, from]);
