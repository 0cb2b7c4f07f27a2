import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Knex } from 'knex';
import type { Actor } from '../auth/actor.ts';

/** What every resolver and route is given. */
export interface RequestContext {
  actor: Actor;
  requestId: string;
  /** The country of the caller's network, as the gateway's `ifconfig` returns it: ISO 3166 alpha-2 in lower case; null when unknown. */
  country: string | null;
  /** A keyed hash of the caller's network address (of an IPv6 address' /64), by which calls are counted; null when unknown. */
  address: string | null;
  log: FastifyBaseLogger;
  db: Knex;
  /**
   * Calls the identity provider now; for money, staff and upload calls. @throws DomainError `auth/revoked` (401), `auth/unavailable` (503)
   */
  assertNotRevoked(): Promise<void>;
}

/** What a service's own routes (uploads, webhooks, downloads) are given. */
export interface RouteTools {
  db: Knex;
  /** Rejects requests whose body the gateway didn't sign; for a route's `preHandler`. @throws DomainError `gateway/signature` (401) */
  requireGateway(request: FastifyRequest): Promise<void>;
  /** The same for a body that is streamed, and so not signed; for a route's `onRequest`. */
  requireGatewayStream(request: FastifyRequest): Promise<void>;
  /**
   * Returns the resolvers' context of a request; its sign-in was checked for revocation within the last 20 s.
   * @throws DomainError `auth/invalid-token`, `auth/id-token-expired`, `auth/revoked` (401)
   */
  contextOf(request: FastifyRequest): Promise<RequestContext>;
}
