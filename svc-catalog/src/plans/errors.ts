import { DomainError } from '@meowtale/service-kit';

/** The plan that somebody has doesn't hold this. */
export class PlanRequired extends DomainError {
  constructor() {
    super('plan/required');
  }
}
