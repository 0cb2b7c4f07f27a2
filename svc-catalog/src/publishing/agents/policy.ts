import type { FieldError, Role } from '@meowtale/contracts';
import { ASKED_PER_DAY, ASKED_UNDECIDED_MAX } from '@meowtale/contracts/inputs/catalog/agent';
import type { StoreSubmitDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { AGENT_STATE, type AgentTransition } from '@meowtale/contracts/states';
import { DomainError, type UserActor } from '@meowtale/service-kit';
import type { StoreRow } from '../listings/model.ts';
import { StoreNotFound } from '../submission/model.ts';
import type { AgentRow } from './repository.ts';

const refuse = (path: string, key: string, more: Pick<FieldError, 'params'> = {}) =>
  new DomainError('input/invalid', { fields: [{ path, key, ...more }] });

/** Asserts that the listing is of the curated platform, the only one with agents (SPEC §1). @throws DomainError `input/invalid` */
export function requireRepresentable({ platform_key }: Pick<StoreRow, 'platform_key'>): void {
  if (platform_key !== 'meowtale') throw refuse('store_id', 'invalid.platform');
}

type Asked = { uuid: string; roles: readonly Role[]; suspended_until: Date | null };

/** Asserts that a publisher other than the caller is asked, who isn't suspended and so could submit. @throws DomainError `input/invalid` */
export function requirePublisher(actor: UserActor, publisher: Asked | undefined, now: Date): void {
  if (!publisher?.roles.includes('publisher')) throw refuse('user_uuid', 'invalid.unknown');
  if (publisher.uuid === actor.uuid) throw refuse('user_uuid', 'invalid.self');
  if ((publisher.suspended_until ?? now) > now) throw refuse('user_uuid', 'invalid.publisher-away');
}

/** Asserts that the listing has a name and a brief, which the publisher reads. @throws DomainError `input/invalid` */
export function requireDescribed({ store_submit_info: { list, default_lang } }: Pick<StoreSubmitDraft, 'store_submit_info'>): void {
  const at = list.findIndex(({ language }) => language === default_lang);
  if (!list[at]?.name) throw refuse(`store_submit_info.list.${Math.max(at, 0)}.name`, 'missing.name');
  if (!list[at].brief) throw refuse(`store_submit_info.list.${at}.brief`, 'missing.brief');
}

/** Asserts the limits on requests, because each notifies a publisher. @throws DomainError `input/invalid` */
export function requireRequestsBelowLimit({ today, undecided }: { today: number; undecided: number }): void {
  if (undecided >= ASKED_UNDECIDED_MAX) throw refuse('user_uuid', 'invalid.asked-undecided', { params: { maximum: ASKED_UNDECIDED_MAX } });
  if (today >= ASKED_PER_DAY) throw refuse('user_uuid', 'invalid.asked-today', { params: { maximum: ASKED_PER_DAY } });
}

/** Asserts that a person who lost the role since they were asked only refuses. @throws DomainError `auth/forbidden` */
export function requireStillPublisher(action: AgentTransition['action'], publisher: { roles: readonly Role[] } | undefined): void {
  if (action !== 'refuse' && !publisher?.roles.includes('publisher')) throw new DomainError('auth/forbidden');
}

/** Asserts that the caller was asked. @throws StoreNotFound for others, as if there were no request */
export function requireAsked(actor: UserActor, agent: AgentRow | undefined): AgentRow {
  if (!agent || agent.publisher_uuid !== actor.uuid || agent.state === AGENT_STATE.draft) throw new StoreNotFound();
  return agent;
}
