import { createDatabase } from '@meowtale/service-kit';
import { readRotationEnv } from '../env.ts';
import { rotateKeys } from './service.ts';

// `node svc-wallet/src/banks/rotate-keys.ts`, for operators: needs the service's DATABASE_URL and BANK_KEYS, with the new key first
// and the old one after it. It can be interrupted and run again; when it prints 0, the old key can be removed.
const { DATABASE_URL, BANK_KEYS } = readRotationEnv();
const db = createDatabase(DATABASE_URL, { name: 'rotate-bank-keys', poolMax: 1 });
try {
  process.stdout.write(`${await rotateKeys(db, BANK_KEYS)} rows wrapped with the current key\n`);
} finally {
  await db.destroy();
}
