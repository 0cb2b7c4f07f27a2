import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNats } from '../nats.ts';
import { freePort } from '../ports.ts';
import { startPostgres } from '../postgres.ts';
import { unprivilegedCredentials } from '../unprivileged.ts';

// Holds one PostgreSQL and one NATS for a test run. It is a process of its own that lives as long as the channel to its
// parent, so they end with the run also when it is interrupted or killed.

const folder = mkdtempSync(join(tmpdir(), 'meowtale-test-'));
if (unprivilegedCredentials()) chmodSync(folder, 0o755);

const [postgresPort, natsPort] = [await freePort(), await freePort()];
const servers = await Promise.all([
  startPostgres({
    dataDir: join(folder, 'postgres'),
    port: postgresPort,
    password: randomBytes(16).toString('hex'),
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off', max_wal_size: '4GB' },
  }),
  startNats({ storeDir: join(folder, 'nats'), port: natsPort }),
]).catch((error: Error) => {
  process.send?.({ error: error.message });
  return [];
});

let stopping = false;
function stop(): void {
  if (stopping) return;
  stopping = true;
  const ended = servers.map((server) => {
    const gone = new Promise((resolve) => server.process.once('exit', resolve));
    // Nothing here is worth a clean shutdown: SIGQUIT ends PostgreSQL and its backends at once.
    server.process.kill('SIGQUIT');
    server.process.kill(server.url.startsWith('nats') ? 'SIGKILL' : 'SIGQUIT');
    return gone;
  });
  void Promise.all(ended).then(() => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  });
}

process.on('disconnect', stop);
process.on('SIGTERM', stop);
const [postgres, nats] = servers;
if (postgres && nats && process.connected) process.send?.({ postgres: postgres.url, nats: nats.url });
else stop();
