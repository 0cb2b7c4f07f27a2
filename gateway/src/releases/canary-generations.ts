import type { ServiceAddress } from '@meowtale/contracts/releases';
import { isInCohort } from '@meowtale/releases';
import type { FastifyBaseLogger } from 'fastify';
import type { Generation, Program } from '../stitching/generation.ts';
import type { SignedClient } from '../stitching/signed-client.ts';
import type { ServiceCanary } from './live-releases.ts';

/** The live releases, to which a cohort's canaries are added. */
interface Base {
  programs: ReadonlyMap<string, Program>;
  generation: Generation;
}

/** The generations of visitors who get canaries of services, one for each combination of cohorts. */
export interface CanaryGenerations {
  /** Builds the generations anew when the canaries or the live releases have changed. A rejected one is logged, and isn't used. */
  update(canaries: readonly ServiceCanary[], base: Base): Promise<void>;
  /** Returns undefined for a visitor who gets the live releases. */
  of(visitor: string | null): Generation | undefined;
  close(): Promise<void>;
}

export interface CanaryGenerationsOptions {
  connect(service: string, address: ServiceAddress): SignedClient;
  /** Returns a function that calls one program of a service; each outcome counts for that release. */
  askOf(client: SignedClient, version: string): Program['ask'];
  build(programs: ReadonlyMap<string, Program>): Promise<Generation>;
  /** @throws when live operations would break */
  assertAccepted(next: Generation, base: Base, sdl: string): Promise<void>;
  log: FastifyBaseLogger;
}

const keyOf = (cohorts: Iterable<string>) => [...new Set(cohorts)].sort().join(' ');

/** Returns all combinations of cohorts but the empty one. Three services have at most seven. */
function combinationsOf(cohorts: readonly string[]): string[][] {
  const found: string[][] = [[]];
  for (const cohort of cohorts) found.push(...found.map((some) => [...some, cohort]));
  return found.slice(1);
}

export function createCanaryGenerations({ connect, askOf, build, assertAccepted, log }: CanaryGenerationsOptions): CanaryGenerations {
  let chosen: readonly ServiceCanary[] = [];
  let builtFrom = '';
  let builtOn: Generation | undefined;
  let generations = new Map<string, Generation>();
  let clients = new Map<string, SignedClient>();

  async function buildOne(cohorts: readonly string[], base: Base, programs: ReadonlyMap<ServiceCanary, Program>) {
    const own = [...programs].filter(([{ cohort }]) => cohorts.includes(cohort));
    const together = new Map([...base.programs, ...own.map(([{ service }, program]) => [service, program] as const)]);
    const next = await build(together);
    try {
      for (const [, { sdl }] of own) await assertAccepted(next, base, sdl);
      return next;
    } catch (error) {
      await next.close();
      throw error;
    }
  }

  function connectAll(canaries: readonly ServiceCanary[]): Map<string, SignedClient> {
    return new Map(
      canaries.map(({ service, address }) => {
        const key = JSON.stringify([service, address]);
        return [key, clients.get(key) ?? connect(service, address)];
      }),
    );
  }

  async function rebuild(canaries: readonly ServiceCanary[], base: Base): Promise<void> {
    const connected = connectAll(canaries);
    const programs = new Map(
      canaries.map((canary) => {
        const client = connected.get(JSON.stringify([canary.service, canary.address])) as SignedClient;
        return [canary, { sdl: canary.sdl, ask: askOf(client, canary.version) }];
      }),
    );
    const built = new Map<string, Generation>();
    for (const cohorts of combinationsOf([...new Set(canaries.map(({ cohort }) => cohort))])) {
      try {
        built.set(keyOf(cohorts), await buildOne(cohorts, base, programs));
      } catch (error) {
        log.error({ event: 'canary.rejected', err: error, cohorts }, 'the canaries of services were rejected; the live releases are used');
      }
    }
    const [before, connectedBefore] = [generations, clients];
    [generations, clients] = [built, connected];
    for (const generation of before.values()) generation.retire();
    for (const [key, client] of connectedBefore) if (!connected.has(key)) void client.drain().catch(() => {});
  }

  return {
    async update(canaries, base) {
      const from = JSON.stringify(canaries.map(({ share: _, ...canary }) => canary));
      if (from !== builtFrom || (canaries.length > 0 && base.generation !== builtOn)) {
        await rebuild(canaries, base);
        [builtFrom, builtOn] = [from, base.generation];
      }
      chosen = canaries;
    },
    of(visitor) {
      if (visitor === null || generations.size === 0) return undefined;
      return generations.get(keyOf(chosen.filter((canary) => isInCohort(visitor, canary)).map(({ cohort }) => cohort)));
    },
    async close() {
      await Promise.all([...generations.values(), ...clients.values()].map((one) => one.close()));
    },
  };
}
