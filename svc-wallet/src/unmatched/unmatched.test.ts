import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { EVENTS } from '@meowtale/contracts/events/index';
import type { TestPerson } from '@meowtale/service-kit/testing';
import { examineBooks } from '../ledger/books-repository.ts';
import { readPlatformBalance } from '../ledger/service.ts';
import { type FakeStripe, fakeStripe, STRIPE_KEYS, type StripePayment } from '../testing/fake-stripe.ts';
import { buyFor, type Person, permutations } from '../testing/money.ts';
import { sendStripeWebhook, stripeEvent } from '../testing/stripe-events.ts';
import { newKey, type TestWallet, testWallet } from '../testing/wallet.ts';
import { checkPayments } from '../topups/check-payments.ts';
import { stripeProvider } from '../topups/stripe/provider.ts';

let stripe: FakeStripe;
let wallet: TestWallet;
let staff: TestPerson & { muid: string };
const log: string[] = [];
beforeAll(async () => {
  stripe = await fakeStripe();
  wallet = await testWallet({
    env: { PAYMENT_PROVIDERS: ['stripe'], STRIPE: STRIPE_KEYS, LOG_LEVEL: 'warn' },
    stripeAddress: stripe.address,
    overrides: { logStream: { write: (line) => void log.push(line) } },
  });
  staff = { ...(await wallet.person()), roles: ['user', 'staff'] };
});
afterEach(async () => {
  expect((await examineBooks(wallet.db)).flatMap(({ faults }) => faults)).toEqual([]);
});
afterAll(async () => {
  await wallet.close();
  await stripe.close();
});

interface Begun {
  person: Person;
  uuid: string;
  at: StripePayment;
}

const RECHARGE = `mutation ($currency: String!, $amount: Coins!, $key: ID!) {
  rechargeAccount(payment_provider_id: "stripe", currency_id: $currency, amount: $amount, idempotency_key: $key) { uuid }
}`;
const PLAN =
  'mutation ($key: ID!) { rechargeAccount: addVipOrder(payment_provider_id: "stripe", currency_id: "USD", grade: 1, idempotency_key: $key) { uuid } }';

async function begun(amount = 500, currency = 'USD', document = RECHARGE): Promise<Begun> {
  const person = await wallet.person();
  const { data } = await wallet.graphql(document, document === PLAN ? { key: newKey() } : { amount, currency, key: newKey() }, person);
  const { uuid } = data.rechargeAccount;
  return { person, uuid, at: stripe.paymentOf(uuid) };
}

const sendWebhook = (type: string, object: object) => sendStripeWebhook(wallet, stripeEvent(type, object));
const toldPaid = ({ uuid }: Begun) => sendWebhook('checkout.session.completed', stripe.complete(uuid).session);
const chargeOf = ({ at }: Begun) => ({ ...at.charge, payment_intent: at.intent.id });

async function paid(...how: Parameters<typeof begun>): Promise<Begun> {
  const payment = await begun(...how);
  expect(await toldPaid(payment)).toBe(204);
  return payment;
}

function disputed({ at }: Begun, status: string): object {
  const dispute = {
    id: `dp_of_${at.intent.id}`,
    object: 'dispute' as const,
    status,
    payment_intent: at.intent.id,
    currency: 'usd',
    amount: 300,
  };
  at.disputes.splice(0, 1, dispute);
  if (at.charge) at.charge.disputed = true;
  return dispute;
}

const rowOf = ({ uuid }: Begun) => wallet.db('unmatched_payments').where({ payment_uuid: uuid }).first();
const coinsOf = async ({ person }: Begun) => {
  const { coin, debt } = await wallet.balances(person);
  return coin + debt;
};
const reasonsOf = ({ uuid }: Begun) => wallet.db('ledger.postings').where({ cause_uuid: uuid }).orderBy('id').pluck('reason');
const alarms = ({ uuid }: Begun) =>
  log.map((line) => JSON.parse(line)).filter(({ event, paymentUuid }) => event === 'payment.unmatched' && paymentUuid === uuid);

