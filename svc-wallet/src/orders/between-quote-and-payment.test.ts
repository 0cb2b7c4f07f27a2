import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { examineBooks } from '../ledger/books-repository.ts';
import { ADD_TO_CART, CART_QUOTE, PAY_CART, PAY_STORE, REFUND, STORE_QUOTE } from '../testing/operations.ts';
import { newKey, type TestWallet, testWallet } from '../testing/wallet.ts';

let wallet: TestWallet;
beforeAll(async () => {
  wallet = await testWallet();
});
afterAll(async () => {
  expect((await examineBooks(wallet.db)).flatMap(({ faults }) => faults)).toEqual([]);
  await wallet.close();
});

type Person = Awaited<ReturnType<TestWallet['person']>>;

const quote = async (buyer: Person, store: string) => (await wallet.graphql(STORE_QUOTE, { store }, buyer)).data.findStoreQuote;
const pay = (buyer: Person, uuid: string, key = newKey()) => wallet.graphql(PAY_STORE, { quote: uuid, key }, buyer);
const payCart = (buyer: Person, uuid: string, key = newKey()) => wallet.graphql(PAY_CART, { quote: uuid, key }, buyer);
const refusalOf = (answer: Awaited<ReturnType<typeof pay>>) => answer.errors?.[0]?.extensions;
const coinsOf = async (buyer: Person) => (await wallet.balances(buyer)).coin;

/** Returns a time by the database's clock. */
async function inSeconds(seconds: number): Promise<string> {
  const { rows } = await wallet.db.raw('select clock_now() as now');
  return new Date(rows[0].now.getTime() + seconds * 1000).toISOString();
}

/** Lists a work with a discount of 20 % that ends in five minutes. */
async function discounted(): Promise<string> {
  const activity = { state: 2, percent: 20, startedAt: await inSeconds(-60), endedAt: await inSeconds(300) };
  return wallet.listing({ activity });
}

describe('between quote and payment', () => {
  test.each([999, 99])('a price that changes to %p doesn’t change what is charged', async (coins) => {
    const [buyer, owner] = [await wallet.person({ coins: 1000 }), await wallet.person()];
    const store = await wallet.listing({ ownerUuid: owner.muid });
    const bill = await quote(buyer, store);
    await wallet.listing({ storeUuid: store, ownerUuid: owner.muid, revision: 2, prices: [{ country: 'us', coins }] });
    expect((await pay(buyer, bill.uuid)).data.addStoreOrder.orders).toMatchObject([{ price: 499, state: 1 }]);
    expect(await coinsOf(buyer)).toBe(501);
  });

  test('a changed price is in the new quote of quote/expired, and nothing is charged', async () => {
    const [buyer, owner] = [await wallet.person({ coins: 1000 }), await wallet.person()];
    const store = await wallet.listing({ ownerUuid: owner.muid });
    const bill = await quote(buyer, store);
    await wallet.listing({ storeUuid: store, ownerUuid: owner.muid, revision: 2, prices: [{ country: 'us', coins: 999 }] });
    await wallet.moveClock(601);
    const error = refusalOf(await pay(buyer, bill.uuid));
    expect(error).toMatchObject({ code: 'quote/expired', data: { quote: { total: 999, state: 'open', remain: 0 } } });
    expect(await coinsOf(buyer)).toBe(1000);
    const { quote: offered } = (error?.data ?? {}) as { quote: { uuid: string } };
    expect((await pay(buyer, offered.uuid)).data.addStoreOrder.orders).toMatchObject([{ price: 999 }]);
    await wallet.moveClock(-601);
  });

  test('a discount that ended is still in a quote for its ten minutes, and not in a new quote', async () => {
    const [early, late] = [await wallet.person({ coins: 1000 }), await wallet.person({ coins: 1000 })];
    const store = await discounted();
    const bills = [await quote(early, store), await quote(late, store)];
    expect(bills.map(({ total }) => total)).toEqual([400, 400]);
    await wallet.moveClock(310);
    expect((await pay(early, bills[0].uuid)).data.addStoreOrder.orders).toMatchObject([{ price: 400 }]);
    await wallet.moveClock(300);
    const refusal = refusalOf(await pay(late, bills[1].uuid));
    expect(refusal).toMatchObject({ code: 'quote/expired', data: { quote: { total: 499, lines: [{ percentage_discount: 0 }] } } });
    expect([await coinsOf(early), await coinsOf(late)]).toEqual([600, 1000]);
    await wallet.moveClock(-610);
  });

  test("a discount that ended in a cart is missing in the cart's new quote", async () => {
    const buyer = await wallet.person({ coins: 1000 });
    for (const store of [await discounted(), await wallet.listing()]) await wallet.graphql(ADD_TO_CART, { store }, buyer);
    const bill = (await wallet.graphql(CART_QUOTE, {}, buyer)).data.findCartCheckout;
    expect(bill.total).toBe(899);
    await wallet.moveClock(601);
    expect(refusalOf(await payCart(buyer, bill.uuid))).toMatchObject({ code: 'quote/expired', data: { quote: { total: 998 } } });
    await wallet.moveClock(-601);
    expect([await coinsOf(buyer), await wallet.db('store_orders').where({ buyer_uuid: buyer.muid })]).toEqual([1000, []]);
  });
});

