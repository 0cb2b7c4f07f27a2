import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTokenVerifier } from '@meowtale/service-kit';
import { createRevocationCheck, firebaseRevocation } from '@meowtale/service-kit/revocation';
import { waitUntil } from '@meowtale/service-kit/wait-until';
import { deleteApp, getApps } from 'firebase-admin/app';
import { httpOk } from './http-ok.ts';
import { freePort } from './ports.ts';

const PROJECT = 'demo-meowtale';
const MUID = '0190a000-0000-7000-8000-000000000001';
const SESSIONS = 100;
/** A start of the emulator takes long on a busy machine. */
const WITHIN_MS = 240_000;

const folder = mkdtempSync(join(tmpdir(), 'meowtale-auth-'));
let emulator: ChildProcess | undefined;
let origin = '';

beforeAll(startEmulator, WITHIN_MS);
afterAll(async () => {
  await Promise.all(getApps().map(deleteApp));
  await killEmulator();
  rmSync(folder, { recursive: true, force: true });
});

async function killEmulator(): Promise<void> {
  if (!emulator || emulator.exitCode !== null || emulator.signalCode !== null) return;
  const exit = once(emulator, 'exit');
  emulator.kill('SIGKILL');
  await exit;
}

async function startEmulator(): Promise<void> {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const env = { NODE_ENV: 'test', PORT: String(port), HOST: '127.0.0.1', FIREBASE_PROJECT_ID: PROJECT, AUTH_FOLDER: folder };
  emulator = spawn(process.execPath, [join(import.meta.dirname, 'auth-emulator.ts')], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  expect(await waitUntil(httpOk(origin), { withinMs: 90_000 })).toBe(true);
}

interface SignedIn {
  localId: string;
  idToken: string;
  refreshToken: string;
}

async function post<T>(path: string, body: object | URLSearchParams): Promise<T> {
  const isForm = body instanceof URLSearchParams;
  const headers = { authorization: 'Bearer owner', ...(!isForm && { 'content-type': 'application/json' }) };
  const response = await fetch(`${origin}/${path}`, { method: 'POST', headers, body: isForm ? body : JSON.stringify(body) });
  expect(response.status).toBe(200);
  return (await response.json()) as T;
}

const call = <T = SignedIn>(path: string, body: object) => post<T>(`identitytoolkit.googleapis.com/v1/${path}`, body);
const signIn = (email: string, password: string) =>
  call('accounts:signInWithPassword?key=any', { email, password, returnSecureToken: true });

/** Creates an account as ours are, with our user uuid in its claims. */
async function signUp(email: string, password: string): Promise<string> {
  const { localId } = await call('accounts:signUp?key=any', { email, password, returnSecureToken: true });
  await call(`projects/${PROJECT}/accounts:update`, { localId, customAttributes: JSON.stringify({ muid: MUID }), emailVerified: true });
  return localId;
}

/** Sign-ins are known by whole seconds. Resolves once the current one is over. */
async function nextSecond(): Promise<void> {
  const second = Math.floor(Date.now() / 1000);
  await waitUntil(() => Math.floor(Date.now() / 1000) > second, { withinMs: 5000 });
}

test(
  'a new user and their claims survive a kill -9 right after the response',
  async () => {
    const localId = await signUp('new@meowtale.example', 'a long secret');
    await killEmulator();

    await startEmulator();
    const { idToken } = await signIn('new@meowtale.example', 'a long secret');
    const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ sub: localId, muid: MUID, email_verified: true });
  },
  WITHIN_MS,
);

test(
  `after a password reset each of ${SESSIONS} sessions is rejected, also once renewed, and the new one is valid`,
  async () => {
    const email = 'many-devices@meowtale.example';
    await signUp(email, 'the old password');
    await nextSecond();
    const sessions: SignedIn[] = [];
    for (let nth = 0; nth < SESSIONS; nth += 1) sessions.push(await signIn(email, 'the old password'));

    process.env.FIREBASE_AUTH_EMULATOR_HOST = new URL(origin).host;
    const verify = createTokenVerifier({
      projectId: PROJECT,
      production: false,
      emulatorHost: new URL(origin).host,
      now: () => new Date(),
    });
    let nowMs = 0;
    const check = createRevocationCheck({ source: firebaseRevocation(PROJECT), log: { warn: () => {} }, monotonicNow: () => nowMs });
    /** Returns how many tokens pass a check. */
    const pass = async (tokens: readonly string[], kind: keyof typeof check) => {
      const codes: string[] = [];
      // One after another: each look-up has a time limit, also when the machine is busy.
      for (const token of tokens) {
        const actor = await verify(`Bearer ${token}`);
        await check[kind](actor).catch(({ code }) => codes.push(code));
      }
      expect(codes).toEqual(codes.map(() => 'auth/revoked'));
      return tokens.length - codes.length;
    };
    const tokens = sessions.map(({ idToken }) => idToken);
    expect(await pass(tokens, 'assertRecently')).toBe(SESSIONS);

    const asked = { requestType: 'PASSWORD_RESET', email, returnOobLink: true };
    const { oobCode } = await call<{ oobCode: string }>(`projects/${PROJECT}/accounts:sendOobCode`, asked);
    await call('accounts:resetPassword?key=any', { oobCode, newPassword: 'the new password' });
    const renewal = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: sessions[0]?.refreshToken ?? '' });
    const renewed = await post<{ id_token: string }>('securetoken.googleapis.com/v1/token?key=any', renewal);
    tokens.push(renewed.id_token);
    await nextSecond();
    const { idToken: current } = await signIn(email, 'the new password');

    // Money, staff and upload calls look each session up; others know of the reset once the cached state has expired.
    expect([await pass(tokens, 'assertNow'), await pass([current], 'assertNow')]).toEqual([0, 1]);
    nowMs = 27_000;
    expect([await pass(tokens, 'assertRecently'), await pass([current], 'assertRecently')]).toEqual([0, 1]);
  },
  WITHIN_MS,
);
