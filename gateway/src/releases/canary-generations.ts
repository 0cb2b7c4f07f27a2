import type { ServiceAddress } from '@meowtale/contracts/releases';
import type { FastifyBaseLogger } from 'fastify';
import type { Generation, Program } from '../stitching/generation.ts';
import { SchemaRejectedError } from '../stitching/schema-rejected-error.ts';
import type { SignedClient } from '../stitching/signed-client.ts';
import { chosenBy, combinationsOf, keyOf, limitCanaries } from './canary-combinations.ts';
import type { LiveOperation, ServiceCanary } from './live-releases.ts';

/** The live releases, to which canaries are added. */
interface Base {
  programs: ReadonlyMap<string, Program>;
  generation: Generation;
  /** Of the pointer: what was rejected is tried again at another one. */
  revision: number;
}

/** The generations of visitors who get canaries of services, one for each combination of them. */
export interface CanaryGenerations {
  /** Builds what is missing since the canaries or the live releases changed. A rejected generation is logged, and isn't used. */
  update(canaries: readonly ServiceCanary[], base: Base): Promise<void>;
  /** Returns undefined for a visitor who gets the live releases. */
  of(visitor: string | null): Generation | undefined;
  close(): Promise<void>;
}

export interface CanaryGenerationsOptions {
  connect(service: string, address: ServiceAddress): SignedClient;
  /** Returns a function that calls one program of a service; each outcome counts for that release. */
  askOf(client: SignedClient, version: string): Program['ask'];
  /** @throws SchemaRejectedError when the schemas don't fit together */
  build(programs: ReadonlyMap<string, Program>): Promise<Generation>;
  /** Reads the live operations. */
  operations(): Promise<readonly LiveOperation[]>;
  /** @throws SchemaRejectedError when live operations would break */
  assertAccepted(operations: readonly LiveOperation[], next: Generation, base: Base, sdl: string): Promise<void>;
  log: FastifyBaseLogger;
}

interface Built {
  generation: Generation;
  /** The live generation to which canaries were added. */
  on: Generation;
}

const namesOf = (canaries: readonly ServiceCanary[]) => canaries.map(({ service, version }) => `${service} ${version}`);
const placeOf = ({ service, address }: ServiceCanary) => JSON.stringify([service, address]);

/** Returns the client of each place; those that exist stay. A place that can't be used is left out. */
function connectAll(
  canaries: readonly ServiceCanary[],
  clients: ReadonlyMap<string, SignedClient>,
  { connect, log }: CanaryGenerationsOptions,
): Map<string, SignedClient> {
  const connected = new Map<string, SignedClient>();
  for (const canary of canaries) {
    const place = placeOf(canary);
    try {
      connected.set(place, connected.get(place) ?? clients.get(place) ?? connect(canary.service, canary.address));
    } catch (error) {
      log.error({ event: 'canary.not-built', err: error, canaries: namesOf([canary]) }, 'a canary of a service has no usable address');
    }
  }
  return connected;
}

/** Returns a function that logs canaries that get no visitors, when they are others than before. */
function createRefusalLog(log: FastifyBaseLogger): (refused: readonly ServiceCanary[]) => void {
  let before = '';
  return (refused) => {
    const canaries = namesOf(refused);
    if (canaries.length > 0 && String(canaries) !== before)
      log.error(
        { event: 'canary.refused', canaries },
        'there are too many combinations of canaries; those without a place get no visitors',
      );
    before = String(canaries);
  };
}

/** Creates the builder of generations, which remembers those that were rejected. */
function createBuilder({ askOf, build, operations, assertAccepted, log }: CanaryGenerationsOptions) {
  /** Key → the revision and the live generation at which it was rejected. */
  const rejected = new Map<string, { revision: number; on: Generation }>();

  async function tryOne(canaries: readonly ServiceCanary[], base: Base, clients: ReadonlyMap<string, SignedClient>): Promise<Generation> {
    // First, because it costs least and may fail.
    const live = await operations();
    const programs = new Map(base.programs);
    for (const canary of canaries) {
      const client = clients.get(placeOf(canary)) as SignedClient;
      programs.set(canary.service, { sdl: canary.sdl, ask: askOf(client, canary.version) });
    }
    const next = await build(programs);
    try {
      for (const { sdl } of canaries) await assertAccepted(live, next, base, sdl);
      return next;
    } catch (error) {
      await next.close();
      throw error;
    }
  }

  return {
    /** Returns the generation of some canaries: `known` while nothing newer could be tried, and undefined when it was rejected. */
    async generationOf(
      canaries: readonly ServiceCanary[],
      { base, known, clients }: { base: Base; known: Built | undefined; clients: ReadonlyMap<string, SignedClient> },
    ): Promise<Built | undefined> {
      const key = keyOf(canaries);
      const on = base.generation;
      const verdict = rejected.get(key);
      if (known?.on === on || (verdict?.revision === base.revision && verdict.on === on)) return known;
      try {
        return { generation: await tryOne(canaries, base, clients), on };
      } catch (error) {
        const details = { err: error, canaries: namesOf(canaries) };
        if (!(error instanceof SchemaRejectedError)) {
          log.error({ event: 'canary.not-built', ...details }, 'canaries of services could not be tried; the next refresh tries again');
          return known;
        }
        rejected.set(key, { revision: base.revision, on });
        log.error({ event: 'canary.rejected', ...details }, 'canaries of services were rejected; the live releases are used');
        return undefined;
      }
    },
    /** Forgets combinations that no visitor gets any more. */
    keep(keys: ReadonlySet<string>): void {
      for (const key of rejected.keys()) if (!keys.has(key)) rejected.delete(key);
    },
  };
}

export function createCanaryGenerations(options: CanaryGenerationsOptions): CanaryGenerations {
  const builder = createBuilder(options);
  const logRefused = createRefusalLog(options.log);
  let offered: readonly ServiceCanary[] = [];
  let built: ReadonlyMap<string, Built> = new Map();
  let clients: ReadonlyMap<string, SignedClient> = new Map();

  return {
    async update(canaries, base) {
      const connected = connectAll(canaries, clients, options);
      const limited = limitCanaries(canaries.filter((canary) => connected.has(placeOf(canary))));
      logRefused(limited.refused);
      const combinations = combinationsOf(limited.offered).slice(1);
      const next = new Map<string, Built>();
      for (const combination of combinations) {
        const key = keyOf(combination);
        const found = await builder.generationOf(combination, { base, known: built.get(key), clients: connected });
        if (found) next.set(key, found);
      }
      builder.keep(new Set(combinations.map(keyOf)));
      const used = new Set([...next.values()].map(({ generation }) => generation));
      const [before, connectedBefore] = [built, clients];
      [offered, built, clients] = [limited.offered, next, connected];
      for (const { generation } of before.values()) if (!used.has(generation)) generation.retire();
      for (const [place, client] of connectedBefore) if (!connected.has(place)) void client.drain().catch(() => {});
    },
    of(visitor) {
      if (visitor === null || built.size === 0) return undefined;
      return built.get(keyOf(chosenBy(visitor, offered)))?.generation;
    },
    async close() {
      const generations = [...built.values()].map(({ generation }) => generation);
      await Promise.all([...generations, ...clients.values()].map((one) => one.close()));
    },
  };
}
