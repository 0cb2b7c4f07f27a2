import { afterEach, describe, expect, test } from '@jest/globals';
import { buildService } from '@meowtale/service-kit';
import { deleteStream, emptyStream, testNats, waitFor } from '@meowtale/service-kit/testing';
import { buildWallet } from './app.ts';
import { examineBooks } from './ledger/books-repository.ts';
import { splitOverdueOrders } from './orders/unsplit-watch.ts';
import { PAY_STORE, STORE_QUOTE } from './testing/operations.ts';
import { newKey, TEST_WITHDRAWALS, type TestWallet, testWallet } from './testing/wallet.ts';

let wallet: TestWallet;
afterEach(() => wallet.close());

type Person = Awaited<ReturnType<TestWallet['person']>>;

async function sell(count: number, owner: Person): Promise<void> {
  const buyer = await wallet.person({ coins: count * 499 });
  for (let index = 0; index < count; index += 1) {
    const { data } = await wallet.graphql(STORE_QUOTE, { store: await wallet.listing({ ownerUuid: owner.muid }) }, buyer);
    const paid = await wallet.graphql(PAY_STORE, { quote: data.findStoreQuote.uuid, key: newKey() }, buyer);
    expect(paid.data.addStoreOrder.orders[0].state).toBe(1);
  }
}

const untilPending = (owner: Person, coins: number) => waitFor(async () => (await wallet.balances(owner)).earnings_pending === coins);

/** Starts the same wallet again, as after a restart, with NATS. */
function secondProcess() {
  const env = {
    ...wallet.env,
    NATS_URL: testNats(),
    SITE_URL: 'http://localhost:3000',
    PAYMENT_PROVIDERS: ['sandbox' as const],
    STRIPE: null,
    ...TEST_WITHDRAWALS,
  };
  return buildWallet({ env, db: wallet.db, overrides: { eventNamespace: wallet.eventNamespace } });
}

/** Publishes the wallet's recorded events, and stops before any of them could be handled. */
async function publishAll(): Promise<void> {
  const relay = await buildService({
    name: 'svc-relay',
    env: wallet.env,
    db: wallet.db,
    typeDefs: ['extend type Query { ping: Boolean }'],
    resolvers: [],
    overrides: { eventNamespace: wallet.eventNamespace },
  });
  await relay.ready();
  await waitFor(async () => (await wallet.db('outbox').whereNull('published_at').first('id')) === undefined);
  await relay.close();
}

async function expectRightBooks(): Promise<void> {
  expect((await examineBooks(wallet.db)).flatMap(({ faults }) => faults)).toEqual([]);
}

describe('the event of a sale', () => {
  test('splits each paid order once through NATS', async () => {
    wallet = await testWallet({ events: true });
    const owner = await wallet.person();
    await sell(5, owner);
    await untilPending(owner, 5 * 350);
    expect(await wallet.db('ledger.postings').where({ reason: 'share' })).toHaveLength(5);
    await expectRightBooks();
  });

  test("isn't lost when the process ends between commit and publish: the next one publishes it", async () => {
    wallet = await testWallet({ events: false });
    const owner = await wallet.person();
    await sell(3, owner);
    expect(await wallet.db('outbox').whereNull('published_at').where({ type: 'wallet.order.paid' })).toHaveLength(3);
    expect(await wallet.balances(owner)).toMatchObject({ earnings_pending: 0 });
    const next = await secondProcess();
    await next.ready();
    await untilPending(owner, 3 * 350);
    await next.close();
    await expectRightBooks();
  });

  test('that is published twice splits once', async () => {
    wallet = await testWallet({ events: true });
    const owner = await wallet.person();
    await sell(2, owner);
    await untilPending(owner, 700);
    // As after a crash between publishing and marking it: the same event is published again, after NATS's own window.
    await wallet.db.raw("update outbox set published_at = null where type = 'wallet.order.paid'");
    await sell(1, owner);
    await untilPending(owner, 1050);
    const published = async () => (await wallet.db('outbox').whereNull('published_at')).length === 0;
    await waitFor(published);
    expect(await wallet.db('ledger.postings').where({ reason: 'share' })).toHaveLength(3);
    await expectRightBooks();
  });

  test('waits while NATS is away, and is handled on its return; people buy meanwhile', async () => {
    wallet = await testWallet({ events: true, natsUrl: 'nats://127.0.0.1:1' });
    const owner = await wallet.person();
    await sell(4, owner);
    expect(await wallet.balances(owner)).toMatchObject({ earnings_pending: 0 });
    const next = await secondProcess();
    await next.ready();
    await untilPending(owner, 4 * 350);
    await next.close();
    await expectRightBooks();
  });

  test('that the broker acknowledged and lost from an existing stream is replaced by the sweep', async () => {
    wallet = await testWallet({ events: false });
    const owner = await wallet.person();
    await sell(1, owner);
    await publishAll();
    await emptyStream(wallet.eventNamespace, 'wallet.order.paid');
    const next = await secondProcess();
    await next.ready();
    // Once its consumer has split the later order, it has passed the lost event.
    await sell(1, owner);
    await untilPending(owner, 350);
    await wallet.moveClock(61);
    const faults: unknown[] = [];
    expect(await splitOverdueOrders(wallet.db, (_uuid, error) => faults.push(error))).toBe(1);
    expect(faults).toEqual([]);
    expect(await wallet.balances(owner)).toMatchObject({ earnings_pending: 700 });
    await next.close();
    await expectRightBooks();
  });

  test('is published again when the broker has lost its store, and the order is split', async () => {
    wallet = await testWallet({ events: false });
    const owner = await wallet.person();
    await sell(3, owner);
    await publishAll();
    await deleteStream(wallet.eventNamespace, 'wallet.order.paid');
    const next = await secondProcess();
    await next.ready();
    await untilPending(owner, 3 * 350);
    await next.close();
    await expectRightBooks();
  });
});
