import path from 'node:path';
import { z } from 'zod';

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().default(3000),
  SITES_PORT: z.coerce.number().int().default(3006),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** Whose x-forwarded-for is believed; the gateway is told the address that comes of it. */
  TRUST_PROXY: z.string().default('loopback'),
  GATEWAY_URL: z.url().default('http://127.0.0.1:4000'),
  RELEASES_DIR: z.string().default(path.resolve(import.meta.dirname, '../../.data/releases')),
  RELEASES_URL: z.url().default('http://localhost:3001'),
  RELEASE_ENVIRONMENT: z.string().default('local'),
  /** How long a tab waits for a slice before it loads the previous release (TRUST 22: the shell is usable in 3 s). */
  SLICE_LOAD_TIMEOUT_MS: z.coerce.number().int().min(100).default(3_000),
  /** How long a page waits to be rendered on the server; after that the tab renders it (DESIGN §7). */
  RENDER_BUDGET_MS: z.coerce.number().int().min(1).default(300),
  SITE_URL: z.url().default('http://localhost:3000'),
  FILES_URL: z.url().default('http://files.localhost:3002'),
  /** The bucket's endpoint, where there is one: browsers send large files there (ADR 24). */
  STORAGE_S3_ENDPOINT: z.url().optional(),
  /** `{uuid}` stands for the app's. */
  WORKS_URL: z.string().includes('{uuid}').default('http://a-{uuid}.localhost:3005'),
  /** `{name}` stands for the site's. */
  SITES_URL: z.string().includes('{name}').default('http://s-{name}.localhost:3006'),
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
  FIREBASE_PROJECT_ID: z.string().default('demo-meowtale'),
  FIREBASE_API_KEY: z.string().default('demo-key'),
  FIREBASE_AUTH_EMULATOR_HOST: z.string().optional(),
  /** Written by `npm run dev`; names the slice that is being worked on. Never read in production. */
  DEVELOPMENT_FILE: z.string().default(path.resolve(import.meta.dirname, '../../.data/development.json')),
});

export type ShellEnv = z.infer<typeof schema>;

/**
 * The shell's configuration, with every fault reported at once.
 * @throws with all faults in its message, and when the Auth Emulator is named in production: it trusts unsigned tokens.
 */
export function parseShellEnv(source: Readonly<Record<string, string | undefined>>): ShellEnv {
  const checked = schema
    .refine(
      (env) => env.NODE_ENV !== 'production' || !env.FIREBASE_AUTH_EMULATOR_HOST,
      'FIREBASE_AUTH_EMULATOR_HOST is refused in production',
    )
    .safeParse(source);
  if (!checked.success) throw new Error(`the shell can't start:\n${z.prettifyError(checked.error)}`);
  return checked.data;
}

/** Reads the process's own environment; faults are printed and end the process. */
export function loadShellEnv(): ShellEnv {
  try {
    return parseShellEnv(process.env);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
