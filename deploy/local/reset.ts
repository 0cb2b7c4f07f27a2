import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { emptyDataFolder, postgresFolder } from './data-folder.ts';
import { dataRoot } from './paths.ts';
import { clearStalePostmaster } from './postgres.ts';
import { openRunFiles } from './run-files.ts';
import { runningStack } from './single-run.ts';

const running = runningStack(dataRoot);
if (running) {
  console.error(`Meowtale runs on ${dataRoot} as process ${running.pid}; stop it first (Ctrl-C there, or "kill ${running.pid}").`);
  process.exit(1);
}
if (existsSync(dataRoot)) {
  await openRunFiles(join(dataRoot, 'run')).stopLeftovers();
  await clearStalePostmaster(postgresFolder(dataRoot));
  emptyDataFolder(dataRoot);
}
console.log(`emptied ${dataRoot}`);
