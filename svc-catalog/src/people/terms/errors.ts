import { DomainError } from '@meowtale/service-kit';

/** Reports that the current listing terms must be accepted. */
export class TermsMissing extends DomainError {
  constructor(version: string) {
    super('store/terms-missing', { fields: [{ path: 'terms_version', key: 'invalid.terms', params: { version } }] });
  }
}
