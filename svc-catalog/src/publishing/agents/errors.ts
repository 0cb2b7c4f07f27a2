import { DomainError } from '@meowtale/service-kit';

/** The action isn't possible in the current state of the listing's agent. */
export class AgentStateRefused extends DomainError {
  constructor(action: string, state: number) {
    super('store/agent-state', { data: { action, state } });
  }
}
