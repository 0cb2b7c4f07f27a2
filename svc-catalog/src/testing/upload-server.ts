import { createDatabase } from '@meowtale/service-kit';
import { keysFrom, PATIENCE } from '@meowtale/service-kit/testing';
import { buildCatalog } from '../app.ts';
import { memoryIdentity } from './catalog.ts';

// svc-catalog as a separate process, which tests kill during its work; it gets its settings as JSON.

const { env, keys } = JSON.parse(process.argv[2] ?? '{}');
if (!env || !keys) throw new Error('usage: upload-server.ts {"env": …, "keys": …}');
const overrides = {
  tokenKeys: keysFrom(keys),
  revocation: { lookUp: async () => ({ disabled: false, validAfter: 0, isStaff: true }) },
  events: false,
};
const app = await buildCatalog({
  env,
  db: createDatabase(env.DATABASE_URL, { patience: PATIENCE }),
  identity: memoryIdentity(),
  overrides,
});
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));
