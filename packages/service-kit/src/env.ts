import { z } from 'zod';

/** Every server's limit of event loop delay, in milliseconds: above it load is shed with 503. 0 sheds none. */
export const MAX_EVENT_LOOP_DELAY_MS = z.coerce.number().int().min(0).default(1_000);

const secret = z.string().min(32, 'needs at least 32 characters');

/** What every service is told by its environment. A service extends it in its own `env.ts`. */
export const serviceEnvSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** The runtime role's address; migrations have their own (see `migrationEnvSchema`). */
  DATABASE_URL: z.string().min(1),
  DATABASE_POOL_MAX: z.coerce.number().int().min(2).max(200).default(20),
  NATS_URL: z.string().min(1),
  NATS_REPLICAS: z.coerce.number().int().min(1).max(5).default(1),
  FIREBASE_PROJECT_ID: z.string().min(1),
  FIREBASE_AUTH_EMULATOR_HOST: z.string().optional(),
  GATEWAY_SIGNING_SECRET: secret,
  GRANT_SIGNING_SECRET: secret,
  MAX_EVENT_LOOP_DELAY_MS,
  /** Milliseconds between readiness turning 503 and the port closing, so that balancers notice first. */
  DRAIN_DELAY_MS: z.coerce.number().int().min(0).max(15_000).default(0),
});
export type ServiceEnv = z.infer<typeof serviceEnvSchema>;

/** What a command line that works on a service's database is told. */
export const databaseEnvSchema = serviceEnvSchema.pick({ NODE_ENV: true, DATABASE_URL: true });

/** What a service's `migrate.ts` is told: the owner's address and the role that the service will run as. */
export const migrationEnvSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  DATABASE_OWNER_URL: z.string().min(1),
  DATABASE_RUNTIME_ROLE: z.string().regex(/^[a-z_][a-z0-9_]*$/),
});

type Source = Record<string, string | undefined>;

function exitWith(faults: readonly string[]): never {
  process.stderr.write(`The environment is not usable:\n${faults.map((fault) => `  ${fault}\n`).join('')}`);
  process.exit(1);
}

/**
 * Reads a workspace's environment; an empty variable counts as not given. Reports every fault at once and exits 1
 * (`fail` replaces that in tests). In production `FIREBASE_AUTH_EMULATOR_HOST` is refused, because with it the
 * Admin SDK accepts unsigned tokens.
 */
export function parseEnv<S extends z.ZodType>(
  schema: S,
  source: Source,
  fail: (faults: readonly string[]) => never = exitWith,
): z.infer<S> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const result = schema.safeParse(given);
  const faults = result.success ? [] : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (given.NODE_ENV === 'production' && given.FIREBASE_AUTH_EMULATOR_HOST) {
    faults.push('FIREBASE_AUTH_EMULATOR_HOST: refused in production, it would accept unsigned tokens');
  }
  if (!result.success || faults.length > 0) return fail(faults);
  return result.data;
}
