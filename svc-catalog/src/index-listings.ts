import { createDatabase } from '@meowtale/service-kit';
import { readDatabaseEnv } from './env.ts';
import { indexEverything, indexListings } from './listings/indexing.ts';

// `node svc-catalog/src/index-listings.ts [all]`, for operators: indexes for the search what isn't indexed yet, as the service
// does by itself while it runs, or everything anew. Told DATABASE_URL as the service is.
const db = createDatabase(readDatabaseEnv().DATABASE_URL, { name: 'index-listings', poolMax: 2, statementTimeoutMs: 600_000 });
try {
  const isAll = process.argv[2] === 'all';
  process.stdout.write(`${isAll ? await indexEverything(db) : await indexListings(db)} listings indexed\n`);
} finally {
  await db.destroy();
}
