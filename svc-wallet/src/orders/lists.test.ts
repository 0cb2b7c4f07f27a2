import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { TestAnswer } from '@meowtale/service-kit/testing';
import { PAY_STORE, REFUND, STORE_QUOTE } from '../testing/operations.ts';
import { newKey, type TestWallet, testWallet } from '../testing/wallet.ts';

let wallet: TestWallet;
beforeAll(async () => {
  wallet = await testWallet();
});
afterAll(() => wallet.close());

type Person = Awaited<ReturnType<TestWallet['person']>>;

interface OrderPage {
  list: { uuid: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

async function buy(buyer: Person, store: string): Promise<string> {
  const { data } = await wallet.graphql(STORE_QUOTE, { store }, buyer);
  const paid = await wallet.graphql(PAY_STORE, { quote: data.findStoreQuote.uuid, key: newKey() }, buyer);
  return paid.data.addStoreOrder.orders[0].uuid;
}

const LIBRARY = `query Library($state: Int, $store: ID, $q: ListQuery) {
  findStoreOrder(state: $state, store_id: $store, q: $q) {
    list { uuid store_id store_name price state refundable_until store { uuid owned current_price { amount local { currency amount } } } }
    totalCount pageInfo { page pageSize pageCount hasNextPage endCursor }
  }
}`;

const SALES = `query Sales($state: Int, $q: ListQuery) {
  findStoreOrderBySeller(state: $state, q: $q) { list { store_name price state fee promoter_share agent_share agent_rate owner_share my_share } totalCount }
}`;

describe('the library', () => {
  test('shows paid orders with names and prices while the catalogue is away', async () => {
    const buyer = await wallet.person({ coins: 998 });
    const store = await wallet.listing();
    const [order, taken] = [await buy(buyer, store), await buy(buyer, await wallet.listing())];
    await wallet.graphql(REFUND, { order: taken, key: newKey() }, buyer);
    const { data } = await wallet.graphql(LIBRARY, {}, buyer);
    expect(data.findStoreOrder).toMatchObject({
      totalCount: 1,
      list: [
        {
          uuid: order,
          store_id: store,
          store_name: 'The Intercept',
          price: 499,
          state: 1,
          refundable_until: expect.stringMatching(/Z$/),
          store: { uuid: store, owned: true, current_price: { amount: 499, local: { currency: 'USD', amount: 499 } } },
        },
      ],
    });
    expect((await wallet.graphql(LIBRARY, { state: 4 }, buyer)).data.findStoreOrder.list).toMatchObject([
      { uuid: taken, state: 4, refundable_until: null },
    ]);
    expect((await wallet.graphql(LIBRARY, { store: newKey() }, buyer)).data.findStoreOrder.totalCount).toBe(0);
  });

  test('pages by number and by cursor give every order once', async () => {
    const buyer = await wallet.person();
    const free = { prices: [{ country: 'us', coins: 0 }] };
    const bought = new Set<string>();
    for (let index = 0; index < 5; index += 1) bought.add(await buy(buyer, await wallet.listing(free)));
    const seen: string[] = [];
    let after: string | null = null;
    for (let hasNextPage = true; hasNextPage; ) {
      const { data }: TestAnswer<{ findStoreOrder: OrderPage }> = await wallet.graphql(LIBRARY, { q: { pageSize: 2, after } }, buyer);
      seen.push(...data.findStoreOrder.list.map(({ uuid }: { uuid: string }) => uuid));
      ({ hasNextPage, endCursor: after } = data.findStoreOrder.pageInfo);
    }
    expect(seen).toHaveLength(5);
    expect(new Set(seen)).toEqual(bought);
    const second = await wallet.graphql(LIBRARY, { q: { pageSize: 2, page: 2, keyword: 'intercept' } }, buyer);
    expect(second.data.findStoreOrder).toMatchObject({ totalCount: 5, pageInfo: { page: 2, pageSize: 2, pageCount: 3 } });
    expect(second.data.findStoreOrder.list.map(({ uuid }: { uuid: string }) => uuid)).toEqual(seen.slice(2, 4));
    expect((await wallet.graphql(LIBRARY, { q: { keyword: '%' } }, buyer)).data.findStoreOrder.totalCount).toBe(0);
  });
});

describe('sales', () => {
  test('show owner and agent each share and which is theirs, and nobody else anything', async () => {
    const [owner, agent, buyer] = [await wallet.person(), await wallet.person(), await wallet.person({ coins: 499 })];
    await buy(buyer, await wallet.listing({ ownerUuid: owner.muid, agent: { userUuid: agent.muid, rateBp: 1500 } }));
    const unsplit = await wallet.graphql(SALES, {}, owner);
    expect(unsplit.data.findStoreOrderBySeller.list).toMatchObject([{ price: 499, fee: null, my_share: null }]);
    await wallet.settleEvents();
    const shares = { price: 499, fee: 149, promoter_share: 0, agent_share: 52, agent_rate: 0.15, owner_share: 298 };
    expect((await wallet.graphql(SALES, {}, owner)).data.findStoreOrderBySeller.list).toMatchObject([{ ...shares, my_share: 298 }]);
    expect((await wallet.graphql(SALES, {}, agent)).data.findStoreOrderBySeller.list).toMatchObject([{ ...shares, my_share: 52 }]);
    expect((await wallet.graphql(SALES, {}, buyer)).data.findStoreOrderBySeller.totalCount).toBe(0);
  });
});

describe('a listing’s price for the caller', () => {
  const PRICES =
    'query Prices($uuids: [ID!]!) { _walletStores(uuids: $uuids) { uuid owned current_price { country original amount percentage_discount local { currency amount } } } }';

  test('follows their country and the database’s clock; an unknown listing has none', async () => {
    const person = await wallet.person();
    await wallet.tell('catalog.user.changed', person.muid, {
      userUuid: person.muid,
      revision: 1,
      nickname: 'Mei',
      country: 'tw',
      roles: ['user'],
    });
    const { rows } = await wallet.db.raw("select clock_now() - interval '1 hour' as started, clock_now() + interval '1 hour' as ended");
    const activity = { state: 2, percent: 10, startedAt: rows[0].started.toISOString(), endedAt: rows[0].ended.toISOString() };
    const uuids = [await wallet.listing({ activity }), newKey(), 'not-a-uuid'];
    const ask = async (who?: Person) => (await wallet.graphql(PRICES, { uuids }, who)).data._walletStores;
    // 499 × 0.85 = 424.15; 424 − floor(42.4) = 382; 382 × NT$ 0.32, up to whole NT$
    expect(await ask(person)).toEqual([
      {
        uuid: uuids[0],
        owned: false,
        current_price: { country: 'tw', original: 424, amount: 382, percentage_discount: 10, local: { currency: 'TWD', amount: 12_300 } },
      },
      { uuid: uuids[1], owned: null, current_price: null },
      { uuid: uuids[2], owned: null, current_price: null },
    ]);
    expect((await ask())[0]).toMatchObject({ owned: false, current_price: { country: 'us', original: 499, amount: 450 } });
    await wallet.moveClock(3600);
    expect((await ask(person))[0].current_price).toMatchObject({ amount: 424, percentage_discount: 0 });
  });

  test('an older revision of a listing changes nothing', async () => {
    const owner = await wallet.person();
    const store = await wallet.listing({ ownerUuid: owner.muid, revision: 5 });
    await wallet.listing({ storeUuid: store, ownerUuid: owner.muid, revision: 4, prices: [{ country: 'us', coins: 1 }] });
    expect((await wallet.graphql(PRICES, { uuids: [store] })).data._walletStores[0].current_price.amount).toBe(499);
  });
});
