import { BASIS_POINTS } from '@meowtale/contracts';
import { AGENT_STATE } from '@meowtale/contracts/states';
import type { Db } from '../../database.ts';
import { findPublicPeople, findPublisherStatuses, type PublisherStatus, type UserPublic } from '../../people/people/model.ts';
import type { Works } from '../../works.ts';
import { type AgentRow, findCurrent } from './repository.ts';

export { findCurrents as findAgents } from './repository.ts';

/** The publisher who is asked to represent a listing, or represents it (`askedUuid`), and may read it; and the one who represents it. */
export interface Representing {
  askedUuid: string | null;
  acceptedUuid: string | null;
  rateBp: number;
}

export async function findRepresenting(db: Db, storeUuid: string): Promise<Representing> {
  return toRepresenting(await findCurrent(db, storeUuid));
}

export function toRepresenting(agent: AgentRow | undefined): Representing {
  const isAsked = agent !== undefined && agent.state !== AGENT_STATE.draft && agent.state !== AGENT_STATE.refused;
  return {
    askedUuid: isAsked ? agent.publisher_uuid : null,
    acceptedUuid: agent?.state === AGENT_STATE.accepted ? agent.publisher_uuid : null,
    rateBp: agent?.rate_bp ?? 0,
  };
}

/** A listing's agent, and whether they are a publisher now and suspended. */
export type Agent = PublisherStatus;

/** Finds a listing's agent with their current status; null when there is none. */
export async function findAgent(db: Db, storeUuid: string): Promise<Agent | null> {
  const { acceptedUuid } = await findRepresenting(db, storeUuid);
  return acceptedUuid === null ? null : agentStatusOf(await findPublisherStatuses(db, [acceptedUuid]), acceptedUuid);
}

const agentStatusOf = (standings: ReadonlyMap<string, Agent>, uuid: string): Agent =>
  standings.get(uuid) ?? { uuid, is_publisher: false, is_suspended: false };

/** Returns whether an agent submits the listing instead of its owner: while they are a publisher and not suspended (ADR 27). */
export const maySubmit = ({ is_publisher, is_suspended }: Omit<Agent, 'uuid'>): boolean => is_publisher && !is_suspended;

/** Returns whether a person may play a listing's work because they are asked to represent it or do, and are still a publisher. */
export async function mayPlayAsAgent(db: Db, personUuid: string, storeUuid: string): Promise<boolean> {
  if ((await findRepresenting(db, storeUuid)).askedUuid !== personUuid) return false;
  return agentStatusOf(await findPublisherStatuses(db, [personUuid]), personUuid).is_publisher;
}

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
