import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { DomainError } from '@meowtale/service-kit';
import { inTransaction } from '@meowtale/service-kit';
import { type TestDatabase, testDatabase } from '@meowtale/service-kit/testing';
import { testSeed } from '@meowtale/service-kit/testing/proof';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { migrations } from '../migrations/index.ts';
import { examineBooks } from './books-repository.ts';
import { PLATFORM_ACCOUNTS, personal, platform, USER_ACCOUNTS } from './chart.ts';
import type { Transfer } from './postings.ts';
import { lockBalances, type Posting, postAll, postTransfers, readBalances, readPlatformBalance } from './service.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase(migrations);
});
afterAll(() => database.close());

/** TRUST 2 requires 20,000, which `npm run prove` uses. */
const TRANSFERS = Number(process.env.PROVE_LEDGER_TRANSFERS ?? 2000);

function post(transfers: Transfer[], key: string = uuidv7(), reason: Posting['reason'] = 'topup', cause: string = uuidv7()): Promise<void> {
  return inTransaction(database.db, (tx) => postTransfers(tx, { key, reason, cause, transfers }));
}

function pay(from: string, to: string, amount: number): Transfer {
  return { from: personal(from, 'coin'), to: personal(to, 'coin'), amount };
}

function issue(to: string, amount: number): Transfer {
  return { from: platform('issuance'), to: personal(to, 'coin'), amount };
}

async function countRows(table: string): Promise<number> {
  const [row] = await database.db(table).count<{ count: number }[]>('* as count');
  return row?.count ?? 0;
}

async function faults(): Promise<string[]> {
  return (await examineBooks(database.db)).flatMap((finding) => finding.faults);
}

/** Runs jobs by `count` concurrent workers. */
async function work<T>(count: number, jobs: readonly T[], job: (item: T) => Promise<void>): Promise<void> {
  const waiting = jobs.values();
  await Promise.all(
    Array.from({ length: count }, async () => {
      for (const item of waiting) await job(item);
    }),
  );
}

test('the database has the accounts of the chart and no other', async () => {
  const accountsOf = (personalToo: boolean) => (row: { kind: string; currencies: readonly string[] }) =>
    row.currencies.map((currency) => ({ kind: row.kind, currency, personal: personalToo }));
  const expected = [...USER_ACCOUNTS.flatMap(accountsOf(true)), ...PLATFORM_ACCOUNTS.flatMap(accountsOf(false))];
  const rows = await database.db('ledger.chart');
  const inOrder = (list: { kind: string; currency: string }[]) =>
    list.map((row) => JSON.stringify(row, Object.keys(row).toSorted())).toSorted();
  expect(inOrder(rows)).toEqual(inOrder(expected));
});

