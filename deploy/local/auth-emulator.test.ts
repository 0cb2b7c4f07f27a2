import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { waitUntil } from '@meowtale/service-kit/wait-until';
import { httpOk } from './http-ok.ts';
import { freePort } from './ports.ts';

const folder = mkdtempSync(join(tmpdir(), 'meowtale-auth-'));
let emulator: ChildProcess | undefined;
let origin = '';

afterEach(() => {
  emulator?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function startEmulator(): Promise<void> {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const env = { NODE_ENV: 'test', PORT: String(port), HOST: '127.0.0.1', FIREBASE_PROJECT_ID: 'demo-meowtale', AUTH_FOLDER: folder };
  emulator = spawn(process.execPath, [join(import.meta.dirname, 'auth-emulator.ts')], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  expect(await waitUntil(httpOk(origin), { withinMs: 90_000 })).toBe(true);
}

async function call(path: string, body: object): Promise<{ localId: string; idToken: string }> {
  const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
  const response = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as { localId: string; idToken: string };
}

test('a new user and their claims survive a kill -9 right after the response', async () => {
  await startEmulator();
  const credentials = { email: 'new@meowtale.example', password: 'a long secret', returnSecureToken: true };
  const { localId } = await call('accounts:signUp?key=any', credentials);
  await call('projects/demo-meowtale/accounts:update', { localId, customAttributes: '{"muid":"0190"}', emailVerified: true });
  emulator?.kill('SIGKILL');

  await startEmulator();
  const { idToken } = await call('accounts:signInWithPassword?key=any', credentials);
  const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());
  expect(claims).toMatchObject({ sub: localId, muid: '0190', email_verified: true });
}, 240_000);
