import { join } from 'node:path';
import { peerFolder } from '../method/peers.ts';
import { comparison, type Result } from '../method/result.ts';
import { inRounds, lanes } from '../method/rounds.ts';
import type { BenchServers } from '../servers.ts';
import { layOutRelease } from '../street/release.ts';
import { asker, assertSameAnswers } from './askers.ts';
import { type PartName, parts } from './parts.ts';
import { SHELF } from './shelf-query.ts';

export const CONCURRENCY = 20;
const ROUNDS = 10;
const TURN = { lanes: CONCURRENCY, forMs: 1200 };
/** All requests come from one address, far more than one address may send. */
export const NO_LIMIT = '1000000000';

/** Starts our gateway as in production: registered operations that are compiled once warm, and signed calls. */
async function serveOurs(house: BenchServers, urls: Record<PartName, string>): Promise<string> {
  return house.serve('gateway', 'gateway/src/main.ts', {
    ...{ CATALOG_URL: urls.catalog, WALLET_URL: urls.wallet, DRAMA_AI_URL: urls.third },
    ...{ NODE_ENV: 'production', OPERATIONS_MODE: 'registered', OPERATIONS_PER_MINUTE: NO_LIMIT, OPERATIONS_AT_ONCE: NO_LIMIT },
    ...{ RELEASES_DIR: layOutRelease(house, [SHELF]), DATA_DIR: join(house.folder, 'gateway') },
  });
}

async function serveHive(house: BenchServers, urls: Record<PartName, string>): Promise<string> {
  const folder = await peerFolder('hive');
  const subgraphs = (['catalog', 'wallet'] as const).map((name) => ({ name, url: `${urls[name]}/graphql`, sdl: parts[name].subgraphSdl }));
  return house.serve(
    'hive',
    join(folder, 'node_modules/@graphql-hive/gateway/dist/bin.js'),
    { SUBGRAPHS: JSON.stringify(subgraphs), NODE_ENV: 'production' },
    { args: ['supergraph', '--config-path', join(folder, 'hive.config.mjs'), '--host', '127.0.0.1'], readyPath: '/readiness' },
  );
}

/** Measures a list of one service joined with its prices from another: by our gateway, by handwritten code, and by Hive's gateway. */
export async function benchGateway(house: BenchServers): Promise<Result[]> {
  const serve = (name: PartName) => house.serve(name, 'bench/gateway/serve-part.ts', { PART: name });
  const [catalog, wallet, third] = await Promise.all([serve('catalog'), serve('wallet'), serve('third')]);
  const urls = { catalog, wallet, third };
  const addresses = { CATALOG_URL: catalog, WALLET_URL: wallet };
  const origins = [
    await serveOurs(house, urls),
    await house.serve('joined-by-hand', 'bench/gateway/joined-by-hand.ts', addresses),
    await serveHive(house, urls),
  ];
  const askers = origins.map((origin) => asker(origin, 'of-somebody', CONCURRENCY));
  try {
    await assertSameAnswers(askers);
    const [ours, byHand, hive] = await inRounds(
      askers.map(({ ask }) => lanes(ask, TURN)),
      ROUNDS,
    );
    const what = `a list joined with prices of another service, ${CONCURRENCY} at once: stitched`;
    return [
      comparison(`${what} / joined by hand`, ours, byHand, { atLeast: 0.4 }),
      comparison(`${what} / @graphql-hive/gateway with its router runtime`, ours, hive, { atLeast: 1.25 }),
    ];
  } finally {
    await Promise.all(askers.map((each) => each.close()));
  }
}
