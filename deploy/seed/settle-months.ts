import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { repositoryRoot } from '../local/paths.ts';
import type { SiteEnv } from './env.ts';

const run = promisify(execFile);
const MONTHS = 14;
/** A month is settled from the tenth of the next one (SPEC §1). */
const SETTLED_FROM = 10;

/** Returns the last months that are settled on this day, the oldest first, as `YYYY-MM`. */
export function settledMonths(today: Date): string[] {
  const last = today.getUTCMonth() - (today.getUTCDate() < SETTLED_FROM ? 2 : 1);
  const monthAt = (back: number) => new Date(Date.UTC(today.getUTCFullYear(), last - back, 1)).toISOString().slice(0, 7);
  return Array.from({ length: MONTHS }, (_, index) => monthAt(MONTHS - 1 - index));
}

/** Settles the months that the wallet would have settled during the year, with the operators' command. */
export async function settleMonths(env: SiteEnv, today: Date): Promise<void> {
  const wallet = { ...process.env, DATABASE_URL: env.DATABASE_URL_WALLET };
  await run(process.execPath, ['svc-wallet/src/settlement/run.ts', ...settledMonths(today)], { cwd: repositoryRoot, env: wallet });
}
