import path from 'node:path';
import { repositoryRoot } from '@meowtale/build/paths';
import { releaseBucketRule, releaseKeysRule, releasePlaceRule, releaseStorageEnv } from '@meowtale/releases';
import { parseEnv, signingSecret } from '@meowtale/service-kit/env';
import { z } from 'zod';

type Source = Readonly<Record<string, string | undefined>>;

const settings = z.object({
  ...releaseStorageEnv,
  /** The file of the teams that may use the API; without it there is none. */
  RELEASE_TEAMS_FILE: z.string().min(1).optional(),
  /** Signs links to previews, as the shell has it; without it there are none. */
  RELEASE_PREVIEW_SECRET: signingSecret.optional(),
  SITE_URL: z.url().optional(),
  /** Hours from one collection of garbage to the next by the server; 0 never collects. */
  RELEASE_GC_HOURS: z.coerce.number().int().min(0).max(168).default(24),
});

/** Environment of the server of releases, and of the commands that it runs for teams. */
export const registryEnvSchema = settings
  .refine(...releasePlaceRule)
  .refine(...releaseBucketRule)
  .refine(...releaseKeysRule);

/** Returns an environment with the folder of this machine's releases where it names no place. */
export const withPlace = (given: Source): Source =>
  given.RELEASES_DIR || given.RELEASES_S3_BUCKET ? given : { ...given, RELEASES_DIR: path.join(repositoryRoot, '.data/releases') };

/** Reads the environment of the release server and its commands; reports every error at once and exits 1. */
export const readRegistryEnv = (): z.output<typeof registryEnvSchema> => parseEnv(registryEnvSchema, withPlace(process.env));
