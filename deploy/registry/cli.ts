import path from 'node:path';
import { repositoryRoot } from '@meowtale/build/paths';
import { openReleaseStorage } from '@meowtale/releases';
import { runCommand } from './run-command.ts';

// An empty variable counts as missing, as for the other programs.
const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
const { RELEASES_DIR, RELEASES_S3_BUCKET, RELEASE_PREVIEW_SECRET: previewSecret, SITE_URL: siteUrl } = given;
const { RELEASE_TEAMS_FILE: teamsFile, RELEASES_URL, RELEASES_TOKEN: token } = given;
const folder = RELEASES_DIR ?? (RELEASES_S3_BUCKET ? undefined : path.join(repositoryRoot, '.data/releases'));
// The shell has a RELEASES_URL too: a given folder or bucket takes precedence.
const registryUrl = RELEASES_DIR || RELEASES_S3_BUCKET ? undefined : RELEASES_URL;
const storage = openReleaseStorage({ ...given, RELEASES_DIR: folder && path.resolve(folder) });
process.exitCode = await runCommand({ storage, env: { previewSecret, siteUrl, teamsFile }, registryUrl, token }, process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
