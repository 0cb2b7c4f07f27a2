import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@meowtale/deploy/ports';
import { Agent, request } from 'undici';
import { NO_LIMIT } from '../gateway/bench-gateway.ts';
import { randomFrom } from '../method/random.ts';
import { mebibytes, type Result } from '../method/result.ts';
import { type Contestant, inRounds, median, type Rates } from '../method/rounds.ts';
import { type BenchServers, migrated } from '../servers.ts';

const MEBIBYTE = 1_048_576;
const UPLOAD_MIB = Number(process.env.BENCH_UPLOAD_MIB ?? 1024);
const ROUNDS = 3;
/** SPEC §9: parts of 10 MiB from 500 MB on, five at once. */
const PART_BYTES = 10 * MEBIBYTE;
const AT_ONCE = 5;
const SERVICE = 'svc-catalog';

interface Door {
  /** The shell's origin. */
  origin: string;
  gateway: string;
  service: string;
  token: string;
}

/** A gibibyte that is never in memory: one block, numbered in each part so that all parts differ. */
interface Game {
  part(n: number): { bytes: Buffer; md5: string };
  parts: number;
  md5: string;
  bytes: number;
}

function makeGame(seed: number): Game {
  const random = randomFrom(seed);
  const block = Buffer.alloc(PART_BYTES);
  for (let at = 0; at < PART_BYTES; at += 4) block.writeUInt32LE(random(2 ** 32), at);
  const bytes = UPLOAD_MIB * MEBIBYTE;
  const parts = Math.ceil(bytes / PART_BYTES);
  const contentOf = (n: number) => {
    const content = Buffer.from(block.subarray(0, Math.min(PART_BYTES, bytes - (n - 1) * PART_BYTES)));
    content.writeUInt32LE(n, 100);
    if (n === 1) content.write('PK\u0003\u0004\u0014\u0000\u0000\u0000\u0000\u0000', 'latin1');
    return content;
  };
  const whole = createHash('md5');
  const md5s: string[] = [];
  for (let n = 1; n <= parts; n += 1) {
    whole.update(contentOf(n));
    md5s.push(createHash('md5').update(contentOf(n)).digest('base64'));
  }
  return { part: (n) => ({ bytes: contentOf(n), md5: md5s[n - 1] ?? '' }), parts, md5: whole.digest('hex'), bytes };
}

const dispatcher = new Agent({ connections: AT_ONCE, headersTimeout: 120_000, bodyTimeout: 120_000 });

