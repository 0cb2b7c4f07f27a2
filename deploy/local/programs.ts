import { join } from 'node:path';
import { remotesIn, type Service } from '@meowtale/build/slices';
import { host, originOf, ports, services } from './addresses.ts';
import type { ServiceDatabase } from './databases.ts';
import { greets } from './greets.ts';
import { httpOk } from './http-ok.ts';
import type { ProcessSpec, TaskSpec } from './launcher.ts';
import { OPEN_GATEWAY_PORT, openGatewayUrl } from './open-gateway.ts';
import type { OutsideServers } from './outside-servers.ts';
import { repositoryRoot } from './paths.ts';
import type { Secrets } from './secrets.ts';
import { localSettings } from './settings.ts';

/** Every slice that has releases; the shell's own browser code is one. */
export const slices: readonly string[] = ['shell', ...remotesIn(repositoryRoot)];

/** The programs that each start bundles: name → first file, relative to the repository. */
export const bundled = {
  ...Object.fromEntries(services.map(({ name }) => [name, `${name}/src/main.ts`])),
  ...Object.fromEntries(services.map(({ name }) => [`${name}-migrate`, `${name}/src/migrate.ts`])),
  'svc-catalog-cdn': 'svc-catalog/src/playing/cdn/main.ts',
  player: 'svc-catalog/player/build.ts',
  gateway: 'gateway/src/main.ts',
  shell: 'shell/server/main.ts',
  registry: 'deploy/registry/cli.ts',
};

export interface StackSettings {
  dataFolder: string;
  secrets: Secrets;
  outside: OutsideServers;
  /** By the names that the services' configurations give them. */
  databases: Readonly<Record<string, ServiceDatabase>>;
  /** Returns the file to run for a program's first file; the first file itself unless given. */
  fileOf?: (entry: string) => string;
}

function databaseOf({ databases }: StackSettings, name: string): ServiceDatabase {
  const database = databases[name];
  if (!database) throw new Error(`the stack has no database ${name}`);
  return database;
}

