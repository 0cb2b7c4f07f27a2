import { DomainError } from '@meowtale/service-kit';
import type { FastifyRequest } from 'fastify';

const API_VERSION = 'v2';

/**
 * Requires the header that every client of ours sends. A form or a simple cross-site request can't set it, and preflights are
 * never allowed here, so cross-site requests change nothing (TRUST 17).
 * @throws DomainError `gateway/version` (400)
 */
export async function requireVersion(request: FastifyRequest): Promise<void> {
  if (request.headers['accept-version'] !== API_VERSION) throw new DomainError('gateway/version');
}

/** Requires a JSON content type, which a form can't send. @throws DomainError `input/invalid` (400) */
export async function requireJson(request: FastifyRequest): Promise<void> {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new DomainError('input/invalid', { fields: [{ path: 'content-type', key: 'errors.query.body' }] });
}
