import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { ASYNC_STATE } from '@meowtale/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { setClock } from '../database/create-database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { DomainError } from '../errors.ts';
import { moveClock, type TestDatabase, testDatabase, waitFor } from '../testing/index.ts';
import { isProof } from '../testing/proof.ts';
import * as createJobs from './create-jobs-migration.ts';
import type { Finish, JobKind, RunningJob } from './job-kind.ts';
import * as queueFairly from './queue-fairly-migration.ts';
import { beginNext } from './repository.ts';
import { type JobsOptions, type RunningJobs, runJobs } from './run-jobs.ts';
import { type Async, addJob, asyncIdOf, failJob, findAsync, releaseJob } from './service.ts';

const log = { info() {}, warn() {}, error() {} } as unknown as FastifyBaseLogger;
const userUuid = uuidv7();
const input = z.object({ copies: z.int() });
type Input = z.output<typeof input>;

let database: TestDatabase;
let running: RunningJobs[];
beforeAll(async () => {
  database = await testDatabase({ '202601010000_create_jobs': createJobs, '202601010010_queue_fairly': queueFairly });
  await database.owner.raw('create table effects (job uuid, run integer)');
});
beforeEach(() => {
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((jobs) => jobs.stop()));
  await database.owner.raw('truncate jobs, effects');
  await setClock(database.owner, 0);
});
afterAll(() => database.close());

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

const add = (kind: JobKind<Input>, subject?: string) => addFor(userUuid, kind, subject);
const addFor = (whose: string, kind: JobKind<Input>, subject?: string) =>
  inTransaction(database.db, (tx) => addJob(tx, kind, { userUuid: whose, input: { copies: 2 }, ...(subject && { subject }) }));
const find = (uuid: string) => findAsync(database.db, { prefix: 'test', id: asyncIdOf('test', uuid), userUuid }) as Promise<Async>;
const inState = (uuid: string, state: number) => waitFor(async () => (await find(uuid)).state === state);
const effectsOf = (job: string) => database.db('effects').where({ job });

/** A run whose last step writes its effect. */
const effect: (job: RunningJob<Input>) => Promise<Finish> = async (job) => async (tx) => {
  await tx('effects').insert({ job: job.uuid, run: job.attempt });
  return { copies: job.input.copies };
};

