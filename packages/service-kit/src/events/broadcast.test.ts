import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { FastifyBaseLogger } from 'fastify';
import { PATIENCE, testNats, waitFor } from '../testing/index.ts';
import { type Broadcast, openBroadcast } from './broadcast.ts';

const log = { info() {}, warn() {}, error() {} } as unknown as FastifyBaseLogger;

function listener(subject: string, url = testNats()): { broadcast: Broadcast; heard: unknown[] } {
  const heard: unknown[] = [];
  const hear = (message: unknown) => {
    if ((message as { isWrong?: boolean }).isWrong) throw new Error('not one of ours');
    heard.push(message);
  };
  return { broadcast: openBroadcast({ url, name: 'test', subject, log, hear, patience: PATIENCE }), heard };
}

test('a message reaches the other processes of its subject, also after one whose listener throws', async () => {
  const subject = `${randomUUID()}.spent`;
  const [one, other, third] = [listener(subject), listener(subject), listener(randomUUID())];
  try {
    await waitFor(() => [one, other, third].every(({ broadcast }) => broadcast.isUp()));
    await waitFor(() => {
      one.broadcast.send({ isWrong: true });
      one.broadcast.send({ n: 1 });
      return other.heard.length > 0;
    });
    expect(other.heard[0]).toEqual({ n: 1 });
    expect(third.heard).toEqual([]);
  } finally {
    await Promise.all([one, other, third].map(({ broadcast }) => broadcast.close()));
  }
});

test('without NATS messages are dropped and closing returns', async () => {
  const { broadcast } = listener('spent', 'nats://127.0.0.1:1');
  expect(broadcast.isUp()).toBe(false);
  broadcast.send({ n: 1 });
  await broadcast.close();
});
