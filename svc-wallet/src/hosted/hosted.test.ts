import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { HOSTED_CREDENTIALS_MAX, HOSTED_PAGE_SECONDS } from '@meowtale/contracts';
import { recharged, reportPayment } from '../testing/money.ts';
import { newKey, type TestWallet, testWallet } from '../testing/wallet.ts';
import { PRUNE_CREDENTIALS } from './repository.ts';

let wallet: TestWallet;
beforeAll(async () => {
  wallet = await testWallet();
});
afterAll(() => wallet.close());

type Person = Awaited<ReturnType<TestWallet['person']>>;
type Action = 'recharge' | 'payment-log';

const ADD = `mutation Add($action: String!, $amount: Coins, $currency: String, $back: String) {
  addHostedPage(action: $action, amount: $amount, currency_id: $currency, return_url: $back) { url expires_at }
}`;
const OPEN = `mutation Open($data: String!, $action: String!) {
  openHostedPage(data: $data, action: $action) { hosted_grant action payload { amount currency_id return_url } user_uuid nickname expires_at }
}`;
const RECHARGE = `mutation ($grant: String, $key: ID!) {
  rechargeAccount(payment_provider_id: "sandbox", currency_id: "USD", amount: 500, hosted_grant: $grant, idempotency_key: $key) { uuid state }
}`;
const PAYMENT = 'query ($u: ID!, $grant: String) { findPayment(uuid: $u, hosted_grant: $grant) { state } }';
const LOG = `query ($grant: String, $q: ListQuery) {
  findPaymentLog(hosted_grant: $grant, q: $q) { list { uuid state reversal coins vip_grade currency_id pay_amount provider_key } totalCount }
}`;

const add = (person: Person | undefined, variables: object = {}) => wallet.graphql(ADD, { action: 'recharge', ...variables }, person);
const open = (data: string, action: string = 'recharge', person?: Person) => wallet.graphql(OPEN, { data, action }, person);
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;

async function dataFor(person: Person, action: Action = 'recharge', begin: object = {}): Promise<string> {
  const { data } = await add(person, { action, ...begin });
  return new URL(data.addHostedPage.url).searchParams.get('data') ?? '';
}

async function grantFor(person: Person, action: Action = 'recharge'): Promise<string> {
  return (await open(await dataFor(person, action), action)).data.openHostedPage.hosted_grant;
}

const unpacked = (data: string) => JSON.parse(Buffer.from(data, 'base64url').toString());
const packed = (data: unknown) => Buffer.from(JSON.stringify(data)).toString('base64url');

