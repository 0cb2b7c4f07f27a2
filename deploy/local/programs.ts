import { join } from 'node:path';
import { host, origins, ports } from './addresses.ts';
import type { ServiceDatabase } from './databases.ts';
import { greets } from './greets.ts';
import { httpOk } from './http-ok.ts';
import type { ProcessSpec, TaskSpec } from './launcher.ts';
import type { OutsideServers, ServiceKey } from './outside-servers.ts';
import { repositoryRoot } from './paths.ts';
import type { Secrets } from './secrets.ts';
import { localSettings } from './settings.ts';

/** Every slice that has a release: the shell's own browser code is one. */
export const slices = ['shell', 'mf-store', 'mf-lobby', 'mf-drama-editor', 'mf-website-builder'] as const;

const folders: Record<ServiceKey, string> = { catalog: 'svc-catalog', wallet: 'svc-wallet', drama: 'svc-drama-ai' };

/** What each start runs, by name: the first file of each, relative to the repository. */
export const bundled = {
  ...Object.fromEntries(Object.values(folders).map((folder) => [folder, `${folder}/src/main.ts`])),
  ...Object.fromEntries(Object.values(folders).map((folder) => [`${folder}-migrate`, `${folder}/src/migrate.ts`])),
  'svc-catalog-cdn': 'svc-catalog/src/cdn/main.ts',
  player: 'svc-catalog/player/build.ts',
  gateway: 'gateway/src/main.ts',
  shell: 'shell/server/main.ts',
  registry: 'deploy/registry/cli.ts',
};

export interface StackSettings {
  dataFolder: string;
  secrets: Secrets;
  outside: OutsideServers;
  databases: Record<ServiceKey, ServiceDatabase>;
  /** What to run for a program's first file; the file itself unless given. */
  fileOf?: (entry: string) => string;
}

/** What every program of the stack finds in its environment, beside what the person's own environment holds. */
function commonEnv({ dataFolder, secrets, outside }: StackSettings): Record<string, string> {
  const inherited = Object.entries(process.env).filter(
    (entry): entry is [string, string] =>
      entry[1] !== undefined && !/^(npm_|NODE_OPTIONS$|DATABASE_|MEOWTALE_|STRIPE_|AI_|BANK_)/.test(entry[0]),
  );
  return {
    ...Object.fromEntries(inherited),
    ...localSettings,
    ...chosen(),
    // Keeps what Node made of the sources, which halves the second start.
    NODE_COMPILE_CACHE: join(dataFolder, 'cache/node'),
    HOST: host,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
    NATS_URL: outside.natsUrl ?? `nats://${host}:${ports.nats}`,
    GATEWAY_SIGNING_SECRET: secrets.gatewaySigning,
    GRANT_SIGNING_SECRET: secrets.grantSigning,
    RELEASES_DIR: join(dataFolder, 'releases'),
    FILES_DIR: join(dataFolder, 'files'),
    PLAYER_DIR: join(repositoryRoot, 'svc-catalog/dist/player'),
    ...identityEnv(outside),
  };
}

