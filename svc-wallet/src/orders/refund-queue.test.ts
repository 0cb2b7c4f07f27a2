import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestWallet, testWallet } from '../testing/wallet.ts';
import { listRefundRequests } from './refund-requests.ts';
import type { RefundRequestState } from './refund-requests-repository.ts';

let wallet: TestWallet;
beforeAll(async () => {
  wallet = await testWallet();
});
afterAll(() => wallet.close());

/** Returns the plan of a page of requests, with sorting disabled where possible. */
async function planOf(state: RefundRequestState): Promise<string> {
  const queries: { sql: string; bindings: string[] }[] = [];
  const note = (query: { sql: string; bindings: string[] }) => queries.push(query);
  wallet.db.on('query', note);
  await listRefundRequests(wallet.db, state, null);
  wallet.db.removeListener('query', note);
  const page = queries.find(({ sql }) => sql.includes('order by'));
  return wallet.db.transaction(async (tx) => {
    await tx.raw('set local enable_sort = off; set local enable_seqscan = off');
    const { rows } = await tx.raw(`explain ${page?.sql.replaceAll(/\$\d+/g, '?')}`, page?.bindings ?? []);
    return JSON.stringify(rows);
  });
}

test.each([
  ['open', 'refund_requests_queue'],
  ['declined', 'refund_requests_decided'],
] as const)('%s requests are read in the order of %s, without sorting', async (state, index) => {
  const plan = await planOf(state);
  expect(plan).toContain(index);
  expect(plan).not.toContain('Sort');
});
