import { DomainError } from '@meowtale/service-kit';

/** Thrown when no connected provider, or not the named one, supports a step. */
export class NoProvider extends DomainError {
  constructor() {
    super('ai/no-provider');
  }
}

/** Thrown when the provider doesn't support the language. */
export class NoLanguage extends DomainError {
  constructor() {
    super('ai/language');
  }
}
