import { DomainError } from '@meowtale/service-kit';

/** Nobody who is connected does it, or not whoever was asked by name. */
export class NoProvider extends DomainError {
  constructor() {
    super('ai/no-provider');
  }
}

/** Whoever does it doesn't know the language well enough. */
export class NoLanguage extends DomainError {
  constructor() {
    super('ai/language');
  }
}
