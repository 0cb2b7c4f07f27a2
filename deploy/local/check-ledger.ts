import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ports } from './addresses.ts';
import { assertClusterOwner, postgresFolder } from './data-folder.ts';
import { answersQueries, localDatabase } from './databases.ts';
import { explainFailure } from './explain-failure.ts';
import { readOutsideServers } from './outside-servers.ts';
import { dataRoot, repositoryRoot } from './paths.ts';
import { clearStalePostmaster, postgresCommand, superuserUrl } from './postgres.ts';
import { openRunFiles } from './run-files.ts';
import { loadSecrets } from './secrets.ts';
import { createSupervisor } from './supervisor.ts';

// `npm run check:ledger` checks the ledger of this machine's stack, or of DATABASE_URL_WALLET. When the stack is down, only its
// database is started for the check.

const supervisor = createSupervisor({
  runFiles: openRunFiles(join(dataRoot, 'run')),
  logFolder: join(dataRoot, 'logs'),
  say: console.error,
});

async function walletUrl(): Promise<string> {
  const given = readOutsideServers(process.env).databases.wallet;
  if (given) return given.runtimeUrl;
  const dataDir = postgresFolder(dataRoot);
  if (!existsSync(dataDir))
    throw new Error(`There are no books in ${dataRoot} yet: "npm start" first, or give DATABASE_URL_WALLET and DATABASE_OWNER_URL_WALLET.`);
  assertClusterOwner(dataDir);
  const secrets = loadSecrets(dataRoot);
  const cluster = { dataDir, port: ports.postgres, password: secrets.databaseSuperuser };
  const ready = () => answersQueries(superuserUrl(cluster));
  if (!(await ready())) {
    await clearStalePostmaster(dataDir);
    await supervisor.start({ name: 'postgres', ...(await postgresCommand(cluster)), ready, stopSignal: 'SIGINT', stopWithinMs: 5000 });
  }
  const passwords = { ownerPassword: secrets.databaseOwner, runtimePassword: secrets.databaseRuntime };
  return localDatabase({ port: ports.postgres, name: 'meowtale_wallet', ...passwords }).runtimeUrl;
}

try {
  const env = { ...process.env, DATABASE_URL: await walletUrl() } as Record<string, string>;
  const args = [join(repositoryRoot, 'svc-wallet/src/ledger/check.ts')];
  console.log((await supervisor.runTask({ name: 'check-ledger', command: process.execPath, args, env })).trim());
} catch (error) {
  console.error(explainFailure(error, dataRoot));
  process.exitCode = 1;
} finally {
  await supervisor.stop();
}
