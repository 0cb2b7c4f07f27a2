import path from 'node:path';
import { openReleaseStorage } from '@meowtale/releases';
import { readRegistryEnv } from './env.ts';
import { runCommand } from './run-command.ts';

const { RELEASES_DIR: folder, ...settings } = readRegistryEnv();
const { RELEASE_PREVIEW_SECRET: previewSecret, SITE_URL: siteUrl, RELEASE_TEAMS_FILE: teamsFile, RELEASE_GC_HOURS: gcHours } = settings;
// The shell has a RELEASES_URL too: a given folder or bucket takes precedence.
const registryUrl = process.env.RELEASES_DIR || settings.RELEASES_S3_BUCKET ? undefined : process.env.RELEASES_URL || undefined;
const storage = openReleaseStorage({ ...settings, RELEASES_DIR: folder && path.resolve(folder) });
const env = { previewSecret, siteUrl, teamsFile, gcHours };
process.exitCode = await runCommand({ storage, env, registryUrl, token: process.env.RELEASES_TOKEN || undefined }, process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
