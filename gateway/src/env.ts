import { isPublicSite } from '@meowtale/contracts/local-address';
import { MAX_EVENT_LOOP_DELAY_MS, NODE_ENV, parseEnv, rule } from '@meowtale/service-kit/env';
import { z } from 'zod';

/** What the gateway is told by its environment. */
export const gatewayEnvSchema = z
  .object({
    NODE_ENV,
    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    GATEWAY_SIGNING_SECRET: z.string().min(32, 'needs at least 32 characters'),
    /** Whose tokens tell the people that requests are counted for. */
    FIREBASE_PROJECT_ID: z.string().min(1),
    FIREBASE_AUTH_EMULATOR_HOST: z.string().optional(),
    /** Through which gateways share what they count; without it each counts by itself. */
    NATS_URL: z.string().min(1),
    CATALOG_URL: z.url(),
    WALLET_URL: z.url(),
    DRAMA_AI_URL: z.url(),
    /** Where the last good schemas are kept. */
    DATA_DIR: z.string().default('.data/gateway'),
    /** `open` answers any operation within the limits, `registered` only those that releases carry. */
    OPERATIONS_MODE: z.enum(['open', 'registered']),
    /** The folder of `<slice>/<version>/operations.json`. */
    RELEASES_DIR: z.string().default('.data/releases'),
    SCHEMA_POLL_MS: z.coerce.number().int().min(50).default(2000),
    /** After how many runs an operation is compiled; 0 never compiles. */
    JIT: z.coerce.number().int().min(0).default(3),
    SUBREQUEST_TIMEOUT_MS: z.coerce.number().int().min(100).default(15_000),
    /** Requests and further root fields per minute of one person, or of an address' guests; an address gets five times as much. */
    OPERATIONS_PER_MINUTE: z.coerce.number().int().min(1).default(1200),
    /** Requests per minute to `/files` and `/exports`, likewise: each part of an upload is one. */
    FILES_PER_MINUTE: z.coerce.number().int().min(1).default(3000),
    /** Root fields of one person that run at once, and uploads, fewer than a service has connections; more wait, and ten times as many are refused. */
    OPERATIONS_AT_ONCE: z.coerce.number().int().min(1).default(16),
    /** The body of an upload is given up when it brought less than so many bytes a second for so long. */
    UPLOAD_STALLED_MS: z.coerce.number().int().min(100).default(30_000),
    UPLOAD_SLOWEST_BYTES: z.coerce.number().int().min(0).default(1024),
    /**
     * Requests per minute to `/webhooks` from one address: payment providers, who send again what is refused, and people on the
     * sandbox's pages.
     */
    WEBHOOKS_PER_MINUTE: z.coerce.number().int().min(1).default(1200),
    /** New accounts per hour from one address. */
    REGISTRATIONS_PER_HOUR: z.coerce.number().int().min(1).default(60),
    /** Whose x-forwarded-for is believed. */
    TRUST_PROXY: z.string().default('loopback'),
    /** A header in which the proxy in front names the visitor's country, over whatever a browser sent; none unless set. */
    COUNTRY_HEADER: z.string().min(1).toLowerCase().optional(),
    MAX_EVENT_LOOP_DELAY_MS,
    DRAIN_DELAY_MS: z.coerce.number().int().min(0).max(15_000).default(0),
    PLATFORM_KEY: z.string().default('meowtale'),
    /** Whom people write to who want what isn't bought here: the Enterprise plan. Without one none is named. */
    CONTACT_EMAIL: z.email().optional(),
    BASE_URL: z.url(),
    CDN_BASE_URL: z.url(),
    FILES_BASE_URL: z.url(),
  })
  .refine(
    (env) => env.OPERATIONS_MODE !== 'open' || !(env.NODE_ENV === 'production' || isPublicSite(env.BASE_URL)),
    rule('OPERATIONS_MODE', 'has to be registered in production and for a public site'),
  );
export type GatewayEnv = z.infer<typeof gatewayEnvSchema>;

/** Reads what the gateway was started with; reports every fault at once and exits 1. */
export const readGatewayEnv = (): GatewayEnv => parseEnv(gatewayEnvSchema, process.env);
