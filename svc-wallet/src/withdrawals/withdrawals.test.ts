import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { EVENTS } from '@meowtale/contracts/events/index';
import { masterKeys, open, rewrap, seal } from '../banks/envelope.ts';
import { rotateKeys } from '../banks/service.ts';
import { examineBooks } from '../ledger/books-repository.ts';
import { readPlatformBalance } from '../ledger/service.ts';
import {
  ADD_RUN,
  asStaff,
  BANK,
  earn,
  earner,
  NUMBER,
  requestWithdrawal,
  reviewed,
  SET_BANK,
  staffOf,
  WITHDRAW,
} from '../testing/payouts.ts';
import { newKey, TEST_WITHDRAWALS, type TestWallet, testWallet } from '../testing/wallet.ts';
import { countLate, expireUncorrected } from './watch.ts';

const DAY = 86_400;
/** The number of races; `npm run prove` runs more. */
const RACES = Number(process.env.PROVE_WITHDRAWAL_RACES ?? 1);
const log: string[] = [];
let wallet: TestWallet;
beforeAll(async () => {
  wallet = await testWallet({ env: { LOG_LEVEL: 'trace' }, overrides: { logStream: { write: (line) => void log.push(line) } } });
});
afterAll(async () => {
  expect((await examineBooks(wallet.db)).flatMap(({ faults }) => faults)).toEqual([]);
  expect(await dumpHas(NUMBER)).toEqual([]);
  expect(log.join('')).not.toContain(NUMBER);
  await wallet.close();
});

const OWN = '{ findWithdrawal { list { uuid state step memo tax total bank_last_four history { step memo } } } }';
const CANCEL = 'mutation ($uuid: ID!, $key: ID!) { cancelWithdrawal(uuid: $uuid, idempotency_key: $key) { state step } }';
const FEE = 'query ($amount: Coins!) { findWithdrawalFee(amount: $amount) { amount tax total } }';
const LOOK = 'mutation ($uuid: ID!, $reason: String!) { openUserBank(withdrawal_uuid: $uuid, reason: $reason) { bank } }';
const own = async (person: object) => (await wallet.graphql(OWN, {}, person)).data.findWithdrawal.list;

/** Returns the tables with a row that contains this text, as text or as its bytes. */
async function dumpHas(text: string): Promise<string[]> {
  const { owner } = wallet.database;
  const { rows } = await owner.raw(
    "select table_schema || '.' || table_name as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema in ('public', 'ledger')",
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const likes = [`%${text}%`, `%${Buffer.from(text).toString('hex')}%`];
    const hit = await owner.raw(`select 1 from ${name} as t where t::text like any (?::text[]) limit 1`, [likes]);
    if (hit.rows.length > 0) found.push(name);
  }
  return found;
}

