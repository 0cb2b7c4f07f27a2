import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { EVENTS } from '@meowtale/contracts/events/index';
import { EXPORT_PARTS } from '@meowtale/contracts/exports';
import type { AnyConsumer } from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import { examineBooks } from '../ledger/books-repository.ts';
import { personal, platform } from '../ledger/chart.ts';
import { postTransfers } from '../ledger/service.ts';
import { PARTS } from '../personal-export/parts-repository.ts';
import { ADD_TO_CART, PAY_STORE, STORE_QUOTE } from '../testing/operations.ts';
import { earner, requestWithdrawal, reviewed, staffOf } from '../testing/payouts.ts';
import { newKey, type TestWallet, testWallet } from '../testing/wallet.ts';
import { erasureConsumers } from './events.ts';
import { DELETED } from './repository.ts';

let wallet: TestWallet;
beforeAll(async () => {
  wallet = await testWallet();
});
afterAll(() => wallet?.close());

const [erasureAsked, erased] = erasureConsumers as [AnyConsumer, AnyConsumer];

async function reasonsFor(user: string): Promise<string[]> {
  const erasureUuid = uuidv7();
  await wallet.deliver(erasureAsked, { aggregateId: user, payload: { erasureUuid, userUuid: user, isLast: false } });
  const rows = await wallet.db('outbox').where({ type: 'wallet.erasure.decided', aggregate_id: user }).orderBy('seq');
  const decided = EVENTS['wallet.erasure.decided'].schema.parse(rows.at(-1)?.payload);
  expect(decided).toMatchObject({ erasureUuid, userUuid: user, isLast: false });
  return decided.reasons;
}
const move = (from: ReturnType<typeof personal>, to: ReturnType<typeof personal>, amount: number) =>
  wallet.db.transaction((tx) =>
    postTransfers(tx, { key: `test:${uuidv7()}`, reason: 'topup', cause: uuidv7(), transfers: [{ from, to, amount }] }),
  );

test('pending earnings, withdrawals and debts prevent erasure; balances alone don’t', async () => {
  const { muid } = await wallet.person({ coins: 500, silver: 20 });
  expect(await reasonsFor(muid)).toEqual([]);
  await move(platform('order_clearing'), personal(muid, 'earnings_pending'), 40);
  expect(await reasonsFor(muid)).toEqual(['pending']);
  await move(personal(muid, 'earnings_pending'), personal(muid, 'earnings_available'), 40);
  expect(await reasonsFor(muid)).toEqual([]);
  await move(personal(muid, 'earnings_available'), personal(muid, 'withdrawal_hold'), 40);
  await move(personal(muid, 'debt'), platform('issuance'), 7);
  expect(await reasonsFor(muid)).toEqual(['withdrawal', 'debt']);
  expect(await reasonsFor(uuidv7())).toEqual([]);
});

test('an erased person has no bank, cart or progress, and the books are unchanged', async () => {
  const person = await earner(wallet, 900);
  const store = await wallet.listing();
  expect((await wallet.graphql(ADD_TO_CART, { store }, person)).errors).toBeUndefined();
  const sums = () => wallet.db('ledger.accounts').select('owner_uuid', 'kind', 'currency', 'balance').orderBy('id');
  const [before, examined] = [await sums(), await examineBooks(wallet.db)];
  const state = { userUuid: person.muid, revision: 9, nickname: 'meow-1a2b3c', country: null, roles: ['user'] };
  await wallet.deliver(erased, { aggregateId: person.muid, payload: state });
  const progress = {
    user_uuid: person.muid,
    store_uuid: store,
    revision: 1,
    first_opened_at: new Date(),
    segments_served: 1,
    segments_total: 9,
  };
  await wallet.db('play_progress').insert(progress);
  const left = () => Promise.all(DELETED.map(async (table) => [table, (await wallet.db(table).where({ user_uuid: person.muid })).length]));
  expect(Object.fromEntries(await left())).toMatchObject({ cart_stores: 1, play_progress: 1, user_banks: 1 });
  await wallet.deliver(erased, { aggregateId: person.muid, payload: { ...state, revision: 10, erased: true } });
  expect(await left()).toEqual(DELETED.map((table) => [table, 0]));
  expect(await sums()).toEqual(before);
  expect(await examineBooks(wallet.db)).toEqual(examined);
});

