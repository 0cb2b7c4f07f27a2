import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newKey, type TestWallet, testWallet } from '../testing/wallet.ts';

let wallet: TestWallet;
beforeAll(async () => {
  wallet = await testWallet();
});
afterAll(() => wallet.close());

type Person = Awaited<ReturnType<TestWallet['person']>>;

const RECHARGE = `mutation ($key: ID!, $provider: ID = "sandbox") {
  rechargeAccount(payment_provider_id: $provider, currency_id: "USD", amount: 1, idempotency_key: $key) { uuid }
}`;
const begin = (person: Person, more: object = {}) => wallet.graphql(RECHARGE, { key: newKey(), ...more }, person);

test('a person has at most fifty open payments, also when begun at once; an ended one makes room', async () => {
  const person = await wallet.person();
  const responses = await Promise.all(Array.from({ length: 60 }, () => begin(person)));
  expect(responses.flatMap(({ errors }) => errors?.[0]?.extensions.fields ?? [])).toEqual(
    Array(10).fill({ path: 'payment_provider_id', key: 'invalid.too-many-payments', params: { maximum: 50 } }),
  );
  const { uuid } = responses.find(({ errors }) => !errors)?.data.rechargeAccount ?? {};
  await wallet.db('sandbox_payments').where({ payment_uuid: uuid }).update({ state: 'declined' });
  await wallet.graphql('query ($uuid: ID!) { findPayment(uuid: $uuid) { state } }', { uuid }, person);
  expect((await begin(person)).errors).toBeUndefined();
  expect((await begin(await wallet.person())).errors).toBeUndefined();
});

test('payments that weren’t made within a day don’t count as open', async () => {
  const person = await wallet.person();
  for (let begun = 0; begun < 50; begun += 1) await begin(person);
  expect((await begin(person)).errors?.[0]?.extensions.code).toBe('input/invalid');
  await wallet.moveClock(86_401);
  expect((await begin({ ...person, expiresAt: Math.floor(Date.now() / 1000) + 200_000 } as Person)).errors).toBeUndefined();
  await wallet.moveClock(-86_401);
});

test.each(['stripe', 'nobody', '__proto__'])('%s isn’t offered, and is rejected as input', async (provider) => {
  const { errors } = await begin(await wallet.person(), { provider });
  const expected = { code: 'input/invalid', status: 400, fields: [{ path: 'payment_provider_id', key: 'invalid.provider' }] };
  expect(errors?.[0]?.extensions).toMatchObject(expected);
});