describe('a credential', () => {
  test('is in the address as base64 of token, action and payload; the database only has its hash', async () => {
    const person = await wallet.person();
    const begin = { amount: 123, currency: 'TWD', back: '/zh-TW/store?state=x' };
    const { data } = await add(person, begin);
    const url = new URL(data.addHostedPage.url);
    expect(url.origin + url.pathname).toBe('http://localhost:3000/hosted/recharge');
    expect([...url.searchParams.keys()]).toEqual(['data']);
    const decoded = unpacked(url.searchParams.get('data') ?? '');
    const payload = { amount: 123, currency_id: 'TWD', return_url: '/zh-TW/store?state=x' };
    expect(decoded).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), action: 'recharge', payload });
    const rows = await wallet.db('hosted_credentials').where({ user_uuid: person.muid });
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(decoded.token);
    const opened = await open(url.searchParams.get('data') ?? '');
    expect(opened.data.openHostedPage).toMatchObject({ action: 'recharge', payload, user_uuid: person.muid });
    const after = await wallet.db('hosted_credentials').where({ user_uuid: person.muid });
    expect(JSON.stringify(after)).not.toContain(opened.data.openHostedPage.hosted_grant);
  });

  test('opens its page once, even with twenty calls at once', async () => {
    const data = await dataFor(await wallet.person());
    const responses = await Promise.all(Array.from({ length: 20 }, () => open(data)));
    expect(responses.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(responses.map(codeOf).filter(Boolean)).toEqual(Array(19).fill('hosted/credential-used'));
    expect(await open(data)).toMatchObject({ errors: [{ extensions: { code: 'hosted/credential-used', status: 409 } }] });
  });

  test('is valid for two minutes by the database’s clock', async () => {
    const person = await wallet.person();
    const [first, second] = [await dataFor(person), await dataFor(person)];
    await wallet.moveClock(119);
    expect(codeOf(await open(first))).toBeUndefined();
    await wallet.moveClock(2);
    expect(await open(second)).toMatchObject({ errors: [{ extensions: { code: 'hosted/credential-expired', status: 410 } }] });
    await wallet.moveClock(-121);
  });

  test("can't be used by another signed-in person, and isn't used up by them", async () => {
    const [owner, other] = [await wallet.person(), await wallet.person()];
    const data = await dataFor(owner);
    expect(await open(data, 'recharge', other)).toMatchObject({
      errors: [{ extensions: { code: 'hosted/credential-foreign', status: 403 } }],
    });
    expect(codeOf(await open(data, 'recharge', owner))).toBeUndefined();
  });

  test('is for one page: another page rejects it, and it stays valid', async () => {
    const person = await wallet.person();
    const data = await dataFor(person, 'payment-log');
    expect(codeOf(await open(data, 'recharge'))).toBe('hosted/credential-invalid');
    expect(codeOf(await open(packed({ ...unpacked(data), action: 'recharge' }), 'recharge'))).toBe('hosted/credential-invalid');
    expect(codeOf(await open(data, 'payment-log'))).toBeUndefined();
  });

  test('is invalid with any change of its payload', async () => {
    const data = await dataFor(await wallet.person(), 'recharge', { amount: 5, back: '/store' });
    const decoded = unpacked(data);
    for (const payload of [
      { ...decoded.payload, amount: 500 },
      { ...decoded.payload, return_url: 'https://evil.example/' },
      { ...decoded.payload, currency_id: 'CNY' },
      { ...decoded.payload, more: 1 },
    ])
      expect(codeOf(await open(packed({ ...decoded, payload })))).toBe('hosted/credential-invalid');
    // The same credential in the other base64 alphabet, with padding, is valid.
    expect(codeOf(await open(Buffer.from(JSON.stringify(decoded)).toString('base64')))).toBeUndefined();
  });

  const token = 'A'.repeat(43);
  const payload = { amount: null, currency_id: null, return_url: null };
  test.each([
    'x',
    '%%%',
    packed(null),
    packed([]),
    packed('text'),
    packed({ token }),
    packed({ token, action: 'recharge', payload }),
    packed({ token: { $ne: null }, action: 'recharge', payload }),
    packed({ token: "' or 1=1 --", action: 'recharge', payload }),
    packed({ token, action: 'withdraw', payload }),
    packed({ token, action: 'recharge', payload: { ...payload, amount: '5' } }),
    packed({ token, action: 'recharge', payload, __proto__: { admin: true }, constructor: 1 }),
    Buffer.from([0xff, 0xfe, 0x00]).toString('base64url'),
  ])('%j is invalid, and the error names the field', async (data) => {
    expect((await open(data)).errors?.[0]?.extensions).toMatchObject({
      code: 'hosted/credential-invalid',
      status: 400,
      fields: [{ path: 'data', key: 'invalid.credential' }],
    });
  });

  test.each([
    [{ data: '', action: 'recharge' }, 'data'],
    [{ data: 'x'.repeat(4097), action: 'recharge' }, 'data'],
    [{ data: 'x', action: 'withdraw' }, 'action'],
  ])('opening with %j names the invalid field', async (variables, path) => {
    const { errors } = await wallet.graphql(OPEN, variables);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'input/invalid', fields: [{ path }] });
  });

  test.each([
    [{ action: 'withdraw' }, 'action'],
    [{ action: 'payment-log', amount: 5 }, 'action'],
    [{ amount: 0 }, 'amount'],
    [{ amount: 1_000_001 }, 'amount'],
    [{ currency: 'EUR' }, 'currency_id'],
    [{ back: 'https://evil.example/' }, 'return_url'],
    [{ back: '//evil.example' }, 'return_url'],
    [{ back: 'javascript:alert(1)' }, 'return_url'],
    [{ back: `/${'x'.repeat(2048)}` }, 'return_url'],
  ])('adding one with %j names the invalid field', async (variables, path) => {
    const { errors } = await add(await wallet.person(), variables);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'input/invalid', fields: [{ path }] });
  });

  test('stays valid among the newest unused ones only', async () => {
    const person = await wallet.person();
    const all: string[] = [];
    for (let count = 0; count <= HOSTED_CREDENTIALS_MAX; count += 1) all.push(await dataFor(person));
    expect(codeOf(await open(all[0] ?? ''))).toBe('hosted/credential-invalid');
    expect(codeOf(await open(all[1] ?? ''))).toBeUndefined();
    expect(codeOf(await open(all.at(-1) ?? ''))).toBeUndefined();
  });

  test('is pruned after a day', async () => {
    const person = await wallet.person();
    await dataFor(person);
    const left = async () => Number((await wallet.db('hosted_credentials').where({ user_uuid: person.muid }).count())[0]?.count);
    await wallet.db.raw(PRUNE_CREDENTIALS);
    expect(await left()).toBe(1);
    await wallet.moveClock(86_401);
    await wallet.db.raw(PRUNE_CREDENTIALS);
    expect(await left()).toBe(0);
    await wallet.moveClock(-86_401);
  });
});

