import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answersQueries } from '../databases.ts';
import { natsCommand, natsGreets } from '../nats.ts';
import { freePort } from '../ports.ts';
import { createCluster, postgresCommand, superuserUrl } from '../postgres.ts';
import { createSupervisor } from '../supervisor.ts';
import { temporaryRoot } from '../temporary-root.ts';
import { createServersFolder, removeAbandonedFolders, runFilesIn } from './servers-folder.ts';

// Runs one PostgreSQL and one NATS for a run of tests or benchmarks. It is a separate process that ends with the channel to its
// parent, so that the servers end with the run also when that is interrupted or killed. When this process is killed, the next run
// stops its servers and removes its folder.

const isDurable = process.argv[2] === 'durable';
const root = isDurable ? tmpdir() : temporaryRoot();
const folder = createServersFolder(root);
const supervisor = createSupervisor({
  runFiles: runFilesIn(folder),
  logFolder: join(folder, 'logs'),
  say: (line) => console.error(line),
});

/** Settings without durability, because no data outlives the run, and with only one SCRAM iteration per connection. */
const hasty = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_wal_size: '1GB',
  scram_iterations: '1',
};

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
    const command = await natsCommand({ storeDir: join(folder, 'nats'), port: natsPort, syncAlways: isDurable });
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
  await removeAbandonedFolders(root);
  const addresses = await start();
  if (process.connected) process.send?.(addresses);
  else await stop();
} catch (error) {
  if (process.connected) process.send?.({ error: (error as Error).message });
  await stop();
}
