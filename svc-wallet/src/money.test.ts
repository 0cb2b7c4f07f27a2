import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { examineBooks } from './ledger/books-repository.ts';
import { settleMonth } from './settlement/service.ts';
import { type Person, type Recharged, recharged, refundOf, staffRefund, tell } from './testing/money.ts';
import { MoneyModel } from './testing/money-model.ts';
import { ADD_TO_CART, CART_QUOTE, PAY_CART } from './testing/operations.ts';
import { newKey, type TestWallet, testWallet } from './testing/wallet.ts';

/** How many lives of four people are lived; `npm run prove` lives 300. */
const RUNS = Number(process.env.PROVE_MONEY_LIVES ?? 10);
const SEED = Number(process.env.PROVE_SEED ?? Date.now() % 1_000_000);

let wallet: TestWallet;
beforeAll(async () => {
  wallet = await testWallet();
  await goTo((now) => Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 3));
});
afterAll(() => wallet.close());

async function databaseNow(): Promise<Date> {
  return (await wallet.db.raw<{ rows: { now: Date }[] }>('select clock_now() as now')).rows[0]?.now as Date;
}

async function goTo(time: (now: Date) => number): Promise<void> {
  const now = await databaseNow();
  await wallet.moveClock((time(now) - now.getTime()) / 1000);
}

// Ann buys; Bob buys and sells; Cat sells through Dan, who takes 15 %.
const buyer = fc.constantFrom('ann', 'bob');
const coins = fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 600 }));
const work = fc.record({ price: coins, owner: fc.constantFrom('bob', 'cat') });
const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('top-up' as const), who: buyer, coins }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('silver' as const), who: buyer, coins }) },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('buy' as const), who: buyer, works: fc.array(work, { minLength: 1, maxLength: 3 }) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('split' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('refund' as const), by: fc.constantFrom('buyer' as const, 'staff' as const), pick: fc.nat() }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('tell' as const),
      outcome: fc.constantFrom(
        'paid' as const,
        'refunded' as const,
        'disputed' as const,
        'disputed' as const,
        'dispute-won' as const,
        'dispute-lost' as const,
      ),
      pick: fc.nat(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('settle' as const) }) },
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

/** One life of the four: each act done to the model and to the wallet, which have to agree after each. */
class Life {
  readonly model = new MoneyModel();
  readonly people: Record<string, Person>;
  readonly payments: Recharged[] = [];
  readonly orders: string[] = [];

  constructor(people: Record<string, Person>) {
    this.people = people;
  }

  static async begin(): Promise<Life> {
    const [ann, bob, cat, dan] = [await wallet.person(), await wallet.person(), await wallet.person(), await wallet.person()];
    return new Life({ ann, bob, cat, dan });
  }

  person(name: string): Person {
    return this.people[name] as Person;
  }

  async do(given: Act): Promise<void> {
    if (given.do === 'top-up') await this.topUp(given.who, given.coins);
    else if (given.do === 'silver') await this.giveSilver(given.who, given.coins);
    else if (given.do === 'buy') await this.buy(given.who, given.works);
    else if (given.do === 'refund') await this.refund(given.pick, given.by);
    else if (given.do === 'tell') await this.tell(given.pick, given.outcome);
    else if (given.do === 'settle') await this.settle();
    else {
      await wallet.settleEvents();
      this.model.splitAll();
    }
  }

  async topUp(who: string, amount: number): Promise<void> {
    const payment = await recharged(wallet, this.person(who), amount);
    await tell(wallet, payment, 'paid');
    this.payments.push(payment);
    this.model.topUp(who, amount);
  }

  async giveSilver(who: string, silver: number): Promise<void> {
    const nil = '00000000-0000-0000-0000-000000000000';
    const line = {
      from_owner: nil,
      from_kind: 'issuance',
      to_owner: this.person(who).muid,
      to_kind: 'silver',
      currency: 'silver',
      amount: silver,
    };
    await wallet.db.raw('select ledger.post_transfers(?, ?, ?, ?)', [newKey(), 'silver-grant', newKey(), JSON.stringify([line])]);
    this.model.purse(who).silver += silver;
  }

