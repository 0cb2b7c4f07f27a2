import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { moveToMidMonth } from '@meowtale/service-kit/testing';
import { examineBooks } from '../ledger/books-repository.ts';
import { PAY_STORE, REFUND, STORE_QUOTE } from '../testing/operations.ts';
import { newKey, type TestWallet, testWallet } from '../testing/wallet.ts';

let wallet: TestWallet;
beforeAll(async () => {
  wallet = await testWallet();
});
afterAll(async () => {
  // The ledger is consistent after all races.
  expect((await examineBooks(wallet.db)).flatMap(({ faults }) => faults)).toEqual([]);
  await wallet.close();
});

/** Rounds of TRUST 3's race; twenty in `npm run prove`. */
const KEY_ROUNDS = Number(process.env.PROVE_KEY_ROUNDS ?? 1);

type Person = Awaited<ReturnType<TestWallet['person']>>;

async function quote(buyer: Person, store: string, price?: number): Promise<string> {
  return (await wallet.graphql(STORE_QUOTE, { store, price }, buyer)).data.findStoreQuote.uuid;
}

function pay(buyer: Person, quoteUuid: string, key = newKey()) {
  return wallet.graphql(PAY_STORE, { quote: quoteUuid, key }, buyer);
}

function refund(buyer: Person, order: string, key = newKey()) {
  return wallet.graphql(REFUND, { order, key }, buyer);
}

function codesOf(responses: Awaited<ReturnType<typeof pay>>[]): (string | undefined)[] {
  return responses.map(({ errors }) => errors?.[0]?.extensions.code).toSorted();
}

/** Returns each result's order; throws when one has none. */
function ordersOf(responses: Awaited<ReturnType<typeof pay>>[]): string[] {
  return responses.map(({ data }) => data.addStoreOrder.orders[0].uuid);
}

function times<T>(count: number, make: () => T): T[] {
  return Array.from({ length: count }, make);
}

describe('paying', () => {
  test.each(times(KEY_ROUNDS, () => 100))('one key sent %p times at once makes one order and returns the same result', async (count) => {
    const buyer = await wallet.person({ coins: 1000 });
    const [uuid, key] = [await quote(buyer, await wallet.listing()), newKey()];
    const responses = await Promise.all(times(count, () => pay(buyer, uuid, key)));
    expect(new Set(responses.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(responses[0]?.data.addStoreOrder.wallet.meowcent).toBe(501);
    expect(await wallet.db('store_orders').where({ buyer_uuid: buyer.muid })).toHaveLength(1);
    const other = await pay(buyer, await quote(buyer, await wallet.listing()), key);
    expect(other.errors?.[0]?.extensions.code).toBe('idempotency/conflict');
  });

  test('one quote with ten keys at once is paid once', async () => {
    const buyer = await wallet.person({ coins: 10_000 });
    const uuid = await quote(buyer, await wallet.listing());
    const responses = await Promise.all(times(10, () => pay(buyer, uuid)));
    expect(ordersOf(responses)).toEqual(Array(10).fill(ordersOf(responses)[0]));
    expect(await wallet.balances(buyer)).toMatchObject({ coin: 9501 });
  });

  test('one reward quote with ten keys at once is paid once', async () => {
    const buyer = await wallet.person({ coins: 1000 });
    const uuid = await quote(buyer, await wallet.listing({ authType: 2, platformKey: 'meowtale-open' }), 100);
    const responses = await Promise.all(times(10, () => pay(buyer, uuid)));
    expect(ordersOf(responses)).toEqual(Array(10).fill(ordersOf(responses)[0]));
    expect(await wallet.balances(buyer)).toMatchObject({ coin: 900 });
  });

  test('two quotes of one work that are paid at once buy it once', async () => {
    const buyer = await wallet.person({ coins: 1000 });
    const store = await wallet.listing();
    const quotes = [await quote(buyer, store), await quote(buyer, store)];
    expect(codesOf(await Promise.all(quotes.map((uuid) => pay(buyer, uuid))))).toEqual(['order/already-owned', undefined]);
    expect(await wallet.balances(buyer)).toMatchObject({ coin: 501 });
  });

  test('of two checkouts of one balance at once one is paid, the other is wallet/insufficient', async () => {
    const buyer = await wallet.person({ coins: 600 });
    const quotes = [await quote(buyer, await wallet.listing()), await quote(buyer, await wallet.listing())];
    expect(codesOf(await Promise.all(quotes.map((uuid) => pay(buyer, uuid))))).toEqual([undefined, 'wallet/insufficient'].toSorted());
    expect(await wallet.balances(buyer)).toMatchObject({ coin: 101 });
  });

  test('a rejected payment leaves its key free for a retry', async () => {
    const buyer = await wallet.person({ coins: 498 });
    const [uuid, key] = [await quote(buyer, await wallet.listing()), newKey()];
    expect((await pay(buyer, uuid, key)).errors?.[0]?.extensions.code).toBe('wallet/insufficient');
    const more = [
      {
        from_owner: '00000000-0000-0000-0000-000000000000',
        from_kind: 'issuance',
        to_owner: buyer.muid,
        to_kind: 'coin',
        currency: 'coin',
        amount: 1,
      },
    ];
    await wallet.db.raw('select ledger.post_transfers(?, ?, ?, ?)', [newKey(), 'topup', buyer.muid, JSON.stringify(more)]);
    expect((await pay(buyer, uuid, key)).data.addStoreOrder.wallet.meowcent).toBe(0);
  });
});

describe('refunding', () => {
  async function bought(): Promise<{ buyer: Person; owner: Person; order: string }> {
    const [buyer, owner] = [await wallet.person({ coins: 400, silver: 99 }), await wallet.person()];
    const paid = await pay(buyer, await quote(buyer, await wallet.listing({ ownerUuid: owner.muid })));
    return { buyer, owner, order: paid.data.addStoreOrder.orders[0].uuid };
  }

  test('ten refunds of one order at once return its price once', async () => {
    const { buyer, order } = await bought();
    const responses = await Promise.all(times(10, () => refund(buyer, order)));
    expect(codesOf(responses)).toEqual([...Array(9).fill('order/not-refundable'), undefined]);
    expect(await wallet.balances(buyer)).toMatchObject({ coin: 400, silver: 99 });
  });

  test('a refund concurrent with the split has the same result in either order', async () => {
    const orders = await Promise.all(times(10, bought));
    await Promise.all(orders.flatMap(({ buyer, order }) => [refund(buyer, order), wallet.settleEvents()]));
    for (const { buyer, owner } of orders) {
      expect(await wallet.balances(buyer)).toMatchObject({ coin: 400, silver: 99 });
      expect(await wallet.balances(owner)).toMatchObject({ earnings_pending: 0, earnings_available: 0, debt: 0 });
    }
  });

  test('of six refunds at once five succeed, the month’s limit', async () => {
    await moveToMidMonth(wallet.db);
    const buyer = await wallet.person({ coins: 600 });
    const orders: string[] = [];
    for (let index = 0; index < 6; index += 1) {
      const paid = await pay(buyer, await quote(buyer, await wallet.listing({ prices: [{ country: 'us', coins: 100 }] })));
      orders.push(paid.data.addStoreOrder.orders[0].uuid);
    }
    const responses = await Promise.all(orders.map((order) => refund(buyer, order)));
    expect(codesOf(responses)).toEqual(['order/not-refundable', ...Array(5).fill(undefined)]);
    expect(await wallet.balances(buyer)).toMatchObject({ coin: 500 });
  });
});
