import { DomainError, type UserActor } from '@meowtale/service-kit';
import { type Agent, maySubmit, type Representing } from '../agents/model.ts';
import type { StoreRow } from '../listings/model.ts';
import { StoreNotFound, type SubmitRow, stateOf } from '../submission/model.ts';

/** Requires the listing's owner. @throws StoreNotFound for anyone else, as if it didn't exist */
export function requireOwner(actor: UserActor, store: StoreRow | undefined): StoreRow {
  if (!store || store.owner_uuid !== actor.uuid) throw new StoreNotFound();
  return store;
}

/**
 * Requires the owner, or, once the listing has an agent, the agent (SPEC §5). While the agent is no publisher or suspended, the owner may
 * submit again.
 * @throws StoreNotFound for anyone else; DomainError `store/represented-by-agent` for an owner whose agent may submit, `auth/forbidden` for
 *   an agent who is no publisher any more
 */
export function requireSubmitter(actor: UserActor, store: StoreRow | undefined, agent: Agent | null): StoreRow {
  if (store && agent?.uuid === actor.uuid) {
    if (!agent.is_publisher) throw new DomainError('auth/forbidden');
    return store;
  }
  const owned = requireOwner(actor, store);
  if (agent && maySubmit(agent)) throw new DomainError('store/represented-by-agent');
  return owned;
}

/** Requires the owner, or a person who represents the listing or is asked to. @throws StoreNotFound for anyone else */
export function requireInvolved(actor: UserActor, store: StoreRow | undefined, { askedUuid }: Pick<Representing, 'askedUuid'>): StoreRow {
  if (!store || (store.owner_uuid !== actor.uuid && askedUuid !== actor.uuid)) throw new StoreNotFound();
  return store;
}

/**
 * Returns the state from which a person may read a listing's submissions: 0 for the owner and a person who represents it or is asked to, 2
 * (submitted) for staff; null for anyone else.
 */
export function readableFrom(actor: UserActor, store: StoreRow, { askedUuid }: Pick<Representing, 'askedUuid'>): 0 | 2 | null {
  if (store.owner_uuid === actor.uuid || askedUuid === actor.uuid) return 0;
  return actor.roles.includes('staff') ? 2 : null;
}

/** Returns whether a person may read this submission of a listing. */
export function mayRead(actor: UserActor, store: StoreRow, submit: SubmitRow, representing: Pick<Representing, 'askedUuid'>): boolean {
  const from = readableFrom(actor, store, representing);
  return from !== null && stateOf(submit) >= from;
}
