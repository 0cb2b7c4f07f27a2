import { expect, jest, test } from '@jest/globals';
import { waitFor } from './wait-for.ts';

test('a condition that becomes true during the last pause counts', async () => {
  let checks = 0;
  await waitFor(() => ++checks === 2, 1);
  expect(checks).toBe(2);
});

test('moving the clock forward does not end a wait', async () => {
  const now = Date.now();
  let checks = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => now + checks * 3_600_000);
  await waitFor(() => ++checks === 3);
  expect(checks).toBe(3);
});

test('a time-out throws the last error of the condition, or one that time is over', async () => {
  let checks = 0;
  const failing = () => Promise.reject(new Error(`check ${++checks}`));
  const thrown = await waitFor(failing, 1).catch(({ message }: Error) => message);
  expect(thrown).toBe(`check ${checks}`);
  await expect(waitFor(() => false, 1)).rejects.toThrow('within 1 ms');
});
