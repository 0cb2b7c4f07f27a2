import { randomUUID } from 'node:crypto';
import type { Db } from '../ledger/postings.ts';
import { fillPayers, PAYERS, PLATFORM, payer } from '../ledger/postings.ts';
import { randomFrom } from '../method/random.ts';

const AT_ONCE = 1000;
const SELLERS = 500;
const [PRICE, FEE, SHARE] = [499, 149, 350];

interface Sold {
  uuid: string;
  quote: string;
  store: string;
  buyer: string;
  seller: string;
  paid_at: string;
}

const line = (from: string, from_kind: string, to: string, to_kind: string, amount: number) => ({
  ...{ from_owner: from, from_kind, to_owner: to, to_kind },
  ...{ currency: 'coin', amount },
});

/**
 * Creates a month's sales that wait for its settlement, paid and divided by the ledger's own function, so that the ledger is consistent
 * before and after. Returns the month.
 */
export async function fillMonth(db: Db, orders: number, seed: number): Promise<string> {
  await fillPayers(db);
  const random = randomFrom(seed);
  const { rows } = await db.raw<{ rows: { month: Date; text: string }[] }>(
    `select first as month, to_char(first, 'YYYY-MM') as text
     from (select date_trunc('month', clock_now() at time zone 'UTC') - interval '2 months' as first) as months`,
  );
  const begin = Date.parse(`${rows[0]?.text}-01T00:00:00Z`);
  for (let first = 0; first < orders; first += AT_ONCE) {
    const sold = Array.from({ length: Math.min(AT_ONCE, orders - first) }, () => ({
      ...{ uuid: randomUUID(), quote: randomUUID(), store: randomUUID() },
      buyer: payer(random(PAYERS) + 1),
      seller: payer(PAYERS + random(SELLERS) + 1),
      paid_at: new Date(begin + random(28 * 86_400) * 1000).toISOString(),
    }));
    await sell(db, sold);
  }
  await db.raw('analyze store_orders; analyze order_shares');
  return rows[0]?.text ?? '';
}

async function sell(db: Db, sold: readonly Sold[]): Promise<void> {
  const postings = sold.flatMap(({ uuid, buyer, seller }) => [
    { key: `order:${uuid}`, reason: 'order', cause: uuid, transfers: [line(buyer, 'coin', PLATFORM, 'order_clearing', PRICE)] },
    {
      ...{ key: `share:${uuid}`, reason: 'share', cause: uuid },
      transfers: [
        line(PLATFORM, 'order_clearing', seller, 'earnings_pending', SHARE),
        line(PLATFORM, 'order_clearing', PLATFORM, 'fee', FEE),
      ],
    },
  ]);
  const rows = JSON.stringify(sold);
  await db.transaction(async (tx) => {
    for (const statement of WRITE) await tx.raw(`${statement} from ${ROWS}`, [rows]);
    await tx.raw('select from ledger.lock_balances(?::uuid[])', [[...new Set(sold.flatMap(({ buyer, seller }) => [buyer, seller]))]]);
    await tx.raw('select ledger.post_all(?)', [JSON.stringify(postings)]);
  });
}

const ROWS = 'jsonb_to_recordset(?) as s (uuid uuid, quote uuid, store uuid, buyer uuid, seller uuid, paid_at timestamptz)';
const WRITE = [
  `insert into quotes (uuid, buyer_uuid, source, use_silver, total, silver_used, expires_at, paid_at)
   select quote, buyer, 'store', false, ${PRICE}, 0, paid_at, paid_at`,
  `insert into quote_lines (quote_uuid, position, store_uuid, store_name, auth_type, country, original, price, percentage_discount, silver_used, owner_uuid)
   select quote, 0, store, 'Work', 2, 'us', ${PRICE}, ${PRICE}, 0, 0, seller`,
  `insert into store_orders (uuid, quote_uuid, position, buyer_uuid, store_uuid, store_name, auth_type, country, original, price,
     percentage_discount, silver_used, state, owner_uuid, split_state, fee, promoter_share, agent_share, owner_share, paid_at)
   select uuid, quote, 0, buyer, store, 'Work', 2, 'us', ${PRICE}, ${PRICE}, 0, 0, 1, seller, 'posted', ${FEE}, 0, 0, ${SHARE}, paid_at`,
  `insert into order_shares (order_uuid, user_uuid, coins, pending) select uuid, seller, ${SHARE}, ${SHARE}`,
] as const;
