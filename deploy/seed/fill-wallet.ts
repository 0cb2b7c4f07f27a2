import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { v5 as uuidv5 } from 'uuid';
import { repositoryRoot } from '../local/paths.ts';
import type { SiteEnv } from './env.ts';
import type { DemoPerson } from './people.ts';
import type { Session } from './session.ts';

const run = promisify(execFile);
const NAMESPACE = '7d1c5f0e-5d8f-4c43-9a5e-1f2f3c9b7a10';

/** Derives an idempotency key from a person and a purpose, so that a second run of the seed pays and grants nothing again. */
export const keyFor = (session: Session, what: string) => uuidv5(`${session.uuid}:${what}`, NAMESPACE);

export interface TopUp {
  coins: number;
  currency: 'USD' | 'TWD';
  key: string;
}

/** Buys coins with the sandbox provider, on its page. */
export async function topUp(env: SiteEnv, session: Session, { coins, currency, key }: TopUp): Promise<void> {
  const { rechargeAccount } = await session.ask<{ rechargeAccount: { payment_url: string } }>(
    `mutation TopUp($currency: String!, $amount: Coins!, $key: ID!) {
      rechargeAccount(payment_provider_id: "sandbox", currency_id: $currency, amount: $amount, return_url: "/my-game", idempotency_key: $key) { payment_url }
    }`,
    { currency, amount: coins, key },
  );
  await payAtSandbox(env, rechargeAccount.payment_url);
}

/** Pays on the sandbox's page, which the gateway serves to the site, unless the payment has already ended. */
export async function payAtSandbox(env: SiteEnv, paymentUrl: string): Promise<void> {
  const { pathname, search } = new URL(paymentUrl, env.GATEWAY_URL);
  const address = new URL(pathname + search, env.GATEWAY_URL);
  const page = await (await fetch(address)).text();
  const token = /name="token" value="([^"]+)"/.exec(page)?.[1];
  // Without a token an earlier run has already ended the payment.
  if (!token) return;
  await fetch(address, { method: 'POST', body: new URLSearchParams({ token, action: 'pay' }), redirect: 'manual' });
}

/** Gives a demo person the balances they start with. */
export async function fillWallet(env: SiteEnv, session: Session, { topUpCoins, silver }: DemoPerson): Promise<void> {
  if (topUpCoins > 0) await topUp(env, session, { coins: topUpCoins, currency: 'USD', key: keyFor(session, 'top-up') });
  if (silver === 0) return;
  const args = ['svc-wallet/src/accounts/grant-silver.ts', session.uuid, String(silver), keyFor(session, 'silver')];
  const wallet = { ...process.env, NODE_ENV: env.NODE_ENV, DATABASE_URL: env.DATABASE_URL_WALLET };
  await run(process.execPath, args, { cwd: repositoryRoot, env: wallet });
}
