import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyBaseLogger } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { inTransaction } from '../database/in-transaction.ts';
import { type TestDatabase, testDatabase, waitFor } from '../testing/index.ts';
import { carryOut } from './carry-out.ts';
import * as createJobs from './create-jobs-migration.ts';
import type { Finish, JobKind } from './job-kind.ts';
import { runJobs } from './run-jobs.ts';
import { addJob } from './service.ts';

const log = { info() {}, warn() {}, error() {} } as unknown as FastifyBaseLogger;
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase({ '202601010000_create_jobs': createJobs });
});
afterAll(() => database.close());

test('after is called once with whether the step committed, however often it was retried', async () => {
  const outcomes: string[] = [];
  const after = async (committed: boolean) => void outcomes.push(committed ? 'stands' : 'falls');
  const failing = (times: number) => async () => {
    outcomes.push('tried');
    if (outcomes.length <= times) throw Object.assign(new Error('deadlock'), { code: '40P01' });
    return 'done';
  };
  expect(await carryOut(database.db, failing(1), after)).toBe('done');
  expect(outcomes.splice(0)).toEqual(['tried', 'tried', 'stands']);
  await expect(carryOut(database.db, failing(9), after)).rejects.toThrow('deadlock');
  expect(outcomes).toEqual(['tried', 'tried', 'tried', 'tried', 'falls']);
});

test('the error of the step is thrown also when after fails', async () => {
  const fail = (message: string) => async () => Promise.reject(new Error(message));
  await expect(carryOut(database.db, fail('no room'), fail('no bucket'))).rejects.toThrow('no room');
});

test('the last step of a job that another process took over is rolled back, and after is called with false', async () => {
  const outcomes: boolean[] = [];
  const finish: Finish = Object.assign(async () => null, { after: async (committed: boolean) => void outcomes.push(committed) });
  const kind: JobKind = {
    name: 'late',
    input: z.unknown(),
    async run({ uuid, attempt }) {
      if (attempt === 1) await database.owner('jobs').where({ uuid }).update({ attempts: 2, held_until: null });
      return finish;
    },
  };
  const jobs = runJobs({ db: database.db, kinds: [kind], log, atOnce: 1 });
  await inTransaction(database.db, (tx) => addJob(tx, kind, { userUuid: uuidv7(), input: {} }));
  await waitFor(() => outcomes.length === 2);
  await jobs.stop();
  expect(outcomes).toEqual([false, true]);
});
