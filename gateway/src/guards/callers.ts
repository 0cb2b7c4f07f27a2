import { createHash } from 'node:crypto';
import { DomainError } from '@meowtale/service-kit';
import type { FastifyInstance } from 'fastify';
import { addressKey } from './address-key.ts';
import { claimsOf } from './token-claims.ts';

const MOST_TOKENS = 50_000;

/** Whom limits count a request for. */
export interface Caller {
  /** Their address, or the /64 of it. */
  address: string;
  /** The same for every sign-in of a person; null for a guest, and for a token that isn't one of ours. */
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

/** Returns the actor of an `authorization` header, as `createTokenVerifier` makes it. */
export type VerifyToken = (
  authorization: string | undefined,
) => Promise<{ kind: 'guest' } | { kind: 'newcomer' | 'user'; firebaseUid: string }>;

export type Identify = (ip: string, authorization: string | undefined) => Promise<Caller>;

const NONE: Person = { person: null, isNewcomer: false };

/**
 * Makes the function that tells for whom a request is counted. A made-up or expired token counts as a guest's, so that neither a fresh
 * budget nor another person's comes of it. While the keys can't be had, a token counts as whom it names, at its own address only.
 */
export function createIdentify(verify: VerifyToken): Identify {
  // Whose a token is never changes: what was verified once isn't again.
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

/** Gives every request its `caller`. */
export function registerCallers(app: FastifyInstance, identify: Identify): void {
  app.decorateRequest('caller');
  app.addHook('onRequest', async (request) => {
    request.caller = await identify(request.ip, request.headers.authorization);
  });
}
