import { createDatabase, runService } from '@meowtale/service-kit';
import { buildWallet } from './app.ts';
import { readWalletEnv } from './env.ts';

const env = readWalletEnv();
const db = createDatabase(env.DATABASE_URL, { name: 'svc-wallet', poolMax: env.DATABASE_POOL_MAX });
await runService(await buildWallet({ env, db }), env, db);
