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

/** What svc-drama-ai is told by its environment, beside what every service is told. */
export const dramaEnvSchema = serviceEnvSchema
  .extend({
    ...providersEnvShape,
    /** What one job of a provider costs, in coins; `{}` and what isn't named in it is free, and the draft always. */
    AI_PRICES: z.string().transform(jsonOf).pipe(prices),
    /** For how many days it is kept what was sent to a provider. */
    AI_SENT_DAYS: z.coerce.number().int().min(1, 'has to be a day at least').max(3650, 'has to be ten years at most').default(90),
  })
  .refine(isModelNamed, rule('AI_OPENAI_MODEL', 'has to be named where AI_OPENAI_BASE_URL is'));

type Source = Record<string, string | undefined>;
export type DramaEnv = z.output<typeof dramaEnvSchema>;

/** Reads the service's environment; reports every fault at once and exits 1. `fail` replaces that in tests. */
export const readEnv = (source: Source = process.env, fail?: (faults: readonly string[]) => never): DramaEnv =>
  parseEnv(dramaEnvSchema, source, fail);

/** What a command that works on this service's database is told. */
export const readDatabaseEnv = () => parseEnv(databaseEnvSchema, process.env);

/** What migrations are told: the owner's address and the role that the service runs as. */
export const readMigrationEnv = () => parseEnv(migrationEnvSchema, process.env);
