import { createDatabase, runService } from '@meowtale/service-kit';
import { buildCatalog } from './app.ts';
import { readEnv } from './env.ts';

const env = readEnv();
const db = createDatabase(env.DATABASE_URL, { name: 'svc-catalog', poolMax: env.DATABASE_POOL_MAX });
await runService(await buildCatalog({ env, db }), env, db);
