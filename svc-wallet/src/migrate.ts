import { migrate } from '@meowtale/service-kit/migrate';
import { readMigrationEnv } from './env.ts';
import { migrations } from './migrations/index.ts';

const env = readMigrationEnv();
const applied = await migrate({
  ownerUrl: env.DATABASE_OWNER_URL,
  runtimeRole: env.DATABASE_RUNTIME_ROLE,
  migrations,
  clockMayMove: env.NODE_ENV !== 'production',
});
console.log(applied.length === 0 ? 'svc-wallet: nothing to migrate' : `svc-wallet: ${applied.join(', ')}`);
