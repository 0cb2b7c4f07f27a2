import { PLAY_TAB_PATH } from '@meowtale/contracts/play-bridge';
import { createBaseApp, DomainError, registerHealth } from '@meowtale/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Issued, type PlayCapability, readCapability } from '../../library/capabilities/model.ts';
import { keys } from '../../library/storage/model.ts';
import { grantSecretsOf } from '../../works.ts';
import type { ContentPorts } from './content-ports.ts';
import { isOwnTab } from './destinations.ts';
import { registerNoFavicon } from './favicon.ts';
import { commonHeaders, tabHeaders, workHeaders } from './headers.ts';
import { createPlayerFiles } from './player-files.ts';
import { readManifest, sendPlayerFile, serveWork } from './serve-work.ts';
import { TAB_STYLE, tabPage } from './tab-page.ts';
import { workHosts } from './work-hosts.ts';

/** Files for entitled players are revalidated each time, because a browser's copy would outlive a refund. */
const ASK_EACH_TIME = 'private, no-cache';
const A_YEAR = 'public, max-age=31536000, immutable';
const PAGE_PATH = '/c/';
const LANGUAGE = /^[a-z]{2}(?:-[A-Z]{2})?$/;

type Route = { Params: { '*': string }; Querystring: { lang?: unknown } };
type Asking = FastifyRequest<Route>;

/**
 * Creates the server of works, one origin per app: `/c/<capability>/<version>/…`, so that relative addresses in a work's page contain the
 * right to play. The player's own files are public, at `/__player/` (DESIGN §5, TRUST 20). In a tab of its own a work is framed by a page
 * of another origin, and is served at `/t/…` (ADR 48).
 */
export async function createWorksServer(ports: ContentPorts): Promise<FastifyInstance> {
  const { env, logStream } = ports;
  const limits = { maxEventLoopDelayMs: env.MAX_EVENT_LOOP_DELAY_MS };
  const app = await createBaseApp({
    name: 'svc-catalog-works',
    logLevel: env.LOG_LEVEL,
    pathForLog,
    ...limits,
    ...(logStream && { logStream }),
  });
  const hosts = workHosts(env.WORKS_ORIGIN);
  const player = createPlayerFiles(env.PLAYER_DIR);
  app.addHook('onRequest', async (request, reply) => {
    commonHeaders(reply);
    if (request.url.startsWith('/health/')) return;
    if (hosts.appOf(request.host) === null && !hosts.isTab(request.host)) throw new DomainError('404');
    workHeaders(reply, 'player', env.SHELL_ORIGIN);
    // A service worker would still respond for this origin after the right to play has ended.
    if (request.headers['service-worker'] !== undefined) throw new DomainError('404', { status: 403 });
  });
  registerHealth(app, { checks: { player: () => player.read('index.html') } });
  registerNoFavicon(app);

  app.get<{ Params: { '*': string } }>('/__player/*', async (request, reply) => {
    reply.headers({ 'cache-control': A_YEAR });
    return sendPlayerFile(player, request.params['*'], reply);
  });

  /** Sends the page around a work in its own tab, at the work's path. */
  async function sendTab(request: Asking, reply: FastifyReply): Promise<FastifyReply> {
    const right = await requireRight(ports, request.params['*']);
    const { name, languages } = await readManifest(ports, keys.work(right.app, right.version));
    const origin = hosts.originOf(right.app);
    tabHeaders(reply, { work: origin, style: TAB_STYLE, isolated: right.isolated });
    const { lang } = request.query;
    const language = typeof lang === 'string' && LANGUAGE.test(lang) ? lang : (languages?.[0] ?? 'en-US');
    const source = `${origin}${PLAY_TAB_PATH}${request.url.slice(PAGE_PATH.length)}`;
    return reply.type('text/html; charset=utf-8').send(tabPage({ source, name, language }));
  }

  async function sendWork(request: Asking, reply: FastifyReply, { prefix, ancestor }: Record<'prefix' | 'ancestor', string>) {
    const right = await requireRight(ports, request.params['*']);
    if (right.app !== hosts.appOf(request.host)) throw new DomainError('play/not-authorized');
    if (isOwnTab(request.headers['sec-fetch-dest'])) {
      reply.headers({ 'cache-control': 'no-store', vary: 'sec-fetch-dest' });
      return reply.redirect(`${hosts.tabOrigin}${PAGE_PATH}${request.url.slice(prefix.length)}`, 302);
    }
    reply.header('cache-control', ASK_EACH_TIME);
    const { capability, version, path } = readAddress(request.params['*']);
    const folder = `${prefix}${capability}/${version}/`;
    return serveWork(ports, player, { right, path, folder, ancestor }, request, reply);
  }

  app.get<Route>(`${PAGE_PATH}*`, { exposeHeadRoute: true }, (request, reply) =>
    hosts.isTab(request.host) ? sendTab(request, reply) : sendWork(request, reply, { prefix: PAGE_PATH, ancestor: env.SHELL_ORIGIN }),
  );
  app.get<Route>(`${PLAY_TAB_PATH}*`, { exposeHeadRoute: true }, (request, reply) =>
    sendWork(request, reply, { prefix: PLAY_TAB_PATH, ancestor: hosts.tabOrigin }),
  );
  return app;
}

/** Splits `<capability>/<version>/<path>`. Named path parameters of the router are too short for a capability. */
function readAddress(rest: string): { capability: string; version: string; path: string } {
  const [capability = '', version = '', ...path] = rest.split('/');
  return { capability, version, path: path.join('/') || 'index.html' };
}

/** Capabilities are removed from logs, because they would allow anyone who reads logs to play. */
const pathForLog = (path: string): string => path.replace(/^\/([ct])\/[^/]+/, '/$1/…');

/**
 * Returns the right of an address.
 * @throws DomainError `play/not-authorized` for an invalid one, `service/unavailable` while that can't be determined
 */
async function requireRight(ports: ContentPorts, rest: string): Promise<Issued<PlayCapability>> {
  const { capability, version } = readAddress(rest);
  const right = await readCapability(capability, grantSecretsOf(ports.env), await ports.view.now());
  if (String(right.version) !== version || !(await stillHolds(ports, right))) throw new DomainError('play/not-authorized');
  return right;
}

/** Returns whether a right's basis still exists; it can end during play: a purchase, a shared link, representing a work, or being staff. */
async function stillHolds({ view }: ContentPorts, right: Issued<PlayCapability>): Promise<boolean> {
  if (right.basis === 'share') return right.link !== null && view.shareStands(right.link, right.issuedAt);
  return view.mayPlay(right);
}
