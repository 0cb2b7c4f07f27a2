/** A rejected command, with a message for the person who gave it. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}

/** The pointer has another revision than expected: somebody else has moved it. */
export class PointerMovedError extends ReleaseError {
  override name = 'PointerMovedError';

  constructor(environment: string, expected: number, revision: number) {
    super(`${environment} is at revision ${revision}, not ${expected}: somebody else has changed it; look at its history and try again`);
  }
}
