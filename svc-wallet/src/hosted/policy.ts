import { type Actor, DomainError } from '@meowtale/service-kit';

/** Whoever has a page's credential may use it, signed in or not; but nobody works on a page of somebody else's account. */
export function assertNobodyElse(actor: Actor, account: string): void {
  if (actor.kind === 'user' && actor.uuid !== account) throw new DomainError('hosted/credential-foreign');
}
