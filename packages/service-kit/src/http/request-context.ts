import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Knex } from 'knex';
import type { Actor } from '../auth/actor.ts';

/** What every resolver and route is given. */
export interface RequestContext {
  actor: Actor;
  requestId: string;
  /** Where the network says that they are, as the gateway's `ifconfig` has it: ISO 3166 alpha-2 in lower case; null when nothing tells. */
  country: string | null;
  log: FastifyBaseLogger;
  db: Knex;
  /** For money, staff and upload calls: asks the identity provider now. @throws DomainError `auth/revoked` (401), `auth/unavailable` (503) */
  assertNotRevoked(): Promise<void>;
}

/** What a service's own routes (uploads, webhooks, downloads) get to work with. */
export interface RouteTools {
  db: Knex;
  /** For a route's `preHandler`: lets only the gateway in, over the exact body. @throws DomainError `gateway/signature` (401) */
  requireGateway(request: FastifyRequest): Promise<void>;
  /** For a route's `onRequest`: the same where the body passes unread as a stream. */
  requireGatewayStream(request: FastifyRequest): Promise<void>;
  /**
   * Returns who asks, as in a resolver, by a sign-in that counted within the last 20 s.
   * @throws DomainError `auth/invalid-token`, `auth/id-token-expired`, `auth/revoked` (401)
   */
  contextOf(request: FastifyRequest): Promise<RequestContext>;
}
