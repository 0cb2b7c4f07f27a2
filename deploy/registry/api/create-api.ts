import type { RequestListener } from 'node:http';
import fastifyMultipart from '@fastify/multipart';
import fastifyRateLimit from '@fastify/rate-limit';
import { checkBuild, PointerMovedError, ReleaseError, type ReleaseStorage } from '@meowtale/releases';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { type Command, type CommandEnv, type Given, type Result, UsageError } from '../commands/command.ts';
import { sliceOf } from '../commands/parse.ts';
import { reportOf } from '../perform.ts';
import { mayUseHost, ownsSlice, TeamsUnreadableError } from '../teams.ts';
import { ApiError } from './api-error.ts';
import { type Caller, registerAuthentication } from './authentication.ts';
import { readInput } from './read-input.ts';
import { readUpload, UPLOAD_LIMITS, type UploadLimits } from './read-upload.ts';

const LARGEST_JSON_BYTES = 64 * 1024;
/** Uploads are in memory until they are complete. */
const UPLOADS_AT_ONCE = 4;
/** Boundaries and headers around one file of an upload. */
const PART_BYTES = 1024;

export interface ApiOptions {
  storage: ReleaseStorage;
  env: CommandEnv;
  teamsFile: string;
  /** The commands that it offers, by name. */
  commands: ReadonlyMap<string, Command>;
  limits?: UploadLimits;
  /** Where log lines go; the standard error unless given. */
  logStream?: { write(line: string): void };
}

export interface Api {
  /** Handles `POST /api/<command>`. */
  routing: RequestListener;
  close(): Promise<void>;
}

function statusOf(error: unknown): number {
  if (error instanceof UsageError) return 400;
  if (error instanceof PointerMovedError) return 409;
  if (error instanceof TeamsUnreadableError) return 503;
  if (error instanceof ReleaseError) return 422;
  if (error instanceof ApiError) return error.statusCode;
  const { statusCode, code } = error as Partial<FastifyError>;
  // The parser of multipart bodies has errors without a code.
  if (statusCode === undefined && code === undefined && /multipart|Malformed|terminated early/i.test(String(error))) return 400;
  return statusCode !== undefined && statusCode < 500 ? statusCode : 500;
}

function sendError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const status = statusOf(error);
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  if (status === 500) request.log.error({ event: 'registry.failed', err: error }, 'a command failed');
  const isOurs = error instanceof UsageError || error instanceof ReleaseError || error instanceof ApiError;
  const hidden = { error: 'InternalError', message: `the registry failed; its log has the reason, ${request.id}` };
  const known = isOurs ? reportOf(error) : { error: 'RequestError', message: error.message };
  const teams = { error: error.name, message: "the registry can't read its teams" };
  void reply.code(status).send(status === 500 ? hidden : error instanceof TeamsUnreadableError ? teams : known);
}

/** @throws ApiError 403 when the slice isn't the caller's */
function assertOwns(request: FastifyRequest, { name, team }: Caller, command: string, slice: string): void {
  if (ownsSlice(team, slice)) return;
  request.log.warn({ event: 'release.denied', reason: 'slice', team: name, command, slice }, 'a team named a slice that it does not own');
  throw new ApiError(403, 'DeniedError', `${slice} isn't a slice of ${name}`);
}

/** @throws ApiError 403 when the program of a release would run where the caller's programs may not */
function assertHost(request: FastifyRequest, { name, team }: Caller, command: string, url: unknown): void {
  if (typeof url !== 'string' || !URL.canParse(url) || mayUseHost(team, url)) return;
  request.log.warn({ event: 'release.denied', reason: 'host', team: name, command }, 'a team named a host that it may not use');
  throw new ApiError(403, 'DeniedError', `${name} has no program at ${new URL(url).host}`);
}

/** Returns the name for the history: the team's, followed by the one that the client gives. */
const moverName = ({ name }: Caller, given: unknown) => (given === undefined ? name : `${name}: ${given}`);