describe('an opened page', () => {
  test('tops up the account of its credential without a sign-in', async () => {
    const person = await wallet.person();
    const grant = await grantFor(person);
    const { data } = await wallet.graphql(RECHARGE, { grant, key: newKey() });
    const { uuid } = data.rechargeAccount;
    expect((await wallet.graphql(PAYMENT, { u: uuid, grant })).data.findPayment).toEqual({ state: 0 });
    await wallet.db('sandbox_payments').where({ payment_uuid: uuid }).update({ state: 'paid' });
    expect((await wallet.graphql(PAYMENT, { u: uuid, grant })).data.findPayment).toEqual({ state: 1 });
    expect(await wallet.balances(person)).toMatchObject({ coin: 500 });
  });

  test('shows no other account’s payment, and no other page’s list', async () => {
    const [person, other] = [await wallet.person(), await wallet.person()];
    const theirs = await recharged(wallet, other, 500);
    const [recharge, log] = [await grantFor(person), await grantFor(person, 'payment-log')];
    expect((await wallet.graphql(PAYMENT, { u: theirs.uuid, grant: recharge })).data.findPayment).toBeNull();
    expect(codeOf(await wallet.graphql(LOG, { grant: recharge }))).toBe('hosted/page-ended');
    expect(codeOf(await wallet.graphql(RECHARGE, { grant: log, key: newKey() }))).toBe('hosted/page-ended');
    expect(codeOf(await wallet.graphql(PAYMENT, { u: theirs.uuid, grant: log }))).toBe('hosted/page-ended');
    expect((await wallet.graphql(LOG, { grant: log })).data.findPaymentLog.totalCount).toBe(0);
  });

  test("can't be used by a person signed in with another account", async () => {
    const [owner, other] = [await wallet.person(), await wallet.person()];
    const grant = await grantFor(owner);
    expect(codeOf(await wallet.graphql(RECHARGE, { grant, key: newKey() }, other))).toBe('hosted/credential-foreign');
    expect(codeOf(await wallet.graphql(RECHARGE, { grant, key: newKey() }, owner))).toBeUndefined();
  });

  test('ends after a quarter of an hour; neither the credential nor a made-up grant continues it', async () => {
    const person = await wallet.person();
    const data = await dataFor(person);
    const { token } = unpacked(data);
    const grant = (await open(data)).data.openHostedPage.hosted_grant;
    for (const made of [token, 'B'.repeat(43)])
      expect(codeOf(await wallet.graphql(RECHARGE, { grant: made, key: newKey() }))).toBe('hosted/page-ended');
    for (const bad of ['', 'x', "' or 1=1 --", 'B'.repeat(44)])
      expect((await wallet.graphql(RECHARGE, { grant: bad, key: newKey() })).errors?.[0]?.extensions).toMatchObject({
        code: 'input/invalid',
        fields: [{ path: 'hosted_grant' }],
      });
    await wallet.moveClock(HOSTED_PAGE_SECONDS - 1);
    expect(codeOf(await wallet.graphql(RECHARGE, { grant, key: newKey() }))).toBeUndefined();
    await wallet.moveClock(2);
    expect(codeOf(await wallet.graphql(RECHARGE, { grant, key: newKey() }))).toBe('hosted/page-ended');
    await wallet.moveClock(-HOSTED_PAGE_SECONDS - 1);
  });

  test('only permits its own calls: coins, orders and the account log need a sign-in', async () => {
    await grantFor(await wallet.person());
    expect(codeOf(await wallet.graphql('{ findAccountLog { totalCount } }'))).toBe('auth/required');
    expect(codeOf(await wallet.graphql('{ findStoreOrder { totalCount } }'))).toBe('auth/required');
    expect(codeOf(await wallet.graphql(LOG))).toBe('auth/required');
  });
});

describe('the payment log', () => {
  test('lists each payment and its state, newest first, for its owner and for their page alike', async () => {
    const person = await wallet.person();
    const made = [];
    for (const outcomes of [
      [],
      ['failed'],
      ['paid'],
      ['paid', 'refunded'],
      ['paid', 'disputed'],
      ['paid', 'disputed', 'dispute-lost'],
    ] as const) {
      const payment = await recharged(wallet, person, 500);
      for (const outcome of outcomes) await reportPayment(wallet, payment, outcome);
      made.push(payment.uuid);
    }
    const grant = await grantFor(person, 'payment-log');
    const mine = (await wallet.graphql(LOG, {}, person)).data.findPaymentLog;
    expect((await wallet.graphql(LOG, { grant })).data.findPaymentLog).toEqual(mine);
    expect(mine.totalCount).toBe(6);
    expect(mine.list.map(({ uuid }: { uuid: string }) => uuid)).toEqual(made.toReversed());
    expect(mine.list.map(({ state, reversal }: { state: number; reversal: string | null }) => [state, reversal])).toEqual([
      [1, 'lost'],
      [1, 'disputed'],
      [1, 'refunded'],
      [1, null],
      [2, null],
      [0, null],
    ]);
    expect(mine.list[0]).toMatchObject({ coins: 500, vip_grade: null, currency_id: 'USD', pay_amount: 500, provider_key: 'sandbox' });
  });

  test('pages within the limits of a list', async () => {
    const person = await wallet.person();
    for (let count = 0; count < 3; count += 1) await recharged(wallet, person, 5);
    const { list, totalCount } = (await wallet.graphql(LOG, { q: { page: 2, pageSize: 2 } }, person)).data.findPaymentLog;
    expect([list.length, totalCount]).toEqual([1, 3]);
    for (const q of [{ pageSize: 101 }, { page: 0 }, { orderField: 'pay_amount-desc' }, { after: 'x' }])
      expect(codeOf(await wallet.graphql(LOG, { q }, person))).toBe('input/invalid');
  });
});
