import { findStoreSubmitInput } from '@meowtale/contracts/inputs/catalog/store-submit';
import { uuid as uuidSchema } from '@meowtale/contracts/inputs/text';
import { STATE_TABLE } from '@meowtale/contracts/states';
import { parseInput, type UserActor } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import type { Works } from '../../works.ts';
import { findRepresenting, type Representing } from '../agents/model.ts';
import { findStore, type StoreRow } from '../listings/model.ts';
import { hasSubmitFrom, listOfStore, StoreNotFound } from '../submission/model.ts';
import { readableFrom } from './policy.ts';
import { type SubmitView, toSubmitViews } from './view.ts';

export interface SubmitQuery {
  store_id: string;
  scope?: string | null;
  uuid?: string | null;
  /** Some of SPEC §4's ten names. */
  status?: readonly string[] | null;
}

const HISTORY_MAX = 100;

/**
 * Returns the newest 100 of a listing's matching submissions: all for the owner and for a person who represents it or is asked to,
 * submitted ones for staff.
 * @throws StoreNotFound for anyone else; DomainError `input/invalid`
 */
export async function findStoreSubmits(db: Db, works: Works, actor: UserActor, query: SubmitQuery): Promise<SubmitView[]> {
  const { status } = parseInput(findStoreSubmitInput, query);
  const { store, representing, from } = await requireReadable(db, actor, query.store_id);
  if (query.scope === 'agent' && store.owner_uuid !== actor.uuid && representing.askedUuid !== actor.uuid) throw new StoreNotFound();
  const uuid = query.uuid ? parseInput(uuidSchema, query.uuid) : null;
  const states = status?.length ? STATE_TABLE.filter(({ submit }) => status.includes(submit)) : null;
  const wanted = await listOfStore(db, store.uuid, { from, uuid, states }, HISTORY_MAX);
  return toSubmitViews({ db, works, reader: actor }, new Map([[store.uuid, store.owner_uuid]]), wanted);
}

/**
 * Returns a listing with a submission that the person may read, and the state from which they may.
 * @throws StoreNotFound if there is none; DomainError `input/invalid`
 */
export async function requireReadable(
  db: Db,
  actor: UserActor,
  storeId: string,
): Promise<{ store: StoreRow; representing: Representing; from: number }> {
  const store = await findStore(db, parseInput(uuidSchema, storeId));
  if (!store) throw new StoreNotFound();
  const representing = await findRepresenting(db, store.uuid);
  const from = readableFrom(actor, store, representing);
  if (from === null || !(await hasSubmitFrom(db, store.uuid, from))) throw new StoreNotFound();
  return { store, representing, from };
}
