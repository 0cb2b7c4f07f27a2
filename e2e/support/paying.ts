import { writeReturnState } from '@meowtale/web-kit/return-state';
import { expect, type Locator, type Page } from '@playwright/test';
import pg from 'pg';
import { ports } from '../../deploy/local/addresses.ts';
import { localDatabase } from '../../deploy/local/databases.ts';
import { dataRoot } from '../../deploy/local/paths.ts';
import { loadSecrets } from '../../deploy/local/secrets.ts';
import type { Person } from './people.ts';
import { ENGLISH } from './visitor.ts';

const { shop, sandbox } = ENGLISH;

/** A person's account log, oldest first, their balance and their works. */
export interface Books {
  moved: [reason: string, coins: number][];
  coins: number;
  orders: number;
}

/** Reads a person's account log and balance, and expects that they agree. */
export async function booksOf(person: Person): Promise<Books> {
  const { me, findAccountLog, findStoreOrder } = await person.ask<{
    me: { wallet: { meowcent: number } };
    findAccountLog: { list: { reason: string; account: string; amount: number }[] };
    findStoreOrder: { totalCount: number };
  }>(`{
    me { wallet { meowcent } }
    findAccountLog(q: { pageSize: 100 }) { list { reason account amount } }
    findStoreOrder(state: 1) { totalCount }
  }`);
  const coins = findAccountLog.list.filter(({ account }) => account === 'coin').reverse();
  expect(coins.reduce((sum, { amount }) => sum + amount, 0)).toBe(me.wallet.meowcent);
  return { moved: coins.map(({ reason, amount }) => [reason, amount]), coins: me.wallet.meowcent, orders: findStoreOrder.totalCount };
}

/** Returns the current prices of works for a person, in coins. */
export async function pricesOf(person: Person, ...storeIds: string[]): Promise<number[]> {
  const question = 'query Price($id: ID!) { findStoreQuote(store_id: $id) { total } }';
  const quotes = storeIds.map((id) => person.ask<{ findStoreQuote: { total: number } }>(question, { id }));
  return (await Promise.all(quotes)).map(({ findStoreQuote }) => findStoreQuote.total);
}

/** Expires a person's open quotes, without moving the clock. */
export async function ageBills(person: Person): Promise<void> {
  const { databaseOwner: ownerPassword, databaseRuntime: runtimePassword } = loadSecrets(dataRoot);
  const { runtimeUrl } = localDatabase({ port: ports.postgres, name: 'meowtale_wallet', ownerPassword, runtimePassword });
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL_WALLET || runtimeUrl });
  await client.connect();
  try {
    await client.query("update quotes set expires_at = expires_at - interval '11 minutes' where buyer_uuid = $1 and paid_at is null", [
      person.uuid,
    ]);
  } finally {
    await client.end();
  }
}

/** Opens the add-credit popup by its address. */
export async function openTopUp(page: Page, amountCoins?: number): Promise<Locator> {
  await page.goto(`/store?state=${writeReturnState({ action: 'open-top-up', amountCoins })}`);
  const topUp = page.getByRole('dialog', { name: shop('topUp.title') });
  await expect(topUp.getByRole('radio', { name: sandboxName })).toBeChecked();
  return topUp;
}

const sandboxName = shop('provider.sandbox');

/** Presses the button that starts a payment; returns the payment's tab. */
export async function startPayment(page: Page, button: Locator): Promise<Page> {
  const opens = page.context().waitForEvent('page');
  await button.click();
  const payment = await opens;
  await expect(payment.getByRole('button', { name: sandbox('pay'), exact: true })).toBeVisible();
  return payment;
}

/** Presses a choice on the sandbox's page. */
export const decide = (payment: Page, choice: 'pay' | 'decline' | 'leave'): Promise<void> =>
  payment.getByRole('button', { name: sandbox(choice), exact: true }).click();

/** Counts how often a page sends an operation from now on; returns the function that reads the count. */
export function countSent(page: Page, operation: string): () => number {
  let sent = 0;
  page.on('request', (request) => {
    if ((request.postData() ?? '').includes(`"operationName":"${operation}"`)) sent += 1;
  });
  return () => sent;
}
