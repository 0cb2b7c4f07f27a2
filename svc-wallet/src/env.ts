import { databaseEnvSchema, migrationEnvSchema, parseEnv, serviceEnvSchema } from '@meowtale/service-kit/env';
import { z } from 'zod';
import { localKeys, masterKeys } from './banks/envelope.ts';
import { SANDBOX_DEBTOR, type WithdrawalConfig, withdrawalEnv } from './withdrawals/config.ts';

const walletEnvSchema = serviceEnvSchema
  .extend({
    /** The site that people come from and go back to; payment pages stand below it. */
    SITE_URL: z.url().default('http://localhost:3000'),
    /** Comma-separated; `stripe` where there is a key for it, and the sandbox outside of production, unless given. */
    PAYMENT_PROVIDERS: z
      .string()
      .optional()
      .transform((text) => text?.split(',').map((name) => name.trim()))
      .pipe(z.array(z.enum(['sandbox', 'stripe'])).optional()),
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^(sk|rk)_(test|live)_\w+$/, 'has to be a secret or restricted key of Stripe')
      .optional(),
    /** Of the endpoint `/webhooks/stripe/events`. */
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_\S+$/, 'has to be the signing secret of a webhook of Stripe')
      .optional(),
    ...withdrawalEnv,
  })
  .refine((env) => env.NODE_ENV !== 'production' || env.BANK_KEYS !== undefined, {
    path: ['BANK_KEYS'],
    message: 'bank data needs a master key in production: id:64 hexadecimal digits',
  })
  .refine((env) => env.NODE_ENV !== 'production' || env.PAYOUT_DEBTOR !== undefined, {
    path: ['PAYOUT_DEBTOR'],
    message: 'payouts need the account that they leave in production',
  })
  .transform(({ STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, ...env }) => {
    const byDefault = [...(env.NODE_ENV === 'production' ? [] : (['sandbox'] as const)), ...(secretKey ? (['stripe'] as const) : [])];
    const STRIPE = secretKey && webhookSecret ? { secretKey, webhookSecret } : null;
    const WITHDRAWALS: WithdrawalConfig = {
      keys: env.BANK_KEYS ?? localKeys(env.GRANT_SIGNING_SECRET),
      feeRules: env.WITHDRAWAL_FEE_RULES,
      minCoins: env.WITHDRAWAL_MIN_COINS,
      twoStaffCoins: env.WITHDRAWAL_TWO_STAFF_COINS,
      debtor: env.PAYOUT_DEBTOR ?? SANDBOX_DEBTOR,
    };
    return { ...env, PAYMENT_PROVIDERS: env.PAYMENT_PROVIDERS ?? byDefault, STRIPE, WITHDRAWALS };
  })
  .refine((env) => !(env.NODE_ENV === 'production' && env.PAYMENT_PROVIDERS.includes('sandbox')), {
    path: ['PAYMENT_PROVIDERS'],
    message: 'the sandbox is refused in production, it gives coins for nothing',
  })
  .refine((env) => !env.PAYMENT_PROVIDERS.includes('stripe') || env.STRIPE !== null, {
    path: ['PAYMENT_PROVIDERS'],
    message: 'stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET',
  })
  .refine((env) => env.NODE_ENV !== 'production' || !/^.._test_/.test(env.STRIPE?.secretKey ?? ''), {
    path: ['STRIPE_SECRET_KEY'],
    message: 'a test key is refused in production, its cards take no money',
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

const rotationEnvSchema = databaseEnvSchema.extend({ BANK_KEYS: masterKeys });

/** What a command that wraps bank data anew is told. */
export function readRotationEnv(): z.output<typeof rotationEnvSchema> {
  return parseEnv(rotationEnvSchema, process.env);
}

const grantEnvSchema = databaseEnvSchema.refine(({ NODE_ENV }) => NODE_ENV !== 'production', {
  path: ['NODE_ENV'],
  message: 'silver is given by nobody’s command line in production',
});

/** The same for giving silver away, which production refuses. `fail` replaces the exit in tests. */
export function readGrantEnv(source: Source = process.env, fail?: (faults: readonly string[]) => never): z.output<typeof grantEnvSchema> {
  return parseEnv(grantEnvSchema, source, fail);
}