describe('the same quote again', () => {
  test('a double click on a cart is one payment and one answer', async () => {
    const [buyer, key] = [await wallet.person({ coins: 2000 }), newKey()];
    for (let count = 0; count < 2; count += 1) await wallet.graphql(ADD_TO_CART, { store: await wallet.listing() }, buyer);
    const quoteUuid = (await wallet.graphql(CART_QUOTE, {}, buyer)).data.findCartCheckout.uuid;
    const responses = await Promise.all([payCart(buyer, quoteUuid, key), payCart(buyer, quoteUuid, key), payCart(buyer, quoteUuid, key)]);
    expect(new Set(responses.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(responses[0]?.data.addCartCheckout.orders).toHaveLength(2);
    expect(await coinsOf(buyer)).toBe(1002);
  });

  test('two tabs that pay one cart are charged once, and both get the orders and the grants', async () => {
    const buyer = await wallet.person({ coins: 2000 });
    await wallet.graphql(ADD_TO_CART, { store: await wallet.listing() }, buyer);
    const quoteUuid = (await wallet.graphql(CART_QUOTE, {}, buyer)).data.findCartCheckout.uuid;
    const responses = await Promise.all([payCart(buyer, quoteUuid), payCart(buyer, quoteUuid)]);
    const [first, second] = responses.map(({ data }) => data.addCartCheckout);
    expect(second.orders).toEqual(first.orders);
    expect([first.grants, second.grants]).toMatchObject([[{}], [{}]]);
    expect(await coinsOf(buyer)).toBe(1501);
  });

  test('a paid quote of a reward returns its order, and never another quote to pay', async () => {
    const buyer = await wallet.person({ coins: 1000 });
    const store = await wallet.listing({ platformKey: 'meowtale-open', authType: 2, rewardMinimumCoins: 10 });
    const quoteUuid = (await wallet.graphql(STORE_QUOTE, { store, price: 100 }, buyer)).data.findStoreQuote.uuid;
    const [first, second] = [await pay(buyer, quoteUuid), await pay(buyer, quoteUuid)];
    expect(second.data.addStoreOrder).toMatchObject({ orders: first.data.addStoreOrder.orders, wallet: { meowcent: 900 } });
    await wallet.graphql(REFUND, { order: first.data.addStoreOrder.orders[0].uuid, key: newKey() }, buyer);
    const late = refusalOf(await pay(buyer, quoteUuid));
    expect([late?.code, late?.data]).toEqual(['quote/expired', undefined]);
    expect(await coinsOf(buyer)).toBe(1000);
  });

  test('two tabs with a quote each are charged for the work once', async () => {
    const buyer = await wallet.person({ coins: 2000 });
    const store = await wallet.listing();
    const bills = [await quote(buyer, store), await quote(buyer, store)];
    const responses = await Promise.all(bills.map(({ uuid }) => pay(buyer, uuid)));
    expect(responses.map((answer) => refusalOf(answer)?.code).toSorted()).toEqual(['order/already-owned', undefined]);
    expect(await coinsOf(buyer)).toBe(1501);
  });
});
