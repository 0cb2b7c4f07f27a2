import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { EVENTS } from '@meowtale/contracts/events/index';
import { examineBooks } from '../ledger/books-repository.ts';
import { readPlatformBalance } from '../ledger/service.ts';
import { ADD_RUN, asStaff, earner, requestWithdrawal, reviewed, staffOf } from '../testing/payouts.ts';
import { booked, camt053, checked, plain, sentRun } from '../testing/statements.ts';
import { newKey, type TestWallet, testWallet } from '../testing/wallet.ts';

let wallet: TestWallet;
beforeAll(async () => {
  wallet = await testWallet();
});
afterAll(async () => {
  expect((await examineBooks(wallet.db)).flatMap(({ faults }) => faults)).toEqual([]);
  await wallet.close();
});

/** The withdrawal of 10,000 coins that its fee of 180 leaves US$ 98.20, with its person. */
async function sent(by: Awaited<ReturnType<typeof staffOf>>, amount = 10_000) {
  const { run, people, uuids } = await sentRun(wallet, by, [amount]);
  const [person, uuid] = [people[0], uuids[0]];
  if (!person || !uuid) throw new Error('no withdrawal');
  return { run, person, uuid, reference: plain(uuid) };
}
const rowOf = (uuid: string) => wallet.db('withdrawals').where({ uuid }).first();
const eventsOf = (type: keyof typeof EVENTS, uuid: string) => wallet.db('outbox').where({ type, aggregate_id: uuid }).orderBy('seq');
const platform = async () => [
  await readPlatformBalance(wallet.db, 'withdrawal_fee'),
  await readPlatformBalance(wallet.db, 'bank', 'USD'),
  await readPlatformBalance(wallet.db, 'coin_liability', 'USD'),
];
const changeOf = (before: number[], after: number[]) => after.map((sum, at) => sum - (before[at] ?? 0));
const RUN = 'query ($uuid: ID) { findPayoutRun(uuid: $uuid) { list { paid failed returned uncertain } } }';
const runOf = async (by: object, uuid: string) => (await wallet.graphql(RUN, { uuid }, by)).data.findPayoutRun.list[0];

