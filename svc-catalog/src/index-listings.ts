import { createDatabase } from '@meowtale/service-kit';
import { readDatabaseEnv } from './env.ts';
import { indexEverything, indexListings } from './publishing/indexing/service.ts';

// `node svc-catalog/src/index-listings.ts [all]`, for operators: adds unindexed listings to the search index, as the running service does
// by itself, or rebuilds all of it. Needs the service's DATABASE_URL.
const db = createDatabase(readDatabaseEnv().DATABASE_URL, { name: 'index-listings', poolMax: 2, statementTimeoutMs: 600_000 });
try {
  const isAll = process.argv[2] === 'all';
  process.stdout.write(`${isAll ? await indexEverything(db) : await indexListings(db)} listings indexed\n`);
} finally {
  await db.destroy();
}
