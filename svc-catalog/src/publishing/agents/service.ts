import { BASIS_POINTS } from '@meowtale/contracts';
import { reviewStoreAgentInput, setStoreAgentInput } from '@meowtale/contracts/inputs/catalog/agent';
import { AGENT_STATE, AGENT_TRANSITIONS, type AgentTransition } from '@meowtale/contracts/states';
import { clockNow, inTransaction, parseInput, type UserActor } from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../database.ts';
import { lockLimit } from '../../limit-repository.ts';
import { notifyOwnerAndAgent } from '../../people/notices/service.ts';
import { findPerson } from '../../people/people/service.ts';
import { requireNotSuspended } from '../../people/standing/service.ts';
import { type Publishing, publishListing } from '../listings/events.ts';
import { lockStore, type StoreRow } from '../listings/model.ts';
import { findCurrent as findCurrentSubmit } from '../submission/model.ts';
import { requireOwner } from '../submits/policy.ts';
import { logHappening } from '../timeline/service.ts';
import { AgentStateRefused } from './errors.ts';
import {
  requireAsked,
  requireDescribed,
  requirePublisher,
  requireRepresentable,
  requireRequestsBelowLimit,
  requireStillPublisher,
} from './policy.ts';
import type { AgentRow } from './repository.ts';
import * as agents from './repository.ts';

/**
 * Sets the publisher to ask to represent a listing and their share, or asks them. Once asked, neither changes; after a refusal any
 * publisher can be asked.
 * @throws StoreNotFound for any other than the owner; AgentStateRefused; DomainError `input/invalid`, also for a listing without a name and
 *   a brief and for too many requests, `auth/suspended` for asking
 */
export function setAgent(db: Db, actor: UserActor, args: unknown): Promise<AgentRow> {
  const { store_id, user_uuid: publisher_uuid, rate: rate_bp, state: wanted } = parseInput(setStoreAgentInput, args);
  return inTransaction(db, async (tx) => {
    const store = requireOwner(actor, await lockStore(tx, store_id));
    requireRepresentable(store);
    if (wanted === AGENT_STATE.waiting) await requireNotSuspended(tx, actor);
    requirePublisher(actor, await findPerson(tx, publisher_uuid), await clockNow(tx));
    const current = await agents.findCurrent(tx, store.uuid);
    const action = wanted === AGENT_STATE.waiting ? 'invite' : 'set';
    const state = requireTransition(action, current);
    if (action === 'invite') await requireAskable(tx, store, publisher_uuid);
    const fields = { publisher_uuid, rate_bp, state, ...(action === 'invite' && { asked_at: 'now' as const }) };
    const agent = await saveAgent(tx, store, current, fields);
    if (action === 'set') return agent;
    await log(tx, { store, actor, action: 'agent-invite' });
    const details = { who_uuid: actor.uuid, rate: rate_bp / BASIS_POINTS };
    await notifyOwnerAndAgent(tx, store, { key: 'agent-asked', by: actor.uuid, to: [publisher_uuid], details });
    return agent;
  });
}

/** Requests of one owner are serialized, so that none is counted too few. */
async function requireAskable(tx: Db, { uuid, owner_uuid }: StoreRow, publisherUuid: string): Promise<void> {
  const submit = await findCurrentSubmit(tx, uuid);
  if (submit) requireDescribed(submit.data);
  await lockLimit(tx, 'asked', owner_uuid);
  requireRequestsBelowLimit(await agents.countAsked(tx, owner_uuid, publisherUuid));
}

type Asked = Pick<AgentRow, 'publisher_uuid' | 'rate_bp' | 'state'> & { asked_at?: 'now' };

async function saveAgent(tx: Db, store: StoreRow, current: AgentRow | undefined, fields: Asked): Promise<AgentRow> {
  if (current?.state === AGENT_STATE.draft) return agents.changeAgent(tx, current.uuid, fields);
  if (current) await agents.retireAgent(tx, current.uuid);
  return agents.insertAgent(tx, { uuid: uuidv7(), store_uuid: store.uuid, ...fields });
}

const NOTICE_KEYS = { take: 'agent-taken', accept: 'agent-agreed', refuse: 'agent-refused' } as const;
const ACTIONS = { [AGENT_STATE.reviewing]: 'take', [AGENT_STATE.accepted]: 'accept', [AGENT_STATE.refused]: 'refuse' } as const;

/**
 * Saves the decision of the asked publisher: in review (3), accepted (4), or refused with a reason (5). From the acceptance on they alone
 * submit the listing, and have their share of each sale.
 * @throws StoreNotFound for any other person; AgentStateRefused; DomainError `auth/forbidden`, `input/invalid`, `auth/suspended` for
 *   accepting
 */
export function reviewAgent(db: Db, actor: UserActor, args: unknown, publishing: Publishing): Promise<AgentRow> {
  const { store_id, state: wanted, memo } = parseInput(reviewStoreAgentInput, args);
  return inTransaction(db, async (tx) => {
    // Submitting locks the same row, so an acceptance comes entirely before or after it.
    const store = await lockStore(tx, store_id);
    const invitedAgent = requireAsked(actor, await agents.findCurrent(tx, store_id));
    if (!store) throw new Error(`agent ${invitedAgent.uuid} has no store`);
    const action = ACTIONS[wanted];
    requireStillPublisher(action, await findPerson(tx, actor.uuid));
    const state = requireTransition(action, invitedAgent);
    if (action === 'accept') await requireNotSuspended(tx, actor);
    const decided = action === 'take' ? {} : { decided_at: 'now' as const, memo: memo ?? '' };
    const agent = await agents.changeAgent(tx, invitedAgent.uuid, { state, ...decided });
    if (action === 'accept' && store.announced_at !== null) await publishListing(tx, store.uuid, publishing);
    await log(tx, { store, actor, action: `agent-${action}`, ...(memo && { reason: memo }) });
    const details = { who_uuid: actor.uuid, ...(memo && { text: memo }) };
    await notifyOwnerAndAgent(tx, store, { key: NOTICE_KEYS[action], by: actor.uuid, to: [store.owner_uuid], details });
    return agent;
  });
}

function requireTransition(action: AgentTransition['action'], current: AgentRow | undefined): AgentTransition['to'] {
  const from = current?.state ?? AGENT_STATE.none;
  const transition = AGENT_TRANSITIONS.find((candidate) => candidate.action === action && candidate.from === from);
  if (!transition) throw new AgentStateRefused(action, from);
  return transition.to;
}

async function log(tx: Db, happening: { store: StoreRow; actor: UserActor; action: string; reason?: string }): Promise<void> {
  const { store, actor, ...what } = happening;
  const submit = await findCurrentSubmit(tx, store.uuid);
  if (!submit) throw new Error(`store ${store.uuid} has no current submit`);
  await logHappening(tx, { store, submit, actorUuid: actor.uuid, ...what });
}
