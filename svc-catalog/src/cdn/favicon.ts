import type { FastifyInstance } from 'fastify';

/** Answers what a browser asks for beside anything that is opened in a tab of its own: there is no icon, which is no error. */
export function registerNoFavicon(app: FastifyInstance): void {
  app.get('/favicon.ico', (_request, reply) => reply.code(204).header('cache-control', 'public, max-age=86400').send());
}
