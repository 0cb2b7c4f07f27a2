import { createBaseApp, DomainError, registerHealth } from '@meowtale/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GAME_FOLDER, MANIFEST_FILE, type WorkManifest } from '../apps/bundle.ts';
import { keys } from '../files/storage.ts';
import { type Issued, type PlayCapability, readCapability, restsOnPaying } from '../play/capability.ts';
import type { ContentPorts } from './content-ports.ts';
import { contentTypeOf } from './content-types.ts';
import { commonHeaders, workHeaders } from './headers.ts';
import { createPlayerFiles, type PlayerFiles } from './player-files.ts';
import { sendFile } from './send-file.ts';

/** What is served only to who may play is asked for again each time: a copy in the browser would outlive a refund. */
const ASK_EACH_TIME = 'private, no-cache';
const A_YEAR = 'public, max-age=31536000, immutable';
/** What is served of a story's folder: the default language, each translation, and pictures. */
const STORY_FILE = /^(?:story(?:\.[a-z]{2}-[A-Z]{2})?\.json|pictures\/[0-9a-f-]{36}\.(?:jpg|png))$/;

/**
 * Works, one origin per app: `/c/<capability>/<version>/…`, so that what a work's page loads by relative addresses carries
 * the right to play. The player's own files, which are nobody's secret, lie at `/__player/` (DESIGN §5, TRUST 20).
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
  const appOf = appInHost(env.WORKS_ORIGIN);
  const player = createPlayerFiles(env.PLAYER_DIR);
  app.addHook('onRequest', async (request, reply) => {
    commonHeaders(reply);
    if (request.url.startsWith('/health/')) return;
    if (appOf(request.host) === null) throw new DomainError('404');
    workHeaders(reply, 'player', env.SHELL_ORIGIN);
    // A service worker would go on answering for this origin after the right to play is gone.
    if (request.headers['service-worker'] !== undefined) throw new DomainError('404', { status: 403 });
  });
  registerHealth(app, { checks: { player: () => player.read('index.html') } });

  app.get<{ Params: { '*': string } }>('/__player/*', async (request, reply) => {
    reply.headers({ 'cache-control': A_YEAR });
    return sendPlayerFile(player, request.params['*'], reply);
  });

  app.get<{ Params: { '*': string } }>('/c/*', { exposeHeadRoute: true }, async (request, reply) => {
    const { capability, version, path } = readAddress(request.params['*']);
    const right = await readCapability(capability, env.GRANT_SIGNING_SECRET, await ports.view.now());
    if (right.app !== appOf(request.host) || String(right.version) !== version) throw new DomainError('play/not-authorized');
    if (!(await stillHolds(ports, right))) throw new DomainError('play/not-authorized');
    reply.header('cache-control', ASK_EACH_TIME);
    return serveWork(ports, player, { right, path }, request, reply);
  });
  return app;
}

/** The parts of `<capability>/<version>/<path>`. The router limits named parts to less than a capability's length. */
function readAddress(rest: string): { capability: string; version: string; path: string } {
  const [capability = '', version = '', ...path] = rest.split('/');
  return { capability, version, path: path.join('/') || 'index.html' };
}

/** A capability in a log would be a right that anybody who reads logs has. */
const pathForLog = (path: string): string => path.replace(/^\/c\/[^/]+/, '/c/…');

/** What a right rests on may end, also in the middle: a purchase, a shared link, being asked to represent a work, or being staff. */
async function stillHolds({ view }: ContentPorts, right: Issued<PlayCapability>): Promise<boolean> {
  if (right.basis === 'share') return right.link !== null && view.shareStands(right.link, right.issuedAt);
  return view.mayPlay(right);
}

interface Asked {
  right: PlayCapability;
  /** Below the version's folder. */
  path: string;
}

async function serveWork(ports: ContentPorts, player: PlayerFiles, { right, path }: Asked, request: FastifyRequest, reply: FastifyReply) {
  const work = keys.work(right.app, right.version);
  const manifest = await readManifest(ports, work);
  workHeaders(reply, manifest.kind === 'upload' ? 'upload' : 'player', ports.env.SHELL_ORIGIN);
  if (path === '__meowtale/host.json') return reply.send(hostOf(ports, right, manifest));
  if (path === '__meowtale/bridge.js') return sendBridge(player, { appUuid: right.app, shellOrigin: ports.env.SHELL_ORIGIN }, reply);
  // Whatever of the work is asked for opens it: who takes the story without its page has read it all the same.
  noteOpening(ports, right);
  if (manifest.kind !== 'upload' && path === 'index.html') return sendPlayerFile(player, path, reply);
  const key = manifest.kind === 'upload' ? `${work}/${GAME_FOLDER}/${path}` : `${work}/${path}`;
  const served = manifest.kind === 'upload' ? isPlain(path) : STORY_FILE.test(path);
  const file = served ? await ports.storage.open(key) : null;
  if (file === null) throw new DomainError('404');
  reply.header('content-type', contentTypeOf(path));
  return sendFile(request, reply, file, `"${right.version}-${file.size}-${file.modifiedAt.getTime()}"`);
}

/** What the player must know before it can open the story; `languages` has the default one first, whose file is `story.json`. */
function hostOf({ env }: ContentPorts, right: PlayCapability, { kind, name, languages = [], pictures = {} }: WorkManifest) {
  return { appUuid: right.app, shellOrigin: env.SHELL_ORIGIN, kind, name, languages, pictures };
}

function noteOpening({ view }: ContentPorts, right: PlayCapability): void {
  if (restsOnPaying(right) && right.person !== null && right.store !== null) view.noteOpening(right.person, right.store);
}

async function readManifest({ storage }: ContentPorts, work: string): Promise<WorkManifest> {
  const file = await storage.open(`${work}/${MANIFEST_FILE}`);
  if (file === null) throw new DomainError('404');
  const text = await new Response(file.stream() as unknown as BodyInit).text();
  return JSON.parse(text) as WorkManifest;
}

async function sendPlayerFile(player: PlayerFiles, name: string, reply: FastifyReply): Promise<FastifyReply> {
  const content = await player.read(name).catch(() => null);
  if (content === null) throw new DomainError('404');
  return reply.header('content-type', contentTypeOf(name)).send(content);
}

/** A game's page loads it before all else, so what it must know stands in it: there is no time to ask. */
async function sendBridge(player: PlayerFiles, host: { appUuid: string; shellOrigin: string }, reply: FastifyReply): Promise<FastifyReply> {
  const script = await player.read('bridge.js');
  return reply.type('text/javascript; charset=utf-8').send(`globalThis.__meowtaleHost=${JSON.stringify(host)};${script.toString('utf8')}`);
}

const isPlain = (path: string): boolean =>
  path.split('/').every((part) => part !== '' && part !== '.' && part !== '..') && !/[\\\0]/.test(path);

/** From a host to the app whose origin it is, by the pattern that the environment gives; null for every other host. */
function appInHost(worksOrigin: string): (host: string) => string | null {
  const [before = '', after = ''] = new URL(worksOrigin.replace('{app}', 'app-uuid')).host.split('app-uuid');
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  return (host) => {
    if (!host.startsWith(before) || !host.endsWith(after)) return null;
    const app = host.slice(before.length, host.length - after.length);
    return uuid.test(app) ? app : null;
  };
}
