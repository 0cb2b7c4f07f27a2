import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answersQueries } from '../databases.ts';
import { natsCommand, natsGreets } from '../nats.ts';
import { freePort } from '../ports.ts';
import { createCluster, postgresCommand, superuserUrl } from '../postgres.ts';
import { openRunFiles } from '../run-files.ts';
import { createSupervisor } from '../supervisor.ts';

// Holds one PostgreSQL and one NATS for a run of tests or benchmarks. It is a process of its own that lives as long as the
// channel to its parent, so they end with the run also when it is interrupted or killed.

const isDurable = process.argv[2] === 'durable';
const folder = mkdtempSync(join(isDurable ? tmpdir() : hastyRoot(), 'meowtale-test-'));
chmodSync(folder, 0o755);
const supervisor = createSupervisor({
  runFiles: openRunFiles(join(folder, 'run')),
  logFolder: join(folder, 'logs'),
  say: (line) => console.error(line),
});

/** Nothing here outlives the run, so nothing waits for a disk; and each file's connections pay for one round of SCRAM. */
const hasty = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_wal_size: '1GB',
  scram_iterations: '1',
};

/** Memory, where there is enough of it: a database is a thousand files, which cost a disk's file system more than their bytes. */
function hastyRoot(): string {
  const memory = '/dev/shm';
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= 4 * 1024 ** 3 ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

async function start(): Promise<{ postgres: string; nats: string }> {
  const [postgresPort, natsPort] = [await freePort(), await freePort()];
  const postgres = {
    dataDir: join(folder, 'postgres'),
    port: postgresPort,
    password: randomBytes(16).toString('hex'),
    settings: isDurable ? {} : hasty,
  };
  const url = superuserUrl(postgres);
  const startPostgres = async () => {
    await createCluster(postgres);
    const command = await postgresCommand(postgres);
    // SIGQUIT ends the server and its backends at once, without a last checkpoint.
    await supervisor.start({ name: 'postgres', ...command, ready: () => answersQueries(url), stopSignal: 'SIGQUIT' });
  };
  const startNats = async () => {
    const command = await natsCommand({ storeDir: join(folder, 'nats'), port: natsPort });
    await supervisor.start({ name: 'nats', ...command, ready: () => natsGreets(natsPort), stopSignal: 'SIGKILL' });
  };
  await Promise.all([startPostgres(), startNats()]);
  return { postgres: url, nats: `nats://127.0.0.1:${natsPort}` };
}

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await supervisor.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
}

process.on('disconnect', stop);
process.on('SIGTERM', stop);
try {
  const addresses = await start();
  if (process.connected) process.send?.(addresses);
  else await stop();
} catch (error) {
  if (process.connected) process.send?.({ error: (error as Error).message });
  await stop();
}
