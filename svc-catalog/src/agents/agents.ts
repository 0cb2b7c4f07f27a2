/** What other capabilities may ask of agents; the table behind it is this capability's own. */
import { AGENT_STATE } from '@meowtale/contracts/states';
import type { Db } from '../database.ts';
import { type AgentRow, findCurrent } from './repository.ts';

export { type AgentRow, findCurrents as findAgents } from './repository.ts';

/** Who is asked to represent a listing, or represents it: they may read it. Of these, who represents it: they alone submit it. */
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
