import { BASIS_POINTS } from '@meowtale/contracts';
import { AGENT_STATE } from '@meowtale/contracts/states';
import type { Db } from '../../database.ts';
import { findPublicPeople, type UserPublic } from '../../people/people/model.ts';
import { findPublisherStatuses } from '../../people/people/publishers.ts';
import type { Works } from '../../works.ts';
import { agentStatusOf, maySubmit } from './agents.ts';
import type { AgentRow } from './repository.ts';

/** GraphQL's StoreAgent. */
export interface AgentView {
  uuid: string;
  store_id: string;
  user_uuid: string;
  user: UserPublic | null;
  /** A fraction. */
  rate: number;
  state: number;
  memo: string;
  asked_at: Date | null;
  decided_at: Date | null;
  may_submit: boolean;
}

export async function toAgentViews(db: Db, works: Pick<Works, 'addresses'>, rows: readonly AgentRow[]): Promise<AgentView[]> {
  const publishers = rows.map((row) => row.publisher_uuid);
  const [people, standings] = await Promise.all([findPublicPeople(db, works, publishers), findPublisherStatuses(db, publishers)]);
  return rows.map(({ uuid, store_uuid, publisher_uuid, rate_bp, state, memo, asked_at, decided_at }) => ({
    uuid,
    store_id: store_uuid,
    user_uuid: publisher_uuid,
    user: people.get(publisher_uuid) ?? null,
    rate: rate_bp / BASIS_POINTS,
    state,
    memo,
    asked_at,
    decided_at,
    may_submit: state === AGENT_STATE.accepted && maySubmit(agentStatusOf(standings, publisher_uuid)),
  }));
}
