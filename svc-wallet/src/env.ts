import { isPublicSite } from '@meowtale/contracts/local-address';
import { databaseEnvSchema, migrationEnvSchema, NODE_ENV, parseEnv, rule, serviceEnvSchema } from '@meowtale/service-kit/env';
import { z } from 'zod';
import { masterKeys } from './banks/envelope.ts';
import { SANDBOX_DEBTOR, type WithdrawalConfig, withdrawalEnv } from './withdrawals/config.ts';

const isLive = (key: string | undefined) => /^.._live_/.test(key ?? '');

const walletSettings = serviceEnvSchema.extend({
  /** Address of the site; payment pages are below it. */
  SITE_URL: z.url(),
  /** Payment providers, comma-separated. */
  PAYMENT_PROVIDERS: z
    .string()
    .transform((text) => text.split(',').map((name) => name.trim()))
    .pipe(z.array(z.enum(['sandbox', 'stripe']))),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'has to be a secret or restricted key of Stripe')
    .optional(),
  /** Secret of the endpoint `/webhooks/stripe/events`. */
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'has to be the signing secret of a webhook of Stripe')
    .optional(),
  ...withdrawalEnv,
});

/** Environment of svc-wallet, with that of every service. */
export const walletEnvSchema = walletSettings
  .refine(
    (env) => !env.PAYMENT_PROVIDERS?.includes('sandbox') || !(env.NODE_ENV === 'production' || isPublicSite(env.SITE_URL)),
    rule('PAYMENT_PROVIDERS', 'the sandbox is refused in production and for a public site, it gives coins for nothing'),
  )
  .refine(
    (env) => !env.PAYMENT_PROVIDERS?.includes('sandbox') || !isLive(env.STRIPE_SECRET_KEY),
    rule('PAYMENT_PROVIDERS', 'the sandbox is refused beside a live key of Stripe'),
  )
  .refine(
    (env) => !env.PAYMENT_PROVIDERS?.includes('stripe') || (env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET),
    rule('PAYMENT_PROVIDERS', 'stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET'),
  )
  .refine(
    (env) => env.NODE_ENV !== 'production' || !/^.._test_/.test(env.STRIPE_SECRET_KEY ?? ''),
    rule('STRIPE_SECRET_KEY', 'a test key is refused in production, its cards take no money'),
  )
  .refine(
    (env) => !env.FIREBASE_AUTH_EMULATOR_HOST || !isLive(env.STRIPE_SECRET_KEY),
    rule('FIREBASE_AUTH_EMULATOR_HOST', 'refused beside a live key of Stripe, it would accept unsigned tokens'),
  )
  .refine(
    (env) => env.NODE_ENV !== 'production' || env.PAYOUT_DEBTOR?.account !== SANDBOX_DEBTOR.account,
    rule('PAYOUT_DEBTOR', 'the sandbox’s account is refused in production, no bank knows it'),
  );

/** Groups the settings of Stripe's adapter and of withdrawals. */
function toWalletEnv(env: z.output<typeof walletEnvSchema>) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, ...more } = env;
  const { BANK_KEYS, PAYOUT_DEBTOR, WITHDRAWAL_FEE_RULES, WITHDRAWAL_MIN_COINS, WITHDRAWAL_TWO_STAFF_COINS, ...rest } = more;
  const WITHDRAWALS: WithdrawalConfig = {
    keys: BANK_KEYS,
    feeRules: WITHDRAWAL_FEE_RULES,
    minCoins: WITHDRAWAL_MIN_COINS,
    twoStaffCoins: WITHDRAWAL_TWO_STAFF_COINS,
    debtor: PAYOUT_DEBTOR,
  };
  return { ...rest, STRIPE: secretKey && webhookSecret ? { secretKey, webhookSecret } : null, WITHDRAWALS };
}

type Source = Record<string, string | undefined>;
export type WalletEnv = ReturnType<typeof toWalletEnv>;

/** Reads the wallet's environment; reports every error at once and exits 1. `fail` replaces that in tests. */
export function readWalletEnv(source: Source = process.env, fail?: (faults: readonly string[]) => never): WalletEnv {
  return toWalletEnv(parseEnv(walletEnvSchema, source, fail));
}

/** Reads the environment of migrations: the owner's connection URL and the role that the wallet runs as. */
export function readMigrationEnv(): z.output<typeof migrationEnvSchema> {
  return parseEnv(migrationEnvSchema, process.env);
}

/** Reads the environment of a command that works on the wallet's database. */
export function readDatabaseEnv(): z.output<typeof databaseEnvSchema> {
  return parseEnv(databaseEnvSchema, process.env);
}

const rotationEnvSchema = databaseEnvSchema.extend({ BANK_KEYS: masterKeys });

/** Reads the environment of the command that rotates master keys. */
export function readRotationEnv(): z.output<typeof rotationEnvSchema> {
  return parseEnv(rotationEnvSchema, process.env);
}

const grantEnvSchema = databaseEnvSchema.extend({
  NODE_ENV: NODE_ENV.exclude(['production'], 'has to be development or test: in production no command line gives silver'),
});

/** Reads the environment of the command that gives silver, which isn't allowed in production. `fail` replaces the exit in tests. */
export function readGrantEnv(source: Source = process.env, fail?: (faults: readonly string[]) => never): z.output<typeof grantEnvSchema> {
  return parseEnv(grantEnvSchema, source, fail);
}
