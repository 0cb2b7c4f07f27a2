import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ASYNC_STATE } from '@meowtale/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { inTransaction } from '../database/in-transaction.ts';
import { DomainError } from '../errors.ts';
import { moveClock, type TestDatabase, testDatabase, waitFor } from '../testing/index.ts';
import * as createJobs from './create-jobs-migration.ts';
import type { Finish, JobKind, RunningJob } from './job-kind.ts';
import { beginNext } from './repository.ts';
import { type JobsOptions, type RunningJobs, runJobs } from './run-jobs.ts';
import { type Async, addJob, asyncIdOf, findAsync } from './service.ts';

jest.setTimeout(60_000);

const log = { info() {}, warn() {}, error() {} } as unknown as FastifyBaseLogger;
const userUuid = uuidv7();
const input = z.object({ copies: z.int() });
type Input = z.output<typeof input>;

let database: TestDatabase;
let running: RunningJobs[];
beforeEach(async () => {
  database = await testDatabase({ '202601010000_create_jobs': createJobs });
  await database.owner.raw('create table effects (job uuid, run integer)');
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((jobs) => jobs.stop()));
  await database.close();
});

const kindOf = (run: (job: RunningJob<Input>) => Promise<Finish>, more: Partial<JobKind<Input>> = {}): JobKind<Input> => ({
  name: 'copy',
  input,
  run,
  ...more,
});

function start(kind: JobKind<Input>, options: Partial<JobsOptions> = {}): RunningJobs {
  const jobs = runJobs({ db: database.db, kinds: [kind], log, ...options });
  running.push(jobs);
  return jobs;
}

const add = (kind: JobKind<Input>, subject?: string) =>
  inTransaction(database.db, (tx) => addJob(tx, kind, { userUuid, input: { copies: 2 }, ...(subject && { subject }) }));
const find = (uuid: string) => findAsync(database.db, { prefix: 'test', id: asyncIdOf('test', uuid), userUuid }) as Promise<Async>;
const inState = (uuid: string, state: number) => waitFor(async () => (await find(uuid)).state === state, 20_000);
const effectsOf = (job: string) => database.db('effects').where({ job });

/** A run that writes its effect with its end. */
const effect: (job: RunningJob<Input>) => Promise<Finish> = async (job) => async (tx) => {
  await tx('effects').insert({ job: job.uuid, run: job.attempt });
  return { copies: job.input.copies };
};

test('a job is done once however many look for it, and says what it made', async () => {
  const kind = kindOf(async (job) => {
    await job.tell(40.4);
    return effect(job);
  });
  for (let worker = 0; worker < 5; worker += 1) start(kind);
  const added = await Promise.all(Array.from({ length: 20 }, () => add(kind)));
  for (const uuid of added) {
    await inState(uuid, ASYNC_STATE.done);
    expect(await find(uuid)).toMatchObject({ uuid: `test:${uuid}`, progress: 100, result: { copies: 2 }, error: null });
    expect(await effectsOf(uuid)).toHaveLength(1);
  }
});

test('it is begun at its commit, not at the next look, and never when its command failed', async () => {
  const kind = kindOf(effect);
  start(kind, { lookEveryMs: 600_000 });
  const failed = inTransaction(database.db, async (tx) => {
    await addJob(tx, kind, { userUuid, input: { copies: 2 } });
    throw new Error('the command failed');
  });
  await expect(failed).rejects.toThrow('the command failed');
  for (let round = 0; round < 5; round += 1) await inState(await add(kind), ASYNC_STATE.done);
  expect(await database.db('effects')).toHaveLength(5);
});

test('of one kind, one at a time works on a thing; another thing is free, and the same again when it ended', async () => {
  const kind = kindOf(effect);
  const first = await add(kind, 'app-1');
  await expect(add(kind, 'app-1')).rejects.toMatchObject({ code: 'job/running', status: 409 });
  await add(kind, 'app-2');
  start(kind);
  await inState(first, ASYNC_STATE.done);
  await inState(await add(kind, 'app-1'), ASYNC_STATE.done);
});

