import { closeSync, openSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { createLogStream } from '@meowtale/service-kit/log-stream';
import Fastify from 'fastify';

test('a server whose log is on a full disk answers all requests', async () => {
  const fd = openSync('/dev/full', 'w');
  const app = Fastify({ logger: { stream: createLogStream(fd) } });
  app.get('/', async () => 'fine');
  const statuses = new Set<number>();
  for (let round = 0; round < 200; round += 1) statuses.add((await app.inject('/')).statusCode);
  expect([...statuses]).toEqual([200]);
  await app.close();
  closeSync(fd);
});