describe('a statement', () => {
  test('is checked without an effect, and then marks its payouts as paid and failed', async () => {
    const by = await staffOf(wallet);
    const { run, uuids, people } = await sentRun(wallet, by, [10_000, 1000]);
    const [first, second] = uuids as [string, string];
    const content = camt053([
      { reference: plain(first), entry: `${run}-1` },
      // 1,000 less 30 and 1.5 %.
      { reference: plain(second).toUpperCase(), entry: `${run}-2`, amount: '9.55', direction: 'CRDT', reason: 'AC04' },
      { reference: 'RENT-NOVEMBER', entry: `${run}-3`, amount: '700' },
      { reference: plain(first), entry: `${run}-4`, status: 'PDNG' },
    ]);
    const lines = [
      { line: 1, result: 'paid', entry: `${run}-1`, kind: 'paid', amount: 9820, currency: 'USD', reason: '', withdrawal_uuid: first },
      { line: 2, result: 'failed', kind: 'returned', amount: 955, reason: 'AC04', withdrawal_uuid: second, user_name: 'Mina' },
    ];
    expect(await checked(wallet, by, content)).toMatchObject({ format: 'camt.053', others: 2, lines });
    expect(await rowOf(first)).toMatchObject({ state: 3 });
    const before = await platform();
    expect(await booked(wallet, by, content)).toEqual(['paid', 'failed']);
    expect(changeOf(before, await platform())).toEqual([180, -9820, 9820]);
    expect(await rowOf(first)).toMatchObject({ state: 1, run_uuid: null });
    expect(await rowOf(second)).toMatchObject({ state: 2, memo: 'AC04', bounced_at: null });
    expect(await wallet.balances(people[0] as { muid: string })).toMatchObject({ earnings_available: 0, withdrawal_hold: 0 });
    expect(await wallet.balances(people[1] as { muid: string })).toMatchObject({ earnings_available: 1000, withdrawal_hold: 0 });
    expect(await runOf(by, run)).toEqual({ paid: 1, failed: 1, returned: 0, uncertain: 0 });
    expect((await eventsOf('wallet.staff.acted', first)).at(-1)?.payload).toMatchObject({
      actorUuid: by.muid,
      action: 'withdrawal-paid',
      reason: 'november.xml',
    });
    const decided = await eventsOf('wallet.withdrawal.decided', second);
    expect(decided.map(({ payload }) => EVENTS['wallet.withdrawal.decided'].schema.parse(payload))).toMatchObject([
      { outcome: 'failed', amountCoins: 1000, memo: 'AC04' },
    ]);
  });

  test('that is read twice changes nothing the second time, nor by one key or by two members of staff at once', async () => {
    const [by, other] = [await staffOf(wallet), await staffOf(wallet)];
    const { reference, uuid } = await sent(by);
    const content = camt053([{ reference, entry: `twice-${uuid}` }]);
    const before = await platform();
    const key = newKey();
    const results = await Promise.all([booked(wallet, by, content, key), booked(wallet, by, content, key), booked(wallet, other, content)]);
    const alike = results.map(([result]) => result).toSorted();
    expect([
      ['known', 'known', 'paid'],
      ['known', 'paid', 'paid'],
    ]).toContainEqual(alike);
    expect(await booked(wallet, other, content)).toEqual(['known']);
    expect(changeOf(before, await platform())).toEqual([180, -9820, 9820]);
    expect(await eventsOf('wallet.withdrawal.decided', uuid)).toHaveLength(1);
    // The same booking in the bank's other format.
    expect(await booked(wallet, by, `reference,amount,status\n${reference},98.20,paid\n`)).toEqual(['known']);
  });

  test('and a member of staff who decide at once pay a withdrawal once', async () => {
    const [by, other] = [await staffOf(wallet), await staffOf(wallet)];
    const { reference, uuid } = await sent(by);
    const before = await platform();
    const content = camt053([{ reference, entry: `race-${uuid}` }]);
    const [[line], decided] = await Promise.all([booked(wallet, by, content), reviewed(wallet, other, uuid, 'paid')]);
    expect([line, decided.state ?? decided]).toEqual(line === 'paid' ? ['paid', 'withdrawal/state'] : ['known', 1]);
    expect(changeOf(before, await platform())).toEqual([180, -9820, 9820]);
  });

  test('with an altered line changes nothing by it', async () => {
    const by = await staffOf(wallet);
    const [one, two] = [await sent(by), await sent(by)];
    const entry = `altered-${one.uuid}`;
    expect(await booked(wallet, by, camt053([{ reference: one.reference, amount: '98.21', entry }]))).toEqual(['amount']);
    expect(await booked(wallet, by, camt053([{ reference: one.reference, currency: 'EUR', entry }]))).toEqual(['amount']);
    expect(await rowOf(one.uuid)).toMatchObject({ state: 3 });
    expect(await booked(wallet, by, camt053([{ reference: one.reference, entry }]))).toEqual(['paid']);
    const before = await platform();
    for (const line of [
      { reference: one.reference, amount: '98.21' },
      { reference: one.reference, direction: 'CRDT' as const },
      { reference: one.reference, currency: 'EUR' },
      { reference: two.reference },
    ])
      expect(await booked(wallet, by, camt053([{ entry, ...line }]))).toEqual(['altered']);
    expect(changeOf(before, await platform())).toEqual([0, 0, 0]);
    expect(await rowOf(two.uuid)).toMatchObject({ state: 3 });
  });

  test("with an unknown reference, or of a payout that the bank can't know of, changes nothing", async () => {
    const by = await staffOf(wallet);
    const { uuids } = await sentRun(wallet, by, [10_000], false);
    const unknown = plain(newKey());
    const content = camt053([{ reference: unknown }, { reference: plain(uuids[0] as string) }]);
    expect(await booked(wallet, by, content)).toEqual(['unknown', 'not-sent']);
    await reviewed(wallet, by, uuids[0] as string, 'release');
    expect(await booked(wallet, by, content)).toEqual(['unknown', 'not-sent']);
    expect(await rowOf(uuids[0] as string)).toMatchObject({ state: 0 });
    expect(await wallet.db('payout_statement_lines').where({ withdrawal_uuid: uuids[0] })).toEqual([]);
  });

  test('settles an uncertain payout, which is never sent again', async () => {
    const by = await staffOf(wallet);
    const [arrived, lost, unknown] = [await sent(by), await sent(by), await sent(by)];
    for (const { uuid } of [arrived, lost, unknown]) await reviewed(wallet, by, uuid, 'uncertain', 'The line broke.');
    const content = camt053([
      { reference: arrived.reference, entry: `un-${arrived.uuid}` },
      { reference: lost.reference, entry: `un-${lost.uuid}` },
      { reference: lost.reference, entry: `back-${lost.uuid}`, direction: 'CRDT', reason: 'AC01' },
    ]);
    expect(await booked(wallet, by, content)).toEqual(['paid', 'superseded', 'failed']);
    expect(await booked(wallet, by, content)).toEqual(['known', 'known', 'known']);
    expect([await rowOf(arrived.uuid), await rowOf(lost.uuid), await rowOf(unknown.uuid)]).toMatchObject([
      { state: 1, uncertain: false },
      { state: 2, uncertain: false, bounced_at: null },
      { state: 3, uncertain: true },
    ]);
    for (const { uuid } of [arrived, lost, unknown])
      expect((await wallet.graphql(ADD_RUN, { uuids: [uuid], key: newKey() }, by)).errors?.[0]?.extensions.code).toBe('input/invalid');
  });

  test('reports a payout that the bank paid twice, and one that ended otherwise', async () => {
    const by = await staffOf(wallet);
    const [one, two] = [await sent(by), await sent(by)];
    await reviewed(wallet, by, two.uuid, 'failed', 'It is closed.');
    const content = camt053([
      { reference: one.reference, entry: `a-${one.uuid}` },
      { reference: one.reference, entry: `b-${one.uuid}` },
      { reference: two.reference, entry: `a-${two.uuid}` },
    ]);
    expect(await booked(wallet, by, content)).toEqual(['paid', 'twice', 'ended-otherwise']);
    expect(await wallet.balances(two.person)).toMatchObject({ earnings_available: 10_000 });
  });

  test('that has a run as one booking pays each of its withdrawals, unless the sum differs', async () => {
    const by = await staffOf(wallet);
    const { run, uuids, file } = await sentRun(wallet, by, [10_000, 1000]);
    const before = await platform();
    const batch = (amount: string) => `<Ntry><Amt Ccy="USD">${amount}</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts>
      <AcctSvcrRef>run-${run}</AcctSvcrRef><NtryDtls><Btch><PmtInfId>${plain(run)}</PmtInfId></Btch></NtryDtls></Ntry>`;
    expect(await booked(wallet, by, camt053([batch('107.76')]))).toEqual(['unknown']);
    expect(await booked(wallet, by, camt053([batch('107.75')]))).toEqual(['paid', 'paid']);
    expect(await booked(wallet, by, camt053([batch('107.75')]))).toEqual(['known', 'known']);
    // What left the bank is the sum of the file that it got.
    expect(file).toContain('<CtrlSum>107.75</CtrlSum>');
    expect(changeOf(before, await platform())).toEqual([225, -10_775, 10_775]);
    for (const uuid of uuids) expect(await rowOf(uuid)).toMatchObject({ state: 1 });
  });

  test("can't decide a member of staff's own withdrawal", async () => {
    const [by, clerk] = [await staffOf(wallet), await staffOf(wallet)];
    const { person, reference, uuid } = await sent(by);
    const content = camt053([{ reference, entry: `own-${uuid}` }]);
    expect(await booked(wallet, asStaff(person), content)).toEqual(['own']);
    expect(await booked(wallet, clerk, content)).toEqual(['paid']);
  });

  test.each([
    ['', 'invalid.empty'],
    ['a letter', 'invalid.statement-line'],
    ['reference,amount\nx,1.00', 'invalid.statement-line'],
    ['reference,amount,status', 'invalid.statement'],
    [`reference,amount,status\n${plain(newKey())},-1.00,paid`, 'invalid.statement-line'],
    [`reference,amount,status\n${plain(newKey())},1.005,paid`, 'invalid.statement-line'],
    [`reference,amount,status\n${plain(newKey())},1.00,sold`, 'invalid.statement-line'],
    [`reference,amount,status,currency\n${plain(newKey())},1.00,paid,dollars`, 'invalid.statement-line'],
    [`reference;amount;status;account\nrent;1.00;paid;DE89370400440532013000`, 'invalid.statement-account'],
    ['<html/>', 'invalid.statement'],
    ['<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"/>', 'invalid.statement'],
    [`<!DOCTYPE Document [<!ENTITY a "b">]>${camt053([])}`, 'invalid.statement'],
    [camt053([{ reference: plain(newKey()), amount: '1.005' }]), 'invalid.statement'],
    [camt053([{ reference: 'rent' }], { account: 'DE89370400440532013000' }), 'invalid.statement-account'],
    ['<x>'.repeat(100_000), 'invalid.statement'],
    ['x'.repeat(800_001), 'invalid.too-large'],
  ])('that can’t be read is rejected (%#)', async (content, key) => {
    expect(await checked(wallet, await staffOf(wallet), content)).toMatchObject([{ path: 'content', key }]);
  });
});

