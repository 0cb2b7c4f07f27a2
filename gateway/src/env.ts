import { isPublicSite } from '@meowtale/contracts/local-address';
import { environmentNameSchema, serviceUrlSchema } from '@meowtale/contracts/releases';
import { releaseBucketRule, releaseKeysRule, releasePlaceRule, releaseStorageEnv } from '@meowtale/releases';
import { MAX_EVENT_LOOP_DELAY_MS, NODE_ENV, parseEnv, rule, signingSecret } from '@meowtale/service-kit/env';
import { z } from 'zod';

/** Services whose addresses are settings of their own. */
const NAMED = ['catalog', 'wallet', 'drama-ai'];
const SERVICE_URL = /^([a-z][a-z0-9-]*)=(https?:\/\/\S+)$/;

/** Reads `<name>=<url>`, comma-separated, into one entry per service. */
const serviceUrls = z.string().transform((text, context) => {
  const entries = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const read = entries.map((entry) => SERVICE_URL.exec(entry)).filter((match) => match !== null);
  const services = read.map(([, name = '', url = '']) => ({ name, url }));
  const names = [...NAMED, ...services.map(({ name }) => name)];
  const isReadable = read.length === entries.length && services.every(({ url }) => serviceUrlSchema.safeParse(url).success);
  if (isReadable && new Set(names).size === names.length) return services;
  context.addIssue({
    code: 'custom',
    message: 'has to be `<name>=<url>`, comma-separated, with each name once and none that has a setting',
  });
  return z.NEVER;
});

/** Environment of the gateway. */
export const gatewayEnvSchema = z
  .object({
    NODE_ENV,
    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    GATEWAY_SIGNING_SECRET: signingSecret,
    /** Firebase project whose tokens identify people for rate limits. */
    FIREBASE_PROJECT_ID: z.string().min(1),
    FIREBASE_AUTH_EMULATOR_HOST: z.string().optional(),
    /** NATS, through which gateways share rate limits; while it is away each counts by itself. */
    NATS_URL: z.string().min(1),
    CATALOG_URL: serviceUrlSchema,
    WALLET_URL: serviceUrlSchema,
    DRAMA_AI_URL: serviceUrlSchema,
    /** Addresses of further services by name, as in `news=http://news.internal:4004`. */
    SERVICE_URLS: serviceUrls.default([]),
    /** Folder of the last good schemas and releases. */
    DATA_DIR: z.string().default('.data/gateway'),
    /** `open` runs any operation within the limits, `registered` only those of releases. */
    OPERATIONS_MODE: z.enum(['open', 'registered']),
    ...releaseStorageEnv,
    /** The environment whose live releases have the services' schemas. */
    RELEASE_ENVIRONMENT: environmentNameSchema,
    SCHEMA_POLL_MS: z.coerce.number().int().min(50).default(2000),
    /** Number of runs after which an operation is compiled; 0 never compiles. */
    JIT: z.coerce.number().int().min(0).default(3),
    SUBREQUEST_TIMEOUT_MS: z.coerce.number().int().min(100).default(15_000),
    /**
     * Root fields per minute of one person, or of an address' guests; an address gets five times as many. A request counts at least one.
     */
    OPERATIONS_PER_MINUTE: z.coerce.number().int().min(1).default(1200),
    /** Requests per minute to `/files` and `/exports`, likewise: each part of an upload is one. */
    FILES_PER_MINUTE: z.coerce.number().int().min(1).default(3000),
    /**
     * Root fields, and uploads, of one person that run at once, fewer than a service has connections. Ten times as many may wait; more are
     * rejected.
     */
    OPERATIONS_AT_ONCE: z.coerce.number().int().min(1).default(16),
    /** An upload is aborted when its body was slower than `UPLOAD_SLOWEST_BYTES` per second for this long. */
    UPLOAD_STALLED_MS: z.coerce.number().int().min(100).default(30_000),
    UPLOAD_SLOWEST_BYTES: z.coerce.number().int().min(0).default(1024),
    /**
     * Requests per minute to `/webhooks` from one address: of payment providers, which repeat rejected webhooks, and of people on
     * the sandbox's pages.
     */
    WEBHOOKS_PER_MINUTE: z.coerce.number().int().min(1).default(1200),
    /** New accounts per hour from one address. */
    REGISTRATIONS_PER_HOUR: z.coerce.number().int().min(1).default(60),
    /** Proxies whose x-forwarded-for is trusted. */
    TRUST_PROXY: z.string().default('loopback'),
    /** Header in which the proxy in front sets the visitor's country, replacing any sent by the browser; none unless set. */
    COUNTRY_HEADER: z.string().min(1).toLowerCase().optional(),
    MAX_EVENT_LOOP_DELAY_MS,
    DRAIN_DELAY_MS: z.coerce.number().int().min(0).max(15_000).default(0),
    PLATFORM_KEY: z.string().default('meowtale'),
    /** Address for inquiries about the Enterprise plan; none is shown unless set. */
    CONTACT_EMAIL: z.email().optional(),
    BASE_URL: z.url(),
    CDN_BASE_URL: z.url(),
    FILES_BASE_URL: z.url(),
  })
  .refine(...releasePlaceRule)
  .refine(...releaseBucketRule)
  .refine(...releaseKeysRule)
  .refine(
    (env) => env.OPERATIONS_MODE !== 'open' || !(env.NODE_ENV === 'production' || isPublicSite(env.BASE_URL)),
    rule('OPERATIONS_MODE', 'has to be registered in production and for a public site'),
  );
export type GatewayEnv = z.infer<typeof gatewayEnvSchema>;

/** Reads the gateway's environment; reports every error at once and exits 1. */
export const readGatewayEnv = (): GatewayEnv => parseEnv(gatewayEnvSchema, process.env);
