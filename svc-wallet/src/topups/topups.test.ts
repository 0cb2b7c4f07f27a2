import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readPlatformBalance } from '../ledger/service.ts';
import { newKey, type TestWallet, testWallet } from '../testing/wallet.ts';
import { sandboxSecret } from './sandbox/provider.ts';
import { SANDBOX_SIGNATURE_HEADER, signWebhook } from './sandbox/signature.ts';

let wallet: TestWallet;
let secret: string;
beforeAll(async () => {
  wallet = await testWallet();
  secret = sandboxSecret(wallet.env.GRANT_SIGNING_SECRET);
});
afterAll(() => wallet.close());

type Person = Awaited<ReturnType<TestWallet['person']>>;

const RECHARGE = `mutation Recharge($currency: String!, $plan: ID, $amount: Coins, $back: String, $key: ID!) {
  rechargeAccount(payment_provider_id: "sandbox", currency_id: $currency, plan_id: $plan, amount: $amount, return_url: $back, idempotency_key: $key) {
    uuid state coins pay_amount currency_id payment_url
  }
}`;

function recharge(person: Person, variables: object) {
  return wallet.graphql(RECHARGE, { currency: 'USD', key: newKey(), ...variables }, person);
}

async function started(person: Person, variables: object = { amount: 500 }): Promise<{ uuid: string; ref: string; path: string }> {
  const { data } = await recharge(person, variables);
  const { pathname, search } = new URL(data.rechargeAccount.payment_url);
  return { uuid: data.rechargeAccount.uuid, ref: pathname.split('/').at(-1) as string, path: pathname + search };
}

function poll(person: Person, uuid: string) {
  return wallet.graphql('query Poll($uuid: ID!) { findPayment(uuid: $uuid) { state } }', { uuid }, person);
}

/** Decides a payment at the provider without a webhook. */
async function decide(ref: string, state: 'paid' | 'declined') {
  await wallet.db('sandbox_payments').where({ ref }).update({ state });
}

async function webhook(payment: { uuid: string; ref: string }, outcome: 'paid' | 'failed', change: { at?: Date; body?: string } = {}) {
  const body = JSON.stringify({
    event_id: newKey(),
    ref: payment.ref,
    payment_uuid: payment.uuid,
    outcome,
    currency: 'USD',
    pay_amount: 500,
  });
  const { rows } = await wallet.db.raw('select clock_now() as now');
  const headers = { 'content-type': 'application/json', [SANDBOX_SIGNATURE_HEADER]: signWebhook(secret, body, change.at ?? rows[0].now) };
  return wallet.inject({ method: 'POST', url: '/webhooks/sandbox/events', headers, payload: change.body ?? body }, { stream: true });
}

function form(path: string, fields: Record<string, string>) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return wallet.inject({ method: 'POST', url: path, headers, payload: new URLSearchParams(fields).toString() }, { stream: true });
}

function page(path: string) {
  return wallet.inject({ url: path }, { stream: true });
}

function tokenIn(html: string): string {
  return /name="token" value="([^"]+)"/.exec(html)?.[1] ?? '';
}