test('every part can be exported before: current balances, and the last four characters of a bank account', async () => {
  const person = await wallet.person({ coins: 300 });
  const query = 'query ($part: String!) { findWalletExport(part: $part) }';
  const part = async (name: string) => (await wallet.graphql(query, { part: name }, person)).data.findWalletExport;
  for (const name of EXPORT_PARTS.wallet) expect([name, (await part(name)).next]).toEqual([name, null]);
  const balances = (await part('balances')).rows as { kind: string; balance: number }[];
  expect(balances.find(({ kind }) => kind === 'coin')).toMatchObject({ balance: 300 });
  expect((await part('entries')).rows).toMatchObject([{ amount: 300, balance_after: 300 }]);
  const wrong = { part: 'orders', after: '-'.repeat(36) };
  const paged = 'query ($part: String!, $after: String) { findWalletExport(part: $part, after: $after) }';
  expect((await wallet.graphql(paged, wrong, person)).errors?.[0]?.extensions).toMatchObject({
    code: 'input/invalid',
    fields: [{ path: 'after', key: 'invalid.cursor' }],
  });
  const longAgo = { ...person, authTime: Math.floor(Date.now() / 1000) - 1900 };
  expect((await wallet.graphql(query, { part: 'orders' }, longAgo)).errors?.[0]?.extensions.code).toBe('auth/recent');
});

test("a creator's export has their shares, and of withdrawals the steps that they are shown", async () => {
  const [owner, buyer, by] = [await earner(wallet, 1000), await wallet.person({ coins: 499 }), await staffOf(wallet)];
  const store = await wallet.listing({ ownerUuid: owner.muid });
  const { data } = await wallet.graphql(STORE_QUOTE, { store }, buyer);
  const paid = await wallet.graphql(PAY_STORE, { quote: data.findStoreQuote.uuid, key: newKey() }, buyer);
  await wallet.settleEvents();
  await wallet.db('silver_grants').insert({ uuid: newKey(), user_uuid: owner.muid, actor_uuid: by.muid, silver: 5, reason: 'Welcome' });
  const times = { started_at: '2026-01-01T00:00:00.000Z', ended_at: '2027-01-01T00:00:00.000Z' };
  const granted = { uuid: newKey(), user_uuid: owner.muid, grade: 2 };
  await wallet.db('plan_grants').insert({ ...granted, ...times, actor_uuid: by.muid, reason: 'Between us' });
  const withdrawal = await requestWithdrawal(wallet, owner, 500);
  await reviewed(wallet, by, withdrawal, 'take', 'Between us');
  await reviewed(wallet, by, withdrawal, 'failed', 'The account is closed.');
  const part = async (name: (typeof EXPORT_PARTS)['wallet'][number], whose = owner) =>
    (await wallet.graphql('query ($part: String!) { findWalletExport(part: $part) }', { part: name }, whose)).data.findWalletExport.rows;
  const order_uuid = paid.data.addStoreOrder.orders[0].uuid;
  expect(await part('order_shares')).toEqual([
    { order_uuid, user_uuid: owner.muid, coins: 350, pending: 350, settled: 0, settled_month: null },
  ]);
  const at = { id: expect.any(Number), withdrawal_uuid: withdrawal, created_at: expect.any(String) };
  expect(await part('withdrawal_steps')).toEqual([
    { ...at, step: 'requested', memo: null },
    { ...at, step: 'taken', memo: null },
    { ...at, step: 'failed', memo: 'The account is closed.' },
  ]);
  expect(await part('silver_grants')).toMatchObject([{ silver: 5, reason: 'Welcome' }]);
  expect(await part('plan_grants')).toEqual([{ ...granted, started_at: expect.any(String), ended_at: expect.any(String) }]);
  expect(await part('banks')).toMatchObject([{ accountnumber: '3000' }]);
  const another = await earner(wallet, 0);
  for (const name of ['order_shares', 'withdrawal_steps', 'silver_grants', 'plan_grants'] as const)
    expect(await part(name, another)).toEqual([]);
});

