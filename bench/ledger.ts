import { randomUUID } from 'node:crypto';
import { createDatabase, inTransaction } from '@meowtale/service-kit';
import { compare } from './drive.ts';
import { type House, migrated } from './house.ts';
import { randomFrom } from './random.ts';
import { perSecond, type Result, ratioOf, times } from './result.ts';

const CONNECTIONS = 16;
const BUYERS = 1000;
const RUN_MS = 4800;
const PLATFORM = '00000000-0000-0000-0000-000000000000';

/** pgbench's scale: a branch per connection, ten tellers each; fewer accounts than its 100,000, all in memory either way. */
const BRANCHES = CONNECTIONS;
const TELLERS = BRANCHES * 10;
const ACCOUNTS = BRANCHES * 10_000;

const TPC_B_TABLES = `
  create table pgbench_branches (bid int primary key, bbalance int not null default 0, filler char(88)) with (fillfactor = 100);
  create table pgbench_tellers (tid int primary key, bid int, tbalance int not null default 0, filler char(84)) with (fillfactor = 100);
  create table pgbench_accounts (aid int primary key, bid int, abalance int not null default 0, filler char(84)) with (fillfactor = 100);
  create table pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
  insert into pgbench_branches (bid) select generate_series(1, ${BRANCHES});
  insert into pgbench_tellers (tid, bid) select tid, (tid - 1) / 10 + 1 from generate_series(1, ${TELLERS}) as tid;
  insert into pgbench_accounts (aid, bid, filler) select aid, (aid - 1) / 10000 + 1, '' from generate_series(1, ${ACCOUNTS}) as aid;
  analyze pgbench_branches, pgbench_tellers, pgbench_accounts;
`;

/** pgbench's built-in script, its variables filled in as pgbench's simple protocol does. */
function tpcB(random: (below: number) => number): string[] {
  const [aid, bid, tid, delta] = [random(ACCOUNTS) + 1, random(BRANCHES) + 1, random(TELLERS) + 1, random(10_001) - 5000];
  return [
    `update pgbench_accounts set abalance = abalance + ${delta} where aid = ${aid}`,
    `select abalance from pgbench_accounts where aid = ${aid}`,
    `update pgbench_tellers set tbalance = tbalance + ${delta} where tid = ${tid}`,
    `update pgbench_branches set bbalance = bbalance + ${delta} where bid = ${bid}`,
    `insert into pgbench_history (tid, bid, aid, delta, mtime) values (${tid}, ${bid}, ${aid}, ${delta}, current_timestamp)`,
  ];
}

const POST = 'select ledger.post_transfers(?, ?, ?, ?)';
const line = (from: string, fromKind: string, to: string, toKind: string, amount: number) =>
  JSON.stringify([{ from_owner: from, from_kind: fromKind, to_owner: to, to_kind: toKind, currency: 'coin', amount }]);

/** What posting a payment costs beside TPC-B's transaction, on the same pool, server and disk. */
export async function benchLedger(house: House, seed: number): Promise<Result[]> {
  const { ownerUrl, runtimeUrl } = await migrated(house, 'svc-wallet', 'bench_ledger');
  const owner = createDatabase(ownerUrl, { poolMax: 1, statementTimeoutMs: 60_000 });
  await owner.raw(TPC_B_TABLES).finally(() => owner.destroy());
  const db = createDatabase(runtimeUrl, { name: 'bench', poolMax: CONNECTIONS });
  try {
    const random = randomFrom(seed);
    const buyers = Array.from({ length: BUYERS }, () => randomUUID());
    await Promise.all(
      buyers.map((buyer) => db.raw(POST, [randomUUID(), 'topup', buyer, line(PLATFORM, 'issuance', buyer, 'coin', 1_000_000_000)])),
    );
    const payment = () => {
      const buyer = buyers[random(BUYERS)] as string;
      return [randomUUID(), 'order', buyer, line(buyer, 'coin', PLATFORM, 'fee', random(500) + 1)];
    };
    const [posted, peer, postedByService, peerStepwise] = await compare(
      [
        () => db.raw(POST, payment()),
        () => db.raw(`begin; ${tpcB(random).join('; ')}; end`),
        () => inTransaction(db, (tx) => tx.raw(POST, payment())),
        () =>
          inTransaction(db, async (tx) => {
            for (const statement of tpcB(random)) await tx.raw(statement);
          }),
      ],
      CONNECTIONS,
      RUN_MS,
    );
    const result = (what: string, ours = posted, theirs = peer): Result => ({
      what,
      ours: perSecond(ours?.rate ?? 0),
      peer: perSecond(theirs?.rate ?? 0),
      ratio: ratioOf(ours?.rate ?? 0, theirs?.rate ?? 0),
      n: `${times(ours?.n ?? 0)} and ${times(theirs?.n ?? 0)}`,
    });
    // A fast ledger that is wrong is worth nothing: this throws when it is.
    await house.run('check-ledger', 'svc-wallet/src/ledger/check.ts', { DATABASE_URL: runtimeUrl });
    return [
      result(`ledger: post_transfers / TPC-B, each one round trip, ${CONNECTIONS} connections`),
      result(`ledger: the service's transaction / TPC-B statement by statement, ${CONNECTIONS} connections`, postedByService, peerStepwise),
    ];
  } finally {
    await db.destroy();
  }
}
