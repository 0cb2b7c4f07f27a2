import { DomainError, type UserActor } from '@meowtale/service-kit';
import type { StoreRow } from '../listings/model.ts';

export const isOwner = (actor: UserActor, store: StoreRow): boolean => store.owner_uuid === actor.uuid;

/** Returns whether the person may write updates: the listing's owner and staff. */
export const mayWrite = (actor: UserActor, store: StoreRow | undefined): store is StoreRow =>
  store !== undefined && (isOwner(actor, store) || actor.roles.includes('staff'));

/** @throws DomainError `auth/forbidden` for a note by anyone but the owner */
export function requireOwnNote(actor: UserActor, store: StoreRow, note: string | null | undefined): void {
  if (note != null && !isOwner(actor, store)) throw new DomainError('auth/forbidden');
}
