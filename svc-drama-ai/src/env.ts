import { REWARD_MAX_COINS } from '@meowtale/contracts';
import { AI_USES } from '@meowtale/contracts/inputs/drama/generation';
import { databaseEnvSchema, migrationEnvSchema, parseEnv, rule, serviceEnvSchema } from '@meowtale/service-kit/env';
import { z } from 'zod';
import { PICTURE_USE } from './generation/charges.ts';
import { isModelNamed, providersEnvShape } from './providers/env-shape.ts';

/** Coins by provider and use: `{"openai": {"all": 50, "dialogues": 5}, "sdwebui": {"picture": 3}}`. */
const prices = z.record(z.string(), z.partialRecord(z.enum([...AI_USES, PICTURE_USE]), z.int().min(0).max(REWARD_MAX_COINS)));

function jsonOf(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'has to be JSON' });
    return z.NEVER;
  }
}

/** Environment of svc-drama-ai, with that of every service. */
export const dramaEnvSchema = serviceEnvSchema
  .extend({
    ...providersEnvShape,
    /** Prices of jobs by provider, in coins; unnamed ones, and the draft, are free. */
    AI_PRICES: z.string().transform(jsonOf).pipe(prices),
    /** How many jobs a process works on at once; they mostly wait for a provider. */
    AI_JOBS_AT_ONCE: z.coerce.number().int().min(1, 'has to be one at least').max(64, 'has to be 64 at most').default(8),
    /** Number of days for which prompts that were sent to providers are retained. */
    AI_SENT_DAYS: z.coerce.number().int().min(1, 'has to be a day at least').max(3650, 'has to be ten years at most').default(90),
  })
  .refine(isModelNamed, rule('AI_OPENAI_MODEL', 'has to be named where AI_OPENAI_BASE_URL is'));

type Source = Record<string, string | undefined>;
export type DramaEnv = z.output<typeof dramaEnvSchema>;

/** Reads the service's environment; reports every error at once and exits 1. `fail` replaces that in tests. */
export const readEnv = (source: Source = process.env, fail?: (faults: readonly string[]) => never): DramaEnv =>
  parseEnv(dramaEnvSchema, source, fail);

/** Reads the environment of a command that works on this service's database. */
export const readDatabaseEnv = () => parseEnv(databaseEnvSchema, process.env);

/** Reads the environment of migrations: the owner's connection URL and the role that the service runs as. */
export const readMigrationEnv = () => parseEnv(migrationEnvSchema, process.env);
