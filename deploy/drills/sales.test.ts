import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { isProof, testSeed } from '@meowtale/service-kit/testing/proof';
import { waitUntil } from '@meowtale/service-kit/wait-until';
import fc from 'fast-check';
import { expectEachSaleOnce, type Sale, unpublished, unsplit } from './sales.ts';
import { openShop, type Shop } from './shop.ts';
import { type WalletClient, walletClient } from './wallet-client.ts';

/** TRUST 1 requires 1,000 checkouts and 50 kills, TRUST 10 ten minutes; `npm run prove` uses these. */
const CHECKOUTS = Number(process.env.PROVE_CHECKOUTS ?? 60);
const KILLS = Number(process.env.PROVE_KILLS ?? 2);
const OUTAGE_SECONDS = Number(process.env.PROVE_OUTAGE_SECONDS ?? 1);
const BOUGHT_IN_OUTAGE = OUTAGE_SECONDS * 2 + 24;
const SEED = testSeed();
/** TRUST 1 requires ten seconds; a busy machine may take longer. */
const SPLIT_WITHIN_MS = isProof ? 10_000 : 60_000;
/** TRUST 10 requires one minute. */
const DONE_WITHIN_MS = isProof ? 60_000 : 180_000;
const PRICES = [499, 180, 0, 240, 75];
// A busy machine needs time to start the wallet again.
const PATIENCE_MS = 60_000 + KILLS * 20_000 + CHECKOUTS * 100;

let shop: Shop;
let wallet: WalletClient;
const sold: Sale[] = [];
beforeAll(async () => {
  const buyers = Math.ceil((CHECKOUTS + BOUGHT_IN_OUTAGE) / PRICES.length);
  shop = await openShop({ postgresUrl: process.env.TEST_PG_URL as string, buyers, prices: PRICES });
  wallet = walletClient(shop.walletOrigin, shop.signingSecret, PATIENCE_MS);
}, 300_000);
afterAll(() => shop?.close(), 120_000);

/** Returns the purchase of that number, one of all possible pairs of buyer and listing; every other one uses a tracked link. */
async function buy(index: number): Promise<Sale> {
  const [buyer, listing] = [shop.buyers[Math.floor(index / PRICES.length)], shop.listings[index % PRICES.length]];
  if (!buyer || !listing) throw new Error('too few buyers or listings');
  const link = index % 2 === 1 ? shop.links[index % PRICES.length] : undefined;
  const sale = { ...(await wallet.checkout(buyer, listing.storeUuid, link?.uid)), byLink: link !== undefined };
  sold.push(sale);
  return sale;
}

/** Plans after how many responses the wallet is killed: once in each stretch of them. */
function killPoints(): number[] {
  const parts = fc.sample(fc.double({ min: 0.1, max: 0.9, noNaN: true }), { seed: SEED, numRuns: KILLS });
  return parts.map((part, index) => Math.ceil(((index + part) * CHECKOUTS) / KILLS));
}

test(
  `${CHECKOUTS} checkouts at once, the wallet killed ${KILLS} times (seed ${SEED}): each is paid once, and divided once within ${SPLIT_WITHIN_MS / 1000} s`,
  async () => {
    const points = killPoints();
    let [answered, killed] = [0, 0];
    let killing = Promise.resolve();
    const killOnceReady = async () => {
      await waitUntil(() => shop.isReady('wallet'), { withinMs: 60_000, everyMs: 10 });
      await shop.kill('wallet');
      killed += 1;
    };
    const checkout = async (_none: undefined, index: number) => {
      await buy(index);
      answered += 1;
      if (points.includes(answered)) killing = killing.then(killOnceReady);
    };
    await Promise.all(Array.from({ length: CHECKOUTS }, checkout));
    await killing;
    expect(killed).toBe(KILLS);
    expect(await waitUntil(() => shop.isReady('wallet'), { withinMs: 60_000 })).toBe(true);
    expect(await waitUntil(async () => (await unsplit(shop)) === 0, { withinMs: SPLIT_WITHIN_MS })).toBe(true);
    await expectEachSaleOnce(shop, sold);
  },
  PATIENCE_MS + SPLIT_WITHIN_MS + 60_000,
);

test(
  `NATS is away for ${OUTAGE_SECONDS} s: people go on buying, and on its return what waited is done within ${DONE_WITHIN_MS / 1000} s, once`,
  async () => {
    await shop.holdDown('nats');
    const visit = async (_none: undefined, index: number) => {
      // Purchases are spread over the whole outage.
      await pause((index * OUTAGE_SECONDS * 1000) / BOUGHT_IN_OUTAGE);
      return buy(CHECKOUTS + index);
    };
    const orders = await Promise.all(Array.from({ length: BOUGHT_IN_OUTAGE }, visit));
    expect(await shop.isReady('nats')).toBe(false);
    // The wallet's own sweep splits those that are a minute late; their events wait all the same.
    expect(await unpublished(shop)).toBeGreaterThanOrEqual(orders.filter(({ price }) => price > 0).length);

    await shop.letGo('nats');
    expect(await waitUntil(async () => (await unpublished(shop)) + (await unsplit(shop)) === 0, { withinMs: DONE_WITHIN_MS })).toBe(true);
    await expectEachSaleOnce(shop, sold);
  },
  PATIENCE_MS + OUTAGE_SECONDS * 1000 + DONE_WITHIN_MS + 60_000,
);
