import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Knex } from 'knex';
import { createDatabase } from '../database/create-database.ts';
import { openTcpProxy, PATIENCE, type TcpProxy, type TestService, testService, waitFor } from '../testing/index.ts';
import { buildService } from './build-service.ts';
import { drain } from './run-service.ts';

let service: TestService;
let door: TcpProxy;
let throughDoor: Knex;
let finish = () => {};
let entered = false;

beforeAll(async () => {
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  service = await testService({
    build: async ({ env, overrides }) => {
      door = await openTcpProxy(new URL(env.DATABASE_URL));
      throughDoor = createDatabase(door.url, { patience: PATIENCE });
      return buildService({
        name: 'svc-test',
        env,
        db: throughDoor,
        typeDefs: ['extend type Query { ping: String }'],
        resolvers: [{ Query: { ping: () => 'pong' } }],
        overrides,
        routes: (app) => {
          app.get('/slow', async () => {
            entered = true;
            await finished;
            return { done: true };
          });
        },
      });
    },
  });
});
afterAll(async () => {
  await throughDoor.destroy();
  door.close();
  await service.database.close();
});

test('a service without its database is live but not ready, and ready again once it is back', async () => {
  const ready = async () => (await service.app.inject({ url: '/health/ready' })).statusCode;
  await waitFor(async () => (await ready()) === 200);
  door.shut();
  expect(await ready()).toBe(503);
  expect((await service.app.inject({ url: '/health/live' })).statusCode).toBe(200);
  door.open();
  await waitFor(async () => (await ready()) === 200);
});

test('draining turns readiness to 503 before the port closes, and running requests finish', async () => {
  const base = await service.app.listen({ host: '127.0.0.1', port: 0 });
  const underWay = fetch(`${base}/slow`);
  await waitFor(() => entered);
  const drained = drain(service.app, 3000);
  const ready = await fetch(`${base}/health/ready`);
  expect([ready.status, (await ready.json()).draining]).toEqual([503, true]);
  expect((await fetch(`${base}/health/live`)).status).toBe(200);
  finish();
  expect(await (await underWay).json()).toEqual({ done: true });
  await drained;
  await expect(fetch(`${base}/health/live`)).rejects.toThrow();
});
