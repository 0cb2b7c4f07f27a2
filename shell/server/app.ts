import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import { cacheReads, openReleaseStorage, type ReleaseStorage } from '@meowtale/releases';
import { createLogStream } from '@meowtale/service-kit/log-stream';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { registerCompression } from './compression.ts';
import type { ShellEnv } from './env.ts';
import { createOutageProbe } from './outage-probe.ts';
import { registerOverrides } from './overrides.ts';
import { answerPage, type PageContext } from './page.ts';
import { registerProxy } from './proxy.ts';
import { registerRefusals } from './refusals.ts';
import { registerReleaseReports } from './release-reports.ts';
import { createReleaseReader } from './releases.ts';
import { createPageRenderer } from './render/render-page.ts';
import { createRenderer, type Renderer } from './render/renderer.ts';
import { warmUp } from './render/warm-up.ts';
import { securityHeaders } from './security.ts';
import { registerSitemap } from './sitemap.ts';
import { registerSites } from './sites/register-sites.ts';
import { hostnameOf, siteAddress, siteNameReader } from './sites/site-host.ts';
import { registerFavicon, registerStatic } from './static.ts';

declare module 'fastify' {
  interface FastifyInstance {
    renderer: Renderer;
  }
}

const REQUEST_ID = /^[A-Za-z0-9-]{8,64}$/;

function requestId(incoming: unknown): string {
  return typeof incoming === 'string' && REQUEST_ID.test(incoming) ? incoming : randomUUID();
}

/** Returns the address, or one that no page has when it can't be decoded, so that it gets the usual 404 page. */
function decodable(url = '/'): string {
  // URL parsers take it for a slash, and two of them for a host.
  const plain = url.replaceAll('\\', '%5C');
  try {
    decodeURI(plain);
    return plain;
  } catch {
    return plain.replaceAll('%', '%25');
  }
}

/** Registers the shell's own routes: what isn't a page goes to the gateway, every other address is a page with its real status. */
async function registerShell(app: FastifyInstance, context: PageContext, releases: ReleaseStorage): Promise<void> {
  const { env } = context;
  const nameOf = siteNameReader(env);
  await app.register(fastifyCookie);
  await registerProxy(app, env);
  registerStatic(app, env);
  registerSitemap(app, context);
  registerOverrides(app, env, releases);
  app.get('/*', (request, reply) => {
    const name = nameOf(hostnameOf(request));
    // A site's host that is requested at this port belongs to the other one.
    if (name !== null) return reply.redirect(`${siteAddress(env, name)}/`, 308);
    return answerPage(context, request, reply);
  });
}

/**
 * Creates the shell's server. A second server of the same process gets the first, with which it shares the renderer: it serves creators'
 * sites and accepts only GET.
 */
export async function buildShell(env: ShellEnv, first?: FastifyInstance): Promise<FastifyInstance> {
  const app = Fastify({
    logger: env.LOG_LEVEL === 'silent' ? false : { level: env.LOG_LEVEL, base: { service: 'shell' }, stream: createLogStream() },
    genReqId: (request) => requestId(request.headers['x-request-id']),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: env.TRUST_PROXY,
    rewriteUrl: ({ url }) => decodable(url),
  });
  const releases = cacheReads(openReleaseStorage(env));
  const readLive = createReleaseReader(releases, env.RELEASE_ENVIRONMENT, (fault) =>
    app.log.error({ event: 'release.rejected', ...fault }, 'a release was rejected'),
  );
  const renderer =
    first?.renderer ??
    createRenderer(
      (fault) => app.log.warn({ event: 'page.not-rendered', ...fault }, 'a page was not rendered by the server; the browser renders it'),
      env.RENDER_BUDGET_MS,
    );
  app.decorate('renderer', renderer);
  const drawPage = createPageRenderer(env, releases, renderer);
  // What the first server opened is closed once the second has no more requests.
  if (first) first.addHook('onClose', () => app.close());
  else {
    app.addHook('onClose', () => renderer.close());
    warmUp(app, env);
  }

  app.addHook('onRequest', async (_request, reply) => void reply.headers(securityHeaders(env)));
  registerRefusals(app);
  registerCompression(app);
  if (first) {
    registerFavicon(app);
    await registerSites(app, { env, readLive, drawPage });
  } else {
    await registerReleaseReports(app, env, releases);
    await registerShell(app, { env, readLive, drawPage, isShelfAway: createOutageProbe(env) }, releases);
  }

  app.get('/health/live', () => ({ status: 'ok' }));
  app.get('/health/ready', async (_, reply) => {
    const live = await readLive().catch(() => null);
    const ready = live?.slices.some(({ current }) => current.manifest.name === 'shell');
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'no intact shell release' });
  });
  return app;
}
