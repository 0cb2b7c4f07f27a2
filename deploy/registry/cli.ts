import path from 'node:path';
import { repositoryRoot } from '@meowtale/build/paths';
import { diskStorage } from '@meowtale/releases';
import { runCommand } from './run-command.ts';

const { RELEASES_DIR, RELEASE_PREVIEW_SECRET: previewSecret, SITE_URL: siteUrl } = process.env;
const storage = diskStorage(path.resolve(RELEASES_DIR ?? path.join(repositoryRoot, '.data/releases')));
process.exitCode = await runCommand({ storage, env: { previewSecret, siteUrl } }, process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