const RECONCILE = `mutation ($payment: ID!, $decision: String!, $refunded: Int!, $key: ID!) {
  reconcilePayment(payment_uuid: $payment, decision: $decision, refunded_amount: $refunded, reason: "Half was broken", idempotency_key: $key) {
    state booked_refund book_coins reason
  }
}`;
const reconcile = ({ uuid }: Begun, decision: string, refunded: number, by = staff, key = newKey()) =>
  wallet.graphql(RECONCILE, { payment: uuid, decision, refunded, key }, by);
const LIST = `query ($state: String) { findUnmatchedPayment(state: $state) { totalCount list {
  payment_uuid user_uuid user_name provider_key provider_ref coins vip_grade asked_currency pay_amount currency paid_amount refunded_amount
  booked_refund book_coins state reason } } }`;
const listed = async ({ uuid }: Begun, state = 'open') =>
  (await wallet.graphql(LIST, { state }, staff)).data.findUnmatchedPayment.list.find(
    (row: { payment_uuid: string }) => row.payment_uuid === uuid,
  );

describe('a partial refund', () => {
  test.each(['refund.created', 'refund.updated', 'charge.refund.updated'])(
    'reported by %s waits for staff, with an alarm, and takes no coins',
    async (type) => {
      const payment = await paid();
      expect(await sendWebhook(type, stripe.refund(payment.uuid, 499))).toBe(204);
      expect([await coinsOf(payment), await rowOf(payment)]).toMatchObject([
        500,
        { state: 'open', paid_amount: 500, refunded_amount: 499 },
      ]);
      expect(alarms(payment)).toMatchObject([
        { level: 50, providerKey: 'stripe', paidAmount: 500, refundedAmount: 499, reqId: expect.any(String) },
      ]);
    },
  );

  test('is listed for staff, booked in proportion once, and audited', async () => {
    const payment = await paid(500, 'CNY');
    stripe.refund(payment.uuid, 1000);
    await sendWebhook('charge.refunded', chargeOf(payment));
    const row = { user_uuid: payment.person.muid, coins: 500, asked_currency: 'CNY', currency: 'CNY', pay_amount: 3600, paid_amount: 3600 };
    expect(await listed(payment)).toMatchObject({ ...row, provider_ref: payment.at.session.id, refunded_amount: 1000, book_coins: 138 });
    const receivable = await readPlatformBalance(wallet.db, 'provider_receivable', 'CNY');
    const key = newKey();
    const responses = await Promise.all([1, 2, 3].map(() => reconcile(payment, 'book', 1000, staff, key)));
    for (const { data } of responses)
      expect(data.reconcilePayment).toMatchObject({ state: 'booked', booked_refund: 1000, book_coins: null });
    expect([await coinsOf(payment), await readPlatformBalance(wallet.db, 'provider_receivable', 'CNY')]).toEqual([362, receivable - 1000]);
    expect([await listed(payment), (await listed(payment, 'closed')).state]).toEqual([undefined, 'booked']);
    const events = await wallet.db('outbox').where({ type: 'wallet.staff.acted', aggregate_id: payment.uuid });
    expect(events.map(({ payload }) => EVENTS['wallet.staff.acted'].schema.parse(payload))).toMatchObject([
      { actorUuid: staff.muid, action: 'payment-book', reason: 'Half was broken', subject: { type: 'payment', uuid: payment.uuid } },
    ]);
    // A repeated report changes nothing.
    await sendWebhook('charge.refunded', chargeOf(payment));
    expect(await rowOf(payment)).toMatchObject({ state: 'booked' });
  });

  test('is booked once by two of the staff at once, and the other is told that nothing is open', async () => {
    const payment = await paid();
    await sendWebhook('refund.created', stripe.refund(payment.uuid, 200));
    const colleague = { ...(await wallet.person()), roles: ['user', 'staff'] as const };
    const responses = await Promise.all([reconcile(payment, 'book', 200), reconcile(payment, 'leave', 200, colleague as never)]);
    expect(responses.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions.code) ?? [])).toEqual(['404']);
  });

  test('that staff left as it is stays so until the provider refunds more', async () => {
    const payment = await paid();
    await sendWebhook('refund.created', stripe.refund(payment.uuid, 100));
    expect((await reconcile(payment, 'leave', 100)).data.reconcilePayment).toMatchObject({ state: 'left', booked_refund: 0 });
    await sendWebhook('charge.refunded', chargeOf(payment));
    expect([await coinsOf(payment), await rowOf(payment)]).toMatchObject([500, { state: 'left' }]);
    await sendWebhook('refund.created', stripe.refund(payment.uuid, 50));
    expect(await rowOf(payment)).toMatchObject({ state: 'open', refunded_amount: 150, decided_by: null });
    await reconcile(payment, 'book', 150);
    expect(await coinsOf(payment)).toBe(350);
  });

  test("that has grown meanwhile isn't decided by an older amount", async () => {
    const payment = await paid();
    await sendWebhook('refund.created', stripe.refund(payment.uuid, 100));
    await sendWebhook('refund.created', stripe.refund(payment.uuid, 100));
    const { errors } = await reconcile(payment, 'book', 100);
    expect(errors?.[0]?.extensions.fields).toEqual([{ path: 'refunded_amount', key: 'invalid.revision' }]);
    expect(await coinsOf(payment)).toBe(500);
  });

  test("of a staff member's own purchase is for another to decide", async () => {
    const payment = await paid();
    await sendWebhook('refund.created', stripe.refund(payment.uuid, 100));
    const { errors } = await reconcile(payment, 'leave', 100, { ...payment.person, roles: ['user', 'staff'] } as never);
    expect(errors?.[0]?.extensions.code).toBe('404');
  });

  test('that together with others reaches the whole takes everything back, and nothing waits', async () => {
    const payment = await paid();
    for (const amount of [200, 200, 100]) await sendWebhook('refund.created', stripe.refund(payment.uuid, amount));
    expect([await coinsOf(payment), await rowOf(payment)]).toMatchObject([0, { state: 'matched' }]);
    expect(await wallet.db('payment_reversals').where({ payment_uuid: payment.uuid })).toMatchObject([
      { status: 'taken_back', refunded: true },
    ]);
  });

  test('that was booked, and then the rest: each coin is taken once', async () => {
    const payment = await paid();
    await sendWebhook('refund.created', stripe.refund(payment.uuid, 200));
    await reconcile(payment, 'book', 200);
    stripe.refund(payment.uuid, 300);
    await sendWebhook('charge.refunded', chargeOf(payment));
    expect([await wallet.balances(payment.person), await rowOf(payment)]).toMatchObject([{ coin: 0, debt: 0 }, { state: 'matched' }]);
    expect(await reasonsOf(payment)).toEqual(['topup', 'topup-refund-part', 'topup-refund']);
  });

  test('that failed later leaves the books unchanged; one that was booked waits until staff reverse it', async () => {
    const [open, booked] = [await paid(), await paid()];
    const refunds = [stripe.refund(open.uuid, 200, 'pending'), stripe.refund(booked.uuid, 200)] as const;
    for (const refund of refunds) await sendWebhook('refund.created', refund);
    await reconcile(booked, 'book', 200);
    for (const refund of refunds) await sendWebhook('refund.failed', stripe.settleRefund(refund, 'failed'));
    expect([await coinsOf(open), await rowOf(open)]).toMatchObject([500, { state: 'matched', refunded_amount: 0 }]);
    expect([await coinsOf(booked), await listed(booked)]).toMatchObject([300, { state: 'open', refunded_amount: 0, book_coins: -200 }]);
    await reconcile(booked, 'book', 0);
    expect(await coinsOf(booked)).toBe(500);
  });

  test('of a plan moves its money and leaves its time', async () => {
    const payment = await paid(0, 'USD', PLAN);
    await sendWebhook('refund.created', stripe.refund(payment.uuid, 1000));
    await reconcile(payment, 'book', 1000);
    expect(await wallet.db('plan_payments').where({ payment_uuid: payment.uuid })).toMatchObject([{ standing: true }]);
    await sendWebhook('refund.created', stripe.refund(payment.uuid, 563));
    expect(await wallet.db('plan_payments').where({ payment_uuid: payment.uuid })).toMatchObject([{ standing: false }]);
    expect(await reasonsOf(payment)).toEqual(['plan', 'plan-refund', 'plan-refund']);
  });

  test('and a dispute have the same result in every order, also when the coins were spent', async () => {
    for (const end of ['lost', 'won'] as const) {
      for (const order of permutations(['refunded', 'opened', end] as const)) {
        const loss = await readPlatformBalance(wallet.db, 'chargeback_loss');
        const payment = await paid();
        await buyFor(wallet, payment.person, await wallet.person(), 450);
        await wallet.settleEvents();
        let booked = false;
        for (const what of order) {
          if (what === 'refunded') await sendWebhook('refund.created', stripe.refund(payment.uuid, 200));
          else await sendWebhook('charge.dispute.updated', disputed(payment, what === 'opened' ? 'needs_response' : what));
          if ((await rowOf(payment))?.state !== 'open') continue;
          await reconcile(payment, 'book', 200);
          booked = true;
        }
        // When won, the refund was booked in every order. When lost, a booked refund stays owed, and otherwise the dispute took the whole.
        const lost = booked ? { debt: -150, written: -300 } : { debt: 0, written: -450 };
        const expected = end === 'won' ? { booked: true, debt: -150, written: 0 } : { booked, ...lost };
        const written = (await readPlatformBalance(wallet.db, 'chargeback_loss')) - loss;
        const { coin, debt } = await wallet.balances(payment.person);
        expect({ end, order, booked, coin, debt, written }).toEqual({ end, order, coin: 0, ...expected });
      }
    }
  });
});