describe('a paid withdrawal that the bank returns', () => {
  test('gives the amount and the fee back once, with a notice, and can be withdrawn again', async () => {
    const by = await staffOf(wallet);
    const { run, person, uuid, reference } = await sent(by);
    const before = await platform();
    expect(await booked(wallet, by, `entry,reference,amount,status\nc-${uuid},${reference},98.20,paid`)).toEqual(['paid']);
    const back = `entry;reference;amount;status;reason\nd-${uuid};${reference};98.20;returned;AC04: DE89 3704 0044 0532 0130 00 is closed`;
    expect(await booked(wallet, by, back)).toEqual(['bounced']);
    expect(await booked(wallet, by, back)).toEqual(['known']);
    expect(await booked(wallet, by, back.replace(`d-${uuid}`, `e-${uuid}`))).toEqual(['twice']);
    expect(changeOf(before, await platform())).toEqual([0, 0, 0]);
    expect(await wallet.balances(person)).toMatchObject({ earnings_available: 10_000, withdrawal_hold: 0 });
    expect(await rowOf(uuid)).toMatchObject({ state: 2, memo: 'AC04: … is closed', bounced_at: expect.any(Date) });
    expect(await runOf(by, run)).toEqual({ paid: 0, failed: 1, returned: 0, uncertain: 0 });
    const events = await eventsOf('wallet.withdrawal.decided', uuid);
    expect(events.map(({ payload }) => EVENTS['wallet.withdrawal.decided'].schema.parse(payload))).toMatchObject([
      { outcome: 'paid' },
      { outcome: 'failed', amountCoins: 10_000, memo: 'AC04: … is closed', bounced: true },
    ]);
    const own = await wallet.graphql('{ findWithdrawal { list { state step history { step } } } }', {}, person);
    expect(own.data.findWithdrawal.list).toEqual([
      { state: 2, step: 'bounced', history: ['requested', 'taken', 'paid', 'bounced'].map((step) => ({ step })) },
    ]);
  });

  test('can be marked by hand, only with a reason, only once, and above the limit by another person than who paid', async () => {
    const [by, second] = [await staffOf(wallet), await staffOf(wallet)];
    const { run, people, uuids } = await sentRun(wallet, by, [99_999]);
    const [person, uuid] = [people[0] as { muid: string }, uuids[0] as string];
    expect(await reviewed(wallet, by, uuid, 'bounced', 'AC04')).toBe('withdrawal/state');
    await reviewed(wallet, by, uuid, 'paid');
    expect(await reviewed(wallet, by, uuid, 'bounced')).toBe('input/invalid');
    const twice = await Promise.all([reviewed(wallet, by, uuid, 'bounced', 'AC04'), reviewed(wallet, second, uuid, 'bounced', 'AC04')]);
    expect(twice.filter((answer) => answer === 'withdrawal/state')).toHaveLength(1);
    expect(await wallet.balances(person)).toMatchObject({ earnings_available: 99_999, withdrawal_hold: 0 });
    expect(await runOf(by, run)).toMatchObject({ paid: 0, failed: 1 });

    const large = await sentLarge(by, second);
    expect(await booked(wallet, by, camt053([{ reference: plain(large), amount: '984.70', entry: `l-${large}` }]))).toEqual(['paid']);
    const back = camt053([{ reference: plain(large), amount: '984.70', entry: `m-${large}`, direction: 'CRDT', reason: 'AC04' }]);
    expect(await reviewed(wallet, by, large, 'bounced', 'AC04')).toBe('withdrawal/second-person');
    expect(await booked(wallet, by, back)).toEqual(['second-person']);
    expect(await rowOf(large)).toMatchObject({ state: 1 });
    expect(await booked(wallet, second, back)).toEqual(['bounced']);
  });
});

/** Makes a run of one withdrawal of 100,000 coins, to which a second member of staff agreed: 98,470 after 30 and 1.5 %. */
async function sentLarge(by: Awaited<ReturnType<typeof staffOf>>, second: Awaited<ReturnType<typeof staffOf>>): Promise<string> {
  const uuid = await requestWithdrawal(wallet, await earner(wallet, 100_000), 100_000);
  await reviewed(wallet, by, uuid, 'take');
  await reviewed(wallet, second, uuid, 'agree');
  const run = (await wallet.graphql(ADD_RUN, { uuids: [uuid], key: newKey() }, by)).data.addPayoutRun.uuid;
  await wallet.graphql('mutation ($u: ID!) { downloadPayoutRun(uuid: $u, format: "csv", reason: "x") { name } }', { u: run }, by);
  return uuid;
}
