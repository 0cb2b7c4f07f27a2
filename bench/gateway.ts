import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { Pool } from 'undici';
import { compare } from './drive.ts';
import type { House } from './house.ts';
import { perSecond, type Result, ratioOf, times } from './result.ts';
import { SHELF } from './shelf-query.ts';
import type { Street } from './street.ts';

const CONCURRENCY = 20;
const RUN_MS = 8000;
const body = JSON.stringify({ query: SHELF, variables: { q: { pageSize: 30 } } });

interface Shelf {
  data: { findStore: { list: { current_price: unknown }[] } };
}

type Ask = () => Promise<Shelf>;

function asker(origin: string, token: string): { ask: Ask; close(): Promise<void> } {
  const pool = new Pool(origin, { connections: CONCURRENCY });
  const headers = { 'content-type': 'application/json', 'accept-version': 'v2', authorization: `Bearer ${token}` };
  return {
    async ask() {
      const answer = await pool.request({ method: 'POST', path: '/graphql', headers, body });
      const text = await answer.body.text();
      if (answer.statusCode !== 200 || text.includes('"errors"')) throw new Error(`${origin} answered ${answer.statusCode}: ${text}`);
      return JSON.parse(text) as Shelf;
    },
    close: () => pool.close(),
  };
}

/** Events bring the listings to the wallet: the shelf is ready once each has a price. */
async function untilPriced(ask: Ask): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const { list } = (await ask()).data.findStore;
    if (list.length > 0 && list.every(({ current_price }) => current_price !== null)) return;
    await pause(50);
  }
  throw new Error('the wallet did not learn the prices of the shelf');
}

/** The stitched shelf beside the same answer joined by hand, by 20 clients at once. */
export async function benchGateway(house: House, street: Street): Promise<Result[]> {
  const joinEnv = { CATALOG_URL: street.catalog, WALLET_URL: street.wallet };
  const joined = await house.serve('hand-written-join', 'bench/hand-written-join.ts', joinEnv);
  const token = await street.tokenOf('player');
  const [ours, peer] = [asker(street.gateway, token), asker(joined, token)];
  try {
    await untilPriced(ours.ask);
    if (!isDeepStrictEqual(await ours.ask(), await peer.ask())) throw new Error('the gateway and the hand-written join answer differently');
    const [stitched, byHand] = await compare([ours.ask, peer.ask], CONCURRENCY, RUN_MS);
    return [
      {
        what: `gateway: stitched shelf, two services / the same joined by hand, c=${CONCURRENCY}`,
        ours: perSecond(stitched?.rate ?? 0),
        peer: perSecond(byHand?.rate ?? 0),
        ratio: ratioOf(stitched?.rate ?? 0, byHand?.rate ?? 0),
        n: `${times(stitched?.n ?? 0)} and ${times(byHand?.n ?? 0)}`,
      },
    ];
  } finally {
    await Promise.all([ours.close(), peer.close()]);
  }
}
