/** A release of a slice, as in `mf-store a1b2`. */
export interface ReleaseName {
  slice: string;
  version: string;
}

/** One reason why releases can't be live together. */
export interface Finding {
  rule: 'collision' | 'shared' | 'popup' | 'operation' | 'event' | 'migration' | 'size' | 'unreadable';
  /** The release that doesn't work any more. */
  broken: ReleaseName;
  /** The release because of which it doesn't; the same one for a fault of its own. */
  breaker: ReleaseName;
  /** The route, popup, field, shared name, operation, event, migration or file. */
  what: string;
  /** The whole reason, in one line. */
  message: string;
}

export const nameOf = ({ slice, version }: ReleaseName): string => `${slice} ${version}`;
