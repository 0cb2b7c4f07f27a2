import { ERROR_STATUS } from '@meowtale/contracts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NoAnswerError } from './ask-gateway.ts';

/** Seconds after which a crawler may retry after an outage. */
export const RETRY_AFTER_SECONDS = 60;

/** Rejects a request like the gateway, with a code and a request id: the client can't tell which of the two it was. */
function refuse(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  const code = String(status) in ERROR_STATUS ? String(status) : '400';
  const extensions = { code, status, requestId: request.id };
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ errors: [{ message: code, extensions }] });
}

/** Registers the handlers of errors and unknown paths. Must run before other plugins, which inherit them. */
export function registerRefusals(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => refuse(request, reply, ERROR_STATUS['404']));
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 400 && statusCode < 500) return refuse(request, reply, statusCode);
    const isOutage = error instanceof NoAnswerError;
    if (isOutage) reply.header('retry-after', RETRY_AFTER_SECONDS);
    request.log.error({ event: 'page.failed', err: error }, 'a page could not be sent');
    return reply
      .code(isOutage ? 503 : 500)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(`Meowtale is resting. Try again soon. (${request.id})\n`);
  });
}
