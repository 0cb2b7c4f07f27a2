import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Service } from '@meowtale/build/slices';
import { limitConcurrency } from '@meowtale/service-kit/limit-concurrency';
import { waitUntil } from '@meowtale/service-kit/wait-until';
import { ports, portsToTake, type serverPorts, services } from './addresses.ts';
import { bundlePrograms } from './bundles.ts';
import { assertClusterOwner, openDataFolder, postgresFolder } from './data-folder.ts';
import { answersQueries, createDatabase, localDatabase, type ServiceDatabase } from './databases.ts';
import { watchDisk } from './disk-watch.ts';
import type { ProcessSpec, TaskSpec } from './launcher.ts';
import { natsCommand, natsGreets } from './nats.ts';
import { hasOpenGateway, OPEN_GATEWAY_PORT } from './open-gateway.ts';
import { readOutsideServers, serviceKeys } from './outside-servers.ts';
import { assertPortsFree } from './ports.ts';
import { clearStalePostmaster, createCluster, type PostgresOptions, postgresCommand, superuserUrl } from './postgres.ts';
import * as programs from './programs.ts';
import { openRunFiles } from './run-files.ts';
import { loadSecrets } from './secrets.ts';
import { claimDataFolder } from './single-run.ts';
import { createSupervisor, type Supervisor } from './supervisor.ts';

/** Runs one step and reports its name, its duration, and a detail of its result. */
export type Step = <T>(name: string, work: () => Promise<T>, detail?: (result: T) => string) => Promise<T>;

export interface Stack {
  /** Starts every part. @throws when one can't be started. */
  start(): Promise<void>;
  /** Ends every part in order: what accepts requests first, then the servers that it uses. */
  stop(): Promise<void>;
  settings: programs.StackSettings;
}

const PAGES_WITHIN_MS = 60_000;

/** The programs that are ended first, so that they can finish their requests; the servers that they use end after them. */
const endedFirst = ['shell', 'gateway', 'gateway-open', 'releases', ...services.map(({ name }) => name), 'svc-catalog-cdn'];

