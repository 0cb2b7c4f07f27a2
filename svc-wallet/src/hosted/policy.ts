import { type Actor, DomainError } from '@meowtale/service-kit';

/**
 * Asserts that a signed-in user opens only hosted pages of their own account; a guest may open any whose credential they have. Throws
 * `hosted/credential-foreign` (403).
 */
export function assertNobodyElse(actor: Actor, account: string): void {
  if (actor.kind === 'user' && actor.uuid !== account) throw new DomainError('hosted/credential-foreign');
}
