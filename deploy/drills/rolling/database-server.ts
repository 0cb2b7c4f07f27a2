import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answersQueries } from '../../local/databases.ts';
import { freePort } from '../../local/ports.ts';
import { createCluster, postgresCommand, superuserUrl } from '../../local/postgres.ts';
import { openRunFiles } from '../../local/run-files.ts';
import { createSupervisor } from '../../local/supervisor.ts';

/** A PostgreSQL that commits durably, for a drill that restarts it. */
export interface DatabaseServer {
  /** The superuser's URL. */
  url: string;
  /** Ends it as an operator does: connections are closed, running transactions rolled back. Resolves once it responds again. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export async function openDatabaseServer(): Promise<DatabaseServer> {
  const folder = mkdtempSync(join(tmpdir(), 'meowtale-drill-database-'));
  // PostgreSQL may run as another account, which needs to enter this folder.
  chmodSync(folder, 0o755);
  const supervisor = createSupervisor({ runFiles: openRunFiles(join(folder, 'run')), logFolder: join(folder, 'logs'), say() {} });
  const cluster = { dataDir: join(folder, 'postgres'), port: await freePort(), password: randomBytes(16).toString('hex') };
  const url = superuserUrl(cluster);
  const close = async () => {
    await supervisor.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await createCluster(cluster);
    const ready = () => answersQueries(url);
    await supervisor.start({ name: 'postgres', ...(await postgresCommand(cluster)), ready, stopSignal: 'SIGINT', stopWithinMs: 30_000 });
  } catch (error) {
    await close();
    throw error;
  }
  return { url, close, restart: () => supervisor.restart('postgres', 'a drill') };
}