describe('a full refund', () => {
  test('that failed returns the coins, in any order and however often it is reported', async () => {
    const payment = await paid();
    const refund = stripe.refund(payment.uuid, 500);
    const [made, whole] = [stripeEvent('refund.created', refund), stripeEvent('charge.refunded', chargeOf(payment))];
    await sendStripeWebhook(wallet, made);
    expect(await coinsOf(payment)).toBe(0);
    await sendWebhook('refund.failed', stripe.settleRefund(refund, 'failed'));
    expect([await coinsOf(payment), await rowOf(payment)]).toEqual([500, undefined]);
    for (const late of [made, whole, stripeEvent('refund.updated', refund)]) expect(await sendStripeWebhook(wallet, late)).toBe(204);
    expect(await coinsOf(payment)).toBe(500);
  });

  test('that ten webhooks and ten checks report at once is taken back once', async () => {
    const payment = await paid();
    const refund = stripe.refund(payment.uuid, 500);
    const provider = stripeProvider({ secrets: STRIPE_KEYS, publicOrigin: 'http://localhost:3000', address: stripe.address });
    await wallet
      .db('payments')
      .where({ uuid: payment.uuid })
      .update({ check_after: wallet.db.raw('clock_now()') });
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 ? sendWebhook('refund.created', refund) : checkPayments(wallet.db, { providers: [provider] }, wallet.app.log),
      ),
    );
    expect(await wallet.balances(payment.person)).toMatchObject({ coin: 0, debt: 0 });
    expect(await wallet.db('ledger.postings').where({ cause_uuid: payment.uuid, reason: 'topup-refund' })).toHaveLength(1);
  });
});

