import type { AppNode } from '@meowtale/contracts/inputs/catalog/app-node';
import type { Actor } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import type { AppRow } from './repository.ts';
import * as trees from './tree-repository.ts';

/** Editor data of an app. */
type AppNotes = Pick<AppRow, 'template' | 'theme' | 'plugins' | 'meta'>;

const NONE: AppNotes = { template: null, theme: 'default', plugins: [], meta: {} };

const isOwner = ({ owner_uuid }: AppRow, actor: Actor): boolean => actor.kind === 'user' && actor.uuid === owner_uuid;

/** Returns an app's editor data for its owner; defaults for others, who see the app in a submission. */
export const notesOf = (app: AppRow, actor: Actor): AppNotes => (isOwner(app, actor) ? app : NONE);

const hasTree = (app: AppRow, actor: Actor): boolean => app.node !== null && isOwner(app, actor);

/** Returns an app's node tree for its owner; null for others, and in lists, which contain no trees. */
export async function findTree(db: Db, app: AppRow, actor: Actor): Promise<AppNode[] | null> {
  return hasTree(app, actor) ? (await trees.findTree(db, app.uuid)).node : null;
}

/** Returns the revision of the same tree; null where the tree is. */
export async function findTreeRevision(db: Db, app: AppRow, actor: Actor): Promise<number | null> {
  return hasTree(app, actor) ? trees.findTreeRevision(db, app.uuid) : null;
}
