import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { EVENTS } from '@meowtale/contracts/events/index';
import { bankInput } from '@meowtale/contracts/inputs/wallet/bank';
import { parse } from 'csv-parse/sync';
import { convert } from 'xmlbuilder2';
import { examineBooks } from '../ledger/books-repository.ts';
import { ADD_RUN, asStaff, BANK, earner, NUMBER, requestWithdrawal, reviewed, SET_BANK, staffOf } from '../testing/payouts.ts';
import { newKey, TEST_WITHDRAWALS, type TestWallet, testWallet } from '../testing/wallet.ts';
import { toBankText, toDollars, toInstruction } from './instruction.ts';
import { makePayoutFile } from './service.ts';

let wallet: TestWallet;
beforeAll(async () => {
  wallet = await testWallet();
});
afterAll(async () => {
  expect((await examineBooks(wallet.db)).flatMap(({ faults }) => faults)).toEqual([]);
  await wallet.close();
});

const FILE =
  'mutation ($uuid: ID!, $format: String!, $reason: String!) { downloadPayoutRun(uuid: $uuid, format: $format, reason: $reason) { name media_type content } }';
const RUNS = 'query ($uuid: ID) { findPayoutRun(uuid: $uuid) { list { uuid file_made count total paid failed returned uncertain } } }';
const QUEUE =
  'query ($queue: String, $run: ID) { findWithdrawalQueue(queue: $queue, run_uuid: $run) { list { uuid state step uncertain user_name run_file_made } } }';

type Staff = Awaited<ReturnType<typeof staffOf>>;
const download = (by: Staff, uuid: string, format = 'pain.001') => wallet.graphql(FILE, { uuid, format, reason: 'Monthly payout' }, by);
const summary = async (by: Staff, uuid: string) => (await wallet.graphql(RUNS, { uuid }, by)).data.findPayoutRun.list[0];

const AMERICAN = {
  ...{ country: 'us', accountnumber: '000123456789', swift: 'CHASUS33', name: 'JPMorgan Chase & Co', meta: { clearing_code: '021000021' } },
  ...{ type: 2, payee: 'Zoë Łukasz', address: '1 Main St', city: 'New York', bankstate: 'NY', postalcode: '10001' },
};
const THROUGH = { intermediary_name: 'Citibank', intermediary_swift: 'CITIUS33', intermediary_country: 'us', payee: '+Mina' };

/** Creates a payout run of two withdrawals that staff have taken. */
async function run(): Promise<{ by: Staff; uuid: string; members: string[] }> {
  const by = await staffOf(wallet);
  const people = [await earner(wallet, 10_000, THROUGH), await earner(wallet, 10_000, AMERICAN)] as const;
  const members: string[] = [];
  for (const person of people) {
    const uuid = await requestWithdrawal(wallet, person, 10_000);
    await reviewed(wallet, by, uuid, 'take');
    members.push(uuid);
  }
  const { data } = await wallet.graphql(ADD_RUN, { uuids: members, key: newKey() }, by);
  return { by, uuid: data.addPayoutRun.uuid, members };
}

