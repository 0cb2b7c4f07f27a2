import { createDatabase, inTransaction } from '@meowtale/service-kit';
import { z } from 'zod';
import type { Db } from '../database.ts';
import { readGrantEnv } from '../env.ts';
import { grantSilver } from '../ledger/postings.ts';
import { postTransfers } from '../ledger/service.ts';

const command = z.object({
  user: z.uuid(),
  silver: z.coerce.number().int().positive().max(1_000_000),
  /** The grant's own uuid, so that a repetition has no effect. */
  grant: z.uuid(),
});
export type SilverGrant = z.output<typeof command>;

/** Gives a person silver, once per grant uuid; the promotion account pays for it when it is spent (DESIGN §4). */
export function giveSilver(db: Db, { user, silver, grant }: SilverGrant): Promise<void> {
  const transfers = grantSilver({ user, silver });
  return inTransaction(db, (tx) => postTransfers(tx, { key: `silver-grant:${grant}`, reason: 'silver-grant', cause: grant, transfers }));
}

/** Runs `node svc-wallet/src/accounts/grant-silver.ts <user uuid> <silver> <grant uuid>`; throws in production. */
async function run([user, silver, grant]: readonly string[]): Promise<void> {
  const env = readGrantEnv();
  const given = command.parse({ user, silver, grant });
  const db = createDatabase(env.DATABASE_URL, { name: 'grant-silver', poolMax: 1 });
  await giveSilver(db, given).finally(() => db.destroy());
}

if (import.meta.main) await run(process.argv.slice(2));
