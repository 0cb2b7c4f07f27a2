import path from 'node:path';
import { repositoryRoot } from '@meowtale/build/paths';
import { diskStorage } from '@meowtale/releases';
import { runCommand } from './run-command.ts';

const storage = diskStorage(path.resolve(process.env.RELEASES_DIR ?? path.join(repositoryRoot, '.data/releases')));
process.exitCode = await runCommand(storage, process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
