import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { examineBooks } from '../ledger/books-repository.ts';
import { readPlatformBalance } from '../ledger/service.ts';
import { splitPaidOrders } from '../orders/split-order.ts';
import { buyFor, type Person, permutations, recharged, refundOf, reportPayment, staffRefund } from '../testing/money.ts';
import { newKey, type TestWallet, testWallet } from '../testing/wallet.ts';

let wallet: TestWallet;
beforeAll(async () => {
  wallet = await testWallet();
});
afterEach(async () => {
  expect((await examineBooks(wallet.db)).flatMap(({ faults }) => faults)).toEqual([]);
});
afterAll(() => wallet.close());

/** The number of rounds of TRUST 4's race; twenty in `npm run prove`. */
const ROUNDS = Number(process.env.PROVE_WEBHOOK_ROUNDS ?? 1);
const OUTCOMES = ['paid', 'refunded', 'disputed', 'dispute-won', 'dispute-lost', 'failed'] as const;

describe("a provider's webhooks in any order", () => {
  const sets = [
    { told: ['paid', 'disputed'], coin: 0, state: 'taken_back' },
    { told: ['paid', 'refunded'], coin: 0, state: 'taken_back' },
    { told: ['paid', 'refunded', 'disputed'], coin: 0, state: 'taken_back' },
    { told: ['paid', 'disputed', 'dispute-won'], coin: 500, state: 'standing' },
    { told: ['paid', 'disputed', 'dispute-lost'], coin: 0, state: 'lost' },
    { told: ['paid', 'disputed', 'dispute-lost', 'dispute-won'], coin: 500, state: 'standing' },
    { told: ['paid', 'refunded', 'disputed', 'dispute-lost'], coin: 0, state: 'taken_back' },
    { told: ['paid', 'refunded', 'disputed', 'dispute-won'], coin: 0, state: 'taken_back' },
    { told: ['failed', 'paid', 'disputed'], coin: 0, state: 'taken_back' },
  ] as const satisfies readonly { told: readonly (typeof OUTCOMES)[number][]; coin: number; state: string }[];

  test.each(sets)('$told, in each order and each twice: one top-up, $coin coins', async ({ told, coin, state }) => {
    for (const order of permutations(told)) {
      const person = await wallet.person();
      const payment = await recharged(wallet, person, 500);
      for (const outcome of [...order, ...order]) expect((await reportPayment(wallet, payment, outcome)).statusCode).toBe(204);
      expect({ order, ...(await wallet.balances(person)) }).toMatchObject({ order, coin, debt: 0 });
      expect(await wallet.db('payments').where({ uuid: payment.uuid })).toMatchObject([{ state: 1 }]);
      expect(await wallet.db('ledger.postings').where({ cause_uuid: payment.uuid, reason: 'topup' })).toHaveLength(1);
      expect(await wallet.db('payment_reversals').where({ payment_uuid: payment.uuid })).toMatchObject([{ status: state }]);
    }
  });

  test.each(Array.from({ length: ROUNDS }, (_, round) => round))(
    'all of them at once, beside polling, have the same result (%i)',
    async () => {
      const person = await wallet.person();
      const payment = await recharged(wallet, person, 500);
      await wallet.db('sandbox_payments').where({ ref: payment.ref }).update({ state: 'paid' });
      const poll = () => wallet.graphql('query ($u: ID!) { findPayment(uuid: $u) { state } }', { u: payment.uuid }, person);
      const outcomes = ['paid', 'disputed', 'dispute-lost', 'dispute-won'] as const;
      await Promise.all(
        Array.from({ length: 24 }, (_, index) => (index % 3 ? reportPayment(wallet, payment, outcomes[index % 4] ?? 'paid') : poll())),
      );
      for (const outcome of outcomes) await reportPayment(wallet, payment, outcome);
      expect(await wallet.balances(person)).toMatchObject({ coin: 500, debt: 0 });
      expect(await wallet.db('outbox').where({ aggregate_id: payment.uuid, type: 'wallet.topup.succeeded' })).toHaveLength(1);
    },
  );

  test('an event has one effect: another one with its id has none', async () => {
    const person = await wallet.person();
    const payment = await recharged(wallet, person, 500);
    const eventId = newKey();
    await reportPayment(wallet, payment, 'paid', { eventId });
    await reportPayment(wallet, payment, 'disputed', { eventId });
    expect(await wallet.balances(person)).toMatchObject({ coin: 500 });
  });

  test('a second dispute about the same payment takes nothing again, and each has to be won', async () => {
    const person = await wallet.person();
    const payment = await recharged(wallet, person, 500);
    const [first, second] = [newKey(), newKey()];
    for (const disputeRef of [first, second]) await reportPayment(wallet, payment, 'disputed', { disputeRef });
    expect(await wallet.balances(person)).toMatchObject({ coin: 0, debt: 0 });
    await reportPayment(wallet, payment, 'dispute-won', { disputeRef: first });
    expect(await wallet.balances(person)).toMatchObject({ coin: 0 });
    await reportPayment(wallet, payment, 'dispute-won', { disputeRef: second });
    expect(await wallet.balances(person)).toMatchObject({ coin: 500 });
  });

  test('a dispute about another amount than was paid has no effect', async () => {
    const person = await wallet.person();
    const payment = await recharged(wallet, person, 500);
    expect((await reportPayment(wallet, { ...payment, payAmount: 400 }, 'disputed')).statusCode).toBe(204);
    expect(await wallet.balances(person)).toMatchObject({ coin: 0 });
    expect(await wallet.db('payment_reversals').where({ payment_uuid: payment.uuid })).toEqual([]);
  });
});

