import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { waitFor } from '../testing/index.ts';
import { createBaseApp } from './base-app.ts';

const BLOCKED_MS = 400;
const LIMIT_MS = 200;

/** Blocks this thread without using the processor. */
function block(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

/** Keeps the event loop busy with long tasks, so that little else runs between them. Returns a function that ends it. */
function overload(): () => Promise<void> {
  let isBusy = true;
  const ended = (async () => {
    while (isBusy) {
      block(BLOCKED_MS);
      await yieldToOthers();
    }
  })();
  return async () => {
    isBusy = false;
    await ended;
  };
}

test('an overloaded process sends 503 with Retry-After, except for health, and recovers by itself', async () => {
  const app = await createBaseApp({ name: 'svc-test', logLevel: 'silent', maxEventLoopDelayMs: LIMIT_MS });
  app.get('/work', async () => 'done');
  app.get('/health/live', async () => 'ok');
  const status = async (url: string) => (await app.inject({ url })).statusCode;
  await waitFor(async () => (await status('/work')) === 200);
  const end = overload();
  try {
    await waitFor(async () => (await status('/work')) === 503);
    const shed = await app.inject({ url: '/work' });
    expect([shed.statusCode, Number(shed.headers['retry-after'])]).toEqual([503, 5]);
    expect(shed.json().errors[0].extensions).toMatchObject({ code: 'service/overloaded', status: 503 });
    expect(await status('/health/live')).toBe(200);
  } finally {
    await end();
  }
  await waitFor(async () => (await status('/work')) === 200);
  await app.close();
});
