import { isDeepStrictEqual } from 'node:util';
import type { ReleasePointer, ServiceAddress } from '@meowtale/contracts/releases';
import type { Trials } from '@meowtale/releases';
import type { Engine } from '@meowtale/service-kit';
import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { assertAccepted } from '../releases/acceptance.ts';
import { createCanaryGenerations } from '../releases/canary-generations.ts';
import { type LiveReleases, type LiveServices, sliceOf } from '../releases/live-releases.ts';
import { type Ask, createAsk, hasServiceFailed } from './executor.ts';
import { buildGeneration, type Generation, type GenerationOptions, type Program } from './generation.ts';
import { createMovableClient, type MovableClient } from './movable-client.ts';
import { startPolling } from './polling.ts';
import type { SdlStore } from './sdl-store.ts';
import { type SignedClient, unavailable } from './signed-client.ts';

export interface Generations {
  /** Returns what a visitor's requests run on: the newest engine, or that of their canaries. It isn't closed until they have ended. */
  of(visitor: string | null): { schema: GraphQLSchema; run: Engine['run'] };
  /** Services whose schema was never fetched: their fields don't exist yet. */
  unknown(): string[];
  /** Reads every service's schema once; a changed one makes a new generation. */
  refresh(): Promise<void>;
  stop(): Promise<void>;
}

export interface GenerationsOptions extends GenerationOptions {
  clients: readonly MovableClient[];
  store: SdlStore;
  pollMs: number;
  /** What is released; a service without a release is asked for its schema itself. */
  releases?: LiveReleases;
  /** Calls back when releases may have changed, and returns a function that ends it. */
  watchReleases?(changed: () => void): () => void;
  /** Connects to a service, at the address in the settings for null. */
  connect(service: string, address: ServiceAddress | null): SignedClient;
  /** Compares canaries of services with the live releases. */
  trials?: Trials;
  log: FastifyBaseLogger;
}

/** Counts a service's calls for the release that they reach, and rejects those of a killed service. */
function createCounter(trials: Trials | undefined) {
  let pointer: ReleasePointer | undefined;
  return {
    use(newest: ReleasePointer): void {
      pointer = newest;
    },
    /** @param version of the release; the live one unless given. */
    counted(service: string, ask: Ask, version?: string): Ask {
      function add(hasFailed: boolean): void {
        const slice = sliceOf(service);
        const reached = version ?? pointer?.slices[slice]?.version;
        if (pointer && reached !== undefined) void trials?.add(slice, pointer, { version: reached, isLoad: true, hasFailed });
      }
      return async (what, context) => {
        if (pointer?.slices[sliceOf(service)]?.killed) throw unavailable(service);
        try {
          const answer = await ask(what, context);
          add(hasServiceFailed(answer));
          return answer;
        } catch (error) {
          add(true);
          throw error;
        }
      };
    },
  };
}

/**
 * Reads the services' schemas, those of their live releases or else their own, and builds an engine for each generation, without a restart.
 * Starts from stored schemas when services are down, and keeps the last good ones when a new one can't be stitched or rejects a live operation.
 */
export async function startGenerations(options: GenerationsOptions): Promise<Generations> {
  const { clients, pollMs, releases, watchReleases = () => () => {}, connect, trials, log } = options;
  const counter = createCounter(trials);
  const asks = new Map(clients.map((client) => [client.name, counter.counted(client.name, createAsk(client))]));
  const away = new Set<string>();
  const live = await startLive(options, asks);
  const canaries = createCanaryGenerations({
    connect,
    askOf: (client, version) => counter.counted(client.name, createAsk(client), version),
    build: (programs) => buildGeneration(programs, options),
    assertAccepted: (next, { generation }, sdl) => assertAccepted(releases, { sdl, next, current: generation, log }),
    log,
  });
  const added: MovableClient[] = [];
  let released: LiveServices | undefined;

  async function readReleases(): Promise<void> {
    try {
      released = await releases?.services();
      if (released) counter.use(released.pointer);
    } catch (error) {
      log.error({ event: 'releases.unreadable', err: error }, 'the releases could not be read; those read before are used');
    }
  }

  /** Connects to services that are in no setting, only in releases with an address. */
  function connectAdded(): void {
    for (const [name, { address }] of released?.services ?? []) {
      if (!address || asks.has(name)) continue;
      const client = createMovableClient(name, (moved) => connect(name, moved ?? address));
      added.push(client);
      asks.set(name, counter.counted(name, createAsk(client)));
    }
  }

  /** Returns a function that uses the service's newest schema. */
  async function refreshOne(client: MovableClient): Promise<() => Promise<void>> {
    const { name } = client;
    const own = released?.services.get(name);
    // A damaged release leaves what is used.
    const sdl = own ? (own.sdl ?? live.sdlOf(name)) : await client.fetchSdl().catch(() => undefined);
    if (sdl === undefined) away.add(name);
    else away.delete(name);
    return async () => {
      if (sdl !== undefined) await live.adopt(client, { sdl, address: own?.address ?? null, revision: released?.pointer.revision ?? 0 });
    };
  }

  async function refresh(stale = clients): Promise<void> {
    await readReleases();
    connectAdded();
    for (const apply of await Promise.all([...stale, ...added].map(refreshOne))) await apply();
    await canaries.update(released?.canaries ?? [], live.base());
  }

  await refresh();
  const polling = startPolling({
    pollMs,
    watch: watchReleases,
    isAnyAway: () => away.size > 0,
    refresh: (all) => refresh(all ? clients : clients.filter(({ name }) => away.has(name))),
  });

  return {
    of: (visitor) => canaries.of(visitor) ?? live.base().generation,
    unknown: () => clients.map(({ name }) => name).filter((name) => live.sdlOf(name) === undefined),
    refresh: () => refresh(),
    async stop() {
      await polling.stop();
      await Promise.all([canaries, live.base().generation, ...clients, ...added].map((one) => one.close()));
    },
  };
}