describe('spent coins become a debt', () => {
  /** Tops up 500 coins and spends 499 of them. */
  async function spent(): Promise<{ buyer: Person; owner: Person; order: string; payment: Awaited<ReturnType<typeof recharged>> }> {
    const [buyer, owner] = [await wallet.person(), await wallet.person()];
    const payment = await recharged(wallet, buyer, 500);
    await reportPayment(wallet, payment, 'paid');
    const order = await buyFor(wallet, buyer, owner);
    await wallet.settleEvents();
    return { buyer, owner, order, payment };
  }

  test('the order and the owner’s share stay, and the next top-up fills the debt', async () => {
    const { buyer, owner, order, payment } = await spent();
    await reportPayment(wallet, payment, 'disputed');
    expect(await wallet.balances(buyer)).toMatchObject({ coin: 0, debt: -499 });
    expect(await wallet.balances(owner)).toMatchObject({ earnings_pending: 350 });
    expect(await wallet.db('store_orders').where({ uuid: order })).toMatchObject([{ state: 1 }]);
    await reportPayment(wallet, await recharged(wallet, buyer, 600), 'paid');
    expect(await wallet.balances(buyer)).toMatchObject({ coin: 101, debt: 0 });
    await reportPayment(wallet, payment, 'dispute-won');
    expect(await wallet.balances(buyer)).toMatchObject({ coin: 601, debt: 0 });
  });

  test('when it is lost, the rest is written off; when it is won after all, that is reversed first', async () => {
    const loss = await readPlatformBalance(wallet.db, 'chargeback_loss');
    const { buyer, payment } = await spent();
    await reportPayment(wallet, payment, 'disputed');
    await reportPayment(wallet, await recharged(wallet, buyer, 100), 'paid');
    await reportPayment(wallet, payment, 'dispute-lost');
    expect(await wallet.balances(buyer)).toMatchObject({ coin: 0, debt: 0 });
    expect((await readPlatformBalance(wallet.db, 'chargeback_loss')) - loss).toBe(-399);
    await reportPayment(wallet, payment, 'dispute-won');
    expect(await wallet.balances(buyer)).toMatchObject({ coin: 101, debt: 0 });
    expect((await readPlatformBalance(wallet.db, 'chargeback_loss')) - loss).toBe(0);
  });

  test('refund, dispute and its end have the same result in every order', async () => {
    const ends = { 'dispute-won': { coin: 500, debt: 0 }, 'dispute-lost': { coin: 0, debt: 0 } } as const;
    for (const end of ['dispute-won', 'dispute-lost'] as const) {
      for (const order of permutations(['order', 'disputed', end] as const)) {
        const loss = await readPlatformBalance(wallet.db, 'chargeback_loss');
        const world = await spent();
        for (const step of order) {
          if (step === 'order') await refundOf(wallet, world.buyer, world.order);
          else await reportPayment(wallet, world.payment, step);
        }
        expect({ order, ...(await wallet.balances(world.buyer)) }).toMatchObject({ order, ...ends[end] });
        expect(await wallet.balances(world.owner)).toMatchObject({ earnings_pending: 0, debt: 0 });
        expect({ order, loss: (await readPlatformBalance(wallet.db, 'chargeback_loss')) - loss }).toEqual({ order, loss: 0 });
      }
    }
  });
});

