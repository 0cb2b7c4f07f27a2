import path from 'node:path';
import { isPublicSite } from '@meowtale/contracts/local-address';
import { environmentNameSchema } from '@meowtale/contracts/releases';
import { releaseBucketRule, releaseKeysRule, releasePlaceRule, releaseStorageEnv } from '@meowtale/releases';
import { z } from 'zod';

const settings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  SITES_PORT: z.coerce.number().int().min(0).max(65_535).default(3006),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** The proxies whose x-forwarded-for is trusted; the gateway gets the resulting address. */
  TRUST_PROXY: z.string().default('loopback'),
  GATEWAY_URL: z.url(),
  /** The gateway's mode. `registered`: pages and this server send hashes of operations, never their text. */
  OPERATIONS_MODE: z.enum(['open', 'registered']),
  ...releaseStorageEnv,
  RELEASES_URL: z.url(),
  RELEASE_ENVIRONMENT: environmentNameSchema,
  /** Signs links to previews; without it there are none. */
  RELEASE_PREVIEW_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  /** Verifies them too, while the secret is replaced. */
  RELEASE_PREVIEW_SECRET_ACCEPTED: z.string().min(32, 'needs at least 32 characters').optional(),
  /** How long a tab waits for a slice before it loads the previous release (TRUST 22: the shell is usable in 3 s). */
  SLICE_LOAD_TIMEOUT_MS: z.coerce.number().int().min(100).default(3_000),
  /** How long a page waits to be rendered on the server; after that the tab renders it (DESIGN §7). */
  RENDER_BUDGET_MS: z.coerce.number().int().min(1).default(300),
  SITE_URL: z.url(),
  FILES_URL: z.url(),
  /** The bucket's endpoint, if any: browsers upload large files to it (ADR 24). */
  STORAGE_S3_ENDPOINT: z.url().optional(),
  /** `{uuid}` is replaced by the app's. */
  WORKS_URL: z.string().includes('{uuid}'),
  /** `{name}` is replaced by the site's. */
  SITES_URL: z.string().includes('{name}'),
  /** Domains whose addresses without language are Chinese (SPEC §9), as `meowtale.tw=zh-TW,meowtale.cn=zh-CN`. */
  CHINESE_DOMAINS: z
    .string()
    .default('')
    .transform(
      (list) =>
        new Map(
          list
            .split(',')
            .filter(Boolean)
            .map((entry) => entry.split('=') as [string, string]),
        ),
    )
    .pipe(z.map(z.string().min(1), z.enum(['zh-TW', 'zh-CN']))),
  FIREBASE_PROJECT_ID: z.string(),
  FIREBASE_API_KEY: z.string(),
  FIREBASE_AUTH_EMULATOR_HOST: z.string().optional(),
  /** Written by `npm run dev`; names the slice under development. Never read in production. */
  DEVELOPMENT_FILE: z.string().default(path.resolve(import.meta.dirname, '../../.data/development.json')),
});

const isForOthers = ({ NODE_ENV, SITE_URL }: z.infer<typeof settings>) => NODE_ENV === 'production' || isPublicSite(SITE_URL);
/** Rules about several settings are checked also after errors of single ones, so that all are reported at once. */
const rule = (setting: string, message: string) => ({ path: [setting], message, when: () => true });

/** The environment variables of the shell's server. */
export const shellEnvSchema = settings
  .refine(...releasePlaceRule)
  .refine(...releaseBucketRule)
  .refine(...releaseKeysRule)
  .refine(
    (env) => env.OPERATIONS_MODE !== 'open' || !isForOthers(env),
    rule('OPERATIONS_MODE', 'has to be registered in production and for a public site'),
  )
  .refine(
    (env) => !env.FIREBASE_AUTH_EMULATOR_HOST || !isForOthers(env),
    rule('FIREBASE_AUTH_EMULATOR_HOST', 'refused in production and for a public site, it trusts unsigned tokens'),
  );
export type ShellEnv = z.infer<typeof shellEnvSchema>;

/**
 * Returns the shell's configuration; an empty variable counts as missing.
 * @throws with every error in its message, by the variable's name and without its value.
 */
export function parseShellEnv(source: Readonly<Record<string, string | undefined>>): ShellEnv {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const checked = shellEnvSchema.safeParse(given);
  if (checked.success) return checked.data;
  const errors = checked.error.issues.map(({ path: [name = ''], message }) => {
    return `  ${String(name)}: ${given[String(name)] === undefined && message.startsWith('Invalid') ? 'is missing' : message}`;
  });
  throw new Error(`The environment is not usable:\n${errors.join('\n')}`);
}

/** Reads the process's environment; prints errors and exits. */
export function loadShellEnv(): ShellEnv {
  try {
    return parseShellEnv(process.env);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
