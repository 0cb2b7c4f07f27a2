import { createDatabase, runService } from '@meowtale/service-kit';
import { buildApp } from './app.ts';
import { readEnv } from './env.ts';

const env = readEnv();
const db = createDatabase(env.DATABASE_URL, { name: 'svc-drama-ai', poolMax: env.DATABASE_POOL_MAX });
await runService(await buildApp({ env, db }), env, db);
