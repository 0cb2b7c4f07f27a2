import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readGrantEnv } from '../env.ts';
import { PAY_STORE, STORE_QUOTE } from '../testing/operations.ts';
import { newKey, type TestWallet, testWallet } from '../testing/wallet.ts';
import { giveSilver } from './grant-silver.ts';

let wallet: TestWallet;
beforeAll(async () => {
  wallet = await testWallet();
});
afterAll(() => wallet.close());

const LOG = `query Log($type: Int, $q: ListQuery) {
  findAccountLog(type: $type, q: $q) { list { reason account amount balance_after store_name } totalCount pageInfo { pageCount hasNextPage endCursor } }
}`;

/** The name of the test's listings. */
const NAME = 'The Intercept';

type Person = Awaited<ReturnType<TestWallet['person']>>;

async function buy(buyer: Person, store: string): Promise<void> {
  const { data } = await wallet.graphql(STORE_QUOTE, { store }, buyer);
  await wallet.graphql(PAY_STORE, { quote: data.findStoreQuote.uuid, key: newKey() }, buyer);
}

describe("a person's balances", () => {
  test('are all zero before their first posting', async () => {
    const person = await wallet.person();
    const { data } = await wallet.graphql(
      'query Me($me: ID!) { _walletUsers(uuids: [$me]) { wallet { meowcent silver debt } account { type balance } } }',
      { me: person.muid },
      person,
    );
    expect(data._walletUsers).toEqual([
      {
        wallet: { meowcent: 0, silver: 0, debt: 0 },
        account: [
          { type: 0, balance: 0 },
          { type: 1, balance: 0 },
        ],
      },
    ]);
  });

  test('include pending earnings beside withdrawable ones', async () => {
    const owner = await wallet.person();
    await buy(await wallet.person({ coins: 499 }), await wallet.listing({ ownerUuid: owner.muid }));
    await wallet.settleEvents();
    const { data } = await wallet.graphql(
      'query Me($me: ID!) { _walletUsers(uuids: [$me]) { account { type balance profit pending } } }',
      { me: owner.muid },
      owner,
    );
    expect(data._walletUsers[0].account[0]).toEqual({ type: 0, balance: 0, profit: 0, pending: 350 });
  });

  test('are visible to nobody else, not even to staff', async () => {
    const [rich, other] = [await wallet.person({ coins: 5 }), await wallet.person()];
    const ask = 'query Them($uuids: [ID!]!) { _walletUsers(uuids: $uuids) { uuid wallet { meowcent } } }';
    for (const person of [other, { ...other, roles: ['staff' as const] }, undefined]) {
      expect((await wallet.graphql(ask, { uuids: [rich.muid] }, person)).data._walletUsers).toEqual([null]);
    }
  });
});

describe('the account log', () => {
  test('shows each change with its reason and the balance after it, newest first', async () => {
    const buyer = await wallet.person({ coins: 500, silver: 100 });
    await buy(buyer, await wallet.listing());
    const { data } = await wallet.graphql(LOG, {}, buyer);
    expect(data.findAccountLog.list).toEqual([
      { reason: 'order', account: 'coin', amount: -399, balance_after: 101, store_name: NAME },
      { reason: 'order', account: 'silver', amount: -100, balance_after: 0, store_name: NAME },
      { reason: 'silver-grant', account: 'silver', amount: 100, balance_after: 100, store_name: null },
      { reason: 'topup', account: 'coin', amount: 500, balance_after: 500, store_name: null },
    ]);
    const silver = await wallet.graphql(LOG, { type: 1 }, buyer);
    expect(silver.data.findAccountLog.totalCount).toBe(2);
  });

  test('pages by number and by cursor alike', async () => {
    const buyer = await wallet.person({ coins: 5 });
    for (let index = 0; index < 4; index += 1) await buy(buyer, await wallet.listing({ prices: [{ country: 'us', coins: 1 }] }));
    const first = await wallet.graphql(LOG, { q: { pageSize: 2, orderField: 'updated_at-desc' } }, buyer);
    expect(first.data.findAccountLog).toMatchObject({
      totalCount: 5,
      pageInfo: { pageCount: 3, hasNextPage: true },
      list: [{ balance_after: 1 }, { balance_after: 2 }],
    });
    const byNumber = await wallet.graphql(LOG, { q: { pageSize: 2, page: 2 } }, buyer);
    const byCursor = await wallet.graphql(LOG, { q: { pageSize: 2, after: first.data.findAccountLog.pageInfo.endCursor } }, buyer);
    expect(byCursor.data.findAccountLog.list).toEqual(byNumber.data.findAccountLog.list);
    expect(byNumber.data.findAccountLog.list).toMatchObject([{ balance_after: 3 }, { balance_after: 4 }]);
  });

  test.each([{ pageSize: 101 }, { pageSize: 0 }, { page: 101 }, { orderField: 'reason-asc' }, { after: 'nonsense' }, { after: 'eA.eA' }])(
    'rejects the list arguments %p',
    async (q) => {
      expect((await wallet.graphql(LOG, { q }, await wallet.person())).errors?.[0]?.extensions.code).toBe('input/invalid');
    },
  );
});

describe('silver', () => {
  test('is given once per grant', async () => {
    const person = await wallet.person();
    const grant = newKey();
    await giveSilver(wallet.db, { user: person.muid, silver: 300, grant });
    await giveSilver(wallet.db, { user: person.muid, silver: 300, grant });
    expect(await wallet.balances(person)).toMatchObject({ silver: 300, coin: 0 });
  });

  test("can't be given by a command in production, nor without NODE_ENV", () => {
    const refuse = (faults: readonly string[]): never => {
      throw new Error(faults.join());
    };
    const grant = (more: object) => readGrantEnv({ DATABASE_URL: 'postgres://x', ...more }, refuse);
    expect(() => grant({ NODE_ENV: 'production' })).toThrow(/^NODE_ENV: has to be development or test/);
    expect(() => grant({})).toThrow(/^NODE_ENV/);
    expect(grant({ NODE_ENV: 'test' })).toMatchObject({ DATABASE_URL: 'postgres://x' });
  });
});
