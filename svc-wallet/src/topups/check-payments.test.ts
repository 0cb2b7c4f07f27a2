import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { examineBooks } from '../ledger/books-repository.ts';
import { type Person, type Recharged, recharged, reportPayment } from '../testing/money.ts';
import { PAY_STORE, STORE_QUOTE } from '../testing/operations.ts';
import { newKey, type TestWallet, testWallet } from '../testing/wallet.ts';
import { CHECKED_AT_ONCE, checkPayments, type PaymentCheck } from './check-payments.ts';
import type { PaymentProvider } from './provider.ts';
import { sandboxProvider, sandboxSecret } from './sandbox/provider.ts';

const MINUTE = 60;
const DAY = 86_400;
let wallet: TestWallet;
let sandbox: PaymentProvider;
beforeAll(async () => {
  wallet = await testWallet();
  sandbox = sandboxProvider({ secret: sandboxSecret(wallet.env.GRANT_SIGNING_SECRET), publicOrigin: 'http://localhost:3000' });
});
afterEach(async () => {
  expect((await examineBooks(wallet.db)).flatMap(({ faults }) => faults)).toEqual([]);
});
afterAll(() => wallet.close());

const check = (provider = sandbox) => checkPayments(wallet.db, { providers: [provider] }, wallet.app.log);
const outcomeOf = (checks: readonly PaymentCheck[], { uuid }: Recharged) => checks.find(({ paymentUuid }) => paymentUuid === uuid)?.outcome;
const stateOf = async ({ uuid }: Recharged) => (await wallet.db('payments').where({ uuid }).first('state')).state;

/** Changes a payment at the provider without a webhook. */
async function silently({ ref }: Recharged, state: string): Promise<void> {
  await wallet
    .db('sandbox_payments')
    .where({ ref })
    .update({ state, ...(/disputed|won|lost/.test(state) && { dispute_ref: newKey() }) });
}

async function paid(person: Person): Promise<Recharged> {
  const payment = await recharged(wallet, person, 500);
  await reportPayment(wallet, payment, 'paid');
  return payment;
}

test('the check of a payment whose webhook was lost credits its coins and pays held orders', async () => {
  const buyer = await wallet.person();
  const { data } = await wallet.graphql(STORE_QUOTE, { store: await wallet.listing() }, buyer);
  await wallet.graphql(PAY_STORE, { quote: data.findStoreQuote.uuid, key: newKey(), wait: true }, buyer);
  const payment = await recharged(wallet, buyer, 500);
  await silently(payment, 'paid');
  expect(outcomeOf(await check(), payment)).toBeUndefined();
  await wallet.moveClock(MINUTE);
  expect(outcomeOf(await check(), payment)).toBe('found');
  expect(await wallet.balances(buyer)).toMatchObject({ coin: 1 });
  await wallet.settleEvents();
  await wallet.moveClock(2 * 60 * MINUTE);
  expect(outcomeOf(await check(), payment)).toBe('unchanged');
});

test.each([
  ['refunded', 0],
  ['disputed', 0],
  ['lost', 0],
  ['won', 500],
])('one that was paid and is %s, of which nobody told, is found out', async (state, coin) => {
  const person = await wallet.person();
  const payment = await paid(person);
  await silently(payment, state);
  await wallet.moveClock(2 * 60 * MINUTE);
  expect(outcomeOf(await check(), payment)).toBe(coin === 0 ? 'found' : 'unchanged');
  expect(await wallet.balances(person)).toMatchObject({ coin, debt: 0 });
});

test('the check applies a dispute when it is opened and again when it is won', async () => {
  const person = await wallet.person();
  const payment = await paid(person);
  await silently(payment, 'disputed');
  await wallet.moveClock(DAY);
  expect(outcomeOf(await check(), payment)).toBe('found');
  expect(await wallet.balances(person)).toMatchObject({ coin: 0 });
  await wallet.db('sandbox_payments').where({ ref: payment.ref }).update({ state: 'won' });
  await wallet.moveClock(30 * DAY);
  expect(outcomeOf(await check(), payment)).toBe('found');
  expect(await wallet.balances(person)).toMatchObject({ coin: 500 });
});

test('a payment that isn’t made within a day fails; made later, it credits its coins', async () => {
  const person = await wallet.person();
  const [left, unanswered] = [await recharged(wallet, person, 500), await recharged(wallet, person, 500)];
  await wallet.db('payments').where({ uuid: unanswered.uuid }).update({ provider_ref: null, payment_url: null });
  await wallet.moveClock(23 * 60 * MINUTE);
  await check();
  expect([await stateOf(left), await stateOf(unanswered)]).toEqual([0, 0]);
  await wallet.moveClock(7 * 60 * MINUTE);
  expect(outcomeOf(await check(), left)).toBe('abandoned');
  expect([await stateOf(left), await stateOf(unanswered)]).toEqual([2, 2]);
  await silently(left, 'paid');
  await wallet.moveClock(DAY);
  expect(outcomeOf(await check(), left)).toBe('found');
  expect([await stateOf(left), await wallet.balances(person)]).toMatchObject([1, { coin: 500 }]);
});

test('a failed check doesn’t stop the others, and is repeated later', async () => {
  const people = [await wallet.person(), await wallet.person()] as const;
  const payments = [await recharged(wallet, people[0], 500), await recharged(wallet, people[1], 500)] as const;
  for (const payment of payments) await silently(payment, 'paid');
  await wallet.moveClock(MINUTE);
  const halting: PaymentProvider = {
    ...sandbox,
    fetchPayment: async (db, ref) => (ref === payments[0].ref ? Promise.reject(new Error('no answer')) : sandbox.fetchPayment(db, ref)),
  };
  const checks = await check(halting);
  expect(payments.map((payment) => outcomeOf(checks, payment))).toEqual(['failed', 'found']);
  await wallet.moveClock(2 * MINUTE);
  expect(outcomeOf(await check(), payments[0])).toBe('found');
});

test('no more than some are asked of at a time, each by one, and none once it is long over', async () => {
  await wallet.db('payments').update({ check_after: null });
  const person = await wallet.person();
  const first = await paid(person);
  const { rowCount } = await wallet.db.raw(
    `insert into payments (uuid, user_uuid, provider_key, currency, coins, pay_amount, provider_ref, check_after)
     select uuidv7(), ?, 'sandbox', 'USD', 500, 500, uuidv7()::text, clock_now() from generate_series(1, ?)`,
    [person.muid, CHECKED_AT_ONCE],
  );
  await wallet.moveClock(121 * DAY);
  const [some, others] = await Promise.all([check(), check()]);
  expect([some.length, others.length].toSorted()).toEqual([CHECKED_AT_ONCE, rowCount + 1 - CHECKED_AT_ONCE].toSorted());
  expect(new Set([...some, ...others].map(({ paymentUuid }) => paymentUuid)).size).toBe(rowCount + 1);
  expect(await wallet.db('payments').where({ uuid: first.uuid })).toMatchObject([{ check_after: null }]);
  expect((await check()).filter(({ paymentUuid }) => paymentUuid === first.uuid)).toEqual([]);
});
