import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { origins } from './addresses.ts';
import { dataRoot } from './paths.ts';
import { loadSecrets } from './secrets.ts';

// Without another registry in the environment it is that of this machine's stack.
if (!process.env.RELEASES_DIR && !process.env.RELEASES_S3_BUCKET && !process.env.RELEASES_URL) {
  process.env.RELEASES_DIR = join(dataRoot, 'releases');
  process.env.RELEASE_TEAMS_FILE ||= join(dataRoot, 'teams.json');
  if (existsSync(join(dataRoot, 'secrets.json'))) {
    process.env.RELEASE_PREVIEW_SECRET ??= loadSecrets(dataRoot).releasePreview;
    process.env.SITE_URL ??= origins.site;
  }
}
await import('../registry/cli.ts');
