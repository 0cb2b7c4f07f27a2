import { createHash } from 'node:crypto';
import { DomainError } from '@meowtale/service-kit';
import type { FastifyInstance } from 'fastify';
import { addressKey } from './address-key.ts';
import { claimsOf } from './token-claims.ts';

const MOST_TOKENS = 50_000;

/** Who is charged for a request by the limits. */
export interface Caller {
  /** Their address, or the /64 of it. */
  address: string;
  /** The person, the same for each of their sign-ins; null for a guest and for an invalid token. */
  person: string | null;
  /** Whether they have no account yet. */
  isNewcomer: boolean;
}

type Person = Pick<Caller, 'person' | 'isNewcomer'>;

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
}

/** Returns the actor of an `authorization` header, like `createTokenVerifier`'s function. */
export type VerifyToken = (
  authorization: string | undefined,
) => Promise<{ kind: 'guest' } | { kind: 'newcomer' | 'user'; firebaseUid: string }>;

export type Identify = (ip: string, authorization: string | undefined) => Promise<Caller>;

const NONE: Person = { person: null, isNewcomer: false };

/**
 * Returns the function that identifies a request's caller for limits. A forged or expired token counts as a guest's, so that it gives
 * neither a new budget nor another person's. While the keys can't be fetched, a token counts as the person it names, but only at its
 * own address.
 */
export function createIdentify(verify: VerifyToken): Identify {
  // A token's person never changes, so a verified token is cached.
  const known = new Map<string, Person>();

  async function personOf(authorization: string, address: string): Promise<Person> {
    const token = createHash('sha256')
      .update(authorization.replace(/^bearer /i, ''))
      .digest('base64');
    const before = known.get(token);
    if (before) return before;
    try {
      const actor = await verify(authorization);
      if (actor.kind === 'guest') return NONE;
      const person = { person: `uid ${actor.firebaseUid}`, isNewcomer: actor.kind === 'newcomer' };
      known.set(token, person);
      const oldest = known.size > MOST_TOKENS ? known.keys().next().value : undefined;
      if (oldest !== undefined) known.delete(oldest);
      return person;
    } catch (error) {
      const isKeyless = error instanceof DomainError && error.code === 'auth/unavailable';
      const sub = isKeyless ? claimsOf(authorization)?.sub : undefined;
      return typeof sub === 'string' ? { person: `claims ${address} ${sub}`, isNewcomer: false } : NONE;
    }
  }

  return async (ip, authorization) => {
    const address = addressKey(ip);
    return { address, ...(authorization === undefined ? NONE : await personOf(authorization, address)) };
  };
}

/** Sets `caller` on every request. */
export function registerCallers(app: FastifyInstance, identify: Identify): void {
  app.decorateRequest('caller');
  app.addHook('onRequest', async (request) => {
    request.caller = await identify(request.ip, request.headers.authorization);
  });
}
