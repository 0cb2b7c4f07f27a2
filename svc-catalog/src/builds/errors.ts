import { DomainError } from '@meowtale/service-kit';

/** Why an app can't be built: what its maker is told, `builds.reason.<key>`. */
export const BUILD_REASONS = ['androidUnavailable', 'builderRefused', 'gone', 'tooLarge', 'failed'] as const;
export type BuildReason = (typeof BUILD_REASONS)[number];

/** A build that is over: it would come out no other way if it were tried again. */
export class BuildRefused extends DomainError {
  readonly reason: BuildReason;

  constructor(reason: BuildReason) {
    super('build/refused');
    this.reason = reason;
  }
}