test('a job whose process died is begun again by another, and what the first still does has no effect', async () => {
  const kind = kindOf(effect);
  const uuid = await add(kind);
  expect(await beginNext(database.db, ['copy'], 200)).toMatchObject({ uuid, attempts: 1 });
  start(kind);
  await inState(uuid, ASYNC_STATE.done);
  expect(await effectsOf(uuid)).toEqual([{ job: uuid, run: 2 }]);

  let release = () => {};
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  const slow = kindOf(
    async (job) => {
      if (job.attempt === 1) await late;
      return effect(job);
    },
    { name: 'slow' },
  );
  const hung = start(slow, { holdMs: 100_000, atOnce: 1 });
  const second = await add(slow);
  await waitFor(async () => (await database.db('jobs').where({ uuid: second }).first()).attempts === 1);
  await database.owner.raw('update jobs set held_until = clock_now() where uuid = ?', [second]);
  start(slow);
  await inState(second, ASYNC_STATE.done);
  release();
  await hung.stop();
  expect(await effectsOf(second)).toEqual([{ job: second, run: 2 }]);
});

test('a refusal ends it with its code; a fault is tried again and ends it at the fourth time', async () => {
  const refused = kindOf(async () => {
    throw new DomainError('input/invalid', { fields: [{ path: 'name', key: 'invalid.text' }] });
  });
  start(refused);
  const uuid = await add(refused);
  await inState(uuid, ASYNC_STATE.failed);
  expect((await find(uuid)).error).toEqual({ code: 'input/invalid', fields: [{ path: 'name', key: 'invalid.text' }] });

  let runs = 0;
  const broken = kindOf(
    async () => {
      runs += 1;
      throw new Error('the disk is gone');
    },
    { name: 'broken' },
  );
  start(broken);
  const second = await add(broken);
  for (let failures = 1; failures <= 3; failures += 1) {
    await waitFor(async () => (await database.db('jobs').where({ uuid: second }).first()).failures === failures);
    await database.owner.raw('update jobs set held_until = clock_now() where uuid = ?', [second]);
  }
  await inState(second, ASYNC_STATE.failed);
  expect([runs, (await find(second)).error]).toEqual([4, { code: '9999' }]);
});

test('it times out while it is worked on, and when nobody works on it any more', async () => {
  const endless = kindOf(
    (job) => new Promise((_resolve, reject) => job.signal.addEventListener('abort', () => reject(job.signal.reason))),
    {
      timeoutMs: 300,
    },
  );
  start(endless);
  await inState(await add(endless), ASYNC_STATE.timedOut);

  const left = kindOf(effect, { name: 'left' });
  const uuid = await add(left);
  expect(await beginNext(database.db, ['left'], 1000)).toMatchObject({ uuid });
  await moveClock(database.owner, 601);
  start(left);
  await inState(uuid, ASYNC_STATE.timedOut);
  expect(await effectsOf(uuid)).toEqual([]);
});

test('what is under way when a process goes down is another’s at once, and no failure', async () => {
  const kind = kindOf(async (job) => {
    if (job.attempt === 1) await new Promise((_resolve, reject) => job.signal.addEventListener('abort', () => reject(job.signal.reason)));
    return effect(job);
  });
  const first = start(kind, { holdMs: 100_000 });
  const uuid = await add(kind);
  await waitFor(async () => (await database.db('jobs').where({ uuid }).first()).attempts === 1);
  await first.stop();
  start(kind);
  await inState(uuid, ASYNC_STATE.done);
  expect(await database.db('jobs').where({ uuid }).first()).toMatchObject({ attempts: 2, failures: 0 });
});

test('nobody finds another’s job, nor by another service’s prefix or no id at all', async () => {
  const kind = kindOf(effect);
  const uuid = await add(kind);
  const ask = (id: string, who = userUuid) => findAsync(database.db, { prefix: 'test', id, userUuid: who });
  expect(await ask(`test:${uuid}`)).toMatchObject({ state: 0 });
  expect(await Promise.all([ask(`test:${uuid}`, uuidv7()), ask(`other:${uuid}`), ask(uuid), ask('test:x')])).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