test('a job is done once by many workers, and returns its result', async () => {
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

test('a job begins at the commit, not at the next poll, and never after a rollback', async () => {
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

test('a second job of a kind and subject is rejected until the first has ended', async () => {
  const kind = kindOf(effect);
  const first = await add(kind, 'app-1');
  await expect(add(kind, 'app-1')).rejects.toMatchObject({ code: 'job/running', status: 409 });
  await add(kind, 'app-2');
  start(kind);
  await inState(first, ASYNC_STATE.done);
  await inState(await add(kind, 'app-1'), ASYNC_STATE.done);
});

test('a job of a dead process is taken over, and the first run has no effect', async () => {
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
  const hung = start(slow, { leaseMs: 100_000, atOnce: 1 });
  const second = await add(slow);
  await waitFor(async () => (await database.db('jobs').where({ uuid: second }).first()).attempts === 1);
  await database.owner.raw('update jobs set held_until = clock_now() where uuid = ?', [second]);
  start(slow, { lookEveryMs: 100 });
  await inState(second, ASYNC_STATE.done);
  release();
  await hung.stop();
  expect(await effectsOf(second)).toEqual([{ job: second, run: 2 }]);
});

test('a domain error ends a job with its code; other errors are retried and end it at the fourth failure', async () => {
  const rejecting = kindOf(async () => {
    throw new DomainError('input/invalid', { fields: [{ path: 'name', key: 'invalid.text' }] });
  });
  start(rejecting);
  const uuid = await add(rejecting);
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
  start(broken, { lookEveryMs: 100 });
  const second = await add(broken);
  for (let failures = 1; failures <= 3; failures += 1) {
    await waitFor(async () => (await database.db('jobs').where({ uuid: second }).first()).failures >= failures);
    await database.owner.raw('update jobs set held_until = clock_now() where uuid = ?', [second]);
  }
  await inState(second, ASYNC_STATE.failed);
  expect([runs, (await find(second)).error]).toEqual([4, { code: '9999' }]);
});

test('a job times out while it runs, and also when its process died', async () => {
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

test('a job of a stopping process is taken over at once and counts no failure', async () => {
  const kind = kindOf(async (job) => {
    if (job.attempt === 1) await new Promise((_resolve, reject) => job.signal.addEventListener('abort', () => reject(job.signal.reason)));
    return effect(job);
  });
  const first = start(kind, { leaseMs: 100_000 });
  const uuid = await add(kind);
  await waitFor(async () => (await database.db('jobs').where({ uuid }).first()).attempts === 1);
  await first.stop();
  start(kind);
  await inState(uuid, ASYNC_STATE.done);
  expect(await database.db('jobs').where({ uuid }).first()).toMatchObject({ attempts: 2, failures: 0 });
});

test('jobs are begun in turns by person, however many each person added', async () => {
  const turns: string[] = [];
  const kind = kindOf(async (job) => {
    turns.push(job.userUuid);
    return effect(job);
  });
  const [crowding, other, late] = [uuidv7(), uuidv7(), uuidv7()];
  for (const whose of [crowding, crowding, crowding, other, other, late]) await addFor(whose, kind);
  start(kind, { atOnce: 1 });
  await waitFor(() => turns.length === 6);
  expect(turns).toEqual([crowding, other, late, crowding, other, crowding]);
});

test('a person without a running job goes first, also while another process takes the first of a queue', async () => {
  const kind = kindOf(effect);
  const [crowding, other] = [uuidv7(), uuidv7()];
  const jobs: string[] = [];
  for (const whose of [crowding, crowding, crowding, other, other]) jobs.push(await addFor(whose, kind));
  const begin = async () => jobs.indexOf((await beginNext(database.db, ['copy'], 60_000))?.uuid ?? '');
  const taken = await database.owner.transaction();
  await taken.raw('select from jobs where uuid = ? for update', jobs.slice(0, 1));
  expect(await begin()).toBe(3);
  await taken.rollback();
  expect([await begin(), await begin(), await begin(), await begin(), await begin()]).toEqual([0, 1, 4, 2, -1]);
});

test('a person’s pending jobs are limited to fifty, also when added at once; another person’s are added', async () => {
  const kind = kindOf(effect);
  const added = await Promise.allSettled(Array.from({ length: 60 }, () => add(kind)));
  const rejected = added.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  expect(rejected).toHaveLength(10);
  for (const reason of rejected) expect(reason).toMatchObject({ code: 'gateway/rate-limited', status: 429 });
  await addFor(uuidv7(), kind);
  start(kind);
  await waitFor(async () => (await database.db('effects')).length === 51);
  await add(kind);
});

test('the next job is found fast among 2,000 pending ones, also with outdated statistics', async () => {
  await database.owner.raw('analyze jobs');
  await database.owner.raw(`insert into jobs (uuid, kind, user_uuid, input, timeout_ms)
    select gen_random_uuid(), 'copy', md5((n % 200)::text)::uuid, '{}', 1000 from generate_series(1, 2000) as n`);
  const before = performance.now();
  expect(await beginNext(database.db, ['copy'], 60_000)).toMatchObject({ attempts: 1 });
  // It takes milliseconds; a plan that compares each job with each took seconds.
  if (isProof) expect(performance.now() - before).toBeLessThan(1000);
});

test('another person’s job, another service’s prefix and an invalid id are not found', async () => {
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

test('a job that is failed from outside stops at once, and its run has no effect', async () => {
  const seen: unknown[] = [];
  const kind = kindOf(async (job) => {
    await new Promise((resolve) => job.signal.addEventListener('abort', resolve));
    seen.push(job.signal.aborted);
    return effect(job);
  });
  const jobs = start(kind, { leaseMs: 600_000 });
  const uuid = await add(kind, 'app-1');
  await waitFor(async () => (await database.db('jobs').where({ uuid }).first()).attempts === 1);
  const fail = () => inTransaction(database.db, (tx) => failJob(tx, uuid, { code: 'job/cancelled' }));
  expect([await fail(), await fail()]).toEqual([true, false]);
  await waitFor(() => seen.length === 1);
  await jobs.stop();
  expect(await find(uuid)).toMatchObject({ state: ASYNC_STATE.failed, error: { code: 'job/cancelled' } });
  expect(await effectsOf(uuid)).toEqual([]);
});

test('a parked job begins when it is released, and blocks no other job until then', async () => {
  const kind = kindOf(effect);
  start(kind);
  const uuid = await inTransaction(database.db, (tx) => addJob(tx, kind, { userUuid, subject: 'a', input: { copies: 2 }, isParked: true }));
  await inState(await add(kind, 'b'), ASYNC_STATE.done);
  expect(await find(uuid)).toMatchObject({ state: ASYNC_STATE.pending });
  expect(await database.db('jobs').where({ uuid }).first()).toMatchObject({ attempts: 0, deadline: null });
  const release = () => inTransaction(database.db, (tx) => releaseJob(tx, uuid));
  expect([await release(), await release()]).toEqual([true, false]);
  await inState(uuid, ASYNC_STATE.done);
});
