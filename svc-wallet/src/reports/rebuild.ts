import { createDatabase } from '@meowtale/service-kit';
import { readDatabaseEnv } from '../env.ts';
import { rebuildSales } from './summary.ts';

// `node svc-wallet/src/reports/rebuild.ts`, for operators; needs the service's DATABASE_URL. Rebuilds the summary table of reports
// from the orders while sales go on. Needed only when `npm run check:ledger` finds a difference.
const db = createDatabase(readDatabaseEnv().DATABASE_URL, { name: 'rebuild-sales', poolMax: 2, statementTimeoutMs: 3_600_000 });
try {
  process.stdout.write(`${await rebuildSales(db)} rows counted from the orders\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await db.destroy();
}