/** Returns the local settings that the person chose otherwise. */
function chosen(): Record<string, string> {
  const names = ['OPERATIONS_MODE', 'PAYOUT_DEBTOR', 'SITES_ADDRESSES'] as const;
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

function identityEnv({ firebase }: OutsideServers): Record<string, string> {
  if (!firebase) return { FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}` };
  const { credentials, projectId, apiKey } = firebase;
  return {
    GOOGLE_APPLICATION_CREDENTIALS: credentials,
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_API_KEY: apiKey,
    FIREBASE_WEB_API_KEY: apiKey,
  };
}

function node(settings: StackSettings, name: string, entry: string, env: Record<string, string> = {}, args: string[] = []): TaskSpec {
  const source = join(repositoryRoot, entry);
  const file = settings.fileOf?.(entry) ?? source;
  const flags = file === source ? [] : ['--enable-source-maps'];
  return { name, command: process.execPath, args: [...flags, file, ...args], cwd: repositoryRoot, env: { ...commonEnv(settings), ...env } };
}

export function authEmulator(settings: StackSettings): ProcessSpec {
  const env = { PORT: String(ports.auth), AUTH_FOLDER: join(settings.dataFolder, 'auth') };
  return { ...node(settings, 'auth-emulator', 'deploy/local/auth-emulator.ts', env), ready: httpOk(`http://${host}:${ports.auth}/`) };
}

/** What is mailed on this machine, as files. */
export function mailbox(settings: StackSettings): ProcessSpec {
  const env = { PORT: String(ports.mail), MAIL_FOLDER: join(settings.dataFolder, 'mail') };
  return { ...node(settings, 'mailbox', 'deploy/local/mailbox.ts', env), ready: () => greets(ports.mail, '220 ') };
}

export function migration(settings: StackSettings, key: ServiceKey): TaskSpec {
  const { ownerUrl, runtimeRole } = settings.databases[key];
  const env = { DATABASE_OWNER_URL: ownerUrl, DATABASE_RUNTIME_ROLE: runtimeRole };
  return node(settings, `${folders[key]}-migrate`, `${folders[key]}/src/migrate.ts`, env);
}

/** Who takes the money, and keys of the payment provider that the person gave; the wallet's alone. */
function paymentKeys(): Record<string, string> {
  const { PAYMENT_PROVIDERS, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = process.env;
  return {
    PAYMENT_PROVIDERS:
      PAYMENT_PROVIDERS || (STRIPE_SECRET_KEY ? `${localSettings.PAYMENT_PROVIDERS},stripe` : localSettings.PAYMENT_PROVIDERS),
    ...(STRIPE_SECRET_KEY && { STRIPE_SECRET_KEY }),
    ...(STRIPE_WEBHOOK_SECRET && { STRIPE_WEBHOOK_SECRET }),
  };
}

/** Who writes and draws, by which keys and for what price, as the person gave it; svc-drama-ai's alone. */
function providerKeys(): Record<string, string> {
  const given = Object.entries(process.env).filter((entry): entry is [string, string] => Boolean(entry[1]) && entry[0].startsWith('AI_'));
  return Object.fromEntries(given);
}

/** Where mails go: to the mailbox of this machine, or to the server that the person gave. */
function mailKeys({ outside }: StackSettings): Record<string, string> {
  const { MAIL_FROM } = process.env;
  return { SMTP_URL: outside.smtpUrl ?? `smtp://${host}:${ports.mail}`, ...(MAIL_FROM && { MAIL_FROM }) };
}

export function service(settings: StackSettings, key: ServiceKey): ProcessSpec {
  const own = { PORT: String(ports[key]), DATABASE_URL: settings.databases[key].runtimeUrl };
  const keys: Partial<Record<ServiceKey, Record<string, string>>> = {
    wallet: { ...paymentKeys(), BANK_KEYS: process.env.BANK_KEYS || `local-1:${settings.secrets.bankKey}` },
    drama: providerKeys(),
    catalog: mailKeys(settings),
  };
  const env = { ...own, ...keys[key] };
  return { ...node(settings, folders[key], `${folders[key]}/src/main.ts`, env), ready: httpOk(`${origins[key]}/health/ready`) };
}

/** The second process of svc-catalog: people's files and works, each on origins of its own. */
export function filesAndWorks(settings: StackSettings): ProcessSpec {
  const env = {
    DATABASE_URL: settings.databases.catalog.runtimeUrl,
    PORT: String(ports.files),
    FILES_PORT: String(ports.files),
    WORKS_PORT: String(ports.works),
  };
  const spec = node(settings, 'svc-catalog-cdn', 'svc-catalog/src/cdn/main.ts', env);
  return { ...spec, ready: httpOk(`http://${host}:${ports.files}/health/ready`) };
}

export function gateway(settings: StackSettings): ProcessSpec {
  // Everybody on this machine comes from one address, its journeys make many accounts, and several of them go in one person's name.
  const env = {
    PORT: String(ports.gateway),
    DATA_DIR: join(settings.dataFolder, 'gateway'),
    CONTACT_EMAIL: 'team@meowtale.example',
    REGISTRATIONS_PER_HOUR: '10000',
    OPERATIONS_PER_MINUTE: '20000',
    FILES_PER_MINUTE: '100000',
    WEBHOOKS_PER_MINUTE: '100000',
  };
  return { ...node(settings, 'gateway', 'gateway/src/main.ts', env), ready: httpOk(`${origins.gateway}/health/ready`) };
}

export function releaseServer(settings: StackSettings): ProcessSpec {
  const spec = node(settings, 'releases', 'deploy/registry/cli.ts', {}, ['serve', String(ports.releases)]);
  return { ...spec, ready: httpOk(`http://${host}:${ports.releases}/health/ready`) };
}

export function releaseTask(settings: StackSettings): TaskSpec {
  return node(settings, 'release', 'deploy/registry/cli.ts', {}, ['release', 'local', ...slices]);
}

/** The page in which works run; it builds itself only when its sources changed. */
export function playerTask(settings: StackSettings): TaskSpec {
  return node(settings, 'player', 'svc-catalog/player/build.ts');
}

export function shell(settings: StackSettings): ProcessSpec {
  const env = {
    PORT: String(ports.shell),
    SITES_PORT: String(ports.sites),
    DEVELOPMENT_FILE: join(settings.dataFolder, 'development.json'),
  };
  return { ...node(settings, 'shell', 'shell/server/main.ts', env), ready: httpOk(`http://${host}:${ports.shell}/health/ready`) };
}

/** Demo people, their listings and their year, made as people would make them; only clocks and gifts of silver reach a database. */
export function seedTask(settings: StackSettings): TaskSpec {
  const { catalog, wallet, drama } = settings.databases;
  return node(settings, 'seed', 'deploy/seed/main.ts', {
    DATABASE_URL_CATALOG: catalog.runtimeUrl,
    DATABASE_URL_WALLET: wallet.runtimeUrl,
    DATABASE_URL_DRAMA: drama.runtimeUrl,
  });
}
