/** What other capabilities may ask of agents; the table behind it is this capability's own. */
import { AGENT_STATE } from '@meowtale/contracts/states';
import type { Db } from '../../database.ts';
import { findPublisherStatuses, type PublisherStatus } from '../../people/people/publishers.ts';
import { type AgentRow, findCurrent } from './repository.ts';

export { type AgentRow, findCurrents as findAgents } from './repository.ts';

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

export const agentStatusOf = (standings: ReadonlyMap<string, Agent>, uuid: string): Agent =>
  standings.get(uuid) ?? { uuid, is_publisher: false, is_suspended: false };

/** Returns whether an agent submits the listing instead of its owner: while they are a publisher and not suspended (ADR 27). */
export const maySubmit = ({ is_publisher, is_suspended }: Omit<Agent, 'uuid'>): boolean => is_publisher && !is_suspended;

/** Returns whether a person may play a listing's work because they are asked to represent it or do, and are still a publisher. */
export async function mayPlayAsAgent(db: Db, personUuid: string, storeUuid: string): Promise<boolean> {
  if ((await findRepresenting(db, storeUuid)).askedUuid !== personUuid) return false;
  return agentStatusOf(await findPublisherStatuses(db, [personUuid]), personUuid).is_publisher;
}