describe('a buyer who also sells', () => {
  /** Creates a person with 350 pending earnings, and 500 coins topped up of which 499 are spent. */
  async function creator() {
    const person = await wallet.person();
    const sold = await buyFor(wallet, await wallet.person({ coins: 499 }), person);
    await wallet.db.transaction((tx) => splitPaidOrders(tx, [sold]));
    const payment = await recharged(wallet, person, 500);
    await reportPayment(wallet, payment, 'paid');
    const bought = await buyFor(wallet, person, await wallet.person());
    return { person, sold, bought, payment };
  }

  test('keeps their earnings while a dispute is open, and loses them to the debt when it is lost', async () => {
    const loss = await readPlatformBalance(wallet.db, 'chargeback_loss');
    const { person, payment } = await creator();
    await reportPayment(wallet, payment, 'disputed');
    expect(await wallet.balances(person)).toMatchObject({ coin: 0, debt: -499, earnings_pending: 350 });
    await reportPayment(wallet, payment, 'dispute-lost');
    expect(await wallet.balances(person)).toMatchObject({ coin: 0, debt: 0, earnings_pending: 0, earnings_available: 0 });
    expect((await readPlatformBalance(wallet.db, 'chargeback_loss')) - loss).toBe(-149);
    await reportPayment(wallet, payment, 'dispute-won');
    expect(await wallet.balances(person)).toMatchObject({ coin: 1, debt: 0, earnings_available: 350 });
    expect((await readPlatformBalance(wallet.db, 'chargeback_loss')) - loss).toBe(0);
  });

  test("gets a refund that makes up for the platform's loss first, then for their earnings", async () => {
    const loss = await readPlatformBalance(wallet.db, 'chargeback_loss');
    const { person, bought, payment } = await creator();
    await reportPayment(wallet, payment, 'disputed');
    await reportPayment(wallet, payment, 'dispute-lost');
    await refundOf(wallet, person, bought);
    expect(await wallet.balances(person)).toMatchObject({ coin: 0, debt: 0, earnings_available: 350 });
    expect((await readPlatformBalance(wallet.db, 'chargeback_loss')) - loss).toBe(0);
    await reportPayment(wallet, payment, 'dispute-won');
    expect(await wallet.balances(person)).toMatchObject({ coin: 500, debt: 0, earnings_available: 350 });
  });

  test('has a sale refunded from their coins before it leaves a debt', async () => {
    const { person, sold, payment } = await creator();
    await reportPayment(wallet, payment, 'disputed');
    await reportPayment(wallet, payment, 'dispute-lost');
    await reportPayment(wallet, await recharged(wallet, person, 400), 'paid');
    const { buyer_uuid: muid } = await wallet.db('store_orders').where({ uuid: sold }).first('buyer_uuid');
    await refundOf(wallet, { muid }, sold);
    expect(await wallet.balances(person)).toMatchObject({ coin: 50, debt: 0, earnings_pending: 0 });
  });

  test("loses earnings whose shares an earlier release didn't record", async () => {
    const { person, sold, payment } = await creator();
    await wallet.db('order_shares').where({ user_uuid: person.muid }).delete();
    await reportPayment(wallet, payment, 'disputed');
    expect((await reportPayment(wallet, payment, 'dispute-lost')).statusCode).toBe(204);
    expect(await wallet.balances(person)).toMatchObject({ coin: 0, debt: 0, earnings_pending: 0 });
    expect(await wallet.db('order_shares').where({ order_uuid: sold })).toMatchObject([{ coins: 350, pending: 0 }]);
  });

  /** Creates two sales of a person who owed 100 when the first was split, so that 250 and 350 are pending. */
  async function debtorsSales(): Promise<{ person: Person; sold: [string, string] }> {
    const person = await wallet.person();
    const payment = await recharged(wallet, person, 100);
    await reportPayment(wallet, payment, 'paid');
    await buyFor(wallet, person, await wallet.person(), 100);
    await reportPayment(wallet, payment, 'disputed');
    const sell = async () => {
      const order = await buyFor(wallet, await wallet.person({ coins: 499 }), person);
      await wallet.db.transaction((tx) => splitPaidOrders(tx, [order]));
      return order;
    };
    return { person, sold: [await sell(), await sell()] };
  }

  test.each([0, 1])('a sale is refunded though share %i of two was not recorded', async (unnoted) => {
    const { person, sold } = await debtorsSales();
    const [back, other] = sold;
    await wallet
      .db('order_shares')
      .where({ order_uuid: sold[unnoted] as string })
      .delete();
    expect(await staffRefund(wallet, back)).toBeUndefined();
    expect(await wallet.balances(person)).toMatchObject({ earnings_pending: 250, debt: 0 });
    expect(await wallet.db('order_shares').whereIn('order_uuid', [back, other]).orderBy('order_uuid')).toMatchObject([
      { pending: 0 },
      { pending: 250 },
    ]);
  });
});
