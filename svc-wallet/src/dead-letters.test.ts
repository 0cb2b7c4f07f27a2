import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { LISTING, type TestWallet, testWallet } from './testing/wallet.ts';

let wallet: TestWallet;
beforeAll(async () => {
  wallet = await testWallet();
});
afterAll(() => wallet.close());

/** Runs the command as an operator does. */
function command(...args: string[]): Promise<{ code: number; text: string }> {
  const env = { ...process.env, NODE_ENV: 'test', NODE_OPTIONS: '', DATABASE_URL: wallet.database.url };
  return new Promise((resolve) => {
    execFile(process.execPath, [join(import.meta.dirname, 'dead-letters.ts'), ...args], { env }, (error, stdout) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, text: stdout.trim() }),
    );
  });
}

test('an operator lists an event that the wallet could not handle, and replays it to its consumer', async () => {
  const [id, storeUuid] = [uuidv7(), uuidv7()];
  const payload = { ...LISTING, storeUuid, ownerUuid: uuidv7() };
  const occurredAt = '2026-11-20T00:00:00.000Z';
  const envelope = {
    id: uuidv7(),
    type: 'catalog.listing.changed',
    version: 1,
    aggregateId: storeUuid,
    occurredAt,
    requestId: null,
    payload,
  };
  await wallet.db('dead_letters').insert({
    ...{ id, consumer: 'wallet-listings-2', event_id: envelope.id, envelope, error: 'Error: a fault that has been mended', deliveries: 8 },
  });
  expect(await command('list')).toEqual({
    code: 0,
    text: expect.stringContaining(`catalog.listing.changed of ${storeUuid}, delivered 8 times`),
  });
  expect(await command('replay', id)).toEqual({ code: 0, text: `${id}: handled` });
  expect(await wallet.db('listings').where({ store_uuid: storeUuid })).toHaveLength(1);
  expect(await command('replay', id)).toMatchObject({ code: 1 });
  expect(await command('list')).toEqual({ code: 0, text: 'no dead letters wait' });
});
