import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { EVENTS } from '@meowtale/contracts/events/index';
import { v7 as uuidv7 } from 'uuid';
import { LISTING, type TestWallet, testWallet } from '../testing/wallet.ts';

let wallet: TestWallet;
beforeAll(async () => {
  wallet = await testWallet();
});
afterAll(() => wallet?.close());

async function bury(consumer: string): Promise<{ id: string; storeUuid: string }> {
  const [id, storeUuid] = [uuidv7(), uuidv7()];
  const about = { id: uuidv7(), type: 'catalog.listing.changed', version: 1, aggregateId: storeUuid, requestId: null };
  const envelope = { ...about, occurredAt: '2026-11-20T00:00:00.000Z', payload: { ...LISTING, storeUuid, ownerUuid: uuidv7() } };
  await wallet.db('dead_letters').insert({ id, consumer, event_id: envelope.id, envelope, error: 'Error: mended since', deliveries: 8 });
  return { id, storeUuid };
}
const REPLAY = 'mutation ($id: ID!, $reason: String!) { replayWalletDeadLetter(id: $id, reason: $reason) }';

test('staff list a dead letter and replay it once, and the audit log gets the reason', async () => {
  const staff = { ...(await wallet.person()), roles: ['user', 'staff'] as const };
  const { id, storeUuid } = await bury('wallet-listings-2');
  const list = '{ findWalletDeadLetters { id consumer event aggregate_id error deliveries } }';
  const { data } = await wallet.graphql(list, {}, staff as never);
  expect(data.findWalletDeadLetters).toEqual([
    {
      id,
      consumer: 'wallet-listings-2',
      event: 'catalog.listing.changed',
      aggregate_id: storeUuid,
      error: 'Error: mended since',
      deliveries: 8,
    },
  ]);
  const replay = async () => {
    const { data, errors } = await wallet.graphql(REPLAY, { id, reason: 'It was mended.' }, staff as never);
    return errors?.[0]?.extensions.code ?? data.replayWalletDeadLetter;
  };
  expect((await Promise.all([replay(), replay()])).sort()).toEqual(['404', 'handled']);
  expect(await wallet.db('listings').where({ store_uuid: storeUuid })).toHaveLength(1);
  const events = await wallet.db('outbox').where({ type: 'wallet.staff.acted', aggregate_id: id });
  expect(events.map(({ payload }) => EVENTS['wallet.staff.acted'].schema.parse(payload))).toEqual([
    expect.objectContaining({
      action: 'letter-replay',
      reason: 'It was mended.',
      subject: { type: 'letter', uuid: id, name: 'wallet-listings-2' },
    }),
  ]);
});

test("a dead letter without a consumer stays, and isn't audited", async () => {
  const staff = { ...(await wallet.person()), roles: ['user', 'staff'] as const };
  const { id } = await bury('a-consumer-that-is-gone');
  const { errors } = await wallet.graphql(REPLAY, { id, reason: 'x' }, staff as never);
  expect(errors?.[0]?.extensions.code).toBe('404');
  expect(await wallet.db('outbox').where({ type: 'wallet.staff.acted', aggregate_id: id })).toEqual([]);
});