async function runOffered(
  request: FastifyRequest,
  caller: Caller,
  { name, command, ...common }: { name: string; command: Command } & Pick<Given, 'storage' | 'env' | 'say'>,
): Promise<Result> {
  const { args, options } = readInput(command, request.body);
  if (command.offeredTo === 'owners') assertOwns(request, caller, name, sliceOf(args[0]));
  assertHost(request, caller, name, options.url);
  if ('by' in command.options) options.by = moverName(caller, options.by);
  const result = await command.run({ ...common, args, options });
  if ('by' in command.options && !result.isUnchanged) {
    const [slice, version] = args;
    const { to, in: where, force = false } = options;
    const facts = { team: caller.name, by: options.by, command: name, slice, version, environment: to ?? where, isForced: force };
    request.log.info({ event: 'release.moved', ...facts }, 'a team moved a release');
  }
  return result;
}

/** Registers `POST /api/publish`, which takes a build's files. */
function registerPublish(app: FastifyInstance, command: Command, { storage, env, limits = UPLOAD_LIMITS }: ApiOptions): void {
  let uploads = 0;
  const bodyLimit = limits.totalBytes + limits.files * PART_BYTES;
  app.post('/api/publish', { bodyLimit }, async (request) => {
    const caller = request.getDecorator<Caller>('caller');
    if (Number(request.headers['content-length'] ?? 0) > bodyLimit)
      throw new ApiError(413, 'TooLargeError', `a release has at most ${limits.totalBytes / 1024 ** 2} MB in all its files together`);
    if (uploads >= UPLOADS_AT_ONCE) throw new ApiError(503, 'BusyError', 'the registry receives other releases; try again');
    uploads += 1;
    try {
      const files = await readUpload(request, limits);
      const { name: slice, version } = checkBuild(files);
      assertOwns(request, caller, 'publish', slice);
      const result = await command.run({ storage, env, files, args: [], options: {}, say: () => {} });
      request.log.info({ event: 'release.published', team: caller.name, slice, version }, 'a team published a release');
      return result;
    } finally {
      uploads -= 1;
    }
  });
}

/**
 * Creates the API by which teams run commands from other machines: `POST /api/<command>` with a team's token. Arguments and options are
 * the JSON body by their names; the result is a command's lines and data. Statuses are 200, 422 rejected, 400 wrong usage, 409 another
 * revision, 401 no valid token, 403 another team's slice, 413 too large, 429 too many wrong tokens, 503 no readable file of teams.
 */
export async function createApi(options: ApiOptions): Promise<Api> {
  const { storage, env, teamsFile, commands, limits = UPLOAD_LIMITS, logStream = process.stderr } = options;
  const app = Fastify({
    bodyLimit: LARGEST_JSON_BYTES,
    // Lines of requests would have no use beside those of moves; nothing logs headers, which have the token.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: 'loopback',
    logger: { level: 'info', base: { service: 'releases' }, stream: logStream },
  });
  app.setErrorHandler<Error>(sendError);
  app.setNotFoundHandler(() => {
    throw new ApiError(404, 'UsageError', 'there is no such command');
  });
  await app.register(fastifyRateLimit, { global: false, max: 20, timeWindow: '1 minute' });
  await app.register(fastifyMultipart, {
    limits: { files: limits.files, fields: 0, parts: limits.files, fileSize: limits.fileBytes, headerPairs: 20 },
    throwFileSizeLimit: false,
  });
  registerAuthentication(app, teamsFile);
  for (const [name, command] of commands) {
    if (command.takesFiles) {
      registerPublish(app, command, options);
      continue;
    }
    app.post(`/api/${name}`, async (request, reply) => {
      const caller = request.getDecorator<Caller>('caller');
      const result = await runOffered(request, caller, { name, command, storage, env, say: () => {} });
      return reply.code(result.isRejected ? 422 : 200).send(result);
    });
  }
  await app.ready();
  return { routing: (request, response) => app.routing(request, response), close: () => app.close() };
}
