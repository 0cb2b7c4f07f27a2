import { uuid as uuidSchema } from '@meowtale/contracts/inputs/text';
import { clockNow, parseInput, type UserActor } from '@meowtale/service-kit';
import { findRepresenting, type Representing } from '../agents/agents.ts';
import type { Db } from '../database.ts';
import { findStore, type StoreRow } from '../listings/stores.ts';
import type { Works } from '../works.ts';
import { StoreNotFound } from './errors.ts';
import { mayRead } from './policy.ts';
import { listOfStore, type SubmitRow } from './repository.ts';
import { deriveState } from './states.ts';
import { type SubmitView, toSubmitViews } from './view.ts';

export interface SubmitQuery {
  store_id: string;
  scope?: string | null;
  uuid?: string | null;
  /** Of SPEC §4's ten names. */
  status?: readonly string[] | null;
}

const HISTORY_MAX = 100;

/**
 * A listing's submissions, the newest first: all of them for its owner and for who is asked to represent it or does, for staff
 * those that were submitted.
 * @throws StoreNotFound for everybody else; DomainError `input/invalid`
 */
export async function findStoreSubmits(db: Db, works: Works, actor: UserActor, query: SubmitQuery): Promise<SubmitView[]> {
  const { store, representing, readable } = await readSubmits(db, actor, query.store_id);
  if (query.scope === 'agent' && store.owner_uuid !== actor.uuid && representing.askedUuid !== actor.uuid) throw new StoreNotFound();
  const now = await clockNow(db);
  const isWanted = (submit: SubmitRow) => {
    if (query.uuid && submit.uuid !== query.uuid) return false;
    return !query.status?.length || query.status.includes(deriveState(submit, now).submit);
  };
  return toSubmitViews(db, works, new Map([[store.uuid, store.owner_uuid]]), readable.filter(isWanted));
}

/**
 * A listing and what of its submissions somebody may read, the newest first.
 * @throws StoreNotFound for whoever may read none; DomainError `input/invalid`
 */
export async function readSubmits(
  db: Db,
  actor: UserActor,
  storeId: string,
): Promise<{ store: StoreRow; representing: Representing; readable: SubmitRow[] }> {
  const store = await findStore(db, parseInput(uuidSchema, storeId));
  if (!store) throw new StoreNotFound();
  const representing = await findRepresenting(db, store.uuid);
  const readable = (await listOfStore(db, store.uuid, HISTORY_MAX)).filter((submit) => mayRead(actor, store, submit, representing));
  if (readable.length === 0) throw new StoreNotFound();
  return { store, representing, readable };
}