/** Starts the generation of the live releases, from stored schemas. */
async function startLive({ clients, store, releases, connect, log, ...options }: GenerationsOptions, asks: ReadonlyMap<string, Ask>) {
  const sdls = new Map<string, string>();
  const rejected = new Map<string, string>();
  const addresses = new Map<string, ServiceAddress | null>();
  const build = (from: ReadonlyMap<string, string>) => buildGeneration(programsOf(from), options);

  function programsOf(from: ReadonlyMap<string, string>): Map<string, Program> {
    return new Map([...from].map(([name, sdl]) => [name, { sdl, ask: asks.get(name) as Ask }]));
  }

  const stored = new Map<string, string>();
  for (const { name } of clients) {
    const sdl = await store.read(name);
    if (sdl) stored.set(name, sdl);
  }
  // Stored schemas were compatible when stored, so most starts stitch once.
  const together = await build(stored).catch(() => undefined);
  let current: Generation = together ?? (await build(sdls));

  /**
   * Builds the generation with one service's new schema by itself, so that a bad one doesn't block another service's good one.
   * @throws when it can't be stitched, or rejects a live operation
   */
  async function accept(name: string, sdl: string, probe: SignedClient | undefined): Promise<Generation> {
    const next = await build(new Map(sdls).set(name, sdl));
    const tried = probe ? await buildGeneration(programsOf(sdls).set(name, { sdl, ask: createAsk(probe) }), options) : next;
    try {
      await assertAccepted(releases, { sdl, next: tried, current, log });
      return next;
    } catch (error) {
      await next.close();
      throw error;
    } finally {
      if (tried !== next) await tried.close();
    }
  }

  /** @param probe a client of the address to which the service moves. */
  async function replace(name: string, sdl: string, { revision = 0, probe }: { revision?: number; probe?: SignedClient | undefined }) {
    // It may be accepted once other releases are live.
    const attempt = `${revision} ${sdl}`;
    if (rejected.get(name) === attempt) return false;
    try {
      const next = await accept(name, sdl, probe);
      current.retire();
      current = next;
      sdls.set(name, sdl);
      rejected.delete(name);
      return true;
    } catch (error) {
      log.error({ event: 'schema.rejected', err: error, service: name }, 'a schema was rejected; the last valid one is used');
      rejected.set(name, attempt);
      return false;
    }
  }

  async function write(name: string, sdl: string): Promise<void> {
    log.info({ event: 'schema.replaced', service: name }, 'a schema was replaced');
    await store
      .write(name, sdl)
      .catch((error: unknown) => log.warn({ event: 'schema.not-stored', err: error }, 'the schema could not be stored'));
  }

  /** Uses a service's schema and address, unless the schema is rejected: its program may lack fields of the one in use. */
  async function adopt(
    client: MovableClient,
    { sdl, address, revision }: { sdl: string; address: ServiceAddress | null; revision: number },
  ) {
    const { name } = client;
    const isNew = sdl !== sdls.get(name);
    const isMoved = !isDeepStrictEqual(address, addresses.get(name) ?? null);
    const probe = isMoved ? connect(name, address) : undefined;
    try {
      // What doesn't respond there is tried again at the next refresh.
      await probe?.fetchSdl();
      if (isNew && !(await replace(name, sdl, { revision, probe }))) return;
      addresses.set(name, address);
      client.moveTo(address);
      if (isNew) await write(name, sdl);
    } catch (error) {
      log.error({ event: 'service.not-moved', err: error, service: name }, 'a service does not respond at its new address');
    } finally {
      await probe?.close();
    }
  }

  if (together) for (const [name, sdl] of stored) sdls.set(name, sdl);
  else for (const [name, sdl] of stored) await replace(name, sdl, {});

  return {
    base: () => ({ programs: programsOf(sdls), generation: current }),
    sdlOf: (name: string) => sdls.get(name),
    adopt,
  };
}