  async buy(who: string, given: readonly { price: number; owner: string }[]): Promise<void> {
    // Nobody buys their own.
    const works = given.map(({ price, owner }) =>
      owner === who || owner === 'cat' ? { price, owner: 'cat', agent: 'dan' } : { price, owner, agent: null },
    );
    const byStore = new Map<string, (typeof works)[number]>();
    const rows: string[] = [];
    for (const one of works) {
      const agent = one.agent ? { userUuid: this.person(one.agent).muid, rateBp: 1500 } : null;
      const store = await wallet.listing({ ownerUuid: this.person(one.owner).muid, agent, prices: [{ country: 'us', coins: one.price }] });
      byStore.set(store, one);
      rows.push((await wallet.graphql(ADD_TO_CART, { store }, this.person(who))).data.addCartStore.uuid);
    }
    const quote = (await wallet.graphql(CART_QUOTE, { rows }, this.person(who))).data.findCartCheckout;
    const inOrder = quote.lines.map(({ store_id }: { store_id: string }) => byStore.get(store_id));
    const isPaid = this.model.buy(who, inOrder);
    const { data, errors } = await wallet.graphql(PAY_CART, { quote: quote.uuid, key: newKey() }, this.person(who));
    expect(errors?.[0]?.extensions.code).toBe(isPaid ? undefined : 'wallet/insufficient');
    if (!isPaid) return;
    const uuids = new Map(data.addCartCheckout.orders.map((order: { uuid: string; store_id: string }) => [order.store_id, order.uuid]));
    for (const { store_id } of quote.lines) this.orders.push(uuids.get(store_id) as string);
  }

  async refund(pick: number, by: 'buyer' | 'staff'): Promise<void> {
    if (this.orders.length === 0) return;
    const at = pick % this.orders.length;
    const [uuid, order] = [this.orders[at] as string, this.model.orders[at]];
    if (!order) throw new Error('the model lacks an order');
    const may = this.model.mayRefund(order, by);
    const code = by === 'buyer' ? await refundOf(wallet, this.person(order.buyer), uuid) : await staffRefund(wallet, uuid);
    expect(code).toBe(may ? undefined : 'order/not-refundable');
    if (may) this.model.refund(order, by);
  }

  async tell(pick: number, outcome: 'paid' | 'refunded' | 'disputed' | 'dispute-won' | 'dispute-lost'): Promise<void> {
    if (this.payments.length === 0) return;
    const at = pick % this.payments.length;
    const payment = this.model.payments[at];
    if (!payment) throw new Error('the model lacks a payment');
    await tell(wallet, this.payments[at] as Recharged, outcome);
    if (outcome !== 'paid') this.model.tell(payment, outcome);
  }

  async settle(): Promise<void> {
    const month = (await databaseNow()).toISOString().slice(0, 7);
    await goTo((now) => Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 10, 12));
    await settleMonth(wallet.db, month, (_order, error) => {
      throw error;
    });
    this.model.settle();
  }

  /** What everybody has, by the model and by the wallet. */
  async compare(after: Act): Promise<void> {
    for (const [name, person] of Object.entries(this.people)) {
      const { coin, silver, debt, earnings_pending: pending, earnings_available: available } = await wallet.balances(person);
      expect({ after, name, coin, silver, debt: 0 - debt, pending, available }).toEqual({ after, name, ...this.model.purse(name) });
    }
  }

  /** What each order still has pending. */
  async compareOrders(): Promise<void> {
    const rows = await wallet.db('order_shares').whereIn('order_uuid', this.orders);
    const names = new Map(Object.entries(this.people).map(([name, { muid }]) => [muid, name]));
    for (const row of rows) {
      const order = this.model.orders[this.orders.indexOf(row.order_uuid)];
      expect(row.pending).toBe(order?.pending.get(names.get(row.user_uuid) as string) ?? 0);
    }
  }
}

test(
  `${RUNS} lives of topping up, buying, refunding, disputing and settling in any order (seed ${SEED})`,
  async () => {
    const lives = fc.asyncProperty(fc.array(act, { minLength: 8, maxLength: 30 }), async (acts) => {
      const life = await Life.begin();
      for (const one of acts) {
        await life.do(one);
        await life.compare(one);
      }
      await life.compareOrders();
      expect((await examineBooks(wallet.db)).flatMap(({ faults }) => faults)).toEqual([]);
    });
    await fc.assert(lives, { numRuns: RUNS, seed: SEED, endOnFailure: false });
  },
  60_000 + RUNS * 10_000,
);