describe('bank data', () => {
  test('is saved encrypted, and shown by its last four characters only', async () => {
    const person = await earner(wallet, 0);
    const { data } = await wallet.graphql('{ findUserBank { uuid payee accountnumber swift meta intermediary_swift } }', {}, person);
    expect(data.findUserBank).toEqual([
      {
        uuid: person.bank,
        payee: 'Mina Okafor',
        accountnumber: '3000',
        swift: 'DEUTDEFF',
        meta: { clearing_code: '' },
        intermediary_swift: null,
      },
    ]);
    expect(await dumpHas('Mina Okafor')).toEqual([]);
    expect(await dumpHas(person.bank)).toContain('public.user_banks');
  });

  test("can't be decrypted for another person or when changed, and is rewrapped for a new master key", async () => {
    const [first, both] = ['a:', 'b:'].map((id) => `${id}${id[0]?.repeat(64)}`);
    const [old, current] = [masterKeys.parse(first), masterKeys.parse(`${both},${first}`)];
    const box = seal(old, 'mina', { number: NUMBER });
    expect(open(old, 'mina', box)).toEqual({ number: NUMBER });
    expect(() => open(old, 'noor', box)).toThrow();
    expect(() => open(old, 'mina', { ...box, sealed: Buffer.concat([box.sealed.subarray(0, -1), Buffer.from([0, 1])]) })).toThrow();
    expect(() => open(masterKeys.parse(both), 'mina', box)).toThrow('the master key a is not among those given');
    const turned = { ...box, ...rewrap(current, 'mina', box) };
    expect([turned.key_id, open(masterKeys.parse(both), 'mina', turned)]).toEqual(['b', { number: NUMBER }]);
    for (const wrong of ['', 'a', `a:${'0'.repeat(63)}`, `${first},${first}`]) expect(masterKeys.safeParse(wrong).success).toBe(false);
  });

  test('is rewrapped by the command that rotates keys, also in withdrawals', async () => {
    const person = await earner(wallet, 1000);
    await requestWithdrawal(wallet, person, 500);
    const next = new Map([['next', Buffer.alloc(32, 9)], ...TEST_WITHDRAWALS.WITHDRAWALS.keys]);
    expect(await rotateKeys(wallet.db, next)).toBeGreaterThanOrEqual(2);
    expect(await rotateKeys(wallet.db, next)).toBe(0);
    expect(await wallet.db('withdrawals').whereNot({ key_id: 'next' })).toEqual([]);
    expect(await rotateKeys(wallet.db, new Map([...next].toReversed()))).toBeGreaterThanOrEqual(2);
  });

  test('that is invalid names its fields', async () => {
    const { errors } = await wallet.graphql(SET_BANK, { bank: { ...BANK, accountnumber: 'DE00' } }, await wallet.person());
    expect(errors?.[0]?.extensions.fields).toEqual([{ path: 'user_bank.accountnumber', key: 'invalid.iban' }]);
  });

  test('is shown in full to staff only, and each view is an audit entry with its reason', async () => {
    const [by, person] = [await staffOf(wallet), await earner(wallet, 1000)];
    const uuid = await requestWithdrawal(wallet, person, 500);
    expect((await wallet.graphql(LOOK, { uuid, reason: ' ' }, by)).errors?.[0]?.extensions.fields).toMatchObject([
      { path: 'reason', key: 'invalid.empty' },
    ]);
    expect((await wallet.graphql(LOOK, { uuid, reason: 'x' }, person)).errors?.[0]?.extensions.code).toBe('auth/forbidden');
    const { data } = await wallet.graphql(LOOK, { uuid, reason: 'The bank asks' }, by);
    expect(data.openUserBank.bank).toMatchObject({ accountnumber: NUMBER, payee: 'Mina Okafor' });
    const events = await wallet.db('outbox').where({ type: 'wallet.staff.acted', aggregate_id: uuid });
    expect(events.map(({ payload }) => EVENTS['wallet.staff.acted'].schema.parse(payload))).toEqual([
      {
        actorUuid: by.muid,
        action: 'bank-look',
        subject: { type: 'withdrawal', uuid, name: 'Mina' },
        reason: 'The bank asks',
        withdrawal: { userUuid: person.muid, amountCoins: 500 },
      },
    ]);
  });
});

