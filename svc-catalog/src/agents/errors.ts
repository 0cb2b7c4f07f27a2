import { DomainError } from '@meowtale/service-kit';

/** It doesn't fit how far it is with the listing's agent. */
export class AgentStateRefused extends DomainError {
  constructor(action: string, state: number) {
    super('store/agent-state', { data: { action, state } });
  }
}
