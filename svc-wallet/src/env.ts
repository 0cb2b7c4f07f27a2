import { databaseEnvSchema, migrationEnvSchema, parseEnv, serviceEnvSchema } from '@meowtale/service-kit/env';
import { z } from 'zod';

const walletEnvSchema = serviceEnvSchema
  .extend({
    /** The site that people come from and go back to; payment pages stand below it. */
    SITE_URL: z.url().default('http://localhost:3000'),
    /** Comma-separated. The sandbox takes no money, so production refuses it. */
    PAYMENT_PROVIDERS: z
      .string()
      .optional()
      .transform((text) => text?.split(',').map((name) => name.trim()))
      .pipe(z.array(z.enum(['sandbox'])).optional()),
  })
  .transform((env) => ({
    ...env,
    PAYMENT_PROVIDERS: env.PAYMENT_PROVIDERS ?? (env.NODE_ENV === 'production' ? [] : (['sandbox'] as const)),
  }))
  .refine((env) => !(env.NODE_ENV === 'production' && env.PAYMENT_PROVIDERS.includes('sandbox')), {
    path: ['PAYMENT_PROVIDERS'],
    message: 'the sandbox is refused in production, it gives coins for nothing',
  });

type Source = Record<string, string | undefined>;
export type WalletEnv = z.output<typeof walletEnvSchema>;

/** Reads the wallet's environment; reports every fault at once and exits 1. `fail` replaces that in tests. */
export function readWalletEnv(source: Source = process.env, fail?: (faults: readonly string[]) => never): WalletEnv {
  return parseEnv(walletEnvSchema, source, fail);
}

/** What migrations are told: the owner's address and the role that the wallet runs as. */
export function readMigrationEnv(): z.output<typeof migrationEnvSchema> {
  return parseEnv(migrationEnvSchema, process.env);
}

/** What a command that only looks at the wallet's database is told. */
export function readDatabaseEnv(): z.output<typeof databaseEnvSchema> {
  return parseEnv(databaseEnvSchema, process.env);
}

const grantEnvSchema = databaseEnvSchema.refine(({ NODE_ENV }) => NODE_ENV !== 'production', {
  path: ['NODE_ENV'],
  message: 'silver is given by nobody’s command line in production',
});

/** The same for giving silver away, which production refuses. `fail` replaces the exit in tests. */
export function readGrantEnv(source: Source = process.env, fail?: (faults: readonly string[]) => never): z.output<typeof grantEnvSchema> {
  return parseEnv(grantEnvSchema, source, fail);
}
