import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { p99, type Sent, sendSteadily } from '@meowtale/deploy/steady-load';
import { diskStorage, publishRelease } from '@meowtale/releases';
import { promote } from '@meowtale/releases/moves';
import { builtFiles, builtService } from '@meowtale/releases/testing';
import { waitUntil } from '@meowtale/service-kit/wait-until';
import { asker } from '../gateway/askers.ts';
import { NO_LIMIT } from '../gateway/bench-gateway.ts';
import { type PartName, parts } from '../gateway/parts.ts';
import { SHELF } from '../gateway/shelf-query.ts';
import { type Result, times } from '../method/result.ts';
import { median } from '../method/rounds.ts';
import type { BenchServers } from '../servers.ts';

const ROUNDS = 4;
const LOAD = { perSecond: 500, forMs: 5000 };
const CONNECTIONS = 100;
const BETWEEN_RELOADS_MS = 500;
const USED_WITHIN_MS = 10_000;

const SLICES = { catalog: 'svc-catalog', wallet: 'svc-wallet', third: 'svc-drama-ai' } as const satisfies Record<PartName, string>;

interface Reloadable {
  gateway: string;
  /** Makes another schema of a service live. Resolves once the gateway uses it. */
  reload(): Promise<void>;
}

/** Returns the catalogue's schema with a field that no other version has. */
const nthSdl = (n: number) => parts.catalog.stitchingSdl.replace('type StoreList {', `type StoreList { swap${n}: Int `);

/** Publishes the list's query as a live remote's, so that each new schema is checked with it and its response. */
async function publishList(storage: ReturnType<typeof diskStorage>): Promise<string> {
  const operation = { document: SHELF, operationName: 'Bench', kind: 'public' };
  const operations = { [createHash('sha256').update(SHELF).digest('hex')]: operation };
  const { version } = await publishRelease(storage, builtFiles('mf-store', '1', {}, { 'operations.json': JSON.stringify(operations) }));
  return version;
}

/** Starts the gateway as in production, in front of small services whose releases are live. */
async function openReloadable(house: BenchServers): Promise<Reloadable> {
  const releases = join(house.folder, 'reloaded');
  const storage = diskStorage(releases);
  // The check would take the processor from the gateway and the load, and in production it runs on another machine.
  const mover = { by: 'bench', reason: 'a reload', isForced: true };
  const urls = await Promise.all(
    (['catalog', 'wallet', 'third'] as const).map(async (name) => {
      await publishRelease(storage, builtService(SLICES[name], '0', { sdl: name === 'catalog' ? nthSdl(0) : parts[name].stitchingSdl }));
      return house.serve(`reload-${name}`, 'bench/gateway/serve-part.ts', { PART: name });
    }),
  );
  const services = Object.fromEntries(Object.values(SLICES).map((slice) => [slice, '0']));
  await promote(storage, 'local', { ...services, 'mf-store': await publishList(storage) }, mover);
  const data = join(house.folder, 'reload-gateway');
  const [CATALOG_URL = '', WALLET_URL = '', DRAMA_AI_URL = ''] = urls;
  const gateway = await house.serve('reload-gateway', 'gateway/src/main.ts', {
    ...{ CATALOG_URL, WALLET_URL, DRAMA_AI_URL, RELEASES_DIR: releases, DATA_DIR: data },
    ...{ NODE_ENV: 'production', OPERATIONS_MODE: 'registered', OPERATIONS_PER_MINUTE: NO_LIMIT, OPERATIONS_AT_ONCE: NO_LIMIT },
  });
  let n = 0;
  return {
    gateway,
    async reload() {
      n += 1;
      await publishRelease(storage, builtService(SLICES.catalog, String(n), { sdl: nthSdl(n) }));
      await promote(storage, 'local', { [SLICES.catalog]: String(n) }, mover);
      // The gateway stores a schema once it uses it.
      const isUsed = async () => (await readFile(join(data, 'catalog.graphql'), 'utf8').catch(() => '')).includes(`swap${n}:`);
      if (!(await waitUntil(isUsed, { withinMs: USED_WITHIN_MS }))) throw new Error(`the gateway did not use schema ${n}`);
    },
  };
}

/** Sends requests while the schema is replaced again and again. */
async function sendWhileReloading(send: () => Promise<unknown>, reload: () => Promise<void>): Promise<Sent & { reloads: number }> {
  let isSent = false;
  let reloads = 0;
  const sending = sendSteadily(send, LOAD).finally(() => {
    isSent = true;
  });
  const reloading = (async () => {
    while (!isSent) {
      await reload();
      reloads += 1;
      await pause(BETWEEN_RELOADS_MS);
    }
  })();
  const [sent] = await Promise.all([sending, reloading]);
  return { ...sent, reloads };
}

/** Measures requests while releases of a service replace the gateway's schema, compared with the same load without them, in turns. */
export async function benchReload(house: BenchServers): Promise<Result[]> {
  const { gateway, reload } = await openReloadable(house);
  const { ask, close } = asker(gateway, 'of-a-guest', CONNECTIONS);
  const quiet: Sent[] = [];
  const reloaded: (Sent & { reloads: number })[] = [];
  try {
    await ask();
    await sendSteadily(ask, LOAD);
    for (let round = 0; round < ROUNDS; round += 1) {
      const turns = [
        async () => quiet.push(await sendSteadily(ask, LOAD)),
        async () => reloaded.push(await sendWhileReloading(ask, reload)),
      ];
      for (const turn of round % 2 === 0 ? turns : turns.toReversed()) await turn();
    }
  } finally {
    await close();
  }
  const [fault] = quiet.flatMap(({ errors }) => errors);
  if (fault) throw new Error(`a request failed without a reload: ${fault}`);
  const errors = reloaded.flatMap((turn) => turn.errors);
  for (const error of new Set(errors)) console.error(`during a reload: ${error}`);
  const reloads = reloaded.reduce((sum, turn) => sum + turn.reloads, 0);
  const sent = reloaded.reduce((sum, turn) => sum + turn.tookMs.length, errors.length);
  const [ours, peer] = [reloaded, quiet].map((turns) => turns.map(({ tookMs }) => p99(tookMs))) as [number[], number[]];
  const load = `${LOAD.perSecond} requests a second, the gateway's schema replaced ${reloads} times`;
  return [
    {
      ...{ what: `${load}: failed / sent`, ours: times(errors.length), peer: times(sent) },
      ...{ ratios: [errors.length / sent], goal: { atMost: 0 }, n: times(sent) },
    },
    {
      what: `${load}: 99 of 100 responses within / the same without`,
      ...{ ours: `${median(ours).toFixed(1)} ms`, peer: `${median(peer).toFixed(1)} ms` },
      ...{ ratios: ours.map((ms, round) => ms / (peer[round] ?? Number.NaN)), n: times(sent) },
    },
  ];
}
