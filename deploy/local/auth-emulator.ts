import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { z } from 'zod';

// Runs the Auth Emulator of firebase-tools as a separate process. Its own command starts a whole suite, which takes three times as
// long and saves users only at a regular exit; this one saves them before each response.

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
/** Marks this process' own requests, which are accepted before the users are restored, and don't save. */
const ownMark = randomUUID();
const asOwner = { authorization: 'Bearer owner', 'content-type': 'application/json', 'x-own-mark': ownMark };

interface EmulatorModule {
  createApp(projectId: string): Promise<RequestListener>;
}
const require = createRequire(import.meta.url);
interface CallValidators {
  middleware(description: unknown, options: object): unknown;
}
/** Compiles a call's validators at its first call, because the emulator would compile all of them before it starts. */
const validators: CallValidators = createRequire(require.resolve('firebase-tools/lib/emulator/auth/server.js'))('exegesis-express');
const { middleware } = validators;
validators.middleware = (description, options) => middleware(description, { ...options, lazyCompileValidationSchemas: true });

const emulator: EmulatorModule = require('firebase-tools/lib/emulator/auth/server.js');
let lastSave = Promise.resolve();
let loaded = false;

/** Returns whether a call can't change a user; some of these are POST. */
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

/** Delays the end of a response until the users are saved; saves run one after another. */
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
