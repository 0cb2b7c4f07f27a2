import { servicesIn } from '@meowtale/build/slices';
import { migrationEnvSchema, parseEnv } from '@meowtale/service-kit/env';
import { z } from 'zod';
import { gatewayEnvSchema } from '../../gateway/src/env.ts';
import { parseShellEnv, shellEnvSchema } from '../../shell/server/env.ts';
import { cdnEnvSchema } from '../../svc-catalog/src/playing/cdn/env.ts';
import { registryEnvSchema, withPlace } from '../registry/env.ts';

type Settings = Record<string, string>;
/** Returns one line per error of an environment; empty where the process would start. */
type Check = (given: Settings) => readonly string[];

/** A process of production, and the environment that it needs. */
export interface Process {
  /** Its section in docs/production.md. */
  name: string;
  /** Its first file. */
  file: string;
  shape: Record<string, z.ZodType>;
  errorsOf: Check;
}

function checkWith(schema: z.ZodType): Check {
  return (given) => {
    let found: readonly string[] = [];
    const rejection = new Error('refused');
    try {
      parseEnv(schema, given, (errors) => {
        found = errors;
        throw rejection;
      });
    } catch (error) {
      if (error !== rejection) throw error;
    }
    return found;
  };
}

function checkShell(given: Settings): readonly string[] {
  try {
    parseShellEnv(given);
    return [];
  } catch (error) {
    return (error as Error).message
      .split('\n')
      .slice(1)
      .map((line) => line.trim());
  }
}

/** Reads the environment of a service, which its `env.ts` exports as `<name>EnvSchema`. */
async function envSchemaOf(service: string): Promise<z.ZodObject> {
  const exported = Object.entries((await import(`../../${service}/src/env.ts`)) as Record<string, unknown>);
  const [found] = exported.flatMap(([name, value]) => (name.endsWith('EnvSchema') && value instanceof z.ZodObject ? [value] : []));
  if (!found) throw new Error(`${service}/src/env.ts exports no …EnvSchema`);
  return found;
}

const ofServices = servicesIn().map(async ({ name }) => ({ name, file: `${name}/src/main.ts`, schema: await envSchemaOf(name) }));

const programs: { name: string; file: string; schema: z.ZodObject }[] = [
  ...(await Promise.all(ofServices)),
  { name: 'svc-catalog: files and works', file: 'svc-catalog/src/playing/cdn/main.ts', schema: cdnEnvSchema },
  { name: 'gateway', file: 'gateway/src/main.ts', schema: gatewayEnvSchema },
  { name: 'migrations', file: 'svc-wallet/src/migrate.ts', schema: migrationEnvSchema },
];

export const processes: readonly Process[] = [
  ...programs.map(({ name, file, schema }) => ({ name, file, shape: schema.shape as Process['shape'], errorsOf: checkWith(schema) })),
  { name: 'shell', file: 'shell/server/main.ts', shape: shellEnvSchema.shape, errorsOf: checkShell },
];

const checkRegistry = checkWith(registryEnvSchema);

/** The server of releases, which has no mode, and takes the folder of this machine's releases unless another place is named. */
export const releaseServer: Process = {
  name: 'Release server',
  file: 'deploy/registry/cli.ts',
  shape: registryEnvSchema.shape,
  errorsOf: (given) => checkRegistry(withPlace(given) as Settings),
};

const secret = (name: string) => `hush-${name}`.padEnd(40, '-');

/** A complete environment of production, of which each process reads its part. Its secrets are recognizable in any output. */
export const production: Settings = {
  NODE_ENV: 'production',
  PORT: '8080',
  DATABASE_URL: `postgres://runtime:${secret('password')}@db.internal/db`,
  DATABASE_OWNER_URL: `postgres://owner:${secret('password')}@db.internal/db`,
  DATABASE_RUNTIME_ROLE: 'runtime',
  NATS_URL: 'nats://nats.internal:4222',
  GATEWAY_SIGNING_SECRET: secret('gateway'),
  GRANT_SIGNING_SECRET: secret('grants'),
  FIREBASE_PROJECT_ID: 'meowtale',
  FIREBASE_API_KEY: 'web-key',
  FIREBASE_WEB_API_KEY: 'web-key',
  SITE_URL: 'https://meowtale.example',
  SHELL_ORIGIN: 'https://meowtale.example',
  BASE_URL: 'https://meowtale.example',
  RELEASES_URL: 'https://releases.meowtale.example',
  CDN_BASE_URL: 'https://releases.meowtale.example',
  RELEASES_S3_ENDPOINT: 'https://s3.internal',
  RELEASES_S3_BUCKET: 'releases',
  RELEASE_ENVIRONMENT: 'production',
  RELEASE_PREVIEW_SECRET: secret('previews'),
  FILES_DIR: '/var/lib/meowtale/files',
  FILES_URL: 'https://files.meowtale.example',
  FILES_ORIGIN: 'https://files.meowtale.example',
  FILES_BASE_URL: 'https://files.meowtale.example',
  WORKS_URL: 'https://a-{uuid}.works.example',
  WORKS_ORIGIN: 'https://a-{app}.works.example',
  SITES_URL: 'https://s-{name}.sites.example',
  SITES_ORIGIN: 'https://s-{name}.sites.example',
  OWN_DOMAINS_ORIGIN: 'https://{domain}',
  SITES_ADDRESSES: '198.51.100.7',
  GATEWAY_URL: 'http://gateway.internal:4000',
  CATALOG_URL: 'http://catalog.internal:4001',
  WALLET_URL: 'http://wallet.internal:4002',
  DRAMA_AI_URL: 'http://drama.internal:4003',
  OPERATIONS_MODE: 'registered',
  PAYMENT_PROVIDERS: 'stripe',
  STRIPE_SECRET_KEY: `sk_live_${'hush'.padEnd(24, '0')}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${'hush'.padEnd(24, '0')}`,
  BANK_KEYS: `k1:${'5ec7e7'.repeat(11).slice(0, 64)}`,
  PAYOUT_DEBTOR: '{"name":"Meowtale Ltd","account":"DE89370400440532013000","bic":"COBADEFFXXX"}',
  AI_PRICES: '{"openai":{"all":50}}',
};

/** Returns the part of an environment that a process reads. */
export const partOf = ({ shape }: Process, settings: Settings): Settings =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => name in shape));

/** Returns whether a process needs a setting. */
export const isRequired = (setting: z.ZodType): boolean => !setting.safeParse(undefined).success;