describe('checked, without any webhook', () => {
  async function checked({ uuid }: Begun): Promise<string | undefined> {
    const provider = stripeProvider({ secrets: STRIPE_KEYS, publicOrigin: 'http://localhost:3000', address: stripe.address });
    await wallet
      .db('payments')
      .where({ uuid })
      .update({ check_after: wallet.db.raw('clock_now()') });
    const checks = await checkPayments(wallet.db, { providers: [provider] }, wallet.app.log);
    return checks.find(({ paymentUuid }) => paymentUuid === uuid)?.outcome;
  }

  test('a partial refund and its failure are found', async () => {
    const payment = await paid();
    const refund = stripe.refund(payment.uuid, 200);
    expect([await checked(payment), await checked(payment)]).toEqual(['found', 'unchanged']);
    expect([await coinsOf(payment), await rowOf(payment)]).toMatchObject([500, { state: 'open', refunded_amount: 200 }]);
    stripe.settleRefund(refund, 'failed');
    await checked(payment);
    expect(await rowOf(payment)).toMatchObject({ state: 'matched', refunded_amount: 0 });
  });

  test('a full refund and its failure are found', async () => {
    const payment = await paid();
    const refund = stripe.refund(payment.uuid, 500);
    expect([await checked(payment), await coinsOf(payment)]).toEqual(['found', 0]);
    stripe.settleRefund(refund, 'failed');
    expect([await checked(payment), await coinsOf(payment)]).toEqual(['found', 500]);
  });

  test('a different paid amount is found', async () => {
    const payment = await begun();
    Object.assign(stripe.complete(payment.uuid).session, { amount_total: 499 });
    expect([await checked(payment), await checked(payment)]).toEqual(['found', 'unchanged']);
    expect(await rowOf(payment)).toMatchObject({ state: 'open', paid_amount: 499 });
  });
});

