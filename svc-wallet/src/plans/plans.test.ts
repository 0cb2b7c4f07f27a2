import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { examineBooks } from '../ledger/books-repository.ts';
import { readPlatformBalance } from '../ledger/service.ts';
import { newKey, type TestWallet, testWallet } from '../testing/wallet.ts';
import { sandboxSecret } from '../topups/sandbox/provider.ts';
import { SANDBOX_SIGNATURE_HEADER, signWebhook } from '../topups/sandbox/signature.ts';

let wallet: TestWallet;
let secret: string;
beforeAll(async () => {
  wallet = await testWallet();
  secret = sandboxSecret(wallet.env.GRANT_SIGNING_SECRET);
});
afterAll(async () => {
  expect((await examineBooks(wallet.db)).flatMap(({ faults }) => faults)).toEqual([]);
  await wallet.close();
});

type Person = Awaited<ReturnType<TestWallet['person']>>;
const DAY_S = 86_400;

const ORDER = `mutation ($currency: String!, $grade: Int!, $pay: Int, $key: ID!) {
  addVipOrder(grade: $grade, payment_provider_id: "sandbox", currency_id: $currency, pay_amount: $pay, idempotency_key: $key) {
    uuid state coins vip_grade pay_amount currency_id payment_url
  }
}`;
const VIP = 'query ($u: ID!) { _walletUsers(uuids: [$u]) { user_vip { state grade started_at ended_at } } }';

const order = (person: Person, variables: object = {}) =>
  wallet.graphql(ORDER, { currency: 'TWD', grade: 1, key: newKey(), ...variables }, person);
const vipOf = async (person: Person) => (await wallet.graphql(VIP, { u: person.muid }, person)).data._walletUsers[0].user_vip;
const daysOf = ({ started_at, ended_at }: { started_at: string; ended_at: string }) =>
  (Date.parse(ended_at) - Date.parse(started_at)) / 86_400_000;
const revenue = async () => 0 - (await readPlatformBalance(wallet.db, 'plan_revenue', 'TWD'));

async function started(person: Person): Promise<{ uuid: string; ref: string }> {
  const { uuid, payment_url } = (await order(person)).data.addVipOrder;
  return { uuid, ref: new URL(payment_url).pathname.split('/').at(-1) as string };
}

/** Sends the provider's webhook about a plan's payment. */
async function tell({ uuid, ref }: { uuid: string; ref: string }, outcome: string, more: object = {}) {
  const body = JSON.stringify({ event_id: newKey(), ref, payment_uuid: uuid, outcome, currency: 'TWD', pay_amount: 50_000, ...more });
  const { rows } = await wallet.db.raw('select clock_now() as now');
  const headers = { 'content-type': 'application/json', [SANDBOX_SIGNATURE_HEADER]: signWebhook(secret, body, rows[0].now) };
  return (await wallet.inject({ method: 'POST', url: '/webhooks/sandbox/events', headers, payload: body }, { stream: true })).statusCode;
}

async function bought(person: Person) {
  const payment = await started(person);
  expect(await tell(payment, 'paid')).toBe(204);
  return payment;
}

test('three plans with their services; only PRO has a price', async () => {
  const { data } = await wallet.graphql(
    '{ findVipPlan { list { grade platform_key seconds price { currency_id pay_amount } services { key value age } } } }',
  );
  const [basic, pro, enterprise] = data.findVipPlan.list;
  expect(basic).toMatchObject({ grade: 0, platform_key: 'meowtale', seconds: null, price: [] });
  expect(basic.services).toEqual([
    { key: 'upload.app.add_size', value: 5, age: null },
    { key: 'share.link.max_age', value: 7, age: null },
  ]);
  expect(pro).toMatchObject({ grade: 1, seconds: 2_592_000 });
  expect(pro.price).toEqual([
    { currency_id: 'USD', pay_amount: 1563 },
    { currency_id: 'TWD', pay_amount: 50_000 },
    { currency_id: 'CNY', pay_amount: 11_250 },
  ]);
  expect(pro.services).toContainEqual({ key: 'upload.app.add_size', value: null, age: 2_592_000 });
  expect(pro.services).toHaveLength(7);
  expect(enterprise).toMatchObject({ grade: 2, price: [] });
  const keysOf = ({ services }: { services: { key: string }[] }) => services.map(({ key }) => key);
  expect(keysOf(enterprise)).toEqual(keysOf(pro));
});

test('PRO is paid in money: no coin moves, the plan runs thirty days, and its event is published', async () => {
  const [person, before] = [await wallet.person({ coins: 70 }), await revenue()];
  const { data } = await order(person);
  expect(data.addVipOrder).toMatchObject({ state: 0, coins: 0, vip_grade: 1, pay_amount: 50_000, currency_id: 'TWD' });
  expect(await vipOf(person)).toEqual([]);
  const ref = new URL(data.addVipOrder.payment_url).pathname.split('/').at(-1) as string;
  const { body: page } = await wallet.inject({ url: new URL(data.addVipOrder.payment_url).pathname }, { stream: true });
  expect(page).toContain('<dt>Plan</dt><dd>PRO</dd>');
  expect(page).not.toContain('Meow coins');
  await tell({ uuid: data.addVipOrder.uuid, ref }, 'paid');
  const [vip] = await vipOf(person);
  expect(vip).toMatchObject({ state: 1, grade: 1 });
  expect(daysOf(vip)).toBe(30);
  expect(await revenue()).toBe(before + 50_000);
  expect(await wallet.balances(person)).toMatchObject({ coin: 70 });
  const events = await wallet.db('outbox').where({ type: 'wallet.plan.changed', aggregate_id: person.muid });
  expect(events.map(({ payload }) => payload)).toEqual([
    { userUuid: person.muid, revision: 1, plans: [{ grade: 1, startedAt: vip.started_at, endedAt: vip.ended_at }] },
  ]);
  await wallet.moveClock(30 * DAY_S);
  expect(await vipOf(person)).toEqual([{ ...vip, state: 0 }]);
  await wallet.moveClock(-30 * DAY_S);
});