describe('a payout run', () => {
  test('contains each taken withdrawal once, and has their total', async () => {
    const { by, uuid, members } = await run();
    // 10,000 minus 1,000 and 1.5 % through an intermediary bank, and minus 30 and 1 % within the country.
    expect(await summary(by, uuid)).toMatchObject({ count: 2, total: 8850 + 9870, paid: 0, failed: 0, returned: 0, uncertain: 0 });
    const again = await wallet.graphql(ADD_RUN, { uuids: members, key: newKey() }, by);
    expect(again.errors?.[0]?.extensions.fields?.map(({ path }) => path)).toEqual(['withdrawal_uuids.0', 'withdrawal_uuids.1']);
    const { data } = await wallet.graphql(QUEUE, { run: uuid }, by);
    expect(data.findWithdrawalQueue.list).toMatchObject([{ uuid: members[0], step: 'in-run', user_name: 'Mina' }, { uuid: members[1] }]);
  });

  test('of the same withdrawal is made once by concurrent calls', async () => {
    const by = await staffOf(wallet);
    const uuid = await requestWithdrawal(wallet, await earner(wallet, 1000), 1000);
    await reviewed(wallet, by, uuid, 'take');
    const responses = await Promise.all([1, 2, 3].map(() => wallet.graphql(ADD_RUN, { uuids: [uuid], key: newKey() }, by)));
    expect(responses.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  test('keeps its total when a corrected bank has another fee', async () => {
    const [by, person] = [await staffOf(wallet), await earner(wallet, 10_000)];
    const uuid = await requestWithdrawal(wallet, person, 10_000);
    await reviewed(wallet, by, uuid, 'take');
    const { data } = await wallet.graphql(ADD_RUN, { uuids: [uuid], key: newKey() }, by);
    expect(data.addPayoutRun.total).toBe(9820);
    await reviewed(wallet, by, uuid, 'correct', 'The account is unknown.');
    await wallet.graphql(SET_BANK, { bank: { ...BANK, ...AMERICAN } }, person);
    expect((await wallet.db('withdrawals').where({ uuid }).first()).fee).toBe(130);
    expect(await summary(by, data.addPayoutRun.uuid)).toMatchObject({ total: 9820, returned: 1 });
  });

  test('pays to the bank of the request, also when its person changes theirs before the file is made', async () => {
    const [by, person] = [await staffOf(wallet), await earner(wallet, 1000)];
    const uuid = await requestWithdrawal(wallet, person, 1000);
    await reviewed(wallet, by, uuid, 'take');
    const { data } = await wallet.graphql(ADD_RUN, { uuids: [uuid], key: newKey() }, by);
    await wallet.graphql(SET_BANK, { bank: { ...BANK, accountnumber: 'DE02120300000000202051' } }, person);
    const { content } = (await download(by, data.addPayoutRun.uuid, 'csv')).data.downloadPayoutRun;
    expect(parse(content, { columns: true })).toMatchObject([{ account: NUMBER, amount: '9.55' }]);
  });

  test('releases the other withdrawals when one was answered before its file was made, and none afterwards', async () => {
    const { by, uuid, members } = await run();
    const [failed, left] = members as [string, string];
    await reviewed(wallet, by, failed, 'failed', 'It is closed.');
    expect((await download(by, uuid)).errors?.[0]?.extensions.code).toBe('withdrawal/state');
    expect(await reviewed(wallet, by, left, 'release')).toMatchObject({ state: 0, step: 'released', run_uuid: null });
    expect(await summary(by, uuid)).toMatchObject({ file_made: false, count: 2, failed: 1, returned: 1 });
    expect((await download(by, uuid)).errors?.[0]?.extensions.code).toBe('withdrawal/state');
    await reviewed(wallet, by, left, 'take');
    const again = (await wallet.graphql(ADD_RUN, { uuids: [left], key: newKey() }, by)).data.addPayoutRun.uuid;
    expect((await download(by, again)).errors).toBeUndefined();
    expect(await reviewed(wallet, by, left, 'release')).toBe('withdrawal/state');
    expect(await summary(by, again)).toMatchObject({ file_made: true, returned: 0 });
    const { data } = await wallet.graphql(QUEUE, { run: again }, by);
    expect(data.findWithdrawalQueue.list).toMatchObject([{ uuid: left, step: 'in-run', run_file_made: true }]);
  });

  test('is either downloaded or has one released, not both, when these are concurrent', async () => {
    const { by, uuid, members } = await run();
    const [file, released] = await Promise.all([download(by, uuid), reviewed(wallet, by, members[1] as string, 'release')]);
    expect([!file.errors, released !== 'withdrawal/state'].filter(Boolean)).toHaveLength(1);
  });

  test('is answered one by one, and an uncertain one is neither paid again nor released', async () => {
    const { by, uuid, members } = await run();
    const [lost, wrong] = members as [string, string];
    expect(await reviewed(wallet, by, lost, 'uncertain')).toBe('input/invalid');
    expect(await reviewed(wallet, by, lost, 'uncertain', 'The line broke.')).toMatchObject({ state: 3, uncertain: true });
    expect(await reviewed(wallet, by, lost, 'release')).toBe('withdrawal/state');
    expect(await reviewed(wallet, by, lost, 'correct', 'x')).toBe('withdrawal/state');
    expect(await reviewed(wallet, by, lost, 'uncertain', 'x')).toBe('withdrawal/state');
    expect((await wallet.graphql(ADD_RUN, { uuids: [lost], key: newKey() }, by)).errors).toHaveLength(1);
    expect((await download(by, uuid)).errors?.[0]?.extensions.code).toBe('withdrawal/state');
    expect(await reviewed(wallet, by, wrong, 'correct', 'The account is unknown.')).toMatchObject({
      step: 'correction-asked',
      run_uuid: null,
    });
    expect(await summary(by, uuid)).toMatchObject({ paid: 0, failed: 0, returned: 1, uncertain: 1 });
    expect(await reviewed(wallet, by, lost, 'paid')).toMatchObject({ state: 1, uncertain: false });
    expect(await summary(by, uuid)).toMatchObject({ paid: 1, returned: 1, uncertain: 0 });
  });

  test('gives an uncertain withdrawal above the two-person limit back only by another person than who took it', async () => {
    const [by, second, person] = [await staffOf(wallet), await staffOf(wallet), await earner(wallet, 100_000)];
    const uuid = await requestWithdrawal(wallet, person, 100_000);
    await reviewed(wallet, by, uuid, 'take');
    await reviewed(wallet, second, uuid, 'agree');
    await wallet.graphql(ADD_RUN, { uuids: [uuid], key: newKey() }, by);
    expect(await reviewed(wallet, by, uuid, 'uncertain', 'The line broke.')).toMatchObject({ uncertain: true, lacks_second: false });
    expect(await reviewed(wallet, by, uuid, 'failed', 'It never arrived.')).toBe('withdrawal/second-person');
    expect(await wallet.balances(person)).toMatchObject({ earnings_available: 0, withdrawal_hold: 100_000 });
    expect(await reviewed(wallet, second, uuid, 'failed', 'It never arrived.')).toMatchObject({ state: 2, uncertain: false });
    expect(await wallet.balances(person)).toMatchObject({ earnings_available: 100_000, withdrawal_hold: 0 });
  });

  test('has a file for the bank by ISO 20022, the same each time, and each download is an audit entry', async () => {
    const { by, uuid, members } = await run();
    const { data } = await download(by, uuid);
    expect((await download(by, uuid)).data).toEqual(data);
    const { name, media_type, content } = data.downloadPayoutRun;
    expect([name.endsWith('.xml'), media_type]).toEqual([true, 'application/xml']);
    const { Document } = convert(content, { format: 'object' }) as unknown as { Document: object };
    const [reference, first, second] = [uuid, ...members].map((id) => id?.replaceAll('-', ''));
    const createdAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(Document).toEqual({
      '@xmlns': 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09',
      CstmrCdtTrfInitn: {
        GrpHdr: { MsgId: reference, CreDtTm: createdAt, NbOfTxs: '2', CtrlSum: '187.20', InitgPty: { Nm: 'Meowtale sandbox' } },
        PmtInf: {
          PmtInfId: reference,
          PmtMtd: 'TRF',
          BtchBookg: 'true',
          NbOfTxs: '2',
          CtrlSum: '187.20',
          ReqdExctnDt: { Dt: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
          Dbtr: { Nm: 'Meowtale sandbox' },
          DbtrAcct: { Id: { IBAN: 'GB29NWBK60161331926819' }, Ccy: 'USD' },
          DbtrAgt: { FinInstnId: { BICFI: 'NWBKGB2L' } },
          ChrgBr: 'DEBT',
          CdtTrfTxInf: [
            {
              PmtId: { InstrId: first, EndToEndId: first },
              Amt: { InstdAmt: { '@Ccy': 'USD', '#': '88.50' } },
              IntrmyAgt1: { FinInstnId: { BICFI: 'CITIUS33', Nm: 'Citibank', PstlAdr: { Ctry: 'US' } } },
              CdtrAgt: { FinInstnId: { BICFI: 'DEUTDEFF', Nm: 'Deutsche Bank', PstlAdr: { Ctry: 'DE' } } },
              Cdtr: { Nm: '+Mina' },
              CdtrAcct: { Id: { IBAN: NUMBER }, Tp: { Cd: 'CACC' } },
              RmtInf: { Ustrd: `Meowtale ${first}` },
            },
            {
              PmtId: { InstrId: second, EndToEndId: second },
              Amt: { InstdAmt: { '@Ccy': 'USD', '#': '98.70' } },
              CdtrAgt: {
                FinInstnId: {
                  BICFI: 'CHASUS33',
                  ClrSysMmbId: { ClrSysId: { Cd: 'USABA' }, MmbId: '021000021' },
                  Nm: 'JPMorgan Chase + Co',
                  PstlAdr: { PstCd: '10001', TwnNm: 'New York', CtrySubDvsn: 'NY', Ctry: 'US', AdrLine: '1 Main St' },
                },
              },
              Cdtr: { Nm: 'Zoe Lukasz' },
              CdtrAcct: { Id: { Othr: { Id: '000123456789' } }, Tp: { Cd: 'SVGS' } },
              RmtInf: { Ustrd: `Meowtale ${second}` },
            },
          ],
        },
      },
    });
    const events = await wallet.db('outbox').where({ type: 'wallet.staff.acted', aggregate_id: uuid }).orderBy('seq');
    expect(events.map(({ payload }) => EVENTS['wallet.staff.acted'].schema.parse(payload))).toMatchObject([
      { actorUuid: by.muid, action: 'payout-run' },
      { actorUuid: by.muid, action: 'payout-file', subject: { type: 'payout-run', uuid }, reason: 'Monthly payout' },
      { action: 'payout-file' },
    ]);
  });

  test('has a file whose sum is what the ledger reserves for its withdrawals less their fees', async () => {
    const by = await staffOf(wallet);
    const people = await Promise.all([earner(wallet, 10_001, THROUGH), earner(wallet, 25_007, AMERICAN), earner(wallet, 999)]);
    const uuids: string[] = [];
    for (const [at, person] of people.entries()) {
      const uuid = await requestWithdrawal(wallet, person, [10_001, 25_007, 999][at] as number);
      await reviewed(wallet, by, uuid, 'take');
      uuids.push(uuid);
    }
    const added = await wallet.graphql(ADD_RUN, { uuids, key: newKey() }, by);
    const { content } = (await download(by, added.data.addPayoutRun.uuid)).data.downloadPayoutRun;
    const reserved = (await Promise.all(people.map((person) => wallet.balances(person)))).map((of) => of.withdrawal_hold);
    const fees = await wallet.db('withdrawals').whereIn('uuid', uuids).pluck('fee');
    const sum = toDollars(reserved.reduce((a, b) => a + b, 0) - fees.reduce((a: number, b: number) => a + b, 0));
    const cents = [...content.matchAll(/<InstdAmt Ccy="USD">(\d+)\.(\d\d)</g)].map(([, dollars, rest]) => Number(`${dollars}${rest}`));
    expect(toDollars(cents.reduce((a, b) => a + b, 0))).toBe(sum);
    expect([...content.matchAll(/<CtrlSum>(.+)</g)].map(([, text]) => text)).toEqual([sum, sum]);
  });

  test('whose file would be invalid returns an error, and its withdrawals can still be released', async () => {
    const { by, uuid, members } = await run();
    const config = { ...TEST_WITHDRAWALS.WITHDRAWALS, debtor: { name: 'Meowtale', account: 'GB29NWBK60161331926819', bic: 'unknown' } };
    const request = { uuid, format: 'pain.001', reason: 'Monthly payout' } as const;
    const made = makePayoutFile(wallet.db, config, request, { staff: by.muid, requestId: newKey() });
    await expect(made).rejects.toMatchObject({ code: 'payout/file-invalid' });
    expect(await summary(by, uuid)).toMatchObject({ file_made: false });
    const events = await wallet.db('outbox').where({ type: 'wallet.staff.acted', aggregate_id: uuid });
    expect(events.map(({ payload }) => payload.action)).toEqual(['payout-run']);
    expect(await reviewed(wallet, by, members[0] as string, 'release')).toMatchObject({ state: 0, step: 'released' });
  });

  test('has a table whose cells no spreadsheet takes for formulas', async () => {
    const { by, uuid } = await run();
    const { content } = (await download(by, uuid, 'csv')).data.downloadPayoutRun;
    expect(parse(content, { columns: true })).toMatchObject([
      { amount: '88.50', currency: 'USD', payee: "'+Mina", account: NUMBER, intermediary_swift: 'CITIUS33', country: 'DE' },
      { amount: '98.70', payee: 'Zoe Lukasz', account: '000123456789', account_type: 'savings', clearing_code: '021000021', state: 'NY' },
    ]);
  });

  test("can't be made or downloaded by a person whom it pays, nor by anybody who isn’t staff", async () => {
    const { by, uuid } = await run();
    const person = asStaff(await earner(wallet, 1000));
    const mine = await requestWithdrawal(wallet, person, 1000);
    await reviewed(wallet, by, mine, 'take');
    expect((await wallet.graphql(ADD_RUN, { uuids: [mine], key: newKey() }, person)).errors?.[0]?.extensions.code).toBe('input/invalid');
    const { data } = await wallet.graphql(ADD_RUN, { uuids: [mine], key: newKey() }, by);
    expect(
      (await wallet.graphql(FILE, { uuid: data.addPayoutRun.uuid, format: 'csv', reason: 'x' }, person)).errors?.[0]?.extensions.code,
    ).toBe('auth/forbidden');
    expect((await wallet.graphql(FILE, { uuid, format: 'csv', reason: 'x' }, await wallet.person())).errors?.[0]?.extensions.code).toBe(
      'auth/forbidden',
    );
    expect((await wallet.graphql(FILE, { uuid: newKey(), format: 'csv', reason: 'x' }, by)).errors?.[0]?.extensions.code).toBe('404');
  });
});

test.each([
  ['Łódź Bäckerei & Söhne ßæøĐ', 'Lodz Backerei + Sohne ssaeoD'],
  ['O’Brien', "O'Brien"],
  ['Nguyễn Thị Hương', 'Nguyen Thi Huong'],
  ['a_b"c', 'a.b.c'],
])('%s is %s to a bank', (text, plain) => {
  expect(toBankText(text)).toBe(plain);
});

test('a text that gets longer in plain letters is cut to the length that a bank’s file allows', () => {
  const given = {
    payee: 'ß'.repeat(140),
    name: 'Æ'.repeat(140),
    address: 'æ'.repeat(70),
    city: 'ß'.repeat(35),
    postalcode: 'œ'.repeat(16),
  };
  const bank = bankInput.parse({ ...AMERICAN, ...given, ...THROUGH, payee: given.payee, intermediary_address: 'ø'.repeat(69).concat('ß') });
  const bankDetails = toInstruction({ uuid: newKey(), amount: 100, fee: 1 }, bank).bank;
  const { payee, name, address, city, postalcode, intermediary_address } = bankDetails;
  expect([payee, name, address, city, postalcode, intermediary_address].map((text) => text.length)).toEqual([140, 140, 70, 35, 16, 70]);
  expect(bankDetails.accountnumber).toBe('000123456789');
});

test.each([
  [1, '0.01'],
  [99, '0.99'],
  [9820, '98.20'],
  [999_999_999_999_999, '9999999999999.99'],
])('%d coins are US$ %s', (coins, dollars) => {
  expect(toDollars(coins)).toBe(dollars);
});