describe('a different paid amount', () => {
  test.each([
    [{ amount_total: 499 }, { currency: 'USD', paid_amount: 499 }],
    [{ amount_total: 501 }, { currency: 'USD', paid_amount: 501 }],
    [{ currency: 'twd' }, { currency: 'TWD', paid_amount: 500 }],
  ])('%j credits nothing and waits for staff, who can’t book it', async (change, row) => {
    const payment = await begun();
    const { session } = stripe.complete(payment.uuid);
    Object.assign(session, change);
    for (const _ of [1, 2]) expect(await sendWebhook('checkout.session.completed', session)).toBe(204);
    expect([await coinsOf(payment), await listed(payment)]).toMatchObject([
      0,
      { ...row, state: 'open', refunded_amount: 0, book_coins: null },
    ]);
    expect(alarms(payment)).toHaveLength(1);
    const { errors } = await reconcile(payment, 'book', 0);
    expect(errors?.[0]?.extensions.fields).toEqual([{ path: 'decision', key: 'invalid.action' }]);
    expect((await reconcile(payment, 'leave', 0)).data.reconcilePayment.state).toBe('left');
  });

  test('is closed once the provider has refunded it', async () => {
    const payment = await begun();
    const { session } = stripe.complete(payment.uuid);
    Object.assign(session, { amount_total: 499 });
    await sendWebhook('checkout.session.completed', session);
    await sendWebhook('refund.created', stripe.refund(payment.uuid, 499));
    expect([await coinsOf(payment), await rowOf(payment)]).toMatchObject([0, { state: 'matched' }]);
  });

  test('the number of open ones is in /metrics', async () => {
    const { body } = await wallet.app.inject('/metrics');
    const count = (await wallet.db('unmatched_payments').where({ state: 'open' })).length;
    expect(count).toBeGreaterThan(0);
    expect(body).toMatch(new RegExp(`payments_unmatched(\\{[^}]*\\})? ${count}\\n`));
  });
});

test('a held order that can’t be paid after a top-up is logged with the request, and the webhook is accepted', async () => {
  const payment = await begun();
  await wallet.database.owner.raw('alter table store_orders rename to store_orders_away');
  try {
    expect(await toldPaid(payment)).toBe(204);
  } finally {
    await wallet.database.owner.raw('alter table store_orders_away rename to store_orders');
  }
  expect(await coinsOf(payment)).toBe(500);
  const lines = log
    .map((line) => JSON.parse(line))
    .filter(({ event, paymentUuid }) => event === 'topup.orders-unpaid' && paymentUuid === payment.uuid);
  expect(lines).toMatchObject([{ level: 50, reqId: expect.any(String), err: expect.anything() }]);
});
