import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { examineBooks } from '../../ledger/books-repository.ts';
import { type FakeStripe, fakeStripe, STRIPE_KEYS, type StripePayment } from '../../testing/fake-stripe.ts';
import { type Person, permutations } from '../../testing/money.ts';
import { type ChangedWebhook, sendStripeWebhook, stripeEvent } from '../../testing/stripe-events.ts';
import { newKey, type TestWallet, testWallet } from '../../testing/wallet.ts';

let stripe: FakeStripe;
let wallet: TestWallet;
const log: string[] = [];
beforeAll(async () => {
  stripe = await fakeStripe();
  wallet = await testWallet({
    env: { PAYMENT_PROVIDERS: ['stripe', 'sandbox'], STRIPE: STRIPE_KEYS, LOG_LEVEL: 'trace' },
    stripeAddress: stripe.address,
    overrides: { logStream: { write: (line) => void log.push(line) } },
  });
});
afterEach(async () => {
  stripe.refuse = null;
  expect((await examineBooks(wallet.db)).flatMap(({ faults }) => faults)).toEqual([]);
});
afterAll(async () => {
  await wallet.close();
  await stripe.close();
  // The log contains no keys, also after rejections and failures.
  for (const secret of Object.values(STRIPE_KEYS)) expect(log.join('')).not.toContain(secret);
});

const RECHARGE = `mutation Recharge($currency: String!, $amount: Coins!, $back: String, $key: ID!) {
  rechargeAccount(payment_provider_id: "stripe", provider_key: "stripe", method: "card", currency_id: $currency, amount: $amount,
    return_url: $back, idempotency_key: $key) { uuid state pay_amount payment_url }
}`;

const recharge = (person: Person, variables: object = {}) =>
  wallet.graphql(RECHARGE, { currency: 'USD', amount: 500, key: newKey(), ...variables }, person);

async function begun(variables: object = {}): Promise<{ person: Person; uuid: string; at: StripePayment }> {
  const person = await wallet.person();
  const { data } = await recharge(person, variables);
  return { person, uuid: data.rechargeAccount.uuid, at: stripe.paymentOf(data.rechargeAccount.uuid) };
}

const poll = async (person: Person, uuid: string): Promise<number> =>
  (await wallet.graphql('query ($u: ID!) { findPayment(uuid: $u) { state } }', { u: uuid }, person)).data.findPayment.state;

const event = stripeEvent;
const sendWebhook = (payload: string, change: ChangedWebhook = {}) => sendStripeWebhook(wallet, payload, change);

function dispute(at: StripePayment, status: string, id = `dp_of_${at.intent.id}`): object {
  const found = at.disputes.find((one) => one.id === id);
  const dispute = { id, object: 'dispute' as const, status, payment_intent: at.intent.id, currency: 'usd', amount: 500 };
  if (found) Object.assign(found, dispute);
  else at.disputes.unshift(dispute);
  if (at.charge) at.charge.disputed = true;
  return dispute;
}

/** Returns the charge after a refund of its whole amount. */
function refund(at: StripePayment): object {
  if (at.refunds.length === 0) stripe.refund(String(at.session.client_reference_id), 500);
  return { ...at.charge, payment_intent: at.intent.id, amount: 500, currency: 'usd' };
}

