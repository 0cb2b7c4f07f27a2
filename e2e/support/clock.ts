import { join } from 'node:path';
import pg from 'pg';
import { runProgram } from '../../deploy/ci/run-program.ts';
import { ports } from '../../deploy/local/addresses.ts';
import { localDatabase } from '../../deploy/local/databases.ts';
import { dataRoot, repositoryRoot } from '../../deploy/local/paths.ts';
import { loadSecrets } from '../../deploy/local/secrets.ts';
import { openClock, type YearClock } from '../../deploy/seed/year/clock.ts';

/** Returns the URL of a service's database, as the service has it. */
export function urlOf(service: 'catalog' | 'wallet' | 'drama'): string {
  const { databaseOwner, databaseRuntime } = loadSecrets(dataRoot);
  const passwords = { ownerPassword: databaseOwner, runtimePassword: databaseRuntime };
  return localDatabase({ port: ports.postgres, name: `meowtale_${service}`, ...passwords }).runtimeUrl;
}

/** Opens the clock of the local stack's services. A test that moves it must run alone, and must close it. */
export const stackClock = (): YearClock => openClock({ catalog: urlOf('catalog'), wallet: urlOf('wallet'), drama: urlOf('drama') });

/** Returns the middle of the first future month that isn't settled yet, so that a journey's sales are settled by its own run. */
export async function middleOfOpenMonth(): Promise<Date> {
  const wallet = new pg.Client(urlOf('wallet'));
  await wallet.connect();
  try {
    const { rows } = await wallet.query<{ newest: string | null }>('select max(month)::text as newest from settlement_runs');
    return monthsAfter(new Date(Math.max(Date.now(), Date.parse(rows[0]?.newest ?? '1970-01-01'))), 1);
  } finally {
    await wallet.end();
  }
}

/** Returns noon of the fifteenth, `months` months later. */
export const monthsAfter = (date: Date, months: number): Date =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 15, 12));

/** Settles a month (`YYYY-MM`) by the operator's command, because the wallet itself checks only every ten minutes. */
export async function settle(month: string): Promise<void> {
  const env = { ...process.env, DATABASE_URL: urlOf('wallet') };
  const { code } = await runProgram([join(repositoryRoot, 'svc-wallet/src/settlement/run.ts'), month], { env, withinMs: 120_000 });
  if (code !== 0) throw new Error(`${month} could not be settled`);
}
