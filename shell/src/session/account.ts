import { ROLES, type Role, TOKEN_CLAIMS } from '@meowtale/contracts/roles';
import type { SessionPerson } from '@meowtale/web-kit';
import type { Client } from 'urql';
import type { IdentityUser } from './identity.ts';
import { type Me, MeDocument } from './me.ts';

function toPerson(me: Me): SessionPerson {
  return {
    uuid: me.uuid,
    nickname: me.profile.nickname,
    email: me.email,
    emailVerified: me.email_verified,
    roles: me.roles,
    country: me.country,
    avatarUrl: me.profile.head?.url ?? null,
  };
}

/** Returns the person in the token, for outages of the catalogue; null while the token contains no account. */
async function personOfToken(user: IdentityUser): Promise<SessionPerson | null> {
  const { claims } = await user.getIdTokenResult();
  const uuid = claims[TOKEN_CLAIMS.userUuid];
  if (typeof uuid !== 'string') return null;
  const roles = claims[TOKEN_CLAIMS.roles];
  return {
    uuid,
    nickname: user.displayName ?? user.email?.split('@')[0] ?? '',
    email: user.email ?? '',
    emailVerified: user.emailVerified,
    roles: Array.isArray(roles) ? roles.filter((role): role is Role => ROLES.includes(role)) : [],
    country: null,
    avatarUrl: null,
  };
}

/** Returns the account of a user of the identity service, queried with that user's token. */
export async function openAccount(client: Client, user: IdentityUser): Promise<SessionPerson> {
  const answer = await client.query(MeDocument, { role: 'creator' }, { requestPolicy: 'network-only' });
  const me = answer.data?.me;
  if (me?.tokenRefreshNeeded) await user.getIdToken(true);
  const person = me ? toPerson(me) : await personOfToken(user);
  if (!person) throw answer.error ?? new Error('the account could not be opened');
  return person;
}
