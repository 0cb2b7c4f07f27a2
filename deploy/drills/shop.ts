import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase as openPool } from '@meowtale/service-kit';
import { waitUntil } from '@meowtale/service-kit/wait-until';
import { createDatabase, type ServiceDatabase } from '../local/databases.ts';
import { httpOk } from '../local/http-ok.ts';
import { natsCommand, natsGreets } from '../local/nats.ts';
import { repositoryRoot } from '../local/paths.ts';
import { freePort } from '../local/ports.ts';
import { isAlive, type ProcessMark, signal } from '../local/process-table.ts';
import { openRunFiles } from '../local/run-files.ts';
import { localSettings } from '../local/settings.ts';
import { createSupervisor, type Supervisor } from '../local/supervisor.ts';
import { type Buyer, makeBuyers } from './buyers.ts';
import { type AdLink, type Db, fillPurses, type Listing, publishAdLinks, publishListings } from './stock.ts';

const host = '127.0.0.1';
const PROJECT = 'demo-meowtale';
const CACHE_COMPILED = import.meta.resolve('./cache-compiled.ts');

/**
 * The wallet as its own process, with a database on the run's PostgreSQL, its own NATS and Auth Emulator, and people and
 * listings to sell to them. Drills kill single parts.
 */
export interface Shop {
  walletOrigin: string;
  signingSecret: string;
  buyers: Buyer[];
  listings: Listing[];
  /** One for each listing. */
  links: AdLink[];
  db: Db;
  database: ServiceDatabase;
  /** Starts another program, ready once it responds at `path`. Returns its origin. */
  addProgram(name: string, file: string, path: string, env?: Record<string, string>): Promise<string>;
  /** Starts another service with its own database; `env` is that of its further programs. */
  addService(
    name: string,
    folder: string,
    env: Record<string, string>,
  ): Promise<{ origin: string; db: Db; database: ServiceDatabase & { name: string }; env: Record<string, string> }>;
  /** Returns whether a part is ready: `wallet`, `nats`, or an added one. */
  isReady(part: string): Promise<boolean>;
  /** Kills a part as a crash would; it is restarted automatically. */
  kill(part: string): Promise<void>;
  /** Kills a part, and keeps it from restarting until `letGo`. */
  holdDown(part: string): Promise<void>;
  letGo(part: string): Promise<void>;
  /** Ends a part by its regular signal and starts it again; `back` resolves once it is ready. */
  restart(part: string): { hasEnded(): boolean; back: Promise<void> };
  /** Returns the output of `npm run check:ledger`. */
  checkBooks(): Promise<string>;
  close(): Promise<void>;
}

export interface ShopOptions {
  /** The superuser's URL of a PostgreSQL server. */
  postgresUrl: string;
  buyers: number;
  /** The price of each listing; 0 is free. */
  prices: readonly number[];
  /** Settings of all programs, beside the local ones. */
  env?: Readonly<Record<string, string>>;
}

/** A program may drain as long as the product allows, before it is killed. */
const STOPS_WITHIN_MS = 30_000;

async function makeDatabase(postgresUrl: string) {
  const [port, name, password] = [
    Number(new URL(postgresUrl).port),
    `drill_${randomBytes(6).toString('hex')}`,
    randomBytes(16).toString('hex'),
  ];
  await createDatabase({ port, superuserUrl: postgresUrl, name, ownerPassword: password, runtimePassword: password });
  const url = (role: string) => `postgres://${name}_${role}:${password}@${host}:${port}/${name}`;
  return { name, ownerUrl: url('owner'), runtimeUrl: url('runtime'), runtimeRole: `${name}_runtime` };
}

const programOf = (name: string, file: string, env: Record<string, string>) => ({
  ...{
    name,
    stopWithinMs: STOPS_WITHIN_MS,
    command: process.execPath,
    args: ['--import', CACHE_COMPILED, join(repositoryRoot, file)],
    cwd: repositoryRoot,
    env,
  },
});

const databaseEnv = ({ ownerUrl, runtimeUrl, runtimeRole }: Awaited<ReturnType<typeof makeDatabase>>) => ({
  DATABASE_URL: runtimeUrl,
  DATABASE_OWNER_URL: ownerUrl,
  DATABASE_RUNTIME_ROLE: runtimeRole,
});

interface Addresses {
  wallet: string;
  natsPort: number;
  authPort: number;
}

async function startParts(supervisor: Supervisor, folder: string, addresses: Addresses, env: Record<string, string>): Promise<void> {
  const { natsPort, authPort, wallet } = addresses;
  const program = (name: string, file: string, more: Record<string, string>) => programOf(name, file, { ...env, ...more });
  const nats = await natsCommand({ storeDir: join(folder, 'nats'), port: natsPort, syncAlways: false });
  await Promise.all([
    supervisor.start({ name: 'nats', ...nats, ready: () => natsGreets(natsPort), stopSignal: 'SIGKILL' }),
    supervisor.start({
      ...program('auth', 'deploy/local/auth-emulator.ts', { PORT: String(authPort), AUTH_FOLDER: join(folder, 'auth') }),
      ready: httpOk(`http://${host}:${authPort}/`),
    }),
    supervisor.runTask(program('migrate', 'svc-wallet/src/migrate.ts', {})),
  ]);
  await supervisor.start({
    ...program('wallet', 'svc-wallet/src/main.ts', { PORT: new URL(wallet).port }),
    ready: httpOk(`${wallet}/health/ready`),
  });
}

