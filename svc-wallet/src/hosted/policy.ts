import { type Actor, DomainError } from '@meowtale/service-kit';

/**
 * Asserts that a signed-in user uses a hosted page only of their own account; a guest may use any with its credential. Throws
 * `hosted/credential-foreign`.
 */
export function assertNobodyElse(actor: Actor, account: string): void {
  if (actor.kind === 'user' && actor.uuid !== account) throw new DomainError('hosted/credential-foreign');
}
