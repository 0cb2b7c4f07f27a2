import { isDeepStrictEqual } from 'node:util';
import type { ServiceAddress } from '@meowtale/contracts/releases';
import type { FastifyBaseLogger } from 'fastify';
import { assertAccepted } from '../releases/acceptance.ts';
import type { LiveOperation } from '../releases/live-releases.ts';
import { type Ask, createAsk } from './executor.ts';
import { buildGeneration, type Generation, type GenerationOptions, type Program } from './generation.ts';
import type { MovableClient } from './movable-client.ts';
import { SchemaRejectedError } from './schema-rejected-error.ts';
import type { SdlStore } from './sdl-store.ts';
import type { SignedClient } from './signed-client.ts';

export interface LiveGenerationOptions extends GenerationOptions {
  store: SdlStore;
  /** Connects to a service, at the address in the settings for null. */
  connect(service: string, address: ServiceAddress | null): SignedClient;
  /** Calls each service. */
  asks: ReadonlyMap<string, Ask>;
  /** Reads the live operations, which a schema must not break. */
  operations(): Promise<readonly LiveOperation[]>;
  log: FastifyBaseLogger;
}

interface Used {
  sdl: string;
  /** Undefined leaves the service where it is. */
  address: ServiceAddress | null | undefined;
  revision: number;
}

/** What visitors without canaries get: the newest accepted schema of each service, at the newest address at which its program responds. */
export interface LiveGeneration {
  base(): { programs: ReadonlyMap<string, Program>; generation: Generation };
  sdlOf(service: string): string | undefined;
  /** Returns where each service is that was moved: null is the address in the settings. */
  addresses(): Record<string, ServiceAddress | null>;
  /** Uses stored schemas, and the addresses that were used with them. */
  restore(clients: readonly MovableClient[], addresses: Readonly<Record<string, ServiceAddress | null>>): Promise<void>;
  /** Uses a service's schema and address, unless the schema is rejected: its program may lack fields of the one in use. */
  adopt(client: MovableClient, used: Used): Promise<void>;
  /** Forgets where a service was, so that it moves there anew. */
  leave(service: string): void;
  /** Removes a service's fields, unless live operations need them. Returns whether they are gone. */
  remove(service: string, revision: number): Promise<boolean>;
}

