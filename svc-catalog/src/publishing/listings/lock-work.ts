import type { UserActor } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import { findCurrent, StoreNotFound, type SubmitRow } from '../submission/model.ts';
import { requireOwner } from '../submits/policy.ts';
import { lockStore, type StoreRow } from './stores-repository.ts';

/** Locks a listing of the caller with its current submission. @throws StoreNotFound for another person's */
export async function lockWork(tx: Db, actor: UserActor, storeUuid: string): Promise<{ store: StoreRow; current: SubmitRow }> {
  const store = requireOwner(actor, await lockStore(tx, storeUuid));
  const current = await findCurrent(tx, store.uuid);
  if (!current) throw new StoreNotFound();
  return { store, current };
}