describe('requesting a payout', () => {
  test('reserves the amount, and shows the fee before', async () => {
    const person = await earner(wallet, 12_000);
    const available = '{ getAccountAvailableWithdrawAmount { amount minimum maximum on_hold } }';
    const before = (await wallet.graphql(available, {}, person)).data.getAccountAvailableWithdrawAmount;
    expect(before).toEqual({ amount: 12_000, minimum: 0, maximum: 999_999_999_999_999, on_hold: 0 });
    expect((await wallet.graphql(FEE, { amount: 10_000 }, person)).data.findWithdrawalFee).toEqual({
      amount: 10_000,
      tax: 180,
      total: 9820,
    });
    const { data } = await wallet.graphql(WITHDRAW, { amount: 10_000, bank: person.bank, key: newKey() }, person);
    expect(data.addAccountLog).toMatchObject({
      amount: 10_000,
      tax: 180,
      total: 9820,
      state: 0,
      step: 'requested',
      bank_last_four: '3000',
    });
    expect(await wallet.balances(person)).toMatchObject({ earnings_available: 2000, withdrawal_hold: 10_000 });
    expect((await wallet.graphql(available, {}, person)).data.getAccountAvailableWithdrawAmount).toMatchObject({
      amount: 2000,
      on_hold: 10_000,
    });
  });

  test.each([
    [{ amount: 0 }, [{ path: 'account_log.amount', key: 'invalid.too-small' }]],
    [{ amount: 1_000_000_000_000_000 }, [{ path: 'account_log.amount', key: 'invalid.too-large' }]],
    [{ amount: 30 }, [{ path: 'account_log.amount', key: 'invalid.receipt-negative', params: { fee: 30 } }]],
    [{ amount: 500, bank: newKey() }, [{ path: 'account_log.bill_no', key: 'invalid.bank-changed' }]],
  ])('%j is rejected with its field named', async (given, fields) => {
    const person = await earner(wallet, 1000);
    const { errors } = await wallet.graphql(WITHDRAW, { bank: person.bank, key: newKey(), ...given }, person);
    expect(errors?.[0]?.extensions.fields).toMatchObject(fields);
    expect(await wallet.balances(person)).toMatchObject({ earnings_available: 1000, withdrawal_hold: 0 });
  });

  test("must exceed the configured minimum, and silver can't be paid out", async () => {
    const strict = await testWallet({ env: { WITHDRAWALS: { ...TEST_WITHDRAWALS.WITHDRAWALS, minCoins: 500 } } });
    const person = await earner(strict, 1000);
    const ask = (amount: number) => strict.graphql(WITHDRAW, { amount, bank: person.bank, key: newKey() }, person);
    expect((await ask(500)).errors?.[0]?.extensions.fields).toEqual([
      { path: 'account_log.amount', key: 'invalid.withdraw-minimum', params: { minimum: 500 } },
    ]);
    expect((await ask(501)).data.addAccountLog.state).toBe(0);
    const silver = WITHDRAW.replace('amount: $amount', 'amount: $amount, type: 1');
    const response = await strict.graphql(silver, { amount: 600, bank: person.bank, key: newKey() }, person);
    expect(response.errors?.[0]?.extensions.fields).toEqual([{ path: 'account_log.type', key: 'invalid.type' }]);
    await strict.close();
  });

  test("is limited to settled earnings that aren't owed", async () => {
    const person = await earner(wallet, 1000);
    const { errors } = await wallet.graphql(WITHDRAW, { amount: 1001, bank: person.bank, key: newKey() }, person);
    expect(errors?.[0]?.extensions.code).toBe('wallet/insufficient');
    expect((await wallet.graphql(FEE, { amount: 1 }, await wallet.person())).errors?.[0]?.extensions.fields).toEqual([
      { path: 'amount', key: 'invalid.bank-missing' },
    ]);
  });

  test('only goes to the bank that was shown', async () => {
    const person = await earner(wallet, 1000);
    await wallet.graphql(SET_BANK, { bank: { ...BANK, payee: 'Somebody Else' } }, person);
    const { errors } = await wallet.graphql(WITHDRAW, { amount: 500, bank: person.bank, key: newKey() }, person);
    expect(errors?.[0]?.extensions.fields).toEqual([{ path: 'account_log.bill_no', key: 'invalid.bank-changed' }]);
  });

  test('waits for the end of a suspension', async () => {
    const person = await earner(wallet, 1000);
    const until = new Date(Date.now() + 40 * DAY * 1000).toISOString();
    const payload = { userUuid: person.muid, nickname: 'Mina', country: null, roles: ['user', 'creator'] };
    await wallet.tell('catalog.user.changed', person.muid, { ...payload, revision: 2, suspendedUntil: until });
    const ask = () => wallet.graphql(WITHDRAW, { amount: 500, bank: person.bank, key: newKey() }, person);
    expect((await ask()).errors?.[0]?.extensions).toMatchObject({ code: 'auth/suspended', data: { until } });
    await wallet.tell('catalog.user.changed', person.muid, { ...payload, revision: 3 });
    expect((await ask()).data.addAccountLog.state).toBe(0);
  });

  test('of the whole balance 50 times at once succeeds once, and one key requests once', async () => {
    for (let race = 0; race < RACES; race += 1) {
      const person = await earner(wallet, 10_000);
      const ask = (key: string) => wallet.graphql(WITHDRAW, { amount: 10_000, bank: person.bank, key }, person);
      const responses = await Promise.all(Array.from({ length: 50 }, () => ask(newKey())));
      expect(responses.filter(({ errors }) => !errors)).toHaveLength(1);
      expect(new Set(responses.flatMap(({ errors }) => errors?.[0]?.extensions.code ?? []))).toEqual(new Set(['wallet/insufficient']));
      expect(await wallet.balances(person)).toMatchObject({ earnings_available: 0, withdrawal_hold: 10_000 });
      await earn(wallet, person, 10_000);
      const key = newKey();
      const same = await Promise.all(Array.from({ length: 10 }, () => ask(key)));
      expect(new Set(same.map(({ data }) => data.addAccountLog.uuid)).size).toBe(1);
      expect(await wallet.db('withdrawals').where({ user_uuid: person.muid })).toHaveLength(2);
    }
  });

  test('can be cancelled until staff take it', async () => {
    const [by, person, other] = [await staffOf(wallet), await earner(wallet, 1000), await wallet.person()];
    const [first, second] = [await requestWithdrawal(wallet, person, 500), await requestWithdrawal(wallet, person, 500)];
    expect((await wallet.graphql(CANCEL, { uuid: first, key: newKey() }, other)).errors?.[0]?.extensions.code).toBe('404');
    expect((await wallet.graphql(CANCEL, { uuid: first, key: newKey() }, person)).data.cancelWithdrawal).toEqual({
      state: 2,
      step: 'cancelled',
    });
    await reviewed(wallet, by, second, 'take');
    expect((await wallet.graphql(CANCEL, { uuid: second, key: newKey() }, person)).errors?.[0]?.extensions.code).toBe('withdrawal/state');
    expect(await wallet.balances(person)).toMatchObject({ earnings_available: 500, withdrawal_hold: 500 });
  });
});