describe('the offer', () => {
  test('plans and exact amounts cost the same in each currency, in hundredths', async () => {
    const { data } = await wallet.graphql(`{
      usd: findRechargePlan(currency_id: "USD") { list { id coin amount pay_amount currency_id } totalCount }
      twd: findRechargePlan(currency_id: "TWD") { list { pay_amount } }
    }`);
    expect(data.usd.list[2]).toEqual({ id: 'USD-500', coin: 500, amount: 500, pay_amount: 500, currency_id: 'USD' });
    expect(data.twd.list.map((plan: { pay_amount: number }) => plan.pay_amount)).toEqual([3200, 9600, 16_000, 32_000, 96_000, 320_000]);
    const exact = await wallet.graphql('mutation { preRechargeAccount(amount: [99, 1]) { currency_id list { amount pay_amount } } }');
    expect(exact.data.preRechargeAccount).toEqual({
      currency_id: 'CNY',
      list: [
        { amount: 99, pay_amount: 713 },
        { amount: 1, pay_amount: 8 },
      ],
    });
  });

  test('a plan and an exact amount exclude each other, and an unknown plan is rejected', async () => {
    const person = await wallet.person();
    const codes = [{}, { plan: 'USD-500', amount: 500 }, { plan: 'USD-501' }, { amount: 0 }, { currency: 'EUR', amount: 5 }].map(
      async (variables) => (await recharge(person, variables)).errors?.[0]?.extensions.code,
    );
    expect(await Promise.all(codes)).toEqual(Array(5).fill('input/invalid'));
  });

  test.each([
    'https://evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    'http://localhost:3000@evil.example/',
    '/\\evil.example',
    'http://127.0.0.1:3000/',
    'http://[::1]/',
    'http://169.254.169.254/latest',
    'http://10.0.0.1/',
    'http://0x7f000001/',
  ])('the return address %s is rejected', async (back) => {
    const { errors } = await recharge(await wallet.person(), { amount: 5, back });
    expect(errors?.[0]?.extensions.fields).toEqual([{ path: 'return_url', key: 'invalid.return-url' }]);
  });
});

describe('webhook and polling', () => {
  test('a repeated webhook credits the coins once', async () => {
    const person = await wallet.person();
    const [issued, receivable] = [
      await readPlatformBalance(wallet.db, 'issuance'),
      await readPlatformBalance(wallet.db, 'provider_receivable', 'USD'),
    ];
    const payment = await started(person);
    const responses = await Promise.all([1, 2, 3].map(() => webhook(payment, 'paid')));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
    expect(await wallet.balances(person)).toMatchObject({ coin: 500 });
    expect((await readPlatformBalance(wallet.db, 'issuance')) - issued).toBe(-500);
    expect((await readPlatformBalance(wallet.db, 'provider_receivable', 'USD')) - receivable).toBe(500);
  });

  test('polling credits the coins when the webhook is lost', async () => {
    const person = await wallet.person();
    const payment = await started(person);
    expect((await poll(person, payment.uuid)).data.findPayment).toEqual({ state: 0 });
    await decide(payment.ref, 'paid');
    expect((await poll(person, payment.uuid)).data.findPayment).toEqual({ state: 1 });
    expect(await wallet.balances(person)).toMatchObject({ coin: 500 });
  });

  test('twenty concurrent polls and webhooks credit the coins once', async () => {
    const person = await wallet.person();
    const payment = await started(person);
    await decide(payment.ref, 'paid');
    await Promise.all(Array.from({ length: 40 }, (_, index) => (index % 2 ? webhook(payment, 'paid') : poll(person, payment.uuid))));
    expect(await wallet.balances(person)).toMatchObject({ coin: 500 });
    expect(await wallet.db('outbox').where({ aggregate_id: payment.uuid, type: 'wallet.topup.succeeded' })).toHaveLength(1);
  });

  test.each([
    ['paid', 'failed'],
    ['failed', 'paid'],
    ['failed', 'paid', 'failed', 'paid'],
  ] as const)('after %s, %s the coins are credited once', async (...outcomes) => {
    const person = await wallet.person();
    const payment = await started(person);
    for (const outcome of outcomes) await webhook(payment, outcome);
    expect((await poll(person, payment.uuid)).data.findPayment).toEqual({ state: 1 });
    expect(await wallet.balances(person)).toMatchObject({ coin: 500 });
  });

  test('a repeated failure changes nothing', async () => {
    const payment = await started(await wallet.person());
    const decidedAt = async () => (await wallet.db('payments').where({ uuid: payment.uuid }).first('decided_at')).decided_at;
    await webhook(payment, 'failed');
    const first = await decidedAt();
    await wallet.moveClock(60);
    await webhook(payment, 'failed');
    await wallet.moveClock(-60);
    expect(await decidedAt()).toEqual(first);
  });

  test('a changed byte is 400, and so is a signature over 300 seconds old by the database’s clock', async () => {
    const person = await wallet.person();
    const payment = await started(person);
    const body = JSON.stringify({
      event_id: newKey(),
      ref: payment.ref,
      payment_uuid: payment.uuid,
      outcome: 'paid',
      currency: 'USD',
      pay_amount: 501,
    });
    const changed = await webhook(payment, 'paid', { body });
    expect([changed.statusCode, changed.json().errors[0].extensions.code]).toEqual([400, 'payment/webhook-signature']);
    const { rows } = await wallet.db.raw('select clock_now() as now');
    const at = (seconds: number) => ({ at: new Date(rows[0].now.getTime() - seconds * 1000) });
    expect((await webhook(payment, 'paid', at(302))).statusCode).toBe(400);
    expect((await webhook(payment, 'paid', at(-302))).statusCode).toBe(400);
    expect(await wallet.balances(person)).toMatchObject({ coin: 0 });
    await wallet.moveClock(1000);
    expect((await webhook(payment, 'paid', at(0))).statusCode).toBe(400);
    expect((await webhook(payment, 'paid', at(-1000 + 290))).statusCode).toBe(204);
  });

  test('a webhook without the gateway’s signature is rejected', async () => {
    expect((await wallet.app.inject({ method: 'POST', url: '/webhooks/sandbox/events', payload: {} })).statusCode).toBe(401);
  });

  test('a top-up fills a debt first', async () => {
    const person = await wallet.person();
    const owe = [
      {
        from_owner: person.muid,
        from_kind: 'debt',
        to_owner: '00000000-0000-0000-0000-000000000000',
        to_kind: 'issuance',
        currency: 'coin',
        amount: 120,
      },
    ];
    await wallet.db.raw('select ledger.post_transfers(?, ?, ?, ?)', [newKey(), 'topup', person.muid, JSON.stringify(owe)]);
    await webhook(await started(person), 'paid');
    expect(await wallet.balances(person)).toMatchObject({ coin: 380, debt: 0 });
  });

  test('a repeated call returns the same payment', async () => {
    const person = await wallet.person();
    const key = newKey();
    const [first, second] = await Promise.all([recharge(person, { amount: 7, key }), recharge(person, { amount: 7, key })]);
    expect(first.data.rechargeAccount).toEqual(second.data.rechargeAccount);
    expect((await recharge(person, { amount: 8, key })).errors?.[0]?.extensions.code).toBe('idempotency/conflict');
  });
});

