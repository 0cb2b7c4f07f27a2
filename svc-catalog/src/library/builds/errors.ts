import { DomainError } from '@meowtale/service-kit';

/** Reasons why an app can't be built; the interface's text is `builds.reason.<key>`. */
export const BUILD_REASONS = ['androidUnavailable', 'builderRefused', 'gone', 'tooLarge', 'failed'] as const;
export type BuildReason = (typeof BUILD_REASONS)[number];

/** The build can't succeed, so it isn't tried again. */
export class BuildRefused extends DomainError {
  readonly reason: BuildReason;

  constructor(reason: BuildReason) {
    super('build/refused');
    this.reason = reason;
  }
}