/** Returns the environment of the shop's programs. */
function environment(
  folder: string,
  addresses: Addresses,
  database: Awaited<ReturnType<typeof makeDatabase>>,
  signingSecret: string,
): Record<string, string> {
  const inherited = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && !/^(npm_|NODE_OPTIONS$|DATABASE_|MEOWTALE_|JEST_|AI_)/.test(entry[0]),
  );
  return {
    ...Object.fromEntries(inherited),
    ...localSettings,
    ...{ HOST: host, LOG_LEVEL: 'warn', FIREBASE_PROJECT_ID: PROJECT },
    // Keeps Node's compile cache, so that a killed service starts in half the time.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(folder, 'cache'),
    FIREBASE_AUTH_EMULATOR_HOST: `${host}:${addresses.authPort}`,
    NATS_URL: `nats://${host}:${addresses.natsPort}`,
    ...databaseEnv(database),
    GATEWAY_SIGNING_SECRET: signingSecret,
    GRANT_SIGNING_SECRET: randomBytes(32).toString('hex'),
    BANK_KEYS: `drill:${randomBytes(32).toString('hex')}`,
  };
}

export async function openShop({ postgresUrl, buyers: count, prices, env: more = {} }: ShopOptions): Promise<Shop> {
  const folder = mkdtempSync(join(tmpdir(), 'meowtale-drill-'));
  const runFolder = join(folder, 'run');
  // A part that a drill kills restarts without delay, and messages go to the logs only.
  const supervisor = createSupervisor({ runFiles: openRunFiles(runFolder), logFolder: join(folder, 'logs'), say() {}, backoffMs: [0] });
  const ports = [await freePort(), await freePort(), await freePort()] as const;
  const addresses = { wallet: `http://${host}:${ports[0]}`, natsPort: ports[1], authPort: ports[2] };
  const signingSecret = randomBytes(32).toString('hex');
  const database = await makeDatabase(postgresUrl);
  const env = { ...environment(folder, addresses, database, signingSecret), ...more };
  const db = openPool(database.runtimeUrl, { name: 'drill', patience: 5 });
  const admin = openPool(postgresUrl, { poolMax: 1, patience: 5 });
  const [pools, names, services] = [[db], [database.name], ['wallet']];

  async function close(): Promise<void> {
    await supervisor.stop(services);
    await Promise.all(pools.map((pool) => pool.destroy()));
    for (const name of names) await admin.raw('drop database if exists ?? with (force)', [name]);
    await admin.destroy();
    rmSync(folder, { recursive: true, force: true });
  }

  try {
    await startParts(supervisor, folder, addresses, env);
    const buyers = await makeBuyers(`http://${host}:${addresses.authPort}`, PROJECT, count);
    const listings = prices.map((price) => ({ storeUuid: randomUUID(), price }));
    await fillPurses(db, buyers);
    const links = listings.map(({ storeUuid }) => ({ uid: randomBytes(8).toString('hex'), storeUuid }));
    await publishListings(db, listings);
    await publishAdLinks(db, links);
    const stores = listings.map(({ storeUuid }) => storeUuid);
    const heard = async (table: string) => (await db(table).whereIn('store_uuid', stores)).length === stores.length;
    const isSynced = async () => (await heard('listings')) && (await heard('ad_links'));
    if (!(await waitUntil(isSynced, { withinMs: 60_000 }))) throw new Error('the wallet never heard of the listings and the links');

    const ready: Record<string, () => Promise<boolean>> = {
      wallet: httpOk(`${addresses.wallet}/health/ready`),
      nats: () => natsGreets(addresses.natsPort),
    };
    const isReady = (part: string) => (ready[part] as () => Promise<boolean>)();
    const hold = (part: string) => join(runFolder, `${part}.hold`);
    const addProgram: Shop['addProgram'] = async (name, file, path, more = {}) => {
      const port = await freePort();
      const origin = `http://${host}:${port}`;
      ready[name] = httpOk(`${origin}${path}`);
      await supervisor.start({ ...programOf(name, file, { ...env, ...more, PORT: String(port) }), ready: ready[name] });
      return origin;
    };
    const markOf = (part: string) => JSON.parse(readFileSync(join(runFolder, `${part}.pid`), 'utf8')) as ProcessMark;
    const kill = async (part: string) => {
      const mark = markOf(part);
      signal(mark.pid, 'SIGKILL');
      if (!(await waitUntil(() => !isAlive(mark), { withinMs: 30_000, everyMs: 5 }))) throw new Error(`${part} would not end`);
    };
    return {
      ...{ walletOrigin: addresses.wallet, signingSecret, buyers, listings, links, db, database, isReady, kill, close, addProgram },
      async addService(name, serviceFolder, more) {
        const own = await makeDatabase(postgresUrl);
        const given = { ...databaseEnv(own), ...more };
        const pool = openPool(own.runtimeUrl, { name: 'drill', patience: 5 });
        pools.push(pool);
        names.push(own.name);
        services.push(name);
        await supervisor.runTask(programOf(`migrate-${name}`, `${serviceFolder}/src/migrate.ts`, { ...env, ...given }));
        return {
          origin: await addProgram(name, `${serviceFolder}/src/main.ts`, '/health/ready', given),
          db: pool,
          database: own,
          env: given,
        };
      },
      restart(part) {
        const mark = markOf(part);
        return { hasEnded: () => !isAlive(mark), back: supervisor.restart(part, 'a drill') };
      },
      async holdDown(part) {
        writeFileSync(hold(part), '');
        await kill(part);
      },
      async letGo(part) {
        rmSync(hold(part), { force: true });
        if (!(await waitUntil(() => isReady(part), { withinMs: 60_000 }))) throw new Error(`${part} did not come back`);
      },
      checkBooks: () => supervisor.runTask(programOf('check', 'svc-wallet/src/ledger/check.ts', env)),
    };
  } catch (error) {
    await close();
    throw error;
  }
}