describe('beginning a payment', () => {
  test('creates a Checkout session in the minor units of its currency, with the payment’s uuid', async () => {
    const { uuid, at } = await begun({ amount: 499, currency: 'TWD', back: '/zh-TW/store?state=bill' });
    const sent = stripe.requests.at(-1);
    expect(sent?.headers).toMatchObject({ 'idempotency-key': uuid, 'stripe-version': '2026-10-28.endive' });
    expect(Object.fromEntries(sent?.form ?? [])).toEqual({
      mode: 'payment',
      submit_type: 'pay',
      'allowed_payment_method_types[0]': 'card',
      client_reference_id: uuid,
      'adaptive_pricing[enabled]': 'false',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'twd',
      // NT$160, whole: TWD has two decimals at Stripe.
      'line_items[0][price_data][unit_amount]': '16000',
      'line_items[0][price_data][product_data][name]': 'Meowtale · 喵幣 × 499',
      'metadata[payment_uuid]': uuid,
      'payment_intent_data[metadata][payment_uuid]': uuid,
      locale: 'zh-TW',
      success_url: 'http://localhost:3000/zh-TW/store?state=bill',
      cancel_url: `http://localhost:3000/zh-TW/store?state=bill&left=${uuid}`,
    });
    const row = await wallet.db('payments').where({ uuid }).first();
    expect(row).toMatchObject({ provider_key: 'stripe', provider_ref: at.session.id, payment_url: at.session.url, state: 0 });
  });

  test('for a plan works the same way, and names the plan', async () => {
    const person = await wallet.person();
    const query = `mutation ($key: ID!) {
      addVipOrder(payment_provider_id: "stripe", currency_id: "TWD", grade: 1, idempotency_key: $key) { uuid }
    }`;
    const { data } = await wallet.graphql(query, { key: newKey() }, person);
    expect(data).not.toBeNull();
    const name = stripe.requests.at(-1)?.form.get('line_items[0][price_data][product_data][name]');
    expect([name, stripe.requests.at(-1)?.form.get('line_items[0][price_data][unit_amount]')]).toEqual(['Meowtale · Plan PRO', '50000']);
  });

  test('with the same call, also ten at once, creates one session', async () => {
    const person = await wallet.person();
    const variables = { key: newKey() };
    const before = stripe.payments.size;
    const responses = await Promise.all(Array.from({ length: 10 }, () => recharge(person, variables)));
    expect(new Set(responses.map(({ data }) => data.rechargeAccount.payment_url)).size).toBe(1);
    expect(stripe.payments.size).toBe(before + 1);
  });

  test('is offered among the payment providers, with its methods', async () => {
    const { data } = await wallet.graphql(`{
      findPaymentProvider(currency: "TWD", methods: ["card"]) { id provider_key method currencies }
      findPaymentMethod(platform: "web") { method provider_key support_currency payment_provider_method { payment_provider_id } }
    }`);
    expect(data.findPaymentProvider[0]).toEqual({
      id: 'stripe',
      provider_key: 'stripe',
      method: 'card',
      currencies: ['USD', 'TWD', 'CNY'],
    });
    expect(data.findPaymentMethod[0]).toEqual({
      method: 'card',
      provider_key: 'stripe',
      support_currency: 'USD,TWD,CNY',
      payment_provider_method: [{ payment_provider_id: 'stripe' }, { payment_provider_id: 'sandbox' }],
    });
  });

  test('with an amount that Stripe rejects is rejected as such', async () => {
    const { errors } = await recharge(await wallet.person(), { amount: 49 });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'payment/amount-refused', status: 422 });
  });

  test.each<[string, [number, object]]>([
    ['a key that isn’t good', [401, { error: { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_test_****p7dc' } }]],
    ['a fault of theirs', [500, { error: { type: 'api_error', message: 'Something went wrong' } }]],
    ['an answer that is none', [200, { object: 'checkout.session', id: 'cs_test_0' }]],
  ])('with %s charges nothing, reveals nothing of the error, and can be repeated', async (_what, failing) => {
    const person = await wallet.person();
    const variables = { key: newKey() };
    stripe.refuse = failing;
    const { errors } = await recharge(person, variables);
    expect(errors?.[0]).toMatchObject({ message: 'payment/provider', extensions: { code: 'payment/provider', status: 502 } });
    expect(JSON.stringify(errors)).not.toMatch(/sk_test|went wrong|127\.0\.0\.1/);
    stripe.refuse = null;
    expect((await recharge(person, variables)).data.rechargeAccount.payment_url).toMatch(/^https:\/\/checkout\.stripe\.com\//);
  });
});

describe('webhooks', () => {
  test('of a paid session top up once, however often they come and with whatever id', async () => {
    const { person, uuid } = await begun();
    const { session } = stripe.complete(uuid);
    const payload = event('checkout.session.completed', session);
    expect(
      await Promise.all([sendWebhook(payload), sendWebhook(payload), sendWebhook(event('checkout.session.completed', session))]),
    ).toEqual([204, 204, 204]);
    // A replay: signed again, with an id that was handled before.
    expect(await sendWebhook(payload)).toBe(204);
    expect(await wallet.balances(person)).toMatchObject({ coin: 500 });
    expect(await wallet.db('ledger.postings').where({ cause_uuid: uuid })).toHaveLength(1);
  });

  test('of a pending bank debit credit nothing until it succeeds or fails', async () => {
    const [pays, fails] = [await begun(), await begun()];
    for (const { uuid, person } of [pays, fails]) {
      const { session } = stripe.complete(uuid, 'unpaid');
      await sendWebhook(event('checkout.session.completed', session));
      expect([await poll(person, uuid), (await wallet.balances(person)).coin]).toEqual([0, 0]);
    }
    await sendWebhook(event('checkout.session.async_payment_succeeded', stripe.complete(pays.uuid).session));
    await sendWebhook(event('checkout.session.async_payment_failed', fails.at.session));
    expect([await poll(pays.person, pays.uuid), await poll(fails.person, fails.uuid)]).toEqual([1, 2]);
    expect([(await wallet.balances(pays.person)).coin, (await wallet.balances(fails.person)).coin]).toEqual([500, 0]);
  });

  test('of an expired session end the payment', async () => {
    const { person, uuid, at } = await begun();
    await sendWebhook(event('checkout.session.expired', { ...at.session, status: 'expired' }));
    expect(await poll(person, uuid)).toBe(2);
  });

  test('with a changed byte, another secret, no signature, or over 300 s of difference are 400 and change nothing', async () => {
    const { person, uuid } = await begun();
    const payload = event('checkout.session.completed', stripe.complete(uuid).session);
    const refusals = [
      { body: payload.replace('500', '501') },
      { secret: 'whsec_ofSomebodyElse' },
      { header: '' },
      { header: 't=1,v1=00' },
      { ageSeconds: 302 },
      { ageSeconds: -302 },
    ];
    for (const refusal of refusals) expect({ refusal, status: await sendWebhook(payload, refusal) }).toEqual({ refusal, status: 400 });
    expect(await sendWebhook('not json')).toBe(400);
    expect(await wallet.balances(person)).toMatchObject({ coin: 0 });
    expect(await sendWebhook(payload, { ageSeconds: 290 })).toBe(204);
    expect(await wallet.balances(person)).toMatchObject({ coin: 500 });
  });

  test('are dated by the database’s clock', async () => {
    const { uuid } = await begun();
    const payload = event('checkout.session.completed', stripe.complete(uuid).session);
    await wallet.moveClock(1000);
    expect([await sendWebhook(payload, { ageSeconds: 1000 }), await sendWebhook(payload)]).toEqual([400, 204]);
    await wallet.moveClock(-1000);
  });

  test('on an unknown payment, another shop’s session or an unrelated event are accepted and change nothing', async () => {
    const { session } = stripe.complete((await begun()).uuid);
    const rows = async () => Number((await wallet.db('ledger.postings').count())[0]?.count);
    const before = await rows();
    for (const payload of [
      event('checkout.session.completed', { ...session, client_reference_id: newKey() }),
      event('checkout.session.completed', { ...session, client_reference_id: 'order-17' }),
      event('charge.dispute.created', { id: 'dp_0', payment_intent: 'pi_elsewhere', status: 'needs_response' }),
      event('charge.dispute.created', { id: 'dp_0', payment_intent: null, status: 'needs_response' }),
      event('customer.created', { id: 'cus_1' }),
      event('toString', {}),
    ])
      expect(await sendWebhook(payload)).toBe(204);
    expect(await rows()).toBe(before);
  });

  test("on another provider's payment change nothing", async () => {
    const person = await wallet.person();
    const { data } = await wallet.graphql(
      RECHARGE.replace(/"stripe"/g, '"sandbox"'),
      { currency: 'USD', amount: 500, key: newKey() },
      person,
    );
    const { session } = stripe.complete((await begun()).uuid);
    await sendWebhook(event('checkout.session.completed', { ...session, client_reference_id: data.rechargeAccount.uuid }));
    expect(await wallet.balances(person)).toMatchObject({ coin: 0 });
  });

  test('without the gateway’s signature are rejected', async () => {
    expect((await wallet.app.inject({ method: 'POST', url: '/webhooks/stripe/events', payload: {} })).statusCode).toBe(401);
  });
});

describe('after the payment', () => {
  const tellings = {
    paid: (at: StripePayment) => event('checkout.session.completed', at.session),
    opened: (at: StripePayment) => event('charge.dispute.created', dispute(at, 'needs_response')),
    lost: (at: StripePayment) => event('charge.dispute.closed', dispute(at, 'lost')),
    won: (at: StripePayment) => event('charge.dispute.closed', dispute(at, 'won')),
    refunded: (at: StripePayment) => event('charge.refunded', refund(at)),
  };
  const sets = [
    { told: ['paid', 'opened'], coin: 0, state: 'taken_back' },
    { told: ['paid', 'opened', 'won'], coin: 500, state: 'standing' },
    { told: ['paid', 'opened', 'lost'], coin: 0, state: 'lost' },
    { told: ['paid', 'refunded'], coin: 0, state: 'taken_back' },
    { told: ['paid', 'refunded', 'opened', 'won'], coin: 0, state: 'taken_back' },
  ] as const satisfies readonly { told: readonly (keyof typeof tellings)[]; coin: number; state: string }[];

  test.each(sets)('$told, in each order and each twice: $coin coins', async ({ told, coin, state }) => {
    for (const order of permutations(told)) {
      const { person, uuid, at } = await begun();
      stripe.complete(uuid);
      for (const what of [...order, ...order]) expect(await sendWebhook(tellings[what](at))).toBe(204);
      expect({ order, ...(await wallet.balances(person)) }).toMatchObject({ order, coin, debt: 0 });
      expect(await wallet.db('payment_reversals').where({ payment_uuid: uuid })).toMatchObject([{ status: state }]);
    }
  });

  test('an inquiry takes nothing; once it becomes a dispute, it does', async () => {
    const { person, uuid, at } = await begun();
    await sendWebhook(event('checkout.session.completed', stripe.complete(uuid).session));
    await sendWebhook(event('charge.dispute.created', dispute(at, 'warning_needs_response')));
    expect(await wallet.balances(person)).toMatchObject({ coin: 500 });
    await sendWebhook(event('charge.dispute.funds_withdrawn', dispute(at, 'needs_response')));
    expect(await wallet.balances(person)).toMatchObject({ coin: 0 });
  });

  test("a dispute's webhook is rejected while Stripe can’t be asked for its payment, and has its effect when it comes again", async () => {
    const { person, uuid, at } = await begun();
    await sendWebhook(event('checkout.session.completed', stripe.complete(uuid).session));
    const payload = event('charge.dispute.created', dispute(at, 'needs_response'));
    stripe.refuse = [500, { error: { type: 'api_error', message: 'Something went wrong' } }];
    expect(await sendWebhook(payload)).toBe(502);
    expect(await wallet.balances(person)).toMatchObject({ coin: 500 });
    stripe.refuse = null;
    expect(await sendWebhook(payload)).toBe(204);
    expect(await wallet.balances(person)).toMatchObject({ coin: 0 });
  });
});

describe('polled, without any webhook', () => {
  test.each<[string, (at: StripePayment, uuid: string) => unknown, number, number]>([
    ['open', () => undefined, 0, 0],
    ['paid', (_at, uuid) => stripe.complete(uuid), 1, 500],
    ['promised by a bank', (_at, uuid) => stripe.complete(uuid, 'unpaid'), 0, 0],
    ['refused by the bank', (_at, uuid) => (stripe.complete(uuid, 'unpaid').intent.status = 'requires_payment_method'), 2, 0],
    ['run out', (at) => (at.session.status = 'expired'), 2, 0],
    ['refunded', (at, uuid) => stripe.complete(uuid) && refund(at), 1, 0],
    ['disputed', (at, uuid) => stripe.complete(uuid) && dispute(at, 'under_review'), 1, 0],
    ['asked about by the bank', (at, uuid) => stripe.complete(uuid) && dispute(at, 'warning_under_review'), 1, 500],
    ['unknown there', (at) => stripe.payments.delete(at.session.id), 0, 0],
  ])('a payment that is %s', async (_what, become, state, coin) => {
    const { person, uuid, at } = await begun();
    become(at, uuid);
    expect([await poll(person, uuid), (await wallet.balances(person)).coin]).toEqual([state, coin]);
  });

  test('it stays unchanged while Stripe doesn’t answer', async () => {
    const { person, uuid } = await begun();
    stripe.complete(uuid);
    stripe.refuse = [429, { error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests' } }];
    expect(await poll(person, uuid)).toBe(0);
    stripe.refuse = null;
    expect(await poll(person, uuid)).toBe(1);
  });

  test('twenty polls and twenty webhooks at once are one top-up', async () => {
    const { person, uuid } = await begun();
    const { session } = stripe.complete(uuid);
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        index % 2 ? sendWebhook(event('checkout.session.completed', session)) : poll(person, uuid),
      ),
    );
    expect(await wallet.balances(person)).toMatchObject({ coin: 500 });
    expect(await wallet.db('outbox').where({ aggregate_id: uuid, type: 'wallet.topup.succeeded' })).toHaveLength(1);
  });
});
