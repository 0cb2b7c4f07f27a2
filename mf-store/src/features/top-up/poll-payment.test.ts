import { expect, test } from '@jest/globals';
import { pollPayment } from './poll-payment.ts';

function script(...states: (number | null)[]) {
  let asked = 0;
  const waits: number[] = [];
  return {
    waits,
    get asked() {
      return asked;
    },
    options: {
      readState: async () => states[Math.min(asked++, states.length - 1)] ?? null,
      wait: async (milliseconds: number) => {
        waits.push(milliseconds);
      },
      signal: new AbortController().signal,
    },
  };
}

test('a payment is waited for until it is paid', async () => {
  const run = script(0, 0, 1);
  await expect(pollPayment(run.options)).resolves.toBe('paid');
  expect(run.asked).toBe(3);
  expect(run.waits).toEqual([1000, 1000]);
});

test('a refusal ends the waiting', async () => {
  await expect(pollPayment(script(0, 2).options)).resolves.toBe('failed');
});

test('an answer that did not come is asked for again', async () => {
  await expect(pollPayment(script(null, null, 1).options)).resolves.toBe('paid');
});

test('sixty unanswered questions are a timeout', async () => {
  const run = script(0);
  await expect(pollPayment(run.options)).resolves.toBe('timeout');
  expect(run.asked).toBe(60);
});

test('closing the popup stops the asking', async () => {
  const stop = new AbortController();
  const run = script(0);
  const outcome = pollPayment({ ...run.options, signal: stop.signal, wait: async () => stop.abort() });
  await expect(outcome).resolves.toBe('stopped');
  expect(run.asked).toBe(1);
});
