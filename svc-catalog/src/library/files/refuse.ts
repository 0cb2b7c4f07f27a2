import { DomainError } from '@meowtale/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';

const VERSION_HEADER = 'accept-version';
const VERSION = 'v2';

/**
 * Asserts the version header, which a browser can't send from another site without a preflight, so that no form there can upload (TRUST
 * 17).
 * @throws DomainError `gateway/version` (400)
 */
export function requireVersion(request: FastifyRequest): void {
  if (request.headers[VERSION_HEADER] !== VERSION) throw new DomainError('gateway/version');
}

/** Sends an error. The rest of the body is read and dropped, because the client would otherwise wait for ever. */
export function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.raw.unpipe();
  request.raw.resume();
  const domainError = asDomainError(error);
  if (domainError.status >= 500 && !hasLeft(error, request)) request.log.error({ event: 'upload.failed', err: error }, 'an upload failed');
  const { code, status, fields, retryAfterSeconds } = domainError;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  return reply.code(status).send({ code, status, ...(fields && { fields }), requestId: request.id });
}

const CUT_OFF = ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'];

/**
 * Returns whether the client closed the connection, or the gateway aborted it. An error of the disk also ends the body, but has its own
 * code.
 */
function hasLeft(error: unknown, { raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete && CUT_OFF.includes((error as { code?: string } | null)?.code ?? '');
}

function asDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const status = (error as { statusCode?: number } | null)?.statusCode ?? 500;
  if (status === 413) return new DomainError('upload/too-large', { cause: error });
  return status < 500 ? new DomainError('400', { status, cause: error }) : new DomainError('500', { cause: error });
}
