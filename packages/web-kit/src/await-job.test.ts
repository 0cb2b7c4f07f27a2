import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ASYNC_TIMEOUT_MS } from '@meowtale/contracts';
import { awaitJob, type Job, jobError } from './await-job.ts';

const job = (state: number, progress = 0): Job => ({ state, progress, result: null, error: null });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a job is fetched every three seconds until it has ended, also after a missing response', async () => {
  const responses = [job(0), undefined, job(0, 50), job(1, 100)];
  const poll = jest.fn(async () => responses.shift());
  const seen: number[] = [];
  const ended = awaitJob(poll, { signal: new AbortController().signal, onLook: ({ progress }) => seen.push(progress) });
  await jest.advanceTimersByTimeAsync(2999);
  expect(poll).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(9001);
  expect(await ended).toEqual(job(1, 100));
  expect([poll.mock.calls.length, seen]).toEqual([4, [0, 50, 100]]);
});

test('a job is no longer fetched after an abort; a missing one is null', async () => {
  const poll = jest.fn(async () => job(0));
  const leaving = new AbortController();
  const left = awaitJob(poll, { signal: leaving.signal });
  await jest.advanceTimersByTimeAsync(3000);
  leaving.abort();
  expect(await left).toEqual(job(0));
  await jest.advanceTimersByTimeAsync(9000);
  expect(poll).toHaveBeenCalledTimes(1);

  const missingJob = awaitJob(async () => null, { signal: new AbortController().signal });
  await jest.advanceTimersByTimeAsync(3000);
  expect(await missingJob).toBeNull();
});

test('a job that waits in the queue for longer than its time limit is awaited to its end', async () => {
  let state = 0;
  const ended = awaitJob(async () => job(state), { signal: new AbortController().signal });
  await jest.advanceTimersByTimeAsync(3 * ASYNC_TIMEOUT_MS);
  state = 1;
  await jest.advanceTimersByTimeAsync(3000);
  expect(await ended).toEqual(job(1));
});

describe('a service that no longer responds', () => {
  const afterwards = jest.fn();
  const follow = (poll: () => Promise<Job | undefined>) => void awaitJob(poll, { signal: new AbortController().signal }).then(afterwards);
  beforeEach(() => {
    afterwards.mockClear();
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('ends the waiting ten minutes after its last response, with the job still pending', async () => {
    const responses = [job(0), job(0, 20)];
    follow(async () => responses.shift());
    await jest.advanceTimersByTimeAsync(6000 + ASYNC_TIMEOUT_MS - 3000);
    expect(afterwards).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(3000);
    expect(afterwards).toHaveBeenCalledWith(job(0, 20));
  });

  test('while there is no network is waited for; the job’s end is shown once there is', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    follow(async () => (navigator.onLine ? job(1) : undefined));
    await jest.advanceTimersByTimeAsync(2 * ASYNC_TIMEOUT_MS);
    expect(afterwards).not.toHaveBeenCalled();
    online.mockReturnValue(true);
    await jest.advanceTimersByTimeAsync(3000);
    expect(afterwards).toHaveBeenCalledWith(job(1));
  });
});

test('a job whose service doesn’t respond is called slow, and not a missing network; a failed one has its own error', () => {
  expect([jobError(null), jobError(job(0))]).toEqual([{ code: 'other/response-timeout' }, { code: 'other/response-timeout' }]);
  expect(jobError({ ...job(2), error: { code: 'upload/archive-refused' } })).toEqual({ code: 'upload/archive-refused' });
  expect(jobError(job(1))).toEqual({ code: '9999' });
});
