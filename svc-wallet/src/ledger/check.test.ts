import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PAY_STORE, STORE_QUOTE } from '../testing/operations.ts';
import { newKey, type TestWallet, testWallet } from '../testing/wallet.ts';
import { examineBooks } from './books-repository.ts';

const run = promisify(execFile);
let wallet: TestWallet;
beforeAll(async () => {
  wallet = await testWallet();
});
afterAll(() => wallet.close());

async function sell(): Promise<void> {
  const buyer = await wallet.person({ coins: 499, silver: 20 });
  const { data } = await wallet.graphql(STORE_QUOTE, { store: await wallet.listing() }, buyer);
  await wallet.graphql(PAY_STORE, { quote: data.findStoreQuote.uuid, key: newKey() }, buyer);
}

async function brokenRules(): Promise<string[]> {
  return (await examineBooks(wallet.db)).filter(({ faults }) => faults.length > 0).map(({ rule }) => rule);
}

/** Runs SQL as an attacker with full control of the database, without rights and triggers, and restores everything afterwards. */
async function planted(sql: string, check: () => Promise<void>): Promise<void> {
  const { owner } = wallet.database;
  await owner.raw('alter table ledger.entries disable trigger user');
  await owner.raw('create table kept_accounts as table ledger.accounts; create table kept_entries as table ledger.entries');
  await owner.raw(sql);
  try {
    await check();
  } finally {
    await owner.raw(`
      alter table ledger.accounts disable trigger user;
      update ledger.accounts a set balance = k.balance from kept_accounts k where k.id = a.id;
      alter table ledger.accounts enable trigger user;
      delete from ledger.entries where id not in (select id from kept_entries);
      insert into ledger.entries overriding system value select * from kept_entries where id not in (select id from ledger.entries);
      update ledger.entries e set amount = k.amount, balance_before = k.balance_before, balance_after = k.balance_after from kept_entries k where k.id = e.id;
      alter table ledger.entries enable trigger user;
      drop table kept_accounts, kept_entries`);
  }
}

function check() {
  const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: wallet.database.url, NODE_OPTIONS: '' };
  return run(process.execPath, [join(import.meta.dirname, 'check.ts')], { env });
}

describe('the books', () => {
  test('have no errors after sales, split and unsplit', async () => {
    await sell();
    await wallet.settleEvents();
    await sell();
    expect(await brokenRules()).toEqual([]);
    const { stdout } = await check();
    expect(stdout).toContain('The books are right.');
    expect(stdout).toContain('ok     clearing holds exactly the paid orders that are not yet split (1 checked)');
  });

  test.each([
    [
      'a coin from nowhere',
      "update ledger.accounts set balance = balance + 1 where kind = 'fee' and balance > 0",
      'every balance is the sum of its entries',
    ],
    [
      'an entry that vanished',
      'delete from ledger.entries where id = (select max(id) from ledger.entries)',
      'each transfer has two entries, one out and one in',
    ],
    [
      'an entry that was changed',
      'update ledger.entries set amount = amount - 1, balance_after = balance_after - 1 where id = (select min(id) from ledger.entries)',
      'balances and entries sum to zero per currency',
    ],
    [
      'a broken chain',
      'update ledger.entries set balance_before = balance_before + 1, balance_after = balance_after + 1 where id = (select max(id) from ledger.entries)',
      'each entry begins where the one before it ended',
    ],
  ])('%s is found', async (_name, sql, rule) => {
    await planted(sql, async () => {
      expect(await brokenRules()).toContain(rule);
    });
    expect(await brokenRules()).toEqual([]);
  });

  test("an order marked as split that wasn't is found, and so is one paid without its coins", async () => {
    const [order] = await wallet.db('store_orders').where({ split_state: 'pending' });
    const shares = { fee: order.price, promoter_share: 0, agent_share: 0, owner_share: 0 };
    await wallet
      .db('store_orders')
      .where({ uuid: order.uuid })
      .update({ split_state: 'posted', ...shares });
    expect(await brokenRules()).toEqual([
      'clearing holds exactly the paid orders that are not yet split',
      'every priced order was paid once, and split at most once; one that waits, expired or was cancelled moved nothing',
    ]);
    await wallet
      .db('store_orders')
      .where({ uuid: order.uuid })
      .update({ split_state: 'pending', fee: null, promoter_share: null, agent_share: null, owner_share: null });
    expect(await brokenRules()).toEqual([]);
  });

  test('the command exits 1 and prints the errors', async () => {
    await planted("update ledger.accounts set balance = balance + 1 where kind = 'fee' and balance > 0", async () => {
      await expect(check()).rejects.toMatchObject({
        code: 1,
        stdout: expect.stringMatching(/FAULT {2}every balance[\s\S]*THE BOOKS ARE WRONG: 2 faults\./),
      });
    });
  });
});
