import { type PictureVariant, parseVariant } from '@meowtale/contracts/pictures';
import { createBaseApp, DomainError, registerHealth, verifyGrant } from '@meowtale/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { BUILD_AUDIENCE } from '../../library/builds/model.ts';
import { readDownload, restsOnPaying } from '../../library/capabilities/model.ts';
import { FILE_AUDIENCE, SHOWN_EXTENSIONS, type ShownExtension } from '../../library/files/model.ts';
import { keys } from '../../library/storage/model.ts';
import { grantSecretsOf } from '../../works.ts';
import type { ContentPorts } from './content-ports.ts';
import { contentTypeOf } from './content-types.ts';
import { registerNoFavicon } from './favicon.ts';
import { commonHeaders, fileHeaders } from './headers.ts';
import { sendFile } from './send-file.ts';
import { createVariants } from './variants.ts';

const IMAGE = /^([0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})\.(png|jpg)$/;
const FILM = /^([0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})\.webm$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const A_YEAR = 'public, max-age=31536000, immutable';

/** Capabilities are removed from logs, because they would allow anyone who reads logs to download. */
const pathForLog = (path: string): string => path.replace(/^\/p\/[^/]+/, '/p/…');

const shownAs = { shown: z.enum(SHOWN_EXTENSIONS).optional() };

/** Returns the key of a downloaded file: of the shown picture or video, else of the original. */
function keyOfFile(uuid: string, shown?: ShownExtension): string {
  if (!shown) return keys.original(uuid);
  return shown === 'webm' ? keys.film(uuid) : keys.image(uuid, shown);
}

/**
 * Creates the server of user files (DESIGN §5): processed pictures and videos by id, cached for a year; originals as attachments, to
 * requests with a token for them. Other hosts get 404.
 */
export async function createFilesServer({ storage, view, env, logStream }: ContentPorts): Promise<FastifyInstance> {
  const limits = { maxEventLoopDelayMs: env.MAX_EVENT_LOOP_DELAY_MS };
  const app = await createBaseApp({
    name: 'svc-catalog-files',
    logLevel: env.LOG_LEVEL,
    pathForLog,
    ...limits,
    ...(logStream && { logStream }),
  });
  const host = new URL(env.FILES_ORIGIN).host;
  app.addHook('onRequest', async (request, reply) => {
    commonHeaders(reply);
    fileHeaders(reply);
    if (request.host !== host && !request.url.startsWith('/health/')) throw new DomainError('404');
  });
  registerHealth(app, { checks: {} });
  registerNoFavicon(app);
  const variants = createVariants(storage, app.log);

  /** Sends a picture in one of the allowed sizes; redirects to the picture itself while too many are being made. */
  async function sendVariant(request: FastifyRequest, reply: FastifyReply, variant: PictureVariant): Promise<FastifyReply> {
    const file = await variants.open(variant);
    if (file === null) throw new DomainError('404');
    if (file === 'later') {
      const png = (await storage.open(keys.image(variant.uuid, 'png'))) !== null;
      return reply.header('cache-control', 'no-store').redirect(`/i/${variant.uuid}.${png ? 'png' : 'jpg'}`, 302);
    }
    reply.headers({ 'content-type': `image/${variant.format}`, 'cache-control': A_YEAR });
    return sendFile(request, reply, file, `"${variant.uuid}-${variant.width}-${variant.format}"`);
  }

  app.get<{ Params: { name: string } }>('/i/:name', async (request, reply) => {
    const variant = parseVariant(request.params.name);
    if (variant) return sendVariant(request, reply, variant);
    const [, uuid, extension] = IMAGE.exec(request.params.name) ?? [];
    const file = uuid && extension ? await storage.open(keys.image(uuid, extension)) : null;
    if (!uuid || !extension || file === null) throw new DomainError('404');
    reply.headers({ 'content-type': contentTypeOf(request.params.name), 'cache-control': A_YEAR });
    return sendFile(request, reply, file, `"${uuid}"`);
  });

  app.get<{ Params: { name: string } }>('/v/:name', async (request, reply) => {
    const [, uuid] = FILM.exec(request.params.name) ?? [];
    const file = uuid ? await storage.open(keys.film(uuid)) : null;
    if (!uuid || file === null) throw new DomainError('404');
    reply.headers({ 'content-type': 'video/webm', 'cache-control': A_YEAR });
    return sendFile(request, reply, file, `"${uuid}"`);
  });

  /**
   * Files that only their owner downloads, with a token in the address. Named path parameters of the router are too short for a file's
   * name.
   */
  const attachments = [
    { path: '/d', audience: FILE_AUDIENCE, keyOf: keyOfFile },
    { path: '/b', audience: BUILD_AUDIENCE, keyOf: keys.build },
  ];
  for (const { path, audience, keyOf } of attachments) {
    app.get<{ Params: { uuid: string; '*': string }; Querystring: { c?: string } }>(`${path}/:uuid/*`, async (request, reply) => {
      const { uuid, '*': name } = request.params;
      if (!UUID.test(uuid)) throw new DomainError('404');
      const grant = { secret: grantSecretsOf(env), audience, now: await view.now() };
      const { shown } = await verifyGrant(request.query.c ?? '', z.object({ ...shownAs, file: z.literal(uuid) }), grant);
      return sendAttachment(request, reply, { key: keyOf(uuid, shown), uuid, name });
    });
  }

  async function sendAttachment(
    request: FastifyRequest,
    reply: FastifyReply,
    { key, uuid, name }: Record<'key' | 'uuid' | 'name', string>,
  ) {
    const file = await storage.open(key);
    if (file === null) throw new DomainError('404');
    reply.headers({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`,
      'cache-control': 'private, no-store',
    });
    return sendFile(request, reply, file, `"${uuid}"`);
  }

  /** `/p/<capability>/<name>`: a listing's package. Named path parameters of the router are too short for a capability. */
  app.get<{ Params: { '*': string } }>('/p/*', async (request, reply) => {
    const [token = '', name = 'package'] = request.params['*'].split('/');
    const right = await readDownload(token, grantSecretsOf(env), await view.now());
    const { person, store, file } = right;
    if (!(await view.mayPlay(right))) throw new DomainError('play/not-authorized');
    // A downloaded package can be played for ever, so it counts as opened, like a page.
    if (restsOnPaying(right) && person !== null && store !== null) view.noteOpening(person, store);
    return sendAttachment(request, reply, { key: keys.original(file), uuid: file, name });
  });
  return app;
}
