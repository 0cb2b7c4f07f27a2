import { DomainError } from '../errors.ts';

/** Says that the connection ended before the response to COMMIT, so that the transaction may have been committed (ADR 51). */
export class CommitUnknownError extends DomainError {
  constructor(cause: unknown) {
    super('other/outcome-unknown', { cause });
  }
}
