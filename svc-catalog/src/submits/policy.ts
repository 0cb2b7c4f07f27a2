import { DomainError, type UserActor } from '@meowtale/service-kit';
import { type Agent, maySubmit, type Representing } from '../agents/agents.ts';
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
 * A listing is submitted by its owner, or, once it has an agent, by them alone (SPEC §5), as long as they may: a listing whose agent
 * was put out of action isn't locked away from its owner.
 * @throws StoreNotFound for everybody else; DomainError `store/represented-by-agent` for an owner whose agent may submit,
 *   `auth/forbidden` for an agent who is no publisher any more
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

/** A package is looked at by its owner, and by who is asked to represent the listing or does. @throws StoreNotFound for everybody else */
export function requireInvolved(actor: UserActor, store: StoreRow | undefined, { askedUuid }: Pick<Representing, 'askedUuid'>): StoreRow {
  if (!store || (store.owner_uuid !== actor.uuid && askedUuid !== actor.uuid)) throw new StoreNotFound();
  return store;
}

/**
 * The state from which on somebody reads a listing's submissions: owners, and who is asked to represent it or does, read all; staff
 * what was once submitted and not taken back; nobody else anything.
 */
export function readableFrom(actor: UserActor, store: StoreRow, { askedUuid }: Pick<Representing, 'askedUuid'>): 0 | 2 | null {
  if (store.owner_uuid === actor.uuid || askedUuid === actor.uuid) return 0;
  return actor.roles.includes('staff') ? 2 : null;
}

/** Whether somebody reads this submission of a listing. */
export function mayRead(actor: UserActor, store: StoreRow, submit: SubmitRow, representing: Pick<Representing, 'askedUuid'>): boolean {
  const from = readableFrom(actor, store, representing);
  return from !== null && stateOf(submit) >= from;
}
