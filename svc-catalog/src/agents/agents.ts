/** What other capabilities may ask of agents; the table behind it is this capability's own. */
import { AGENT_STATE } from '@meowtale/contracts/states';
import type { Db } from '../database.ts';
import { findStandings, type PublisherStanding } from '../people/publishers.ts';
import { type AgentRow, findCurrent } from './repository.ts';

export { type AgentRow, findCurrents as findAgents } from './repository.ts';

/** Who is asked to represent a listing, or represents it: they may read it. Of these, who represents it. */
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

/** Who represents a listing, and how they stand. */
export type Agent = PublisherStanding;

/** Null where nobody does; with how they stand now, for whoever holds the listing. */
export async function findAgent(db: Db, storeUuid: string): Promise<Agent | null> {
  const { acceptedUuid } = await findRepresenting(db, storeUuid);
  return acceptedUuid === null ? null : standingOf(await findStandings(db, [acceptedUuid]), acceptedUuid);
}

export const standingOf = (standings: ReadonlyMap<string, Agent>, uuid: string): Agent =>
  standings.get(uuid) ?? { uuid, is_publisher: false, is_suspended: false };

/** Who represents a listing submits it in its owner's stead for as long as they are a publisher and not suspended (ADR 27). */
export const maySubmit = ({ is_publisher, is_suspended }: Omit<Agent, 'uuid'>): boolean => is_publisher && !is_suspended;

/** Whether somebody plays a listing's work because they are asked to represent it or do, and are a publisher still. */
export async function mayPlayAsAgent(db: Db, personUuid: string, storeUuid: string): Promise<boolean> {
  if ((await findRepresenting(db, storeUuid)).askedUuid !== personUuid) return false;
  return standingOf(await findStandings(db, [personUuid]), personUuid).is_publisher;
}
