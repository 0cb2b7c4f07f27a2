import { join } from 'node:path';
import pg from 'pg';
import { runProgram } from '../../deploy/ci/run-program.ts';
import { repositoryRoot } from '../../deploy/local/paths.ts';
import { urlOf } from './clock.ts';

interface Account {
  kind: string;
  currency: string;
  /** As PostgreSQL returns a bigint. */
  balance: string;
}

/** Returns a person's accounts in the ledger, each with its balance. */
export async function accountsOf(userUuid: string): Promise<Account[]> {
  const wallet = new pg.Client(urlOf('wallet'));
  await wallet.connect();
  try {
    const query = 'select kind, currency, balance from ledger.accounts where owner_uuid = $1 order by kind, currency';
    return (await wallet.query<Account>(query, [userUuid])).rows;
  } finally {
    await wallet.end();
  }
}

/** Runs `check:ledger` on the local stack. @throws Error when the books are wrong */
export async function checkBooks(): Promise<void> {
  const env = { ...process.env, DATABASE_URL: urlOf('wallet') };
  const { code } = await runProgram([join(repositoryRoot, 'svc-wallet/src/ledger/check.ts')], { env, withinMs: 120_000 });
  if (code !== 0) throw new Error('the books are wrong');
}
