import { DomainError } from '@meowtale/service-kit';

/** Reports that the person's plan doesn't include a right. */
export class PlanRequired extends DomainError {
  constructor() {
    super('plan/required');
  }
}
