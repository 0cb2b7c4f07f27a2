/** A rejected command, with a message for the person who gave it. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}

/** The pointer isn't at the expected revision, because it was moved meanwhile. */
export class PointerMovedError extends ReleaseError {
  override name = 'PointerMovedError';

  constructor(environment: string, expected: number, revision: number) {
    super(`${environment} is at revision ${revision}, not ${expected}: it was changed meanwhile; read its history and try again`);
  }
}
