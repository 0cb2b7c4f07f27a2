import { join } from 'node:path';
import { MAX_EVENT_LOOP_DELAY_MS, NODE_ENV, parseEnv, signingSecret } from '@meowtale/service-kit/env';
import { z } from 'zod';
import { storageEnv, storageRule } from '../../library/storage/service.ts';

const cdnSettings = z.object({
  NODE_ENV,
  HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DATABASE_URL: z.string().min(1),
  GRANT_SIGNING_SECRET: signingSecret,
  /** Verifies too, while the secret is replaced. */
  GRANT_SIGNING_SECRET_ACCEPTED: signingSecret.optional(),
  FILES_DIR: z.string().min(1),
  ...storageEnv,
  FILES_ORIGIN: z.url(),
  WORKS_ORIGIN: z.string().includes('{app}'),
  /** Origin of the only page that may frame a work and exchange messages with it. */
  SHELL_ORIGIN: z.url(),
  FILES_PORT: z.coerce.number().int().min(0).max(65_535).default(3002),
  WORKS_PORT: z.coerce.number().int().min(0).max(65_535).default(3005),
  /** Folder in which `npm run build` puts the player. */
  PLAYER_DIR: z.string().default(join(import.meta.dirname, '../../../dist/player')),
  MAX_EVENT_LOOP_DELAY_MS,
  DRAIN_DELAY_MS: z.coerce.number().int().min(0).max(15_000).default(0),
});

/** Environment of the content server; the shared variables are those of svc-catalog. */
export const cdnEnvSchema = cdnSettings.refine(...storageRule);
export type CdnEnv = z.infer<typeof cdnEnvSchema>;

export const readCdnEnv = (): CdnEnv => parseEnv(cdnEnvSchema, process.env);
