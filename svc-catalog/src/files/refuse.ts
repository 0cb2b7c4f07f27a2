import { DomainError } from '@meowtale/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';

const VERSION_HEADER = 'accept-version';
const VERSION = 'v2';

/**
 * A browser can't send this header from another site without asking first, so no form of theirs uploads (TRUST 17).
 * @throws DomainError `gateway/version` (400)
 */
export function requireVersion(request: FastifyRequest): void {
  if (request.headers[VERSION_HEADER] !== VERSION) throw new DomainError('gateway/version');
}

/** Whoever is refused may still be sending: what comes is thrown away, or they would wait for ever. */
export function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.raw.unpipe();
  request.raw.resume();
  const refusal = asDomainError(error);
  if (refusal.status >= 500 && !hasLeft(error, request)) request.log.error({ err: error }, 'an upload failed');
  const { code, status, fields, retryAfterSeconds } = refusal;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  return reply.code(status).send({ code, status, ...(fields && { fields }), requestId: request.id });
}

const CUT_OFF = ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'];

/** Who sends no more has left, or was given up by the gateway. A fault of the disk also ends the body, and says so itself. */
function hasLeft(error: unknown, { raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete && CUT_OFF.includes((error as { code?: string } | null)?.code ?? '');
}

function asDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const status = (error as { statusCode?: number } | null)?.statusCode ?? 500;
  if (status === 413) return new DomainError('upload/too-large', { cause: error });
  return status < 500 ? new DomainError('400', { status, cause: error }) : new DomainError('500', { cause: error });
}
