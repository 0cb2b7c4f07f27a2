import { createDatabase } from '@meowtale/service-kit';
import { waitFor } from '@meowtale/service-kit/testing';
import type { Db } from '../database.ts';
import type { TestCatalog } from './catalog.ts';

export interface ShortTimeouts {
  /** A catalog database whose server ends idle transactions early. */
  db: Db;
  /** Waits until the server has ended a transaction that was begun now. */
  outlastIdle(): Promise<void>;
  close(): Promise<void>;
}

/** Long enough for a process on a busy machine to send its next statement. */
const IDLE_MAX_MS = 5000;

export function shortTimeoutDatabase(catalog: TestCatalog): ShortTimeouts {
  const db = createDatabase(catalog.database.url, { idleInTransactionTimeoutMs: IDLE_MAX_MS });
  return {
    db,
    async outlastIdle() {
      const idle = await db.transaction();
      const { rows } = await idle.raw<{ rows: { pid: number }[] }>('select pg_backend_pid() as pid');
      await waitFor(async () => (await catalog.db('pg_stat_activity').where({ pid: rows[0]?.pid })).length === 0);
      await idle.rollback().catch(() => undefined);
    },
    close: () => db.destroy(),
  };
}
