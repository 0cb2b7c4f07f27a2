import { createTokenVerifier, openBroadcast, type TokenVerifierOptions } from '@meowtale/service-kit';
import type { FastifyBaseLogger } from 'fastify';
import type { GatewayEnv } from '../env.ts';
import { createIdentify } from './callers.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { createAddressLimit, createRateLimit } from './rate-limit.ts';
import { createRegistrationLimit } from './registration-limit.ts';
import { createSharedBuckets, shareSteadily } from './shared-buckets.ts';

/** Subject on which gateways exchange what was spent. */
const SUBJECT = 'meowtale.gateway.spent';

export interface LimitOptions {
  log: FastifyBaseLogger;
  /** The services' clock. */
  now: () => Date;
  /** Replaced only in tests. */
  tokenKeys?: TokenVerifierOptions['keys'] | undefined;
  eventNamespace?: string | undefined;
  patience?: number | undefined;
}

/** Creates the gateway's limits: rate limits are shared with the other gateways (ADR 50), limits of what runs at once are its own. */
export function createLimits(env: GatewayEnv, { log, now, tokenKeys, eventNamespace, patience = 1 }: LimitOptions) {
  const verify = createTokenVerifier({
    projectId: env.FIREBASE_PROJECT_ID,
    emulatorHost: env.FIREBASE_AUTH_EMULATOR_HOST,
    production: env.NODE_ENV === 'production',
    now,
    ...(tokenKeys && { keys: tokenKeys }),
  });
  const buckets = createSharedBuckets();
  const subject = eventNamespace ? `${eventNamespace}.${SUBJECT}` : SUBJECT;
  const broadcast = openBroadcast({ url: env.NATS_URL, name: 'gateway', subject, log, hear: buckets.hear, patience });
  return {
    identify: createIdentify(verify),
    operations: createRateLimit(buckets, 'operations', env.OPERATIONS_PER_MINUTE),
    files: createRateLimit(buckets, 'files', env.FILES_PER_MINUTE),
    webhooks: createAddressLimit(buckets, 'webhooks', env.WEBHOOKS_PER_MINUTE),
    registrations: createRegistrationLimit(buckets, env.REGISTRATIONS_PER_HOUR),
    operationsAtOnce: createConcurrencyLimit(env.OPERATIONS_AT_ONCE),
    filesAtOnce: createConcurrencyLimit(env.OPERATIONS_AT_ONCE),
    /** Whether this gateway is connected to the others. */
    areShared: () => broadcast.isUp(),
    stop: shareSteadily(buckets, broadcast),
  };
}

export type Limits = ReturnType<typeof createLimits>;
