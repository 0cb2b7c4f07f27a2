import { setTimeout as pause } from 'node:timers/promises';
import { type Asker, asker, assertSameAnswers } from '../gateway/askers.ts';
import { CONCURRENCY } from '../gateway/bench-gateway.ts';
import { SHELF } from '../gateway/shelf-query.ts';
import { comparison, type Result } from '../method/result.ts';
import { inRounds, lanes } from '../method/rounds.ts';
import type { BenchServers } from '../servers.ts';
import { openStreet } from './street.ts';
import { benchUpload } from './upload.ts';

const ROUNDS = 6;
const TURN = { lanes: CONCURRENCY, forMs: 1200 };

/** Waits until each listing has a price, because events bring the listings to the wallet. */
async function untilPriced({ ask }: Asker): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const { list } = (await ask()).data.findStore;
    if (list.length > 0 && list.every(({ current_price }) => current_price !== null)) return;
    await pause(50);
  }
  throw new Error('the wallet did not learn the prices of the shelf');
}

/** Measures the services as they are deployed, with the demo listings: the storefront's list, and a large upload. */
export async function benchStreet(house: BenchServers, seed: number): Promise<Result[]> {
  const street = await openStreet(house, [SHELF]);
  const joinEnv = { CATALOG_URL: street.catalog, WALLET_URL: street.wallet };
  const joined = await house.serve('joined-by-hand', 'bench/gateway/joined-by-hand.ts', joinEnv);
  const token = await street.tokenOf('player');
  const askers = [asker(street.gateway, token, CONCURRENCY), asker(joined, token, CONCURRENCY)] as const;
  try {
    await untilPriced(askers[0]);
    await assertSameAnswers(askers);
    const [ours, byHand] = await inRounds(
      askers.map(({ ask }) => lanes(ask, TURN)),
      ROUNDS,
    );
    const what = `the storefront's list from the real services, ${CONCURRENCY} at once: stitched / joined by hand`;
    return [comparison(what, ours, byHand), ...(await benchUpload(street, seed))];
  } finally {
    await Promise.all(askers.map((each) => each.close()));
  }
}
