import { randomUUID } from 'node:crypto';
import { comparison, type Result } from '../method/result.ts';
import { type Contestant, inRounds } from '../method/rounds.ts';
import type { BenchServers } from '../servers.ts';
import { openPgbench } from './pgbench.ts';
import { fillPayers, PAYMENT_SCRIPT } from './postings.ts';
import { type Bill, openTill, type Till } from './till.ts';

const CONNECTIONS = 16;
const ROUNDS = 8;
const BUYERS = 400;
const SELLERS = 100;
const PRICE = 100;

/** Runs the work for all items, as many at once as there are connections. */
async function atOnce<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  const lane = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, lane));
  return results;
}

/** Lets every buyer quote and pay one work that they don't have yet; `storeOf` chooses it for a buyer and a turn. */
function buying(till: Till, storeOf: (turn: number, buyer: number) => string, timed: (bills: Bill[]) => Promise<void>): Contestant {
  let turn = 0;
  return {
    async turn() {
      const wanted = till.buyers.map((buyer, index) => ({ buyer, store: storeOf(turn, index) }));
      turn += 1;
      const bills = await atOnce(wanted, ({ buyer, store }) => till.quote(buyer, store));
      const began = performance.now();
      await timed(bills);
      const ms = performance.now() - began;
      await till.untilDivided();
      return { n: bills.length, ms };
    },
  };
}

/** Checks that every order was paid once and divided once, and that the ledger is consistent. @throws when not */
async function assertSold(till: Till, house: BenchServers, sold: number): Promise<void> {
  const { rows } = await till.db.raw<{ rows: { paid: number; divided: number }[] }>(
    `select count(distinct cause_uuid) filter (where reason = 'order') as paid, count(*) filter (where reason = 'share') as divided
     from ledger.postings where cause_uuid in (select uuid from store_orders)`,
  );
  if (rows[0]?.paid !== sold || rows[0].divided !== sold) throw new Error(`${sold} sold, in the books: ${JSON.stringify(rows[0])}`);
  await house.run('check-ledger', 'svc-wallet/src/ledger/check.ts', { DATABASE_URL: till.databaseUrl });
}

/** Measures paying over HTTP, compared with pgbench running only the posting, and sales of one seller compared with sales of many. */
export async function benchCheckout(house: BenchServers, seed: number): Promise<Result[]> {
  const listing = (ownerUuid: string) => ({ storeUuid: randomUUID(), price: PRICE, ownerUuid });
  const ofMany = Array.from({ length: SELLERS * 2 }, () => listing(randomUUID()));
  const seller = randomUUID();
  const ofOne = Array.from({ length: ROUNDS + 1 }, () => listing(seller));
  const till = await openTill(house, { buyers: BUYERS, listings: [...ofMany, ...ofOne], connections: CONNECTIONS });
  const pgbench = await openPgbench(house.folder, { databaseUrl: till.databaseUrl, connections: CONNECTIONS, forSeconds: 2, seed });
  try {
    await fillPayers(till.db);
    const pay = async (bills: Bill[]) => void (await atOnce(bills, till.pay));
    const payAndDivide = async (bills: Bill[]) => {
      await pay(bills);
      await till.untilDivided();
    };
    const spread = (from: number) => (turn: number, buyer: number) => ofMany[from + ((buyer + turn) % SELLERS)]?.storeUuid as string;
    const [paying, posting, uniform, hot] = await inRounds(
      [
        buying(till, spread(0), pay),
        pgbench.contestant({ name: 'payment', text: PAYMENT_SCRIPT }),
        buying(till, spread(SELLERS), payAndDivide),
        buying(till, (turn) => ofOne[turn]?.storeUuid as string, payAndDivide),
      ],
      ROUNDS,
    );
    await assertSold(till, house, 3 * (ROUNDS + 1) * BUYERS);
    return [
      comparison(`checkout over HTTP, ${CONNECTIONS} connections / pgbench on its posting alone`, paying, posting, { atLeast: 0.25 }),
      comparison(`sales until they are divided: all of one seller / of ${SELLERS} sellers`, hot, uniform, { atLeast: 0.85 }),
    ];
  } finally {
    await till.close();
  }
}
