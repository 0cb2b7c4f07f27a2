import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { moveClock, type TestDatabase, testDatabase, testEnv, waitFor } from '@meowtale/service-kit/testing';
import { v7 as uuidv7 } from 'uuid';
import { addDrama } from '../dramas/service.ts';
import { migrations } from '../migrations/index.ts';
import { listProposals } from '../proposals/service.ts';
import { QUIET } from '../test-service.ts';
import { tinyWriter } from '../testing/tiny-providers.ts';
import { chargesOf } from './charges.ts';
import { addGenerate } from './service.ts';

jest.setTimeout(300_000);

const KILLS = 3;
const STEPS = 32;
/** Number of steps that one job requests at once. */
const AT_ONCE = 3;

let database: TestDatabase;
let gate: Server;
let server: ChildProcess | undefined;
/** Prompts in the order of their requests, and requests that wait for an answer. */
const bodies: string[] = [];
let waiting: ServerResponse[] = [];
let allowed = 0;

function answerWhoMay(): void {
  for (; allowed > 0 && waiting.length > 0; allowed -= 1) waiting.shift()?.end('go on');
}

beforeAll(async () => {
  database = await testDatabase(migrations);
  gate = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      bodies.push(Buffer.concat(pieces).toString());
      waiting.push(response);
      answerWhoMay();
    });
  }).listen(0, '127.0.0.1');
  await once(gate, 'listening');
});
afterAll(async () => {
  server?.kill('SIGKILL');
  gate?.close();
  await database?.close();
});

async function startServer(): Promise<void> {
  const env = { ...testEnv(database), ...QUIET };
  const settings = JSON.stringify({ env, gate: `http://127.0.0.1:${(gate.address() as AddressInfo).port}` });
  server = spawn(process.execPath, [join(import.meta.dirname, '../testing/job-server.ts'), settings], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(server, 'message');
}

async function killServer(): Promise<void> {
  server?.kill('SIGKILL');
  if (server) await once(server, 'exit');
  waiting = [];
  // A killed process's leases expire after fifteen seconds.
  await moveClock(database.owner, 16);
}

test(`a whole drama is generated though the service is killed ${KILLS} times, and no answered step is repeated`, async () => {
  const owner = uuidv7();
  const drama = await addDrama(database.db, owner, {
    title: 'The Last Ferry Home',
    logline: 'A ferry that never lands.',
    number_of_roles: 3,
  });
  const ai = {
    providers: { text: [tinyWriter()], pictures: [] },
    charges: chargesOf({}),
    blocked: [],
    assertNotRevoked: async () => undefined,
  };
  const job = await addGenerate(database.db, ai, owner, { drama_uuid: drama.uuid, use: 'all', async: true });
  const uuid = job?.uuid.slice('drama:'.length) ?? '';
  const answerCount = async () => (await database.db('drama_ai_answers').where({ job_uuid: uuid }).whereNot({ step: 'base' })).length;

  for (let kill = 1; kill <= KILLS; kill += 1) {
    await startServer();
    const enough = Math.floor((STEPS * kill) / (KILLS + 1));
    allowed = enough - (await answerCount());
    answerWhoMay();
    await waitFor(async () => (await answerCount()) >= enough, 60_000);
    await killServer();
  }
  allowed = Number.POSITIVE_INFINITY;
  await startServer();
  await waitFor(async () => (await database.db('jobs').where({ uuid }).first()).state === 1, 60_000);

  expect(bodies.length).toBeGreaterThanOrEqual(STEPS);
  expect(bodies.length).toBeLessThanOrEqual(STEPS + AT_ONCE * KILLS);
  const [listed, ...others] = await listProposals(database.db, owner, { drama_uuid: drama.uuid });
  expect(others).toEqual([]);
  const [proposal] = await listProposals(database.db, owner, { drama_uuid: drama.uuid, uuid: listed?.uuid });
  expect(proposal?.provenance).toHaveLength(STEPS);
  expect(proposal?.changes?.filter(({ body }) => body.kind === 'paragraph')).toHaveLength(18);
  expect(await database.db('jobs').where({ uuid }).first()).toMatchObject({ attempts: KILLS + 1, failures: 0 });
  expect(await database.db('drama_ai_answers')).toEqual([]);
});
