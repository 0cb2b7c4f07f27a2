import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createOutageProbe } from './outage-probe.ts';
import { type FakeGateway, startGateway, temporaryFolder, testEnv } from './testing.ts';

let gateway: FakeGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => void gateway.server.close());

const visit = { requestId: 'request-1', ip: '203.0.113.9' };

test('listings are queried once for all pages within a second, and again after it', async () => {
  let now = 0;
  const isAway = createOutageProbe(testEnv(await temporaryFolder(), { GATEWAY_URL: gateway.url }), () => now);
  gateway.answer = { data: { findStore: { list: [] } } };
  expect(await Promise.all([isAway(visit), isAway(visit)])).toEqual([false, false]);
  expect(gateway.requests).toHaveLength(1);
  gateway.answer = { data: null, errors: [{ extensions: { code: 'service/unavailable' } }] };
  expect(await isAway(visit)).toBe(false);
  now = 1_000;
  expect(await isAway(visit)).toBe(true);
  expect(gateway.requests).toHaveLength(2);
});

test('an unreachable gateway is an outage', async () => {
  const isAway = createOutageProbe(testEnv(await temporaryFolder(), { GATEWAY_URL: 'http://127.0.0.1:9' }));
  expect(await isAway(visit)).toBe(true);
});
