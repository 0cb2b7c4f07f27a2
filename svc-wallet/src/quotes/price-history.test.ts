import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { clockNow } from '@meowtale/service-kit';
import type { PriceState } from '../read-models/listing.ts';
import { pricesOf } from '../read-models/service.ts';
import { LISTING, type TestWallet, testWallet } from '../testing/wallet.ts';
import { lowestBefore } from './price-history.ts';

const day = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 86_400_000);
const state = (from: number, us: number, more: Partial<PriceState> = {}): PriceState => ({
  storeUuid: 'one',
  from: day(from),
  onSale: true,
  authType: 1,
  prices: [{ country: 'us', coins: us }],
  rewardMinimum: 0,
  activity: null,
  ...more,
});
const discount = (percent: number, from: number, to: number) => ({
  activity: { state: 1, percent, startedAt: day(from), endedAt: day(to) },
});

describe('the lowest price of the 30 days before', () => {
  test.each<[string, PriceState[], number, number | null]>([
    ['nothing before the first price', [state(0, 500)], 40, null],
    ['the price before a rise', [state(0, 500), state(50, 700)], 60, 500],
    ['the lowest of several', [state(0, 500), state(40, 300), state(45, 600), state(50, 550)], 60, 300],
    ['nothing from more than 30 days before', [state(0, 300), state(10, 500), state(50, 400)], 60, 500],
    ['what ended just within them', [state(0, 300), state(21, 500), state(50, 400)], 60, 300],
    ['the original before a discount that runs', [state(0, 500, discount(20, 50, 60))], 55, 500],
    ['a discount that ended before', [state(0, 500, discount(20, 40, 45)), state(46, 500, discount(10, 50, 60))], 55, 400],
    ['the discount once it has ended', [state(0, 500, discount(20, 50, 60))], 70, 400],
    ['of a price that stands on, the days before it began', [state(0, 500), state(50, 300), state(52, 300)], 200, 500],
    ['not what stood while it was off sale', [state(0, 500), state(40, 100, { onSale: false }), state(45, 600)], 60, 500],
    ['nothing where the buyer decides', [state(0, 500), state(50, 0, { authType: 2, rewardMinimum: 10 })], 60, null],
    ['nothing of what isn’t sold', [state(0, 500, { onSale: false })], 60, null],
  ])('is %s', (_what, states, now, lowest) => expect(lowestBefore(states, 'us', day(now))).toBe(lowest));

  test('is separate for each country', () => {
    const own = (from: number, us: number, tw: number) =>
      state(from, us, {
        prices: [
          { country: 'us', coins: us },
          { country: 'tw', coins: tw },
        ],
      });
    const states = [own(0, 500, 100), own(50, 400, 100), own(55, 400, 90)];
    expect([lowestBefore(states, 'us', day(60)), lowestBefore(states, 'tw', day(60))]).toEqual([500, 100]);
  });
});

describe('a listing’s price', () => {
  let wallet: TestWallet;
  beforeAll(async () => {
    wallet = await testWallet();
  });
  afterAll(() => wallet.close());

  const DAY = 86_400;
  const ask = async (uuids: string[]) => {
    const query =
      'query ($uuids: [ID!]!) { _walletStores(uuids: $uuids) { current_price { amount lowest_30_days lowest_30_days_local { currency amount } } } }';
    const { data } = await wallet.graphql(query, { uuids });
    return data._walletStores.map(({ current_price: price }: { current_price: object }) => price);
  };

  test('includes the lowest of the 30 days before it, from events', async () => {
    const ownerUuid = crypto.randomUUID();
    const store = await wallet.listing({ ownerUuid });
    const other = await wallet.listing();
    const publishChange = async (revision: number, change: object) =>
      wallet.tell('catalog.listing.changed', store, { ...LISTING, storeUuid: store, ownerUuid, revision, ...change });
    expect(await ask([store])).toEqual([{ amount: 499, lowest_30_days: null, lowest_30_days_local: null }]);
    await wallet.moveClock(40 * DAY);
    // A new name doesn't add a price.
    await publishChange(2, { names: { 'en-US': 'Renamed' } });
    expect(await wallet.db('listing_prices').where({ store_uuid: store })).toHaveLength(1);
    const now = (await clockNow(wallet.db)).getTime();
    const at = (days: number) => new Date(now + days * DAY * 1000).toISOString();
    await publishChange(3, { activity: { state: 1, percent: 50, startedAt: at(1), endedAt: at(3) } });
    expect((await ask([store]))[0]).toMatchObject({ amount: 499, lowest_30_days: null });
    await wallet.moveClock(2 * DAY);
    expect(await ask([store, other])).toEqual([
      { amount: 250, lowest_30_days: 499, lowest_30_days_local: { currency: 'USD', amount: 499 } },
      { amount: 499, lowest_30_days: null, lowest_30_days_local: null },
    ]);
    await wallet.moveClock(2 * DAY);
    expect((await ask([store]))[0]).toMatchObject({ amount: 499, lowest_30_days: 250 });
    // An older event that arrives late doesn't change the price.
    await publishChange(2, { prices: [{ country: 'us', coins: 1 }] });
    expect(await wallet.db('listing_prices').where({ store_uuid: store })).toHaveLength(2);
  });

  test('needs only the part of a years-long history that the 30 days depend on', async () => {
    const store = await wallet.listing();
    const now = await clockNow(wallet.db);
    const daysAgo = (days: number) => new Date(now.getTime() - days * DAY * 1000);
    const defaults = { store_uuid: store, on_sale: true, auth_type: 1, reward_minimum: 0 };
    const row = (days: number, coins: number, tw = 50) => {
      const prices = JSON.stringify([
        { country: 'us', coins },
        { country: 'tw', coins: tw },
      ]);
      return { ...defaults, from_at: daysAgo(days), prices };
    };
    await wallet.db('listing_prices').where({ store_uuid: store }).delete();
    // Prices from long ago, from the days before the current price, the current price, and later changes for another country only.
    const rows = [row(900, 1), row(800, 2), row(715, 300), row(690, 400), row(680, 499), row(400, 499, 60), row(100, 499, 70)];
    await wallet.db('listing_prices').insert(rows);
    expect(await ask([store])).toMatchObject([{ amount: 499, lowest_30_days: 300 }]);
    const since = async (days: number) => (await pricesOf(wallet.db, [store], daysAgo(days))).get(store)?.length;
    expect([await since(60), await since(650), await since(710), await since(2000)]).toEqual([1, 3, 5, 7]);
  });
});
