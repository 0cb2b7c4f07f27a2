import { AGENT_STATE } from '@meowtale/contracts/states';
import { pageOf, paths, withQuery } from '@meowtale/web-kit';

/** The tabs, by agent state. */
export const AGENT_TABS = ['waiting', 'reviewing', 'accepted'] as const;
export type AgentTab = (typeof AGENT_TABS)[number];

export const stateOfTab = (room: AgentTab): number => AGENT_STATE[room];

/** The section's address: the tab, its page, and the open listing. */
export interface AgentAddress {
  room: AgentTab;
  page: number;
  store: string | null;
}

export function readAgentAddress(search: string): AgentAddress {
  const query = new URLSearchParams(search);
  return {
    room: AGENT_TABS.find((room) => room === query.get('state')) ?? 'waiting',
    page: pageOf(search),
    store: query.get('store'),
  };
}

export function agentAddress({ room, page, store }: Partial<AgentAddress>): string {
  return withQuery(paths.lobbyAgent(), { state: room === 'waiting' ? undefined : room, page, store: store ?? undefined });
}
