import type { ReleasePointer, ServiceAddress } from '@meowtale/contracts/releases';
import type { Trials } from '@meowtale/releases';
import type { Engine } from '@meowtale/service-kit';
import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { assertAccepted } from '../releases/acceptance.ts';
import { createCanaryGenerations } from '../releases/canary-generations.ts';
import { createFollowedReleases } from '../releases/followed-releases.ts';
import { type LiveReleases, sliceOf } from '../releases/live-releases.ts';
import type { UsedReleasesStore } from '../releases/used-releases.ts';
import { createAddedServices } from './added-services.ts';
import { type Ask, createAsk, hasServiceFailed } from './executor.ts';
import { buildGeneration, type GenerationOptions } from './generation.ts';
import { createLiveGeneration } from './live-generation.ts';
import type { MovableClient } from './movable-client.ts';
import { logFailedRefresh, startPolling } from './polling.ts';
import type { SdlStore } from './sdl-store.ts';
import { type SignedClient, unavailable } from './signed-client.ts';

export interface Generations {
  /** Returns what a visitor's requests run on: the newest engine, or that of their canaries. It isn't closed until they have ended. */
  of(visitor: string | null): { schema: GraphQLSchema; run: Engine['run'] };
  /** Services whose schema was never fetched: their fields don't exist yet. */
  unknown(): string[];
  /** Whether it is known which releases are live, if only from before this start. Until then no operation reaches a service. */
  areReleasesKnown(): boolean;
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
  /** What was used of the releases before this start. */
  usedReleases?: UsedReleasesStore;
  /** Calls back when releases may have changed, and returns a function that ends it. */
  watchReleases?(changed: () => void): () => void;
  /** Connects to a service, at the address in the settings for null. */
  connect(service: string, address: ServiceAddress | null): SignedClient;
  /** Compares canaries of services with the live releases. */
  trials?: Trials;
  log: FastifyBaseLogger;
}

/**
 * Counts a service's calls for the release that they reach, and rejects those of a killed service.
 * @param isReleased Whether there are releases: as long as none is known, each service may be killed, or be elsewhere.
 */
function createCounter(trials: Trials | undefined, isReleased: boolean) {
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
        if ((isReleased && !pointer) || pointer?.slices[sliceOf(service)]?.killed) throw unavailable(service);
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
  const counter = createCounter(trials, releases !== undefined);
  const followed = createFollowedReleases({ releases, store: options.usedReleases, found: counter.use, log });
  const asks = new Map(clients.map((client) => [client.name, counter.counted(client.name, createAsk(client))]));
  const away = new Set<string>();
  const live = await createLiveGeneration({ ...options, asks, operations: followed.operations });
  const canaries = createCanaryGenerations({
    connect,
    askOf: (client, version) => counter.counted(client.name, createAsk(client), version),
    build: (programs) => buildGeneration(programs, options),
    operations: followed.operations,
    assertAccepted: (operations, next, { generation }, sdl) => assertAccepted(operations, { sdl, next, current: generation, log }),
    log,
  });
  const added = createAddedServices({
    connect,
    isKnown: (name) => asks.has(name),
    found: (client) => asks.set(client.name, counter.counted(client.name, createAsk(client))),
    left: live.leave,
    remove: async (name, revision) => (await live.remove(name, revision)) && asks.delete(name),
    log,
  });

  /** Returns a function that uses the service's newest schema. */
  async function refreshOne(client: MovableClient): Promise<() => Promise<void>> {
    const { name } = client;
    const released = followed.now();
    const own = released?.services.get(name);
    if (own?.isUnread) return async () => {};
    const isAdded = added.has(name);
    // It has no address any more, and can't be asked.
    if (isAdded && !own?.address) return async () => {};
    // A damaged release leaves what is used.
    const sdl = own ? (own.sdl ?? live.sdlOf(name)) : await client.fetchSdl().catch(() => undefined);
    if (sdl === undefined) away.add(name);
    else away.delete(name);
    // A killed program isn't looked for: its fields return 503.
    const address = isAdded && released?.pointer.slices[sliceOf(name)]?.killed ? undefined : (own?.address ?? null);
    return async () => {
      if (sdl !== undefined) await live.adopt(client, { sdl, address, revision: released?.pointer.revision ?? 0 });
    };
  }

  async function refresh(stale = clients): Promise<void> {
    await followed.refresh();
    if (!followed.areKnown()) return;
    const released = followed.now();
    if (released) await added.update(released);
    for (const apply of await Promise.all([...stale, ...added.all()].map(refreshOne))) await apply();
    await followed.keep(live.addresses());
    await canaries.update(released?.canaries ?? [], { ...live.base(), revision: released?.pointer.revision ?? 0 });
  }

  const addresses = await followed.restore();
  const restored = followed.now();
  if (restored) await added.update(restored);
  await live.restore([...clients, ...added.all()], addresses);
  await refresh().catch((error: unknown) => logFailedRefresh(log, error));
  const polling = startPolling({
    pollMs,
    watch: watchReleases,
    isAnyAway: () => away.size > 0 || !followed.areKnown(),
    refresh: (all) => refresh(all || !followed.areKnown() ? clients : clients.filter(({ name }) => away.has(name))),
    log,
  });

  return {
    of: (visitor) => canaries.of(visitor) ?? live.base().generation,
    areReleasesKnown: followed.areKnown,
    unknown: () => clients.map(({ name }) => name).filter((name) => live.sdlOf(name) === undefined),
    refresh: () => refresh(),
    async stop() {
      await polling.stop();
      await Promise.all([canaries, live.base().generation, added, ...clients].map((one) => one.close()));
    },
  };
}