/** Prepares a stack on a data folder: claims it, ends what an earlier run left alive, and checks its ports. */
export async function prepareStack(dataFolder: string, say: (line: string) => void, step: Step): Promise<Stack> {
  openDataFolder(dataFolder);
  const release = claimDataFolder(dataFolder);
  try {
    const outside = readOutsideServers(process.env);
    const runFiles = openRunFiles(join(dataFolder, 'run'));
    const left = await runFiles.stopLeftovers();
    const pgFolder = postgresFolder(dataFolder);
    assertClusterOwner(pgFolder);
    if (await clearStalePostmaster(pgFolder)) left.push('postgres');
    if (left.length > 0) say(`ended what the last run had left: ${[...new Set(left)].join(', ')}`);

    const allDatabasesGiven = serviceKeys.every((key) => outside.databases[key]);
    const given = new Set<keyof typeof serverPorts>();
    if (allDatabasesGiven) given.add('postgres');
    if (outside.natsUrl) given.add('nats');
    if (outside.firebase) given.add('auth');
    if (outside.smtpUrl) given.add('mail');
    const further = hasOpenGateway() ? [{ port: OPEN_GATEWAY_PORT, purpose: 'the gateway of tests' }] : [];
    await assertPortsFree([...portsToTake(given), ...further], say);

    const secrets = loadSecrets(dataFolder);
    const databases: Record<string, ServiceDatabase> = Object.fromEntries(
      serviceKeys.map((key) => [
        key,
        outside.databases[key] ??
          localDatabase({
            port: ports.postgres,
            name: `meowtale_${key}`,
            ownerPassword: secrets.databaseOwner,
            runtimePassword: secrets.databaseRuntime,
          }),
      ]),
    );
    const settings: programs.StackSettings = { dataFolder, secrets, outside, databases };
    const supervisor = createSupervisor({ runFiles, logFolder: join(dataFolder, 'logs'), say });
    const parts = createParts({ settings, supervisor, step, pgFolder });
    // NATS turns JetStream off when its disk is full, and turns it on again only at a start.
    const onRoom = () => void supervisor.restart('nats', 'its disk has room again');
    const stopWatching = watchDisk({ folder: dataFolder, say, onRoom });
    return {
      settings,
      start: () => startInOrder(parts, settings, step, supervisor),
      async stop() {
        stopWatching();
        await supervisor.stop(endedFirst);
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

interface PartsOptions {
  settings: programs.StackSettings;
  supervisor: Supervisor;
  step: Step;
  pgFolder: string;
}

/** Returns a step for each server that the services use, and for the bundles; `pages` waits until the shell serves its release. */
function createParts({ settings, supervisor, step, pgFolder }: PartsOptions) {
  const { secrets, outside } = settings;
  const cluster: PostgresOptions = { dataDir: pgFolder, port: ports.postgres, password: secrets.databaseSuperuser };
  return {
    postgres: () =>
      step(`PostgreSQL on ${ports.postgres}`, async () => {
        await createCluster(cluster);
        const url = superuserUrl(cluster);
        const command = await postgresCommand(cluster);
        await supervisor.start({
          name: 'postgres',
          ...command,
          ready: () => answersQueries(url),
          stopSignal: 'SIGINT',
          stopWithinMs: 2500,
        });
        for (const key of serviceKeys) {
          if (outside.databases[key]) continue;
          const passwords = { ownerPassword: secrets.databaseOwner, runtimePassword: secrets.databaseRuntime };
          await createDatabase({ port: ports.postgres, superuserUrl: url, name: `meowtale_${key}`, ...passwords });
        }
      }),
    nats: () =>
      step(`NATS on ${ports.nats}`, async () => {
        const storeDir = join(settings.dataFolder, 'nats');
        mkdirSync(storeDir, { recursive: true });
        const command = await natsCommand({ storeDir, port: ports.nats, syncAlways: true });
        await supervisor.start({ name: 'nats', ...command, ready: () => natsGreets(ports.nats), stopWithinMs: 2500 });
      }),
    bundles: () => step('programs', () => bundlePrograms({ entries: programs.bundled }), builtOrNot),
    async pages() {
      if (!(await waitUntil(programs.servesPages, { withinMs: PAGES_WITHIN_MS }))) throw new Error('the shell has no intact release');
    },
    auth: () => step(`Auth Emulator on ${ports.auth}`, () => supervisor.start({ ...programs.authEmulator(settings), stopWithinMs: 2500 })),
  };
}

/** Starts each program as soon as everything that it needs is ready. */
export async function startInOrder(
  parts: ReturnType<typeof createParts>,
  settings: programs.StackSettings,
  step: Step,
  supervisor: Supervisor,
): Promise<void> {
  const { outside } = settings;
  // A starting program uses a core to load itself. The emulator takes longest, so it doesn't wait in the queue.
  const inTurn = limitConcurrency(availableParallelism());
  const run = (name: string, spec: ProcessSpec) => inTurn(() => step(name, () => supervisor.start(spec)));
  const runTask = (name: string, spec: TaskSpec, detail?: (output: string) => string) =>
    inTurn(() => step(name, () => supervisor.runTask(spec), detail));
  const postgres = serviceKeys.every((key) => outside.databases[key]) ? Promise.resolve() : parts.postgres();
  const nats = outside.natsUrl ? Promise.resolve() : parts.nats();
  const auth = outside.firebase ? Promise.resolve() : parts.auth();
  const below = [postgres, nats, auth];
  for (const part of below) part.catch(() => {});
  const bundles = parts.bundles();
  // A server that fails meanwhile fails the start.
  settings.fileOf = (await Promise.race([bundles, ...below.map((part) => part.then(() => bundles))])).fileOf;

  const startService = async (service: Service) => {
    await postgres;
    const spec = programs.service(settings, service);
    await runTask(`${spec.name}: migrations`, programs.migration(settings, service));
    await nats;
    const files =
      service.name === 'svc-catalog' ? [run(`files and works on ${ports.files} and ${ports.works}`, programs.filesAndWorks(settings))] : [];
    await Promise.all([run(`${spec.name} on ${service.port}`, spec), ...files]);
  };
  const mailbox = outside.smtpUrl ? Promise.resolve() : run(`mailbox on ${ports.mail}`, programs.mailbox(settings));
  const served = Promise.all(services.map(startService));
  // With saved schemas the gateway starts without the services; after an interrupted first start only some may be saved.
  const knowsSchemas = existsSync(seedMark(settings)) && existsSync(join(settings.dataFolder, 'gateway'));
  const schemas = knowsSchemas ? postgres : served;
  const gateways = schemas.then(() =>
    Promise.all([
      run(`gateway on ${ports.gateway}`, programs.gateway(settings)),
      ...(hasOpenGateway() ? [run(`gateway of tests on ${OPEN_GATEWAY_PORT}`, programs.openGateway(settings))] : []),
    ]),
  );

  const registry = run(`releases on ${ports.releases}`, programs.releaseServer(settings));
  // The sandbox sends its webhooks through the shell, which doesn't need slices for them.
  const shell = run(`shell on ${ports.shell}`, programs.shell(settings));
  const released = runTask('slices', programs.releaseTask(settings), builtSlices);

  // After the slices, because each of the two builds uses both cores.
  const player = released.then(() => runTask('player', programs.playerTask(settings), builtPlayer));

  // The seed waits for one response after the other, and leaves time to the builds.
  const seeded = Promise.all([auth, mailbox, gateways, shell]).then(() => seedOnce(settings, step, supervisor));
  const pages = Promise.all([shell, released]).then(parts.pages);

  await allOrFirstFailure([postgres, nats, auth, served, mailbox, gateways, registry, player, seeded, pages]);
}

/** Waits for all. When one fails, throws its error at once; `stop` ends the others. */
async function allOrFirstFailure(work: readonly Promise<unknown>[]): Promise<void> {
  for (const part of work) part.catch(() => {});
  await Promise.all(work);
}

/** Summarizes the output of the release task: which slices were built. */
function builtSlices(output: string): string {
  const built = [...output.matchAll(/^(\S+) \S+ built /gm)].map((match) => match[1]);
  return built.length > 0 ? `built ${built.join(', ')}` : 'unchanged';
}

const builtPlayer = (output: string) => builtOrNot({ built: !output.includes('unchanged') });
const builtOrNot = ({ built }: { built: boolean }) => (built ? 'built' : 'unchanged');

const seedMark = ({ dataFolder }: programs.StackSettings) => join(dataFolder, 'seeded');

async function seedOnce(settings: programs.StackSettings, step: Step, supervisor: Supervisor): Promise<void> {
  const mark = seedMark(settings);
  // Demo people have a known password, so they are created on the emulator only.
  if (existsSync(mark) || settings.outside.firebase) return;
  await step('demo people and listings', () => supervisor.runTask(programs.seedTask(settings)));
  writeFileSync(mark, new Date().toISOString());
}
