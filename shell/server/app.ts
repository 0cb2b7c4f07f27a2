import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { registerCompression } from './compression.ts';
import type { ShellEnv } from './env.ts';
import { answerPage } from './page.ts';
import { registerProxy } from './proxy.ts';
import { registerRefusals } from './refusals.ts';
import { createReleaseReader } from './releases.ts';
import { createPageDrawer } from './render/draw-page.ts';
import { createRenderer, type Renderer } from './render/renderer.ts';
import { warmUp } from './render/warm-up.ts';
import { registerSitemap } from './sitemap.ts';
import { registerStatic } from './static.ts';

declare module 'fastify' {
  interface FastifyInstance {
    renderer: Renderer;
  }
}

const REQUEST_ID = /^[A-Za-z0-9-]{8,64}$/;

/** The name in `s-<name>.…` of a site's own host; null elsewhere. */
export function siteName(host: string): string | null {
  return /^s-([a-z0-9-]+)\./.exec(host)?.[1] ?? null;
}

function requestId(incoming: unknown): string {
  return typeof incoming === 'string' && REQUEST_ID.test(incoming) ? incoming : randomUUID();
}

/** An address that can't be decoded is one that isn't there: its page says so, as any other's. */
function decodable(url = '/'): string {
  try {
    decodeURI(url);
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}

/**
 * The shell's server: what isn't a page goes to the gateway, every other address is a page with its real status. A second
 * door of one process is given the first, with which it has its drawing in common.
 */
export async function buildShell(env: ShellEnv, first?: FastifyInstance): Promise<FastifyInstance> {
  const app = Fastify({
    logger: env.LOG_LEVEL === 'silent' ? false : { level: env.LOG_LEVEL, base: { service: 'shell' } },
    genReqId: (request) => requestId(request.headers['x-request-id']),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: env.TRUST_PROXY,
    rewriteUrl: ({ url }) => decodable(url),
  });
  const readLive = createReleaseReader(env.RELEASES_DIR, env.RELEASE_ENVIRONMENT, (fault) => app.log.error(fault, 'a release was refused'));
  const renderer = first?.renderer ?? createRenderer((fault) => app.log.warn(fault, 'a page was left to its tab'));
  app.decorate('renderer', renderer);
  const drawPage = createPageDrawer(env, renderer);
  // What the first door opened it closes, once nobody comes through the second any more.
  if (first) first.addHook('onClose', () => app.close());
  else {
    app.addHook('onClose', () => renderer.close());
    warmUp(app, env);
  }
  const siteOf = (request: FastifyRequest) => siteName(request.hostname);

  registerRefusals(app);
  await app.register(fastifyCookie);
  registerCompression(app);
  await registerProxy(app, env);
  registerStatic(app, env);
  registerSitemap(app, { env, readLive });

  app.get('/health/live', () => ({ status: 'ok' }));
  app.get('/health/ready', async (_, reply) => {
    const live = await readLive().catch(() => []);
    const ready = live.some(({ current }) => current.manifest.name === 'shell');
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'no intact shell release' });
  });
  app.get('/*', (request, reply) => answerPage({ env, readLive, drawPage, siteOf }, request, reply));
  return app;
}