describe('posting', () => {
  test(
    `20 workers, 5 wallets, ${TRANSFERS} transfers: twice as many entries, every balance their sum, none below 0`,
    async () => {
      const wallets = Array.from({ length: 5 }, () => uuidv7());
      for (const wallet of wallets) await post([issue(wallet, 500)]);
      const before = { transfers: await countRows('ledger.transfers'), entries: await countRows('ledger.entries') };
      const seed = testSeed();
      const jobs = fc.sample(fc.tuple(fc.nat(4), fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 400 })), {
        seed,
        numRuns: TRANSFERS,
      });
      let rejectedCount = 0;
      await work(20, jobs, async ([from, step, amount]) => {
        const payer = wallets[from] as string;
        const payee = wallets[(from + step) % 5] as string;
        try {
          await post([pay(payer, payee, amount)]);
        } catch (error) {
          expect({ seed, code: (error as DomainError).code }).toEqual({ seed, code: 'wallet/insufficient' });
          rejectedCount += 1;
        }
      });
      const posted = (await countRows('ledger.transfers')) - before.transfers;
      expect({ seed, posted: posted + rejectedCount, entries: (await countRows('ledger.entries')) - before.entries }).toEqual({
        seed,
        posted: TRANSFERS,
        entries: posted * 2,
      });
      const balances = await Promise.all(wallets.map(async (wallet) => (await readBalances(database.db, wallet)).coin));
      expect(balances.reduce((sum, coin) => sum + coin, 0)).toBe(2500);
      expect(balances.every((coin) => coin >= 0)).toBe(true);
      expect(await faults()).toEqual([]);
    },
    60_000 + TRANSFERS * 10,
  );

  test('100 concurrent transfers each way leave both balances unchanged', async () => {
    const [ann, bob] = [uuidv7(), uuidv7()];
    await post([issue(ann, 1000), issue(bob, 1000)]);
    const jobs = Array.from({ length: 200 }, (_, index) => (index % 2 ? pay(ann, bob, 3) : pay(bob, ann, 3)));
    await work(20, jobs, (job) => post([job]));
    expect([await readBalances(database.db, ann), await readBalances(database.db, bob)]).toMatchObject([{ coin: 1000 }, { coin: 1000 }]);
  });

  test('of 50 concurrent payments of a whole balance one succeeds', async () => {
    const [ann, bob] = [uuidv7(), uuidv7()];
    await post([issue(ann, 100)]);
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => post([pay(ann, bob, 100)])));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await readBalances(database.db, bob)).toMatchObject({ coin: 100 });
  });

  test('a key posted 100 times at once has one effect, and with other content it is rejected', async () => {
    const [ann, key, cause] = [uuidv7(), uuidv7(), uuidv7()];
    await Promise.all(Array.from({ length: 100 }, () => post([issue(ann, 5)], key, 'topup', cause)));
    expect(await readBalances(database.db, ann)).toMatchObject({ coin: 5 });
    await expect(post([issue(ann, 6)], key, 'topup', cause)).rejects.toThrow(/stands for another posting/);
    await expect(post([issue(ann, 5)], key, 'refund', cause)).rejects.toThrow(/stands for another posting/);
  });

  test('a balance can’t be below 0, and a debt can’t be above 0', async () => {
    const [ann, bob] = [uuidv7(), uuidv7()];
    await post([issue(ann, 5)]);
    await expect(post([{ from: personal(ann, 'coin'), to: platform('fee'), amount: 6 }])).rejects.toMatchObject({
      code: 'wallet/insufficient',
    });
    await post([{ from: personal(bob, 'debt'), to: platform('fee'), amount: 6 }]);
    await expect(post([{ from: platform('issuance'), to: personal(bob, 'debt'), amount: 7 }])).rejects.toMatchObject({
      code: 'wallet/insufficient',
    });
    expect([await readBalances(database.db, ann), await readBalances(database.db, bob)]).toMatchObject([{ coin: 5 }, { debt: -6 }]);
  });

  test('a posting whose last transfer fails posts nothing', async () => {
    const [ann, bob] = [uuidv7(), uuidv7()];
    await post([issue(ann, 10)]);
    await expect(
      post([pay(ann, bob, 10), { from: personal(ann, 'silver'), to: platform('issuance', 'silver'), amount: 1 }]),
    ).rejects.toMatchObject({ code: 'wallet/insufficient' });
    expect([await readBalances(database.db, ann), await readBalances(database.db, bob)]).toMatchObject([{ coin: 10 }, { coin: 0 }]);
  });

  test('an entry has the balance before and after', async () => {
    const ann = uuidv7();
    await post([issue(ann, 10)]);
    await post([issue(ann, 7)]);
    const rows = await database
      .db('ledger.entries as e')
      .join('ledger.accounts as a', 'a.id', 'e.account_id')
      .where('a.owner_uuid', ann)
      .orderBy('e.id');
    expect(rows).toMatchObject([
      { amount: 10, balance_before: 0, balance_after: 10 },
      { amount: 7, balance_before: 10, balance_after: 17 },
    ]);
  });

  test('a locked balance can’t be spent by another transaction until the lock is released', async () => {
    const ann = uuidv7();
    await post([issue(ann, 10)]);
    let spent: Promise<void> = Promise.resolve();
    await inTransaction(database.db, async (tx) => {
      const balance = (await lockBalances(tx, [ann])).get(ann);
      spent = post([{ from: personal(ann, 'coin'), to: platform('fee'), amount: 10 }]);
      await postTransfers(tx, {
        key: uuidv7(),
        reason: 'order',
        cause: ann,
        transfers: [{ from: personal(ann, 'coin'), to: platform('fee'), amount: balance?.coin ?? 0 }],
      });
    });
    await expect(spent).rejects.toMatchObject({ code: 'wallet/insufficient' });
    expect(await readBalances(database.db, ann)).toMatchObject({ coin: 0 });
  });

  test('a platform balance is the sum of its stripes', async () => {
    const before = await readPlatformBalance(database.db, 'promotion');
    const ann = uuidv7();
    await post([issue(ann, 40)]);
    await Promise.all(Array.from({ length: 40 }, () => post([{ from: personal(ann, 'coin'), to: platform('promotion'), amount: 1 }])));
    expect((await readPlatformBalance(database.db, 'promotion')) - before).toBe(40);
    const stripes = await database.db('ledger.accounts').where({ kind: 'promotion' }).whereNot({ balance: 0 });
    expect(stripes.length).toBeGreaterThan(1);
  });
});

describe('the ledger is append-only', () => {
  const columns = { postings: 'reason', transfers: 'amount', entries: 'amount' };
  const changes = Object.entries(columns).flatMap(([table, column]) => [
    `update ledger.${table} set ${column} = ${column}`,
    `delete from ledger.${table}`,
    `truncate ledger.${table} cascade`,
  ]);

  test.each([
    ...changes,
    'update ledger.accounts set balance = 0',
    'delete from ledger.accounts',
    'insert into ledger.accounts default values',
  ])('the service may not: %s', async (sql) => {
    await expect(database.db.raw(sql)).rejects.toMatchObject({ code: '42501' });
  });

  test.each([...changes, 'delete from ledger.accounts', "update ledger.accounts set kind = 'fee'"])(
    'nor may the owner of the tables: %s',
    async (sql) => {
      await expect(database.owner.raw(sql)).rejects.toThrow(/append-only/);
    },
  );

  test('the service can’t write an entry past the function', async () => {
    await expect(database.db.raw('insert into ledger.postings default values')).rejects.toMatchObject({ code: '42501' });
    await expect(database.db.raw('select ledger.open_accounts(?::uuid[])', [[uuidv7()]])).rejects.toMatchObject({ code: '42501' });
  });
});