describe('staff', () => {
  test('pay what they took: the reserved amount is paid out, the fee is booked, the creator is notified', async () => {
    const [by, person] = [await staffOf(wallet), await earner(wallet, 10_000)];
    const uuid = await requestWithdrawal(wallet, person, 10_000);
    const [fee, bank] = [await readPlatformBalance(wallet.db, 'withdrawal_fee'), await readPlatformBalance(wallet.db, 'bank', 'USD')];
    expect(await reviewed(wallet, by, uuid, 'paid')).toBe('withdrawal/state');
    expect(await reviewed(wallet, by, uuid, 'take')).toMatchObject({ state: 3, step: 'taken' });
    expect(await reviewed(wallet, by, uuid, 'paid')).toMatchObject({ state: 1, step: 'paid' });
    expect(await reviewed(wallet, by, uuid, 'failed', 'x')).toBe('withdrawal/state');
    expect(await wallet.balances(person)).toMatchObject({ earnings_available: 0, withdrawal_hold: 0 });
    expect((await readPlatformBalance(wallet.db, 'withdrawal_fee')) - fee).toBe(180);
    expect((await readPlatformBalance(wallet.db, 'bank', 'USD')) - bank).toBe(-9820);
    const events = await wallet.db('outbox').where({ type: 'wallet.withdrawal.decided', aggregate_id: uuid });
    expect(events.map(({ payload }) => EVENTS['wallet.withdrawal.decided'].schema.parse(payload))).toMatchObject([
      { userUuid: person.muid, outcome: 'paid', amountCoins: 10_000, feeCoins: 180 },
    ]);
    expect(await own(person)).toMatchObject([
      { state: 1, step: 'paid', history: [{ step: 'requested' }, { step: 'taken' }, { step: 'paid' }] },
    ]);
  });

  test('return a failed payout with its reason, decide none of their own, and can release what they took', async () => {
    const person = asStaff(await earner(wallet, 1000));
    const by = await staffOf(wallet);
    const uuid = await requestWithdrawal(wallet, person, 1000);
    expect(await reviewed(wallet, person, uuid, 'take')).toBe('auth/forbidden');
    await reviewed(wallet, by, uuid, 'take');
    expect(await reviewed(wallet, by, uuid, 'release')).toMatchObject({ state: 0, step: 'released' });
    await reviewed(wallet, by, uuid, 'take');
    expect(await reviewed(wallet, by, uuid, 'failed')).toBe('input/invalid');
    expect(await reviewed(wallet, by, uuid, 'failed', 'The account is closed.')).toMatchObject({ state: 2, step: 'failed' });
    expect(await wallet.balances(person)).toMatchObject({ earnings_available: 1000, withdrawal_hold: 0 });
    expect(await own(person)).toMatchObject([{ state: 2, memo: 'The account is closed.' }]);
  });

  test('have to be two above a limit: the first can’t agree with themselves', async () => {
    const [first, second, person] = [await staffOf(wallet), await staffOf(wallet), await earner(wallet, 100_000)];
    const uuid = await requestWithdrawal(wallet, person, 100_000);
    expect(await reviewed(wallet, first, uuid, 'take')).toMatchObject({ lacks_second: true });
    expect(await reviewed(wallet, first, uuid, 'paid')).toBe('withdrawal/second-person');
    expect(await reviewed(wallet, first, uuid, 'agree')).toBe('withdrawal/second-person');
    expect(await reviewed(wallet, second, uuid, 'paid')).toBe('withdrawal/second-person');
    const response = await wallet.graphql(ADD_RUN, { uuids: [uuid], key: newKey() }, second);
    expect(response.errors?.[0]?.extensions.fields).toEqual([{ path: 'withdrawal_uuids.0', key: 'invalid.state' }]);
    expect(await reviewed(wallet, second, uuid, 'agree')).toMatchObject({ lacks_second: false, step: 'agreed' });
    expect(await reviewed(wallet, second, uuid, 'paid')).toMatchObject({ state: 1 });
    expect(await own(person)).toMatchObject([{ history: [{ step: 'requested' }, { step: 'taken' }, { step: 'paid' }] }]);
  });

  test('deciding at once make one decision, and the coins move once', async () => {
    const [a, b, person] = [await staffOf(wallet), await staffOf(wallet), await earner(wallet, 1000)];
    const uuid = await requestWithdrawal(wallet, person, 1000);
    await reviewed(wallet, a, uuid, 'take');
    const responses = await Promise.all([reviewed(wallet, a, uuid, 'paid'), reviewed(wallet, b, uuid, 'failed', 'Sent back')]);
    expect(responses.filter((answer) => answer === 'withdrawal/state')).toHaveLength(1);
    expect((await wallet.balances(person)).withdrawal_hold).toBe(0);
  });

  test('request other bank data: this withdrawal gets the new data and is reviewed again, others keep theirs', async () => {
    const [by, person] = [await staffOf(wallet), await earner(wallet, 1000)];
    const [wrong, right] = [await requestWithdrawal(wallet, person, 500), await requestWithdrawal(wallet, person, 500)];
    await reviewed(wallet, by, wrong, 'take');
    expect(await reviewed(wallet, by, wrong, 'correct', 'The name differs.')).toMatchObject({ state: 3, step: 'correction-asked' });
    expect(await reviewed(wallet, by, wrong, 'paid')).toBe('withdrawal/state');
    await wallet.graphql(SET_BANK, { bank: { ...BANK, accountnumber: 'DE02120300000000202051' } }, person);
    const [second, first] = await own(person);
    expect([first, second]).toMatchObject([
      { uuid: wrong, state: 0, step: 'corrected', bank_last_four: '2051' },
      { uuid: right, state: 0, step: 'requested', bank_last_four: '3000' },
    ]);
    expect(await dumpHas('DE02120300000000202051')).toEqual([]);
  });

  test('request other bank data: the fee is that of the new bank, which is rejected when nothing would arrive', async () => {
    const [by, person] = [await staffOf(wallet), await earner(wallet, 2000)];
    const [dear, cheap] = [await requestWithdrawal(wallet, person, 1015), await requestWithdrawal(wallet, person, 900)];
    const through = { intermediary_name: 'Citibank', intermediary_swift: 'CITIUS33', intermediary_country: 'us' };
    await reviewed(wallet, by, dear, 'take');
    await reviewed(wallet, by, dear, 'correct', 'The bank takes it through another.');
    const correct = (bank: object) => wallet.graphql(SET_BANK, { bank: { ...BANK, ...bank } }, person);
    const before = await own(person);
    expect(before).toMatchObject([
      { uuid: cheap, tax: 44, total: 856 },
      { uuid: dear, tax: 45, total: 970 },
    ]);
    expect((await correct(through)).errors?.[0]?.extensions.fields).toEqual([
      { path: 'user_bank.country', key: 'invalid.receipt-negative', params: { fee: 1015 } },
    ]);
    expect(await own(person)).toEqual(before);
    expect((await wallet.graphql('{ findUserBank { intermediary_swift } }', {}, person)).data.findUserBank).toEqual([
      { intermediary_swift: null },
    ]);
    const american = { country: 'us', accountnumber: '000123456789', swift: 'CHASUS33', meta: { clearing_code: '021000021' } };
    const place = { address: '1 Main St', city: 'New York', bankstate: 'NY', postalcode: '10001' };
    expect((await correct({ ...american, ...place })).errors).toBeUndefined();
    expect(await own(person)).toMatchObject([
      { uuid: cheap, tax: 44, total: 856 },
      { uuid: dear, tax: 40, total: 975, state: 0, step: 'corrected' },
    ]);
    const [fee, paidOut] = [await readPlatformBalance(wallet.db, 'withdrawal_fee'), await readPlatformBalance(wallet.db, 'bank', 'USD')];
    await reviewed(wallet, by, dear, 'take');
    expect(await reviewed(wallet, by, dear, 'paid')).toMatchObject({ state: 1 });
    expect((await readPlatformBalance(wallet.db, 'withdrawal_fee')) - fee).toBe(40);
    expect((await readPlatformBalance(wallet.db, 'bank', 'USD')) - paidOut).toBe(-975);
  });

  test('who get no correction in time return the coins, and a withdrawal that waits 20 days is reported', async () => {
    const [by, person] = [await staffOf(wallet), await earner(wallet, 1000)];
    const [uuid] = [await requestWithdrawal(wallet, person, 500), await requestWithdrawal(wallet, person, 500)];
    await reviewed(wallet, by, uuid, 'take');
    await reviewed(wallet, by, uuid, 'correct', 'The name differs.');
    expect(await expireUncorrected(wallet.db)).toBe(0);
    await wallet.moveClock(14 * DAY);
    expect(await expireUncorrected(wallet.db)).toBe(1);
    expect(await wallet.balances(person)).toMatchObject({ earnings_available: 500, withdrawal_hold: 500 });
    expect((await own(person))[1]).toMatchObject({ state: 4, step: 'expired' });
    const late = await countLate(wallet.db);
    await wallet.moveClock(6 * DAY + 1);
    expect((await countLate(wallet.db)) - late).toBeGreaterThanOrEqual(1);
    await wallet.moveClock(-20 * DAY - 1);
  });
});
