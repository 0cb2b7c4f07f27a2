import type { UserActor } from '@meowtale/service-kit';
import type { StoreRow } from '../listings/stores.ts';
import { StoreNotFound } from './errors.ts';
import type { SubmitRow } from './repository.ts';
import { stateOf } from './states.ts';

/** A listing is worked on by its owner. @throws StoreNotFound for everybody else, as if it weren't there */
export function requireOwner(actor: UserActor, store: StoreRow | undefined): StoreRow {
  if (!store || store.owner_uuid !== actor.uuid) throw new StoreNotFound();
  return store;
}

/** Owners read all of theirs; staff what was once submitted and not taken back; nobody else anything. */
export function mayRead(actor: UserActor, store: StoreRow, submit: SubmitRow): boolean {
  if (store.owner_uuid === actor.uuid) return true;
  return actor.roles.includes('staff') && stateOf(submit) >= 2;
}