const choose = async (path: string, action: string) => form(path, { token: tokenIn((await page(path)).body), action });
describe('the sandbox’s page', () => {
  test('paying credits the coins and redirects to the return address', async () => {
    const person = await wallet.person();
    const { uuid, path } = await started(person, { amount: 499, currency: 'TWD', back: '/zh-TW/store?state=bill' });
    const shown = await page(path);
    expect(path).toContain('lang=zh-TW');
    expect(shown.body).toContain('測試付款');
    expect(shown.body).toContain('<dd>NT$160</dd>');
    expect(shown.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
    const answer = await form(path, { token: tokenIn(shown.body), action: 'pay' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/zh-TW/store?state=bill']);
    expect((await poll(person, uuid)).data.findPayment).toEqual({ state: 1 });
    expect((await page(path)).body).toContain('付款完成');
  });

  test('the page is in the language of the page that the buyer came from', async () => {
    const person = await wallet.person();
    const { path } = await started(person, { amount: 500, back: '/ja-JP?state=bill' });
    expect((await page(path)).body).toContain('テスト決済');
    const { path: plain } = await started(person, { amount: 500, back: '/store' });
    expect((await page(plain)).body).toContain('Test payment');
  });

  test('declining fails the payment', async () => {
    const person = await wallet.person();
    const { uuid, path } = await started(person);
    const answer = await choose(path, 'decline');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, path]);
    expect((await poll(person, uuid)).data.findPayment).toEqual({ state: 2 });
    expect(await wallet.balances(person)).toMatchObject({ coin: 0 });
  });

  test('leaving doesn’t change the payment, and returns to where the buyer came from with the payment that was left', async () => {
    const person = await wallet.person();
    const { uuid, path } = await started(person, { amount: 500, back: '/ja-JP?to=%2Fcart#top' });
    expect((await choose(path, 'leave')).headers.location).toBe(`/ja-JP?to=%2Fcart&left=${uuid}#top`);
    expect((await poll(person, uuid)).data.findPayment).toEqual({ state: 0 });
    expect((await choose((await started(person)).path, 'leave')).body).toContain('Not paid');
  });

  test('a form without the page’s token changes nothing, and the token works once', async () => {
    const person = await wallet.person();
    const { uuid, path } = await started(person);
    const token = tokenIn((await page(path)).body);
    await form(path, { token: 'guessed', action: 'pay' });
    expect((await poll(person, uuid)).data.findPayment).toEqual({ state: 0 });
    await form(path, { token, action: 'decline' });
    await form(path, { token, action: 'pay' });
    expect((await poll(person, uuid)).data.findPayment).toEqual({ state: 2 });
  });

  test('a made payment can be refunded, or disputed, won and lost', async () => {
    const person = await wallet.person();
    const [refunded, disputed] = [await started(person, { amount: 500, back: '/store' }), await started(person)];
    await choose(refunded.path, 'pay');
    const shown = await page(refunded.path);
    expect([...shown.body.matchAll(/name="action" value="(\w+)"/g)].map(([, action]) => action)).toEqual(['refund', 'dispute']);
    expect((await choose(refunded.path, 'refund')).headers.location).toBe(refunded.path);
    expect((await page(refunded.path)).body).toContain('The payment was refunded');
    expect(await wallet.balances(person)).toMatchObject({ coin: 0 });
    await choose(disputed.path, 'pay');
    const coins: number[] = [];
    for (const action of ['dispute', 'lose', 'win', 'lose', 'dispute']) {
      await choose(disputed.path, action);
      coins.push((await wallet.balances(person)).coin);
    }
    // A won dispute is final: later attempts change nothing.
    expect(coins).toEqual([0, 0, 500, 500, 500]);
    expect((await page(disputed.path)).body).toContain('Dispute decided for Meowtale');
  });

  test('an unknown address shows an error page', async () => {
    expect((await page('/webhooks/sandbox/pay/not-a-payment')).statusCode).toBe(404);
    expect((await page(`/webhooks/sandbox/pay/${newKey()}`)).body).toContain('Payment not found');
  });
});

describe('input of a payment', () => {
  const START = `mutation ($provider: ID!, $key_: String, $method: String, $currency: String!, $plan: ID, $amount: Coins, $pay: Int, $key: ID!) {
    rechargeAccount(
      payment_provider_id: $provider, provider_key: $key_, method: $method, currency_id: $currency, plan_id: $plan, amount: $amount,
      pay_amount: $pay, idempotency_key: $key
    ) { coins pay_amount currency_id }
  }`;
  const start = async (variables: object) =>
    wallet.graphql(START, { provider: 'sandbox', currency: 'USD', key: newKey(), ...variables }, await wallet.person());

  test.each([
    [
      { amount: 1, pay: 1 },
      { coins: 1, pay_amount: 1 },
    ],
    [
      { amount: 1_000_000, pay: 1_000_000 },
      { coins: 1_000_000, pay_amount: 1_000_000 },
    ],
    [
      { plan: 'TWD-500', currency: 'TWD', pay: 16_000 },
      { coins: 500, pay_amount: 16_000 },
    ],
    [
      { currency: 'TWD', pay: 100 },
      { coins: 3, pay_amount: 100 },
    ],
    [
      { currency: 'CNY', pay: 8 },
      { coins: 1, pay_amount: 8 },
    ],
    [
      { currency: 'CNY', pay: 7_200_000 },
      { coins: 1_000_000, pay_amount: 7_200_000 },
    ],
    [
      { amount: 5, key_: 'sandbox', method: 'card' },
      { coins: 5, pay_amount: 5 },
    ],
  ])('%j is accepted', async (variables, payment) => {
    expect((await start(variables)).data.rechargeAccount).toMatchObject(payment);
  });

  test.each([
    [{ amount: 0 }, 'amount', 'invalid.too-small'],
    [{ amount: 1_000_001 }, 'amount', 'invalid.too-large'],
    [{}, 'amount', 'invalid.plan-or-amount'],
    [{ amount: 5, plan: 'USD-500' }, 'amount', 'invalid.plan-or-amount'],
    [{ pay: 0 }, 'pay_amount', 'invalid.too-small'],
    [{ pay: -100 }, 'pay_amount', 'invalid.too-small'],
    [{ pay: 1_000_001 }, 'pay_amount', 'invalid.too-large'],
    [{ currency: 'TWD', pay: 15_968 }, 'pay_amount', 'invalid.multiple'],
    [{ currency: 'CNY', pay: 7 }, 'pay_amount', 'invalid.multiple'],
    [{ amount: 500, pay: 499 }, 'pay_amount', 'invalid.pay-amount'],
    [{ plan: 'USD-500', pay: 1 }, 'pay_amount', 'invalid.pay-amount'],
    [{ amount: 5, key_: 'stripe' }, 'provider_key', 'invalid.provider'],
    [{ amount: 5, method: 'cash' }, 'method', 'invalid.method'],
    [{ amount: 5, currency: 'EUR' }, 'currency_id', 'invalid.currency'],
  ])('%j is rejected with its field named', async (variables, path, key) => {
    const { errors } = await start(variables);
    expect(errors?.[0]?.extensions.fields).toMatchObject([{ path, key }]);
  });

  test('the error names the expected value', async () => {
    const right = await start({ amount: 500, pay: 499 });
    expect(right.errors?.[0]?.extensions.fields?.[0]?.params).toEqual({ expected: 500 });
    const step = await start({ currency: 'TWD', pay: 33 });
    expect(step.errors?.[0]?.extensions.fields?.[0]?.params).toEqual({ divisor: 100 });
  });

  test('two concurrent calls with one key make one payment at the provider', async () => {
    const [buyer, key] = [await wallet.person(), newKey()];
    const responses = await Promise.all(Array.from({ length: 10 }, () => recharge(buyer, { amount: 500, key })));
    expect(new Set(responses.map(({ data }) => data.rechargeAccount.payment_url)).size).toBe(1);
    expect(await wallet.db('sandbox_payments').where({ payment_uuid: responses[0]?.data.rechargeAccount.uuid })).toHaveLength(1);
  });

  test('payment methods are filtered by platform, currency and method', async () => {
    const METHODS = `query ($platform: String) { findPaymentMethod(platform: $platform) {
      method provider_key support_currency payment_provider_id payment_provider_method { payment_provider_id provider_key method support_currency }
    } }`;
    const offer = { method: 'card', provider_key: 'sandbox', support_currency: 'USD,TWD,CNY', payment_provider_id: 'sandbox' };
    const methods = async (platform?: string) => wallet.graphql(METHODS, { platform });
    expect((await methods('web')).data.findPaymentMethod).toEqual([{ ...offer, payment_provider_method: [offer] }]);
    expect((await methods()).data.findPaymentMethod).toHaveLength(1);
    expect((await methods('ios')).data.findPaymentMethod).toEqual([]);
    expect((await methods('fridge')).errors?.[0]?.extensions.fields).toMatchObject([{ path: 'platform', key: 'invalid.platform' }]);

    const PROVIDERS =
      'query ($state: Int, $currency: String, $methods: [String!]) { findPaymentProvider(state: $state, currency: $currency, methods: $methods) { id } }';
    const providers = async (variables: Record<string, unknown>) => wallet.graphql(PROVIDERS, variables);
    expect((await providers({ currency: 'TWD', methods: ['cash', 'card'] })).data.findPaymentProvider).toEqual([{ id: 'sandbox' }]);
    for (const none of [{ methods: ['cash'] }, { state: 0 }]) expect((await providers(none)).data.findPaymentProvider).toEqual([]);
    for (const [variables, path] of [
      [{ currency: 'EUR' }, 'currency'],
      [{ methods: [] }, 'methods'],
    ] as const) {
      expect((await providers(variables)).errors?.[0]?.extensions.fields?.[0]?.path).toBe(path);
    }
  });
});
