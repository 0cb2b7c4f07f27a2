import { DomainError, type UserActor } from '@meowtale/service-kit';
import type { StoreRow } from '../listings/stores.ts';

export const isOwner = (actor: UserActor, store: StoreRow): boolean => store.owner_uuid === actor.uuid;

/** Updates are told by the listing's owner, and by staff. */
export const mayWrite = (actor: UserActor, store: StoreRow | undefined): store is StoreRow =>
  store !== undefined && (isOwner(actor, store) || actor.roles.includes('staff'));

/** @throws DomainError `auth/forbidden`: the note is the owner's alone, to write as to read */
export function requireOwnNote(actor: UserActor, store: StoreRow, note: string | null | undefined): void {
  if (note != null && !isOwner(actor, store)) throw new DomainError('auth/forbidden');
}