async function ask<T>({ origin, token }: Door, query: string, variables: object): Promise<T> {
  const headers = { 'content-type': 'application/json', 'accept-version': 'v2', authorization: `Bearer ${token}` };
  const { body } = await request(`${origin}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }), dispatcher });
  const { data, errors } = (await body.json()) as { data: T; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** Uploads as our clients do: five parts at once, each with its MD5. `zero` sends the MD5 that a service without MD5 computes. */
function ours(door: Door, game: Game, zero = false): Contestant & { merges: number[] } {
  const merges: number[] = [];
  const md5 = zero ? '0'.repeat(32) : game.md5;
  const send = async (uuid: string, n: number) => {
    const { bytes, md5: own } = game.part(n);
    const headers = {
      'accept-version': 'v2',
      authorization: `Bearer ${door.token}`,
      'content-type': 'application/octet-stream',
      'content-md5': zero ? Buffer.alloc(16).toString('base64') : own,
    };
    const { statusCode, body } = await request(`${door.origin}/files/chunks/${uuid}/${n}`, {
      method: 'PUT',
      headers,
      body: bytes,
      dispatcher,
    });
    const text = await body.text();
    if (statusCode !== 204) throw new Error(`a part was answered with ${statusCode}: ${text}`);
  };
  return {
    merges,
    async turn() {
      const began = performance.now();
      const add = `mutation ($size: Float!, $md5: String!) { addUploadSession(basename: "game.zip", size: $size, md5: $md5) { uuid } }`;
      const { addUploadSession } = await ask<{ addUploadSession: { uuid: string } }>(door, add, { size: game.bytes, md5 });
      const { uuid } = addUploadSession;
      let next = 1;
      const lane = async () => {
        for (let n = next++; n <= game.parts; n = next++) await send(uuid, n);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, lane));
      const ms = performance.now() - began;
      for (let state = 0; state === 0; ) {
        const merge = 'mutation ($uuid: ID!) { mergeChunkFile(uuid: $uuid) { state error } }';
        const answer = await ask<{ mergeChunkFile: { state: number; error: unknown } }>(door, merge, { uuid });
        state = answer.mergeChunkFile.state;
        if (state > 1) throw new Error(JSON.stringify(answer.mergeChunkFile.error));
      }
      merges.push(performance.now() - began);
      await ask(door, 'mutation ($uuid: ID!) { delFile(uuid: $uuid) }', { uuid });
      return { n: UPLOAD_MIB, ms };
    },
  };
}

/** Uploads as the peer does: one part after the other at its offset, as tus clients do by default. */
function tus({ origin }: Pick<Door, 'origin'>, game: Game): Contestant {
  const headers = { 'accept-version': 'v2', 'tus-resumable': '1.0.0' };
  return {
    async turn() {
      const began = performance.now();
      const created = await request(`${origin}/files/tus`, {
        method: 'POST',
        headers: { ...headers, 'upload-length': String(game.bytes), 'content-length': '0' },
        dispatcher,
      });
      await created.body.dump();
      const location = new URL(String(created.headers.location), `${origin}/files/tus`).pathname;
      if (created.statusCode !== 201) throw new Error(`tus answered ${created.statusCode}`);
      for (let n = 1; n <= game.parts; n += 1) {
        const type = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String((n - 1) * PART_BYTES) };
        const answer = await request(`${origin}${location}`, {
          method: 'PATCH',
          headers: { ...headers, ...type },
          body: game.part(n).bytes,
          dispatcher,
        });
        await answer.body.dump();
        if (answer.statusCode !== 204) throw new Error(`tus answered ${answer.statusCode}`);
      }
      return { n: UPLOAD_MIB, ms: performance.now() - began };
    },
  };
}

async function signIn(authHost: string): Promise<string> {
  const body = JSON.stringify({ email: 'maker@meowtale.example', password: 'meowtale-demo', returnSecureToken: true });
  const call = async (verb: string) => {
    const address = `http://${authHost}/identitytoolkit.googleapis.com/v1/accounts:${verb}?key=demo-key`;
    const answer = await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    return ((await answer.json()) as { idToken?: string }).idToken;
  };
  const token = (await call('signInWithPassword')) ?? (await call('signUp'));
  if (!token) throw new Error('nobody could sign in');
  return token;
}

/** Starts the real shell and gateway before a service that takes files. */
async function openDoor(house: BenchServers, name: string, service: string): Promise<Omit<Door, 'token'>> {
  const nobody = `http://127.0.0.1:${await freePort()}`;
  const addresses = { CATALOG_URL: service, WALLET_URL: nobody, DRAMA_AI_URL: nobody };
  const gatewayEnv = { ...addresses, FILES_PER_MINUTE: NO_LIMIT, DATA_DIR: join(house.folder, name) };
  const gateway = await house.serve(`${name}-gateway`, 'gateway/src/main.ts', gatewayEnv, { readyPath: '/health/live' });
  const releases = join(house.folder, 'releases');
  mkdirSync(releases, { recursive: true });
  const sites = { SITES_PORT: String(await freePort()) };
  const shellEnv = { GATEWAY_URL: gateway, RELEASES_DIR: releases, ...sites };
  const origin = await house.serve(`${name}-shell`, 'shell/server/main.ts', shellEnv, { readyPath: '/health/live' });
  return { origin, gateway, service };
}

async function residentBytes(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const bytes = Number(/^process_resident_memory_bytes\S* (\S+)/m.exec(text)?.[1]);
  if (!(bytes > 0)) throw new Error(`${origin} doesn't tell its memory`);
  return bytes;
}

