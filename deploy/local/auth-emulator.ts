import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { z } from 'zod';

// The Auth Emulator of firebase-tools as a process of its own. Its command starts a suite around it that takes three times
// as long and writes users only when it ends in order; this one has them on disk before the answer leaves.

const env = z
  .object({
    NODE_ENV: z.enum(['development', 'test'], 'has to be development or test: tokens of this program are unsigned'),
    PORT: z.coerce.number().int(),
    HOST: z.string(),
    FIREBASE_PROJECT_ID: z.string(),
    AUTH_FOLDER: z.string(),
  })
  .parse(process.env);
const accountsFile = join(env.AUTH_FOLDER, 'accounts.json');
const origin = `http://${env.HOST}:${env.PORT}`;
const accounts = `${origin}/identitytoolkit.googleapis.com/v1/projects/${env.FIREBASE_PROJECT_ID}/accounts`;
/** Marks requests that this process sends itself: they are let in before the users are back, and save nothing. */
const ownMark = randomUUID();
const asOwner = { authorization: 'Bearer owner', 'content-type': 'application/json', 'x-own-mark': ownMark };

interface EmulatorModule {
  createApp(projectId: string): Promise<RequestListener>;
}
const require = createRequire(import.meta.url);
interface CallValidators {
  middleware(description: unknown, options: object): unknown;
}
/** Compiles a call's validators when it is first called: the emulator would compile those of every call before it starts. */
const validators: CallValidators = createRequire(require.resolve('firebase-tools/lib/emulator/auth/server.js'))('exegesis-express');
const { middleware } = validators;
validators.middleware = (description, options) => middleware(description, { ...options, lazyCompileValidationSchemas: true });

const emulator: EmulatorModule = require('firebase-tools/lib/emulator/auth/server.js');
let lastSave = Promise.resolve();
let loaded = false;

/** Calls that can't change a user, though some of them are POST. */
function onlyReads(request: IncomingMessage): boolean {
  return (
    request.method === 'GET' ||
    request.method === 'HEAD' ||
    request.method === 'OPTIONS' ||
    /accounts:(lookup|batchGet|query)/.test(request.url ?? '')
  );
}

async function save(): Promise<void> {
  const response = await fetch(`${accounts}:batchGet?maxResults=-1`, { headers: asOwner });
  const { users = [] } = (await response.json()) as { users?: unknown[] };
  const file = await open(`${accountsFile}.new`, 'w', 0o600);
  await file.writeFile(JSON.stringify({ users }));
  await file.sync();
  await file.close();
  await rename(`${accountsFile}.new`, accountsFile);
}

/** Holds the end of an answer until the users stand on disk; saves run one after another. */
function saveBeforeEnd(response: ServerResponse): void {
  const end = response.end.bind(response);
  response.end = ((...args: Parameters<typeof end>) => {
    lastSave = lastSave.then(save).catch((error: Error) => console.error(`users were not saved: ${error.message}`));
    void lastSave.then(() => end(...args));
    return response;
  }) as typeof response.end;
}

async function load(): Promise<void> {
  if (!existsSync(accountsFile)) return;
  const response = await fetch(`${accounts}:batchCreate`, { method: 'POST', headers: asOwner, body: readFileSync(accountsFile) });
  if (!response.ok) throw new Error(`${accountsFile} could not be read back: ${await response.text()}`);
}

mkdirSync(env.AUTH_FOLDER, { recursive: true });
const app = await emulator.createApp(env.FIREBASE_PROJECT_ID);
const server = createServer((request, response) => {
  const own = request.headers['x-own-mark'] === ownMark;
  if (!loaded && !own) return void response.writeHead(503, { 'retry-after': '1' }).end();
  if (!own && !onlyReads(request)) saveBeforeEnd(response);
  app(request, response);
});
await new Promise<void>((resolve, reject) => server.once('error', reject).listen(env.PORT, env.HOST, resolve));
await load();
loaded = true;
process.on('SIGTERM', () => {
  server.close(() => process.exit(0));
  server.closeAllConnections();
});
