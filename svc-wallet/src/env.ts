import { migrationEnvSchema, parseEnv, serviceEnvSchema } from '@meowtale/service-kit';
import { z } from 'zod';

const walletEnvSchema = serviceEnvSchema
  .extend({
    /** The site that people come from and go back to; payment pages stand below it. */
    PUBLIC_ORIGIN: z.url().default('http://localhost:3000'),
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

export type WalletEnv = z.output<typeof walletEnvSchema>;

/** Reads the wallet's environment; reports every fault at once and exits 1. `fail` replaces that in tests. */
export function readWalletEnv(
  source: Record<string, string | undefined> = process.env,
  fail?: (faults: readonly string[]) => never,
): WalletEnv {
  return parseEnv(walletEnvSchema, source, fail);
}

/** What migrations are told: the owner's address and the role that the wallet runs as. */
export function readMigrationEnv(): z.output<typeof migrationEnvSchema> {
  return parseEnv(migrationEnvSchema, process.env);
}
