import { expect, test } from '@jest/globals';
import { Refusal } from '../../seed/session.ts';
import { isFinal, persist } from './crowd.ts';

const refusal = (status?: number) => new Refusal('{ me }', [{ message: 'no', extensions: status === undefined ? {} : { status } }]);

test('a request that fails with the server or without a response is repeated until it succeeds', async () => {
  const failures: Error[] = [refusal(503), refusal(), new TypeError('fetch failed')];
  let requests = 0;
  const request = async () => {
    requests += 1;
    const failure = failures.shift();
    if (failure) throw failure;
    return 'done';
  };
  expect(await persist(request)).toBe('done');
  expect(requests).toBe(4);
});

test('a request that a rule rejects is not repeated', async () => {
  let requests = 0;
  const request = async () => {
    requests += 1;
    throw refusal(409);
  };
  await expect(persist(request)).rejects.toThrow('was refused');
  expect(requests).toBe(1);
});

test('a request that never succeeds fails with its last error', async () => {
  await expect(persist(() => Promise.reject(new Error('down')), 0)).rejects.toThrow('down');
});

test('only an error that repeating can’t change is final', () => {
  expect([refusal(400), refusal(409), refusal(500), refusal(503), refusal(), new Error('down')].map(isFinal)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