test("a payment reported ten times, also at once, counts once; a declined one doesn't count", async () => {
  const [person, before] = [await wallet.person(), await revenue()];
  const payment = await started(person);
  expect(await Promise.all(Array.from({ length: 10 }, () => tell(payment, 'paid')))).toEqual(Array(10).fill(204));
  await tell(payment, 'failed');
  const vip = await vipOf(person);
  expect(vip.map(daysOf)).toEqual([30]);
  expect(await revenue()).toBe(before + 50_000);
  const other = await wallet.person();
  await tell(await started(other), 'failed');
  expect(await vipOf(other)).toEqual([]);
});

test('polling starts the plan when the webhook is lost', async () => {
  const person = await wallet.person();
  const { uuid, ref } = await started(person);
  await wallet.db('sandbox_payments').where({ ref }).update({ state: 'paid' });
  const { data } = await wallet.graphql('query ($u: ID!) { findPayment(uuid: $u) { state vip_grade } }', { u: uuid }, person);
  expect(data.findPayment).toEqual({ state: 1, vip_grade: 1 });
  expect(await vipOf(person)).toMatchObject([{ state: 1, grade: 1 }]);
});

test('a running plan is extended at its end, even by two payments at once', async () => {
  const person = await wallet.person();
  const payments = [await started(person), await started(person)];
  await Promise.all(payments.map((payment) => tell(payment, 'paid')));
  const [vip] = await vipOf(person);
  expect(daysOf(vip)).toBeCloseTo(60, 3);
});

test('repeated with one key it is one payment; the key with another price is rejected', async () => {
  const [person, key] = [await wallet.person(), newKey()];
  const responses = await Promise.all(Array.from({ length: 5 }, () => order(person, { key })));
  expect(new Set(responses.map(({ data }) => data.addVipOrder.uuid)).size).toBe(1);
  expect((await order(person, { key, currency: 'USD' })).errors?.[0]?.extensions.code).toBe('idempotency/conflict');
});

test('a refund and a dispute take the plan and its money, a won dispute returns both, in any order of webhooks', async () => {
  const dispute = { dispute_ref: newKey() };
  const steps = [
    ['paid', {}],
    ['disputed', dispute],
    ['dispute-won', dispute],
  ] as const;
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];
  for (const order of orders) {
    const [person, before] = [await wallet.person(), await revenue()];
    const payment = await started(person);
    const mine = { dispute_ref: newKey() };
    for (const step of order) await tell(payment, steps[step as 0][0], step === 0 ? {} : mine);
    expect(await vipOf(person)).toMatchObject([{ state: 1 }]);
    expect(await revenue()).toBe(before + 50_000);
  }
  const [person, before] = [await wallet.person(), await revenue()];
  const [first, second] = [await bought(person), await bought(person)];
  await tell(first, 'disputed', dispute);
  expect((await vipOf(person)).map(daysOf)).toEqual([30]);
  expect(await revenue()).toBe(before + 50_000);
  await tell(first, 'dispute-lost', dispute);
  await tell(second, 'refunded');
  expect(await vipOf(person)).toEqual([]);
  expect(await revenue()).toBe(before);
  await tell(first, 'dispute-won', dispute);
  expect((await vipOf(person)).map(daysOf)).toEqual([30]);
  expect(await wallet.balances(person)).toMatchObject({ coin: 0, debt: 0 });
});

test('at most a year can be paid ahead', async () => {
  const person = await wallet.person();
  for (let time = 0; time < 12; time += 1) await bought(person);
  const { errors } = await order(person);
  expect(errors?.[0]?.extensions.fields).toEqual([{ path: 'grade', key: 'invalid.paid-ahead', params: { maximum: 12 } }]);
  await wallet.moveClock(30 * DAY_S + 60);
  expect((await order(person)).errors).toBeUndefined();
  await wallet.moveClock(-30 * DAY_S - 60);
});

test.each([
  [{ grade: 0 }, 'grade', 'invalid.plan'],
  [{ grade: 2 }, 'grade', 'invalid.plan'],
  [{ currency: 'EUR' }, 'currency_id', 'invalid.currency'],
  [{ pay: 49_999 }, 'pay_amount', 'invalid.pay-amount'],
  [{ pay: 0 }, 'pay_amount', 'invalid.too-small'],
])('%j is rejected with its field named', async (variables, path, key) => {
  const { errors } = await order(await wallet.person(), variables);
  expect(errors?.[0]?.extensions.fields).toMatchObject([{ path, key }]);
});

test("an earlier release without plans can’t settle a plan's payment as coins", async () => {
  const { uuid } = await started(await wallet.person());
  await expect(wallet.db('payments').where({ uuid }).update({ state: 1 })).rejects.toThrow('plan_is_posted');
});

test('open payments count to the year ahead, so that no more can be begun at once', async () => {
  const person = await wallet.person();
  await bought(person);
  const responses = await Promise.all(Array.from({ length: 14 }, () => order(person)));
  const begun = responses.filter(({ errors }) => !errors);
  expect(begun).toHaveLength(11);
  expect(responses.flatMap(({ errors }) => errors?.[0]?.extensions.fields?.[0]?.key ?? [])).toEqual(Array(3).fill('invalid.paid-ahead'));
});
