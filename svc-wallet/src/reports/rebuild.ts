import { createDatabase } from '@meowtale/service-kit';
import { readDatabaseEnv } from '../env.ts';
import { rebuildSales } from './summary.ts';

// `node svc-wallet/src/reports/rebuild.ts`, for operators; told DATABASE_URL as the service is. Counts the summary that reports
// read anew from the orders, while people go on buying. `npm run check:ledger` says whether it is needed: it never should be.
const db = createDatabase(readDatabaseEnv().DATABASE_URL, { name: 'rebuild-sales', poolMax: 2, statementTimeoutMs: 3_600_000 });
try {
  process.stdout.write(`${await rebuildSales(db)} rows counted from the orders\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await db.destroy();
}
