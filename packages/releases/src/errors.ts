import type { Finding } from './check/finding.ts';

/** A rejected command, with a message for the person who gave it. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}

/** A change by which releases would stop working, with each reason. */
export class BreakingChangeError extends ReleaseError {
  override name = 'BreakingChangeError';
  readonly findings: readonly Finding[];

  constructor(message: string, findings: readonly Finding[]) {
    super(message);
    this.findings = findings;
  }
}

/** The pointer isn't at the expected revision, because it was moved meanwhile. */
export class PointerMovedError extends ReleaseError {
  override name = 'PointerMovedError';

  constructor(environment: string, expected: number, revision: number) {
    super(`${environment} is at revision ${revision}, not ${expected}: it was changed meanwhile; read its history and try again`);
  }
}
