import type { FastifyInstance } from 'fastify';

/** Registers `/favicon.ico`, which browsers request for any page, as empty, so that no 404 is logged. */
export function registerNoFavicon(app: FastifyInstance): void {
  app.get('/favicon.ico', (_request, reply) => reply.code(204).header('cache-control', 'public, max-age=86400').send());
}
