import { DomainError } from '@meowtale/service-kit';
import type { FastifyRequest } from 'fastify';

const API_VERSION = 'v2';

/**
 * Asks for the header that every client of ours sends. A form or a simple cross-site request can't set it, and asking
 * leave to (a preflight) is never granted here, so such requests change nothing (TRUST 17).
 * @throws DomainError `gateway/version` (400)
 */
export async function requireVersion(request: FastifyRequest): Promise<void> {
  if (request.headers['accept-version'] !== API_VERSION) throw new DomainError('gateway/version');
}

/** @throws DomainError `input/invalid` (400) for a body that a form could have sent */
export async function requireJson(request: FastifyRequest): Promise<void> {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new DomainError('input/invalid', { fields: [{ path: 'content-type', key: 'errors.query.body' }] });
}
