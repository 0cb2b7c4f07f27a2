import { DomainError, type UserActor } from '@meowtale/service-kit';
import type { Representing } from '../agents/agents.ts';
import type { StoreRow } from '../listings/stores.ts';
import { StoreNotFound } from './errors.ts';
import type { SubmitRow } from './repository.ts';
import { stateOf } from './states.ts';

/** A listing is worked on by its owner. @throws StoreNotFound for everybody else, as if it weren't there */
export function requireOwner(actor: UserActor, store: StoreRow | undefined): StoreRow {
  if (!store || store.owner_uuid !== actor.uuid) throw new StoreNotFound();
  return store;
}

/**
 * A listing is submitted by its owner, or, once it has an agent, by them alone (SPEC §5).
 * @throws StoreNotFound for everybody else; DomainError `store/represented-by-agent` for an owner who has an agent
 */
export function requireSubmitter(
  actor: UserActor,
  store: StoreRow | undefined,
  { acceptedUuid }: Pick<Representing, 'acceptedUuid'>,
): StoreRow {
  if (store && acceptedUuid === actor.uuid) return store;
  const owned = requireOwner(actor, store);
  if (acceptedUuid !== null) throw new DomainError('store/represented-by-agent');
  return owned;
}

/** A package is looked at by its owner, and by who is asked to represent the listing or does. @throws StoreNotFound for everybody else */
export function requireInvolved(actor: UserActor, store: StoreRow | undefined, { askedUuid }: Pick<Representing, 'askedUuid'>): StoreRow {
  if (!store || (store.owner_uuid !== actor.uuid && askedUuid !== actor.uuid)) throw new StoreNotFound();
  return store;
}

/** Owners, and who is asked to represent it or does, read all; staff what was once submitted and not taken back; nobody else anything. */
export function mayRead(actor: UserActor, store: StoreRow, submit: SubmitRow, { askedUuid }: Pick<Representing, 'askedUuid'>): boolean {
  if (store.owner_uuid === actor.uuid || askedUuid === actor.uuid) return true;
  return actor.roles.includes('staff') && stateOf(submit) >= 2;
}