/** Tables with a person's uuid that aren't exported, and the reason. */
const NOT_TAKEN: Readonly<Record<string, string>> = {
  ad_links: 'a copy of the catalogue’s, which gives out their links',
  entitlements: 'what they may play by their orders, which are taken along',
  hosted_credentials: 'keys to a page, for two minutes',
  listings: 'a copy of the catalogue’s, which gives out their works',
  payment_reversals: 'what was taken back of a top-up, which the entries of their accounts say',
  payout_runs: 'what staff did, which is staff’s',
  payout_statement_lines: 'what staff booked, which is staff’s; what came of a withdrawal is in its steps',
  people: 'a copy of the catalogue’s, which gives out their profile',
  play_progress: 'a copy of the catalogue’s, which gives out how far they played',
  quote_lines: 'what is in the offers made to them',
  quotes: 'offers made to them, for days; what they bought is taken along',
  sales_changes: 'sales that are summed in a moment',
  sales_days: 'sums of their sales, of which their shares are taken along',
  sales_exports: 'keys to a file of theirs, for a day',
  staff_actions: 'what staff did, which is staff’s',
  unmatched_payments: 'what staff reconciled, which is staff’s',
  user_plans: 'until when they paid, which their plans say',
};

/** Tables with a person's uuid that an erasure leaves as they are, and the reason; the uuid identifies no person any more. */
const NOT_ERASED: Readonly<Record<string, string>> = {
  ad_links: 'to whom orders by a link are attributed',
  ai_charges: 'books',
  entitlements: 'what orders brought, which a refund takes back',
  'ledger.accounts': 'books',
  listings: 'works on sale, and those that others bought',
  order_shares: 'books',
  payment_reversals: 'books',
  payments: 'books',
  payout_runs: 'what staff did',
  payout_statement_lines: 'books',
  penalties: 'books',
  people: 'changed by the event itself to a random nickname without a country',
  plan_grant_ends: 'what staff ended, and why',
  plan_grants: 'what staff granted, and to whom',
  plan_payments: 'books',
  quote_lines: 'deleted after days unless they were paid, then books',
  quotes: 'deleted after days unless they were paid, then books',
  refund_requests: 'decisions of staff; open requests and texts are deleted',
  sales_changes: 'books',
  sales_days: 'books',
  sales_exports: 'deleted after a day',
  silver_grants: 'books',
  staff_actions: 'what staff did, and to whom',
  store_orders: 'books',
  unmatched_payments: 'books',
  user_plans: 'drawn from payments, which are books',
  withdrawal_steps: 'books, and what staff wrote of them',
  withdrawals: 'books, with the bank data that was paid to, sealed',
};

/** Returns the tables with a person's uuid, without duplicates. */
async function tablesOfPeople(): Promise<string[]> {
  const { rows } = await wallet.db.raw<{ rows: { name: string }[] }>(`
    select distinct case c.table_schema when 'ledger' then 'ledger.' else '' end || c.table_name as name
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema in ('public', 'ledger') and t.table_type = 'BASE TABLE' and c.data_type = 'uuid'
      and c.column_name ~ '^((user|owner|buyer|seller|agent|promoter|actor|subject|person)_uuid|(decided|taken|agreed)_by)$'`);
  return rows.map(({ name }) => name);
}

test('every table that names a person is exported, or listed as not exported', async () => {
  const taken = ['user_banks', ...Object.values(PARTS).flatMap(({ from }) => from.match(/[a-z_.]+/g) ?? [])];
  const left = (await tablesOfPeople()).filter((name) => !taken.includes(name));
  expect(left.toSorted()).toEqual(Object.keys(NOT_TAKEN));
});

test('every table that names a person is erased, or listed as not erased', async () => {
  const left = (await tablesOfPeople()).filter((name) => !DELETED.some((table) => table === name));
  expect(left.toSorted()).toEqual(Object.keys(NOT_ERASED));
});