/** Measures by how much gateway and service grow at most in a turn. */
async function growthIn({ gateway, service }: Door, contestant: Contestant): Promise<Result> {
  const sample = () => Promise.all([gateway, service].map(residentBytes));
  const before = await sample();
  let [most, samples, done] = [before, 0, false];
  const watching = (async () => {
    while (!done) {
      const now = await sample();
      most = most.map((bytes, at) => Math.max(bytes, now[at] ?? 0));
      samples += 1;
      await pause(50);
    }
  })();
  await contestant.turn().finally(() => {
    done = true;
  });
  await watching;
  const growth = most.reduce((sum, bytes, at) => sum + bytes - (before[at] ?? 0), 0);
  const size = UPLOAD_MIB * MEBIBYTE;
  const what = 'an upload in parts: growth of gateway and catalogue together / its size';
  const goal = { atMost: 0.25 };
  return { what, ours: mebibytes(growth), peer: mebibytes(size), ratios: [growth / size], goal, n: `1, ${samples} samples` };
}

const perSecond = (rates: readonly number[]) => `${Math.round(median(rates))} MiB/s`;

/** Measures a gibibyte through shell, gateway and service, compared with tus through the same two, and with our own upload without MD5. */
export async function benchUpload(house: BenchServers, seed: number): Promise<Result[]> {
  const authPort = await freePort();
  const authHost = `127.0.0.1:${authPort}`;
  await house.serve(
    'auth-emulator',
    'deploy/local/auth-emulator.ts',
    { AUTH_FOLDER: join(house.folder, 'auth') },
    { port: authPort, readyPath: '/' },
  );
  const database = await migrated(house, SERVICE, 'bench_catalog');
  const env = { DATABASE_URL: database.runtimeUrl, FIREBASE_AUTH_EMULATOR_HOST: authHost };
  const catalog = await house.serve(SERVICE, `${SERVICE}/src/main.ts`, env);
  const withoutMd5 = { NODE_OPTIONS: `--import ${new URL('without-md5.ts', import.meta.url).href}` };
  const unchecked = await house.serve('without-md5', `${SERVICE}/src/main.ts`, { ...env, ...withoutMd5 });
  const peer = await house.serve('tus', 'bench/upload/tus-server.ts', {}, { readyPath: '/ready' });
  const door = { ...(await openDoor(house, 'ours', catalog)), token: await signIn(authHost) };
  await ask(door, '{ me(role: "creator") { uuid } }', {});
  door.token = await signIn(authHost);
  const game = makeGame(seed);
  const checked = ours(door, game);
  const plain = ours({ ...(await openDoor(house, 'plain', unchecked)), token: door.token }, game, true);
  const [us, them, without] = await inRounds([checked, tus(await openDoor(house, 'peer', peer), game), plain], ROUNDS);
  if (!us || !them || !without) throw new Error('not everything was measured');
  const line = (what: string, other: Rates, atLeast: number): Result => ({
    what,
    ours: perSecond(us.perSecond),
    peer: perSecond(other.perSecond),
    ratios: us.perSecond.map((rate, round) => rate / (other.perSecond[round] ?? Number.NaN)),
    rounds: us.turns.map((turn, round) => ({ ours: turn, peer: other.turns[round] })),
    goal: { atLeast },
    n: `${ROUNDS} and ${ROUNDS}`,
  });
  const wholes = checked.merges.slice(-ROUNDS).map((ms) => (UPLOAD_MIB * 1000) / ms);
  const size = `${UPLOAD_MIB} MiB through shell, gateway and service`;
  return [
    line(`${size}, five parts at once with MD5: sent / tus, one part after the other`, them, 1.5),
    line(`${size}: sent / the same without MD5`, without, 0.75),
    {
      ...line(`${size}: put together, its MD5 and SHA-256 checked / tus, which checks neither`, them, 1),
      ours: perSecond(wholes),
      ratios: wholes.map((rate, round) => rate / (them.perSecond[round] ?? Number.NaN)),
    },
    await growthIn(door, checked),
  ];
}
