import type { AppNode } from '@meowtale/contracts/inputs/catalog/app-node';
import type { Actor } from '@meowtale/service-kit';
import type { Db } from '../database.ts';
import type { AppRow } from './repository.ts';
import * as trees from './tree-repository.ts';

/** What whoever edits an app keeps with it. */
type AppNotes = Pick<AppRow, 'template' | 'theme' | 'plugins' | 'meta'>;

const NONE: AppNotes = { template: null, theme: 'default', plugins: [], meta: {} };

const isOwner = ({ owner_uuid }: AppRow, actor: Actor): boolean => actor.kind === 'user' && actor.uuid === owner_uuid;

/** Its owner's alone: whoever else reads of an app, in a submission, finds it as one that nothing was noted of. */
export const notesOf = (app: AppRow, actor: Actor): AppNotes => (isOwner(app, actor) ? app : NONE);

/** An app's node tree, its owner's alone; null to everybody else, and in a list, which carries none. */
export async function findTree(db: Db, app: AppRow, actor: Actor): Promise<AppNode[] | null> {
  return app.node === null || !isOwner(app, actor) ? null : trees.findTree(db, app.uuid);
}
