import pg from 'pg';

/** An order that the API acknowledged to its buyer. */
export interface PaidOrder {
  uuid: string;
  buyer: string;
  work: string;
  price: number;
}

/** A buyer, and the coins that they have topped up. */
export interface Purse {
  buyer: string;
  coins: number;
}

/** An order in the wallet's database with its effects, each counted. */
export interface BookedOrder {
  uuid: string;
  buyer: string;
  work: string;
  price: number;
  isPaid: boolean;
  /** Postings that took its coins, and that divided them. */
  taken: number;
  divided: number;
  /** Rights to play that it gave, in the wallet and in the catalogue. */
  entitled: number;
  playable: number;
}

export interface Books {
  orders: readonly BookedOrder[];
  /** Coins by buyer. */
  balances: ReadonlyMap<string, number>;
}

/** What differs between what people were told and what the books say, one line each. */
export interface BookErrors {
  lost: string[];
  double: string[];
}

const ORDERS = `select o.uuid, o.buyer_uuid as buyer, o.store_uuid as work, o.price::integer, o.state = 1 as "isPaid",
  (select count(*)::integer from ledger.postings p where p.cause_uuid = o.uuid and p.reason = 'order') as taken,
  (select count(*)::integer from ledger.postings p where p.cause_uuid = o.uuid and p.reason = 'share') as divided,
  (select count(*)::integer from entitlements e where e.order_uuid = o.uuid and e.active) as entitled
  from store_orders o where o.buyer_uuid = any($1::uuid[])`;
const BALANCES = `select owner_uuid as buyer, sum(balance)::integer as coins from ledger.accounts
  where kind = 'coin' and owner_uuid = any($1::uuid[]) group by 1`;
const PLAYABLE = `select order_uuid as uuid, count(*)::integer as times from entitlements
  where active and user_uuid = any($1::uuid[]) group by 1`;

async function query<T extends pg.QueryResultRow>(url: string, text: string, buyers: readonly string[]): Promise<T[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  // A server that ends meanwhile fails the query; without a listener the event would end this process.
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<T>(text, [buyers])).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Reads what the wallet and the catalogue have of some buyers. @param urls of both databases */
export async function readBooks(urls: { wallet: string; catalog: string }, buyers: readonly string[]): Promise<Books> {
  const orders = await query<Omit<BookedOrder, 'playable'>>(urls.wallet, ORDERS, buyers);
  const balances = await query<{ buyer: string; coins: number }>(urls.wallet, BALANCES, buyers);
  const playable = await query<{ uuid: string; times: number }>(urls.catalog, PLAYABLE, buyers);
  const times = new Map(playable.map((row) => [row.uuid, row.times]));
  return {
    orders: orders.map((order) => ({ ...order, playable: times.get(order.uuid) ?? 0 })),
    balances: new Map(balances.map(({ buyer, coins }) => [buyer, coins])),
  };
}

function lostOf({ uuid, price }: PaidOrder, booked: BookedOrder | undefined): string[] {
  if (!booked?.isPaid) return [`order ${uuid} was acknowledged and is not in the books`];
  const postings = price > 0 ? 1 : 0;
  return [
    ...(booked.taken < postings ? [`order ${uuid} took no coins`] : []),
    ...(booked.divided < postings ? [`order ${uuid} is not divided`] : []),
    ...(booked.entitled < 1 ? [`order ${uuid} gave no right to play`] : []),
    ...(booked.playable < 1 ? [`the catalogue does not know the right of order ${uuid}`] : []),
  ];
}

function doubleOf({ uuid, taken, divided, entitled, playable }: BookedOrder): string[] {
  const effects = { 'took coins': taken, 'was divided': divided, 'gave a right to play': entitled, 'is in the catalogue': playable };
  return Object.entries(effects).flatMap(([what, times]) => (times > 1 ? [`order ${uuid} ${what} ${times} times`] : []));
}

/** Lists paid orders of one work by one buyer. */
function repeatedOf(orders: readonly BookedOrder[]): string[] {
  const byPair = Map.groupBy(
    orders.filter(({ isPaid }) => isPaid),
    ({ buyer, work }) => `${buyer} ${work}`,
  );
  const repeated = [...byPair.values()].filter((same) => same.length > 1);
  return repeated.map((same) => `orders ${same.map(({ uuid }) => uuid).join(', ')} are of one work`);
}

/** Compares acknowledged orders with the books, which may contain further ones whose responses are on their way. */
export function compareOrders(paid: readonly PaidOrder[], { orders }: Pick<Books, 'orders'>): BookErrors {
  const booked = new Map(orders.map((order) => [order.uuid, order]));
  return {
    lost: paid.flatMap((order) => lostOf(order, booked.get(order.uuid))),
    double: [...orders.flatMap(doubleOf), ...repeatedOf(orders)],
  };
}

/** Compares the books with everything that buyers did, once they have stopped: also orders that none acknowledged, and balances. */
export function compareBooks(paid: readonly PaidOrder[], purses: readonly Purse[], books: Books): BookErrors {
  const { lost, double } = compareOrders(paid, books);
  const acknowledged = new Set(paid.map(({ uuid }) => uuid));
  const extra = books.orders.filter(({ uuid, isPaid }) => isPaid && !acknowledged.has(uuid));
  double.push(...extra.map(({ uuid }) => `order ${uuid} was paid and never acknowledged`));
  for (const { buyer, coins } of purses) {
    const spent = paid.filter((order) => order.buyer === buyer).reduce((sum, { price }) => sum + price, 0);
    const balance = books.balances.get(buyer) ?? 0;
    const line = `${buyer} has ${balance} coins instead of ${coins - spent}`;
    if (balance > coins - spent) double.push(line);
    if (balance < coins - spent) (extra.some((order) => order.buyer === buyer) ? double : lost).push(line);
  }
  return { lost, double };
}
