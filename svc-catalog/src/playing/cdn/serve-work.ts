import { DomainError } from '@meowtale/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GAME_FOLDER, MANIFEST_FILE, openGameFile, openingFileOf, type WorkManifest } from '../../library/apps/model.ts';
import { type PlayCapability, restsOnPaying } from '../../library/capabilities/model.ts';
import { keys, type StoredFile } from '../../library/storage/model.ts';
import { packedName } from '../../library/web-files/model.ts';
import type { ContentPorts } from './content-ports.ts';
import { contentTypeOf } from './content-types.ts';
import { requireFramed } from './destinations.ts';
import { workHeaders } from './headers.ts';
import type { PlayerFiles } from './player-files.ts';
import { sendFile } from './send-file.ts';
import { sendPacked } from './send-packed.ts';
import { isUtf16, sendPage } from './send-page.ts';

/** Files of a story that are served: the default language, translations, and pictures. */
const STORY_FILE = /^(?:story(?:\.[a-z]{2}-[A-Z]{2})?\.json|pictures\/[0-9a-f-]{36}\.(?:jpg|png))$/;
/** Documents that can run scripts, but into which no script can be inserted before theirs. */
const STILL = /^(?:image\/svg\+xml|application\/xml)/;
const GUARD = '__meowtale/guard.js';

export interface AskedFile {
  right: PlayCapability;
  /** Path in the version's folder. */
  path: string;
  /** Path of the version's folder at this origin, with a trailing slash. */
  folder: string;
  /** Origin that may frame it. */
  ancestor: string;
}

/**
 * Serves one file of a work, of the player, or of the bridge between a game and the platform.
 * @throws DomainError `404`, `play/not-authorized`
 */
export async function serveWork(
  ports: ContentPorts,
  player: PlayerFiles,
  requested: AskedFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { right, path, ancestor } = requested;
  const work = keys.work(right.app, right.version);
  const manifest = await readManifest(ports, work);
  const isUpload = manifest.kind === 'upload';
  // The type of the content: a compressed SVG is a document, too.
  const packed = isUpload ? packedName(path) : null;
  const type = contentTypeOf(packed?.inner ?? path);
  workHeaders(reply, isUpload ? 'upload' : 'player', ancestor, right.isolated);
  requireFramed(request.headers['sec-fetch-dest'], type);
  if (path === '__meowtale/host.json') return reply.send(hostOf(ports, right, manifest));
  if (path === '__meowtale/bridge.js')
    return sendBridge(
      player,
      { appUuid: right.app, shellOrigin: ports.env.SHELL_ORIGIN, ...(right.isolated && { isolated: true }) },
      reply,
    );
  if (path === GUARD) return sendPlayerFile(player, 'guard.js', reply);
  // Any file of the work counts as an opening, because a story can be read without its page.
  noteOpening(ports, right);
  if (!isUpload && path === 'index.html') return sendPlayerFile(player, path, reply);
  const file = await openOfWork(ports.storage, work, path, right, manifest);
  if (file === null) throw new DomainError('404');
  reply.header('content-type', type);
  const etag = `"${right.version}-${file.size}-${file.modifiedAt.getTime()}"`;
  return isUpload ? sendOfGame(requested, { file, etag, type }, request, reply) : sendFile(request, reply, file, etag);
}

/**
 * Opens a file of the work; null for one that isn't served. A right to the opening only gets the opening instead of the story, and no other
 * file.
 */
async function openOfWork(
  storage: ContentPorts['storage'],
  work: string,
  path: string,
  { basis }: Pick<PlayCapability, 'basis'>,
  { kind }: Pick<WorkManifest, 'kind'>,
): Promise<StoredFile | null> {
  if (basis === 'opening') return kind === 'ink' && STORY_FILE.test(path) ? storage.open(`${work}/${openingFileOf(path)}`) : null;
  if (kind === 'upload') return isPlain(path) ? openGameFile(storage, `${work}/${GAME_FOLDER}`, path) : null;
  return STORY_FILE.test(path) ? storage.open(`${work}/${path}`) : null;
}

/** Sends a file of an upload; a document without the bridge gets the guard before its scripts, or runs none if that isn't possible. */
async function sendOfGame(
  { path, folder, ancestor, right }: AskedFile,
  { file, etag, type }: { file: StoredFile; etag: string; type: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const isPage = type.startsWith('text/html') && path !== 'index.html';
  if (STILL.test(type) || (isPage && (await isUtf16(file)))) workHeaders(reply, 'still', ancestor, right.isolated);
  // A page that a game fetches as text is sent unchanged.
  else if (isPage && request.headers['sec-fetch-dest'] === 'iframe') {
    return sendPage(request, reply, { file, etag: `${etag.slice(0, -1)}-guarded"`, script: `${folder}${GUARD}` });
  }
  const packed = packedName(path);
  return packed ? sendPacked(request, reply, { file, etag, packing: packed.packing }) : sendFile(request, reply, file, etag);
}

/** Returns what the player needs to open the story; the first of `languages` is the default, whose file is `story.json`. */
function hostOf({ env }: ContentPorts, right: PlayCapability, { kind, name, languages = [], pictures = {} }: WorkManifest) {
  return { appUuid: right.app, shellOrigin: env.SHELL_ORIGIN, kind, name, languages, pictures };
}

function noteOpening({ view }: ContentPorts, right: PlayCapability): void {
  if (restsOnPaying(right) && right.person !== null && right.store !== null) view.noteOpening(right.person, right.store);
}

/** Reads the manifest of a work. @throws DomainError `404` */
export async function readManifest({ storage }: ContentPorts, work: string): Promise<WorkManifest> {
  const file = await storage.open(`${work}/${MANIFEST_FILE}`);
  if (file === null) throw new DomainError('404');
  const text = await new Response(file.stream() as unknown as BodyInit).text();
  return JSON.parse(text) as WorkManifest;
}

/** Sends a file of the built player. @throws DomainError `404` */
export async function sendPlayerFile(player: PlayerFiles, name: string, reply: FastifyReply): Promise<FastifyReply> {
  const content = await player.read(name).catch(() => null);
  if (content === null) throw new DomainError('404');
  return reply.header('content-type', contentTypeOf(name)).send(content);
}

/** Sends the bridge, which contains its parameters because a game's page loads it synchronously before all else. */
async function sendBridge(
  player: PlayerFiles,
  host: { appUuid: string; shellOrigin: string; isolated?: boolean },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const script = await player.read('bridge.js');
  return reply.type('text/javascript; charset=utf-8').send(`globalThis.__meowtaleHost=${JSON.stringify(host)};${script.toString('utf8')}`);
}

const isPlain = (path: string): boolean =>
  path.split('/').every((part) => part !== '' && part !== '.' && part !== '..') && !/[\\\0]/.test(path);
