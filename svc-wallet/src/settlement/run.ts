import { month } from '@meowtale/contracts/inputs/wallet/settlement';
import { createDatabase } from '@meowtale/service-kit';
import { z } from 'zod';
import { readDatabaseEnv } from '../env.ts';
import { settleMonth } from './service.ts';

// `node svc-wallet/src/settlement/run.ts <YYYY-MM>…`, for operators; needs the service's DATABASE_URL. The service settles the last
// month by itself on the tenth. Running it again settles nothing twice.
const parsed = z.array(month).min(1).safeParse(process.argv.slice(2));
if (!parsed.success) {
  process.stderr.write('usage: run.ts <YYYY-MM>…, months that are over\n');
  process.exitCode = 2;
} else {
  const db = createDatabase(readDatabaseEnv().DATABASE_URL, { name: 'settlement', poolMax: 1 });
  const onFault = (order: string, error: unknown) => {
    process.stderr.write(`${order} could not be settled: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  };
  try {
    for (const each of parsed.data) process.stdout.write(`${each}: ${await settleMonth(db, each, onFault)} orders settled\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  } finally {
    await db.destroy();
  }
}