/** Returns the environment of every program of the stack: the user's own and the stack's settings. */
function commonEnv({ dataFolder, secrets, outside }: StackSettings): Record<string, string> {
  const inherited = Object.entries(process.env).filter(
    (entry): entry is [string, string] =>
      entry[1] !== undefined && !/^(npm_|NODE_OPTIONS$|DATABASE_|MEOWTALE_|STRIPE_|AI_|BANK_|RELEASES_S3_)/.test(entry[0]),
  );
  return {
    ...Object.fromEntries(inherited),
    ...localSettings,
    ...chosen(),
    // Keeps Node's compile cache, which halves the time of the second start.
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

/** Returns the local settings that the user's environment overrides. */
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

/** Runs the mail server of this machine, which saves mails as files. */
export function mailbox(settings: StackSettings): ProcessSpec {
  const env = { PORT: String(ports.mail), MAIL_FOLDER: join(settings.dataFolder, 'mail') };
  return { ...node(settings, 'mailbox', 'deploy/local/mailbox.ts', env), ready: () => greets(ports.mail, '220 ') };
}

export function migration(settings: StackSettings, { name, database }: Service): TaskSpec {
  const { ownerUrl, runtimeRole } = databaseOf(settings, database);
  const env = { DATABASE_OWNER_URL: ownerUrl, DATABASE_RUNTIME_ROLE: runtimeRole };
  return node(settings, `${name}-migrate`, `${name}/src/migrate.ts`, env);
}

/** Returns the payment providers and the keys that the user set; for the wallet only. */
function paymentKeys(): Record<string, string> {
  const { PAYMENT_PROVIDERS, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = process.env;
  return {
    PAYMENT_PROVIDERS:
      PAYMENT_PROVIDERS || (STRIPE_SECRET_KEY ? `${localSettings.PAYMENT_PROVIDERS},stripe` : localSettings.PAYMENT_PROVIDERS),
    ...(STRIPE_SECRET_KEY && { STRIPE_SECRET_KEY }),
    ...(STRIPE_WEBHOOK_SECRET && { STRIPE_WEBHOOK_SECRET }),
  };
}

/** Returns the AI providers' settings, keys and prices that the user set; for svc-drama-ai only. */
function providerKeys(): Record<string, string> {
  const given = Object.entries(process.env).filter((entry): entry is [string, string] => Boolean(entry[1]) && entry[0].startsWith('AI_'));
  return Object.fromEntries(given);
}

/** Returns where mails are sent: to this machine's mailbox, or to the server that the user set. */
function mailKeys({ outside }: StackSettings): Record<string, string> {
  const { MAIL_FROM } = process.env;
  return { SMTP_URL: outside.smtpUrl ?? `smtp://${host}:${ports.mail}`, ...(MAIL_FROM && { MAIL_FROM }) };
}

export function service(settings: StackSettings, one: Service): ProcessSpec {
  const own = { PORT: String(one.port), DATABASE_URL: databaseOf(settings, one.database).runtimeUrl };
  const keys: Partial<Record<string, Record<string, string>>> = {
    'svc-wallet': { ...paymentKeys(), BANK_KEYS: process.env.BANK_KEYS || `local-1:${settings.secrets.bankKey}` },
    'svc-drama-ai': providerKeys(),
    'svc-catalog': mailKeys(settings),
  };
  const env = { ...own, ...keys[one.name] };
  return { ...node(settings, one.name, `${one.name}/src/main.ts`, env), ready: httpOk(`${originOf(one)}/health/ready`) };
}

/** Runs the second process of svc-catalog, which serves users' files and works on their own origins. */
export function filesAndWorks(settings: StackSettings): ProcessSpec {
  const env = {
    DATABASE_URL: databaseOf(settings, 'catalog').runtimeUrl,
    PORT: String(ports.files),
    FILES_PORT: String(ports.files),
    WORKS_PORT: String(ports.works),
  };
  const spec = node(settings, 'svc-catalog-cdn', 'svc-catalog/src/playing/cdn/main.ts', env);
  return { ...spec, ready: httpOk(`http://${host}:${ports.files}/health/ready`) };
}

function gatewayOn(settings: StackSettings, { name, port }: { name: string; port: number }, mode: Record<string, string>): ProcessSpec {
  // All requests on this machine come from one address, journeys create many accounts, and several run as the same person.
  const env = {
    PORT: String(port),
    DATA_DIR: join(settings.dataFolder, name),
    CONTACT_EMAIL: 'team@meowtale.example',
    REGISTRATIONS_PER_HOUR: '10000',
    OPERATIONS_PER_MINUTE: '20000',
    FILES_PER_MINUTE: '100000',
    WEBHOOKS_PER_MINUTE: '100000',
    ...mode,
  };
  return { ...node(settings, name, 'gateway/src/main.ts', env), ready: httpOk(`http://${host}:${port}/health/ready`) };
}

export const gateway = (settings: StackSettings): ProcessSpec => gatewayOn(settings, { name: 'gateway', port: ports.gateway }, {});

/** Runs a second gateway that accepts any operation, for tests; pages don't know it. */
export const openGateway = (settings: StackSettings): ProcessSpec =>
  gatewayOn(settings, { name: 'gateway-open', port: OPEN_GATEWAY_PORT }, { OPERATIONS_MODE: 'open' });

export function releaseServer(settings: StackSettings): ProcessSpec {
  const env = {
    // Previews are links that the shell accepts.
    RELEASE_PREVIEW_SECRET: settings.secrets.releasePreview,
    RELEASE_TEAMS_FILE: process.env.RELEASE_TEAMS_FILE || join(settings.dataFolder, 'teams.json'),
  };
  const spec = node(settings, 'releases', 'deploy/registry/cli.ts', env, ['serve', '--port', String(ports.releases)]);
  return { ...spec, ready: httpOk(`http://${host}:${ports.releases}/health/ready`) };
}

export function releaseTask(settings: StackSettings): TaskSpec {
  const args = ['release', ...slices, '--to', 'local', '--reason', 'start of the local stack'];
  return node(settings, 'release', 'deploy/registry/cli.ts', {}, args);
}

/** Builds the page in which works run, only when its sources have changed. */
export function playerTask(settings: StackSettings): TaskSpec {
  return node(settings, 'player', 'svc-catalog/player/build.ts');
}

export function shell(settings: StackSettings): ProcessSpec {
  const env = {
    PORT: String(ports.shell),
    SITES_PORT: String(ports.sites),
    RELEASE_PREVIEW_SECRET: settings.secrets.releasePreview,
    DEVELOPMENT_FILE: join(settings.dataFolder, 'development.json'),
  };
  return { ...node(settings, 'shell', 'shell/server/main.ts', env), ready: httpOk(`http://${host}:${ports.shell}/health/live`) };
}

/** Returns whether the shell has a release to serve. */
export const servesPages = httpOk(`http://${host}:${ports.shell}/health/ready`);

/**
 * Creates demo people, their listings and a year of activity through the public API. Only clock changes and silver grants use a database.
 */
export function seedTask(settings: StackSettings): TaskSpec {
  return node(settings, 'seed', 'deploy/seed/main.ts', {
    GATEWAY_URL: openGatewayUrl(),
    DATABASE_URL_CATALOG: databaseOf(settings, 'catalog').runtimeUrl,
    DATABASE_URL_WALLET: databaseOf(settings, 'wallet').runtimeUrl,
    DATABASE_URL_DRAMA: databaseOf(settings, 'drama').runtimeUrl,
  });
}
