import { setTimeout as wait } from 'node:timers/promises';
import type { Engine } from '@meowtale/service-kit';
import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { createPlannedEngine } from '../plans/planned-engine.ts';
import { sourceOf } from '../plans/sources.ts';
import { type Ask, createAsk, createExecutor } from './executor.ts';
import type { SdlStore } from './sdl-store.ts';
import type { SignedClient } from './signed-client.ts';
import { type OwnFields, stitch } from './stitch.ts';

/** Poll interval while a service is away, because it may come back with another schema. */
const AWAY_POLL_MS = 250;

interface Generation {
  engine: Engine;
  running: number;
  retired: boolean;
}

export interface Generations {
  /** Runs with the newest engine, which isn't closed until this request ends. */
  run: Engine['run'];
  schema(): GraphQLSchema;
  /** Services whose schema was never fetched: their fields don't exist yet. */
  unknown(): string[];
  /** Fetches every service's schema once; a changed one makes a new generation. */
  refresh(): Promise<void>;
  stop(): Promise<void>;
}

export interface GenerationsOptions {
  clients: readonly SignedClient[];
  store: SdlStore;
  own: OwnFields;
  makeEngine(schema: GraphQLSchema): Promise<Engine>;
  production: boolean;
  pollMs: number;
  log: FastifyBaseLogger;
}

/**
 * Polls the services' schemas and builds an engine for each generation, without a restart. Starts from stored schemas when services are
 * down, and keeps the last good ones when a new one can't be stitched.
 */
export async function startGenerations({
  clients,
  store,
  own,
  makeEngine,
  production,
  pollMs,
  log,
}: GenerationsOptions): Promise<Generations> {
  const asks = new Map(clients.map((client) => [client.name, createAsk(client)]));
  const sdls = new Map<string, string>();
  const rejected = new Map<string, string>();
  const away = new Set<string>();
  const stopping = new AbortController();

  async function build(from: ReadonlyMap<string, string>): Promise<Generation> {
    const parts = [...from].map(([name, sdl]) => ({ sdl, ask: asks.get(name) as Ask }));
    const schema = stitch(
      parts.map(({ sdl, ask }) => ({ sdl, executor: createExecutor(ask) })),
      own,
    );
    const stitched = await makeEngine(schema);
    const sources = parts.map(({ sdl, ask }) => sourceOf(sdl, ask));
    return { engine: createPlannedEngine({ stitched, sources, production }), running: 0, retired: false };
  }

  function retire(generation: Generation): void {
    generation.retired = true;
    if (generation.running === 0) void generation.engine.close();
  }

  const stored = new Map<string, string>();
  for (const { name } of clients) {
    const sdl = await store.read(name);
    if (sdl) stored.set(name, sdl);
  }
  // Stored schemas were compatible when stored, so most starts stitch once.
  const together = await build(stored).catch(() => undefined);
  let current = together ?? (await build(sdls));

  /** Adopts one service's new schema by itself, so that a bad one doesn't block another service's good one. */
  async function adopt(name: string, sdl: string): Promise<boolean> {
    try {
      const next = await build(new Map(sdls).set(name, sdl));
      retire(current);
      current = next;
      sdls.set(name, sdl);
      rejected.delete(name);
      return true;
    } catch (error) {
      if (rejected.get(name) !== sdl)
        log.error({ event: 'schema.rejected', err: error, service: name }, 'a schema was rejected; the last valid one is used');
      rejected.set(name, sdl);
      return false;
    }
  }

  async function refreshOne(client: SignedClient): Promise<() => Promise<void>> {
    const sdl = await client.fetchSdl().catch(() => undefined);
    if (sdl === undefined) away.add(client.name);
    else away.delete(client.name);
    return async () => {
      if (sdl === undefined || sdl === sdls.get(client.name) || sdl === rejected.get(client.name)) return;
      if (!(await adopt(client.name, sdl))) return;
      log.info({ event: 'schema.replaced', service: client.name }, 'a schema was replaced');
      await store
        .write(client.name, sdl)
        .catch((error: unknown) => log.warn({ event: 'schema.not-stored', err: error }, 'the schema could not be stored'));
    };
  }

  async function refresh(stale = clients): Promise<void> {
    for (const apply of await Promise.all(stale.map(refreshOne))) await apply();
  }

  async function poll(): Promise<void> {
    let allDue = performance.now() + pollMs;
    while (!stopping.signal.aborted) {
      const untilAll = Math.max(0, allDue - performance.now());
      const pauseMs = away.size > 0 ? Math.min(untilAll, AWAY_POLL_MS) : untilAll;
      await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      const areAllDue = pauseMs === untilAll;
      await refresh(areAllDue ? clients : clients.filter(({ name }) => away.has(name)));
      if (areAllDue) allDue = performance.now() + pollMs;
    }
  }

  if (together) for (const [name, sdl] of stored) sdls.set(name, sdl);
  else for (const [name, sdl] of stored) await adopt(name, sdl);
  await refresh();
  const polling = poll();

  return {
    schema: () => current.engine.schema,
    unknown: () => clients.map(({ name }) => name).filter((name) => !sdls.has(name)),
    refresh: () => refresh(),
    async run(document, context, variables) {
      const generation = current;
      generation.running += 1;
      try {
        return await generation.engine.run(document, context, variables);
      } finally {
        generation.running -= 1;
        if (generation.retired && generation.running === 0) void generation.engine.close();
      }
    },
    async stop() {
      stopping.abort();
      await polling;
      await current.engine.close();
      await Promise.all(clients.map((client) => client.close()));
    },
  };
}
