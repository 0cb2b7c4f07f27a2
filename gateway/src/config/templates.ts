import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { START_CACHE_SECONDS } from '@meowtale/contracts';
import type { FastifyInstance } from 'fastify';

/** Templates of stories, each a file of our story model (contracts' storyFile). */
export const TEMPLATES = ['blank', 'three-act', 'branching'] as const;

/** Registers `GET /resources/templates/{id}/index.json` (SPEC §7), a template's story; 404 for an unknown id, which clients only log. */
export function registerTemplates(app: FastifyInstance): void {
  const stories = new Map<string, string>(
    TEMPLATES.map((id) => [id, readFileSync(join(import.meta.dirname, 'templates', `${id}.json`), 'utf8')]),
  );
  app.get<{ Params: { id: string } }>('/resources/templates/:id/index.json', async (request, reply) => {
    const story = stories.get(request.params.id);
    if (story === undefined) return reply.callNotFound();
    return reply.header('cache-control', `public, max-age=${START_CACHE_SECONDS}`).type('application/json; charset=utf-8').send(story);
  });
}
