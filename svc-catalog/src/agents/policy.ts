import type { Role } from '@meowtale/contracts';
import { AGENT_STATE } from '@meowtale/contracts/states';
import { DomainError, type UserActor } from '@meowtale/service-kit';
import type { StoreRow } from '../listings/stores.ts';
import { StoreNotFound } from '../submits/errors.ts';
import type { AgentRow } from './repository.ts';

const refuse = (path: string, key: string) => new DomainError('input/invalid', { fields: [{ path, key }] });

/** Agents represent listings of the curated platform (SPEC §1). @throws DomainError `input/invalid` */
export function requireRepresentable({ platform_key }: Pick<StoreRow, 'platform_key'>): void {
  if (platform_key !== 'meowtale') throw refuse('store_id', 'invalid.platform');
}

/** A publisher other than oneself can be asked. @throws DomainError `input/invalid` */
export function requirePublisher(actor: UserActor, asked: { uuid: string; roles: readonly Role[] } | undefined): void {
  if (!asked?.roles.includes('publisher')) throw refuse('user_uuid', 'invalid.unknown');
  if (asked.uuid === actor.uuid) throw refuse('user_uuid', 'invalid.self');
}

/** Whoever was asked answers. @throws StoreNotFound for everybody else, as if nobody were asked */
export function requireAsked(actor: UserActor, agent: AgentRow | undefined): AgentRow {
  if (!agent || agent.publisher_uuid !== actor.uuid || agent.state === AGENT_STATE.draft) throw new StoreNotFound();
  return agent;
}
