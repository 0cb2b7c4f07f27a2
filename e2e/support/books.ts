import { join } from 'node:path';
import pg from 'pg';
import { runProgram } from '../../deploy/ci/run-program.ts';
import { repositoryRoot } from '../../deploy/local/paths.ts';
import { urlOf } from './clock.ts';

interface Account {
  kind: string;
  currency: string;
  balance: number;
}

/** Returns a person's accounts in the ledger, each with its balance. */
export async function accountsOf(userUuid: string): Promise<Account[]> {
  const wallet = new pg.Client(urlOf('wallet'));
  await wallet.connect();
  try {
    // A text, because a service in this process may have set how pg reads a bigint.
    const query = 'select kind, currency, balance::text from ledger.accounts where owner_uuid = $1 order by kind, currency';
    const { rows } = await wallet.query<{ kind: string; currency: string; balance: string }>(query, [userUuid]);
    return rows.map((row) => ({ ...row, balance: Number(row.balance) }));
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
