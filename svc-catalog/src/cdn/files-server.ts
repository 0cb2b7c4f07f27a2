import { createBaseApp, DomainError, registerHealth, verifyGrant } from '@meowtale/service-kit';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { FILE_AUDIENCE } from '../files/file-ref.ts';
import { keys } from '../files/storage.ts';
import type { ContentPorts } from './content-ports.ts';
import { contentTypeOf } from './content-types.ts';
import { commonHeaders, fileHeaders } from './headers.ts';
import { sendFile } from './send-file.ts';

const IMAGE = /^([0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})\.(png|jpg)$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const A_YEAR = 'public, max-age=31536000, immutable';

/**
 * User files (DESIGN §5): pictures that we made, by their id, for ever; originals as attachments, to who holds a token for
 * them. Answers for its own host alone.
 */
export async function createFilesServer({ storage, view, env, logStream }: ContentPorts): Promise<FastifyInstance> {
  const app = await createBaseApp({ name: 'svc-catalog-files', logLevel: env.LOG_LEVEL, ...(logStream && { logStream }) });
  const host = new URL(env.FILES_ORIGIN).host;
  app.addHook('onRequest', async (request, reply) => {
    commonHeaders(reply);
    fileHeaders(reply);
    if (request.host !== host && !request.url.startsWith('/health/')) throw new DomainError('404');
  });
  registerHealth(app, { checks: {} });

  app.get<{ Params: { name: string } }>('/i/:name', async (request, reply) => {
    const [, uuid, extension] = IMAGE.exec(request.params.name) ?? [];
    const file = uuid && extension ? await storage.open(keys.image(uuid, extension)) : null;
    if (!uuid || !extension || file === null) throw new DomainError('404');
    reply.headers({ 'content-type': contentTypeOf(request.params.name), 'cache-control': A_YEAR });
    return sendFile(request, reply, file, `"${uuid}"`);
  });

  app.get<{ Params: { uuid: string; name: string }; Querystring: { c?: string } }>('/d/:uuid/:name', async (request, reply) => {
    const { uuid, name } = request.params;
    if (!UUID.test(uuid)) throw new DomainError('404');
    const grant = { secret: env.GRANT_SIGNING_SECRET, audience: FILE_AUDIENCE, now: await view.now() };
    await verifyGrant(request.query.c ?? '', z.object({ file: z.literal(uuid) }), grant);
    const file = await storage.open(keys.original(uuid));
    if (file === null) throw new DomainError('404');
    reply.headers({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`,
      'cache-control': 'private, no-store',
    });
    return sendFile(request, reply, file, `"${uuid}"`);
  });
  return app;
}