describe('posting several at once', () => {
  const of = (transfers: Transfer[], key: string = uuidv7()): Posting => ({
    key,
    reason: 'topup',
    cause: '019aa000-0000-7000-8000-000000000000',
    transfers,
  });

  function postTogether(postings: Posting[]): Promise<void> {
    return inTransaction(database.db, async (tx) => {
      const sides = postings.flatMap(({ transfers }) => transfers.flatMap(({ from, to }) => [from.owner, to.owner]));
      await lockBalances(
        tx,
        [...new Set(sides)].filter((owner) => owner !== null),
      );
      await postAll(tx, postings);
    });
  }

  /** Returns each account's entries. */
  async function log(owner: string): Promise<{ kind: string; amount: number; balance_after: number }[]> {
    return database
      .db('ledger.entries as e')
      .join('ledger.accounts as a', 'a.id', 'e.account_id')
      .where({ 'a.owner_uuid': owner })
      .orderBy('e.id')
      .select('a.kind', 'e.amount', 'e.balance_before', 'e.balance_after');
  }

  test('leaves the same entries and balances as posting them one by one', async () => {
    const scene = async (postEach: (postings: Posting[]) => Promise<void>) => {
      const [one, other] = [uuidv7(), uuidv7()];
      await postEach([
        of([issue(one, 500), issue(other, 7)]),
        of([pay(one, other, 300), pay(other, one, 306)]),
        of([{ from: personal(other, 'debt'), to: personal(other, 'coin'), amount: 40 }, pay(other, one, 41)]),
      ]);
      return [await log(one), await log(other), await readBalances(database.db, one), await readBalances(database.db, other)];
    };
    const together = await scene(postTogether);
    expect(together).toEqual(
      await scene(async (postings) => {
        for (const { transfers } of postings) await post([...transfers]);
      }),
    );
    expect(together[3]).toMatchObject({ coin: 0, debt: -40 });
    expect(await faults()).toEqual([]);
  });

  test('an intermediate balance below 0 is rejected, even if it ended above, and nothing is posted', async () => {
    const [one, other] = [uuidv7(), uuidv7()];
    await post([issue(one, 10)]);
    const rows = await countRows('ledger.postings');
    const late = postTogether([of([pay(one, other, 11)]), of([issue(one, 100)])]);
    await expect(late).rejects.toMatchObject({ code: 'wallet/insufficient' });
    expect(await countRows('ledger.postings')).toBe(rows);
    expect(await readBalances(database.db, one)).toMatchObject({ coin: 10 });
  });

  test('a used key posts nothing again beside a new one; with other content it is rejected', async () => {
    const [one, key] = [uuidv7(), uuidv7()];
    await postTogether([of([issue(one, 10)], key)]);
    await postTogether([of([issue(one, 10)], key), of([issue(one, 5)])]);
    expect(await readBalances(database.db, one)).toMatchObject({ coin: 15 });
    await expect(postTogether([of([issue(one, 5)]), of([issue(one, 11)], key)])).rejects.toMatchObject({ code: '23505' });
    expect(await readBalances(database.db, one)).toMatchObject({ coin: 15 });
    const twice = postTogether([of([issue(one, 1)], 'twice-in-one-batch'), of([issue(one, 2)], 'twice-in-one-batch')]);
    await expect(twice).rejects.toMatchObject({ code: '23505' });
    expect(await faults()).toEqual([]);
  });

  test('an unknown account is rejected', async () => {
    const toNewPerson = { from: platform('issuance'), to: personal(uuidv7(), 'coin'), amount: 1 };
    await expect(inTransaction(database.db, (tx) => postAll(tx, [of([toNewPerson])]))).rejects.toMatchObject({
      code: '23502',
      column: 'to_account_id',
    });
  });

  test('concurrent batches of the same people end with the right balances', async () => {
    const people = Array.from({ length: 6 }, () => uuidv7());
    for (const person of people) await post([issue(person, 1000)]);
    const batches = Array.from({ length: 40 }, (_none, index) =>
      people.map((person, at) => of([pay(person, people[(at + index) % 5 === 0 ? (at + 1) % 6 : (at + 2) % 6] as string, 3)])),
    );
    await work(10, batches, postTogether);
    const sum = (await Promise.all(people.map((person) => readBalances(database.db, person)))).reduce((all, { coin }) => all + coin, 0);
    expect(sum).toBe(6000);
    expect(await faults()).toEqual([]);
  });
});