/** Uses one schema after another, each only when it is accepted. Rejected ones are remembered. */
function createSchemas(empty: Generation, { asks, operations, log, ...options }: LiveGenerationOptions) {
  const sdls = new Map<string, string>();
  const rejected = new Map<string, string>();
  let current = empty;

  function programsOf(from: ReadonlyMap<string, string>): Map<string, Program> {
    return new Map([...from].map(([name, sdl]) => [name, { sdl, ask: asks.get(name) as Ask }]));
  }
  const build = (from: ReadonlyMap<string, string>) => buildGeneration(programsOf(from), options);

  function use(next: Generation, changed: ReadonlyMap<string, string | null>): void {
    current.retire();
    current = next;
    for (const [name, sdl] of changed) {
      rejected.delete(name);
      if (sdl === null) sdls.delete(name);
      else sdls.set(name, sdl);
    }
  }

  /**
   * Builds the generation with one service's new schema by itself, so that a bad one doesn't block another service's good one.
   * @param sdl null for the generation without the service.
   * @throws SchemaRejectedError when it can't be stitched, or rejects a live operation; another error when that isn't known
   */
  async function accept(name: string, sdl: string | null, probe: SignedClient | undefined): Promise<Generation> {
    // First, because it costs least and may fail.
    const live = await operations();
    const from = new Map(sdls);
    if (sdl === null) from.delete(name);
    else from.set(name, sdl);
    const next = await build(from);
    let tried = next;
    try {
      if (probe && sdl !== null) tried = await buildGeneration(programsOf(sdls).set(name, { sdl, ask: createAsk(probe) }), options);
      await assertAccepted(live, { sdl: sdl ?? sdls.get(name) ?? '', next: tried, current, log });
      return next;
    } catch (error) {
      await next.close();
      throw error;
    } finally {
      if (tried !== next) await tried.close();
    }
  }

  return {
    base: () => ({ programs: programsOf(sdls), generation: current }),
    sdlOf: (name: string) => sdls.get(name),
    /** Uses stored schemas: all together, as they were compatible when stored, or else those that fit. */
    async restore(stored: ReadonlyMap<string, string>): Promise<void> {
      const together = await build(stored).catch(() => undefined);
      if (together) return use(together, stored);
      for (const [name, sdl] of stored) {
        try {
          use(await build(new Map(sdls).set(name, sdl)), new Map([[name, sdl]]));
        } catch (error) {
          log.error({ event: 'schema.rejected', err: error, service: name }, 'a stored schema does not fit the others');
        }
      }
    },
    /**
     * Uses a service's new schema, no schema of it for null. Returns whether it is in use.
     * @param probe a client of the address to which the service moves.
     */
    async replace(name: string, sdl: string | null, { revision, probe }: { revision: number; probe?: SignedClient | undefined }) {
      // It may be accepted once other releases are live.
      const attempt = `${revision} ${sdl}`;
      if (rejected.get(name) === attempt) return false;
      try {
        use(await accept(name, sdl, probe), new Map([[name, sdl]]));
        return true;
      } catch (error) {
        const details = { err: error, service: name };
        if (error instanceof SchemaRejectedError) {
          rejected.set(name, attempt);
          log.error({ event: 'schema.rejected', ...details }, 'a schema was rejected; the last valid one is used');
        } else log.error({ event: 'schema.not-tried', ...details }, 'a schema could not be tried; the next refresh tries again');
        return false;
      }
    },
  };
}

/** Creates a generation without any service. */
export async function createLiveGeneration(options: LiveGenerationOptions): Promise<LiveGeneration> {
  const { store, connect, log } = options;
  const { base, sdlOf, ...schemas } = createSchemas(await buildGeneration(new Map(), options), options);
  const addresses = new Map<string, ServiceAddress | null>();

  async function write(name: string, sdl: string): Promise<void> {
    log.info({ event: 'schema.replaced', service: name }, 'a schema was replaced');
    await store
      .write(name, sdl)
      .catch((error: unknown) => log.warn({ event: 'schema.not-stored', err: error }, 'the schema could not be stored'));
  }

  function move(client: MovableClient, address: ServiceAddress | null): void {
    client.moveTo(address);
    addresses.set(client.name, address);
  }

  return {
    base,
    sdlOf,
    addresses: () => Object.fromEntries(addresses),
    async restore(clients, used) {
      const stored = new Map<string, string>();
      for (const client of clients) {
        const sdl = await store.read(client.name);
        if (sdl) stored.set(client.name, sdl);
        const address = used[client.name];
        if (address !== undefined) move(client, address);
      }
      await schemas.restore(stored);
    },
    async adopt(client, { sdl, address, revision }) {
      const { name } = client;
      const isNew = sdl !== sdlOf(name);
      const isMoved = address !== undefined && !isDeepStrictEqual(address, addresses.get(name) ?? null);
      let probe: SignedClient | undefined;
      try {
        if (isMoved) probe = connect(name, address);
        // What doesn't respond there is tried again at the next refresh.
        await probe?.fetchSdl();
        if (isNew && !(await schemas.replace(name, sdl, { revision, probe }))) return;
        if (address !== undefined) move(client, address);
        if (isNew) await write(name, sdl);
      } catch (error) {
        log.error({ event: 'service.not-moved', err: error, service: name }, 'a service does not respond at its new address');
      } finally {
        await probe?.close();
      }
    },
    leave: (name) => void addresses.delete(name),
    remove: async (name, revision) => sdlOf(name) === undefined || schemas.replace(name, null, { revision }),
  };
}
