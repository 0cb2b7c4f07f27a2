import { randomUUID } from 'node:crypto';
import { createDatabase, inTransaction } from '@meowtale/service-kit';
import { randomFrom } from '../method/random.ts';
import { comparison, type Result } from '../method/result.ts';
import { inRounds, lanes } from '../method/rounds.ts';
import { type BenchServers, migrated } from '../servers.ts';
import { openPgbench } from './pgbench.ts';
import { fillPayers, line, PAYERS, PAYMENT_SCRIPT, PLATFORM, POST, payer } from './postings.ts';

const CONNECTIONS = 16;
const ROUNDS = 8;
const TURN_SECONDS = 2;
const TURN = { lanes: CONNECTIONS, forMs: TURN_SECONDS * 1000 };

/** Measures the posting of a payment from a service, compared with pgbench running the same function on the same server and disk. */
export async function benchLedger(house: BenchServers, seed: number): Promise<Result[]> {
  const { ownerUrl, runtimeUrl } = await migrated(house, 'svc-wallet', 'bench_ledger');
  const settings = { connections: CONNECTIONS, forSeconds: TURN_SECONDS, seed };
  const [asService, asOwner] = await Promise.all(
    [runtimeUrl, ownerUrl].map((databaseUrl) => openPgbench(house.folder, { databaseUrl, ...settings })),
  );
  const db = createDatabase(runtimeUrl, { name: 'bench', poolMax: CONNECTIONS });
  try {
    await fillPayers(db);
    await asOwner?.makeTables(CONNECTIONS);
    const random = randomFrom(seed);
    const payment = () => {
      const owner = payer(random(PAYERS) + 1);
      return [randomUUID(), 'order', owner, line(owner, 'coin', PLATFORM, 'fee', random(500) + 1)];
    };
    const [service, statement, pgbench, tpcB] = await inRounds(
      [
        lanes(() => inTransaction(db, (tx) => tx.raw(POST, payment())), TURN),
        lanes(() => db.raw(POST, payment()), TURN),
        ...(asService ? [asService.contestant({ name: 'payment', text: PAYMENT_SCRIPT })] : []),
        ...(asOwner ? [asOwner.contestant({ builtin: 'tpcb-like' })] : []),
      ],
      ROUNDS,
    );
    // A fast but wrong ledger is useless, so this throws when the ledger is inconsistent.
    await house.run('check-ledger', 'svc-wallet/src/ledger/check.ts', { DATABASE_URL: runtimeUrl });
    return [
      comparison(`posting, ${CONNECTIONS} connections: the service's transaction / pgbench on the same function`, service, pgbench, {
        atLeast: 0.5,
      }),
      comparison('posting: one statement by the same client / pgbench on the same function', statement, pgbench),
      comparison("posting / TPC-B's transaction, both by pgbench", pgbench, tpcB),
    ];
  } finally {
    await db.destroy();
  }
}
