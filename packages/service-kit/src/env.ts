import { isPublicSite } from '@meowtale/contracts/local-address';
import { z } from 'zod';

/** The mode of a process. It has no default, so that none starts with the rights of development by mistake. */
export const NODE_ENV = z.enum(['development', 'test', 'production']);

/** Every server's limit of event loop delay, in milliseconds: above it load is shed with 503. 0 sheds none. */
export const MAX_EVENT_LOOP_DELAY_MS = z.coerce.number().int().min(0).default(1_000);

/** A secret that signs what another process verifies. */
export const signingSecret = z.string().min(32, 'needs at least 32 characters');

/** Environment of every service. A service extends it in its own `env.ts`. */
export const serviceEnvSchema = z.object({
  NODE_ENV,
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Connection URL of the runtime role; migrations have their own (see `migrationEnvSchema`). */
  DATABASE_URL: z.string().min(1),
  DATABASE_POOL_MAX: z.coerce.number().int().min(2).max(200).default(20),
  NATS_URL: z.string().min(1),
  NATS_REPLICAS: z.coerce.number().int().min(1).max(5).default(1),
  FIREBASE_PROJECT_ID: z.string().min(1),
  FIREBASE_AUTH_EMULATOR_HOST: z.string().optional(),
  GATEWAY_SIGNING_SECRET: signingSecret,
  /** Verifies too and never signs, while the secret is replaced. */
  GATEWAY_SIGNING_SECRET_ACCEPTED: signingSecret.optional(),
  GRANT_SIGNING_SECRET: signingSecret,
  MAX_EVENT_LOOP_DELAY_MS,
  /** Milliseconds between readiness turning 503 and the port closing, so that balancers notice first. */
  DRAIN_DELAY_MS: z.coerce.number().int().min(0).max(15_000).default(0),
});
export type ServiceEnv = z.infer<typeof serviceEnvSchema>;

/** Environment of a command that works on a service's database. */
export const databaseEnvSchema = serviceEnvSchema.pick({ DATABASE_URL: true });

/** Environment of a service's `migrate.ts`: the owner's connection URL and the role that the service will run as. */
export const migrationEnvSchema = z.object({
  NODE_ENV,
  DATABASE_OWNER_URL: z.string().min(1),
  DATABASE_RUNTIME_ROLE: z.string().regex(/^[a-z_][a-z0-9_]*$/),
});

type Source = Record<string, string | undefined>;

/**
 * Returns the options of a `refine` over several settings. It runs although single settings are missing or wrong, so that all
 * errors are reported at once; its function must accept undefined values.
 */
export const rule = (name: string, message: string) => ({ path: [name], message, when: () => true });

/** Settings that contain the site's address, in different workspaces. */
const SITE_SETTINGS = ['SITE_URL', 'SHELL_ORIGIN', 'BASE_URL'];

function exitWith(faults: readonly string[]): never {
  process.stderr.write(`The environment is not usable:\n${faults.map((fault) => `  ${fault}\n`).join('')}`);
  process.exit(1);
}

/** Returns one line for an error of the schema: the setting's name and what is wrong, never its value. */
function describe({ path, message }: z.core.$ZodIssue, given: Source): string {
  const [name = ''] = path;
  return `${path.join('.')}: ${given[String(name)] === undefined && message.startsWith('Invalid') ? 'is missing' : message}`;
}

/** Returns an error where the Auth Emulator is not allowed: with it the Admin SDK accepts unsigned tokens. */
function emulatorErrors(given: Source): string[] {
  if (!given.FIREBASE_AUTH_EMULATOR_HOST) return [];
  const isPublic = SITE_SETTINGS.some((name) => isPublicSite(given[name]));
  if (given.NODE_ENV !== 'production' && !isPublic) return [];
  return ['FIREBASE_AUTH_EMULATOR_HOST: refused in production and for a public site, it would accept unsigned tokens'];
}

/**
 * Reads a workspace's environment; an empty variable counts as missing. Reports every error at once, by the variable's name and
 * without its value, and exits 1 (`fail` replaces that in tests).
 */
export function parseEnv<S extends z.ZodType>(
  schema: S,
  source: Source,
  fail: (faults: readonly string[]) => never = exitWith,
): z.infer<S> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const result = schema.safeParse(given);
  const faults = [...(result.success ? [] : result.error.issues.map((issue) => describe(issue, given))), ...emulatorErrors(given)];
  if (!result.success || faults.length > 0) return fail(faults);
  return result.data;
}
