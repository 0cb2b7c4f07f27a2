import { isDeepStrictEqual } from 'node:util';
import { createDatabase } from '@meowtale/service-kit';
import { addSalesExport, openSalesFile } from '../../svc-wallet/src/reports/exports.ts';
import { reportSales } from '../../svc-wallet/src/reports/service.ts';
import type { Db } from '../ledger/postings.ts';
import { comparison, mebibytes, perSecond, type Result, seconds, times } from '../method/result.ts';
import { inRounds, lanes } from '../method/rounds.ts';
import { type BenchServers, migrated } from '../servers.ts';
import { fillMonth } from './fill-month.ts';
import { copySales, fillYear, keepByHand, REPORT_BY_HAND, type Year } from './fill-year.ts';
import { settle } from './settle.ts';

const ORDERS = Number(process.env.MEOWTALE_ORDERS || 10_000_000);
/** The number of orders in a settled month, and in an exported file. */
const MONTH_ORDERS = Math.ceil(ORDERS / 10);
const ROUNDS = 8;
const TURN = { lanes: 1, forMs: 2000 };
/** The shares of a run's time after which it is killed. */
const KILLS = [0.2, 0.5];

/** Measures reports over a year of sales compared with a handwritten summary, an export of sales, and a month's settlement. */
export async function benchReport(house: BenchServers, seed: number): Promise<Result[]> {
  return [...(await reports(house, seed)), ...(await settlements(house, seed))];
}

const at = (url: string, database: string) => Object.assign(new URL(url), { pathname: `/${database}` }).href;

async function reports(house: BenchServers, seed: number): Promise<Result[]> {
  const { ownerUrl, runtimeUrl } = await migrated(house, 'svc-wallet', 'bench_report');
  const year = await fillYear(at(house.postgresUrl, 'bench_report'), ORDERS, seed);
  await house.run('rebuild', 'svc-wallet/src/reports/rebuild.ts', { DATABASE_URL: runtimeUrl });
  const owner = createDatabase(ownerUrl, { poolMax: 1, statementTimeoutMs: 3_600_000 });
  const db = createDatabase(runtimeUrl, { poolMax: 2 });
  try {
    await keepByHand(owner);
    await owner.raw('vacuum analyze sales_days');
    const ours = async () => reportSales(db, year.seller, { from: year.from, to: year.to, by: ['month', 'country'] });
    const byHand = async () => (await db.raw<{ rows: object[] }>(REPORT_BY_HAND, { ...year })).rows;
    await assertSame(ours, byHand);
    console.error(`${times(ORDERS)} orders stand, and both say the same of them; measuring`);
    const [one, other] = await inRounds([lanes(ours, TURN), lanes(byHand, TURN)], ROUNDS);
    const what = `a year of ${times(ORDERS)} orders by month and country: the service / one statement on a summary kept by hand`;
    return [comparison(what, one, other, { atLeast: 0.67 }), ...(await file(db, year, at(house.postgresUrl, 'bench_report')))];
  } finally {
    await Promise.all([db.destroy(), owner.destroy()]);
  }
}

/** Checks that both return the same, because comparing different results would be meaningless. */
async function assertSame(ours: () => ReturnType<typeof reportSales>, byHand: () => Promise<object[]>): Promise<void> {
  const reported = (await ours()).list.map((row) => ({
    ...{ month: row.month, country: row.country, units: row.gross_units, gross: row.gross_sales, returns: row.returns, refund: row.refund },
    ...{ fee: row.fee, promoter: row.revenue_share.promoter, agent: row.revenue_share.agent, owner: row.revenue_share.owner },
  }));
  const expected = await byHand();
  const sorted = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).toSorted();
  if (reported.length === 0 || !isDeepStrictEqual(sorted(reported), sorted(expected))) throw new Error('the two reports differ');
}

/**
 * Exports the year's sales, and compares this process's memory after a tenth of them with that at the end, and the time with that of
 * PostgreSQL's own COPY of the same columns.
 */
async function file(db: Db, year: Year, superuserUrl: string): Promise<Result[]> {
  const { url } = (await addSalesExport(db, 'http://localhost', year.seller, { from: year.from, to: year.to })) as { url: string };
  const { content } = await openSalesFile(db, url.split('/').at(-1) ?? '');
  const began = performance.now();
  let [lines, early] = [0, 0];
  for await (const chunk of content as AsyncIterable<Buffer>) {
    for (const byte of chunk) if (byte === 10) lines += 1;
    if (early === 0 && lines >= MONTH_ORDERS / 10) early = process.memoryUsage().rss;
    if (lines > MONTH_ORDERS) break;
  }
  const [ms, late] = [performance.now() - began, process.memoryUsage().rss];
  const copyMs = await copySales(superuserUrl, year, MONTH_ORDERS);
  return [
    {
      what: `${times(MONTH_ORDERS)} sales as CSV: memory at the end / after a tenth`,
      ours: `${mebibytes(late)}, ${perSecond((lines * 1000) / ms)}`,
      peer: mebibytes(early),
      ratios: [late / early],
      goal: { atMost: 1.25 },
      n: times(lines),
    },
    {
      what: `${times(MONTH_ORDERS)} sales as CSV: time / COPY of the same columns by PostgreSQL`,
      ours: seconds(ms),
      peer: seconds(copyMs),
      ratios: [ms / copyMs],
      goal: { atMost: 3 },
      n: times(lines),
    },
  ];
}

async function settlements(house: BenchServers, seed: number): Promise<Result[]> {
  const [name, again] = ['bench_settle', 'bench_settle_again'];
  const { runtimeUrl, runtimeRole } = await migrated(house, 'svc-wallet', name);
  const db = createDatabase(runtimeUrl, { poolMax: 8, statementTimeoutMs: 600_000 });
  const month = await fillMonth(db, MONTH_ORDERS, seed).finally(() => db.destroy());
  const superuser = createDatabase(house.postgresUrl, { poolMax: 1, statementTimeoutMs: 3_600_000 });
  try {
    await superuser.raw('create database ?? template ??', [again, name]);
    await superuser.raw('grant connect on database ?? to ??', [again, runtimeRole]);
  } finally {
    await superuser.destroy();
  }
  const whole = await settle(runtimeUrl, month);
  const stopped = at(runtimeUrl, again);
  const killed = [];
  for (const part of KILLS) killed.push(await settle(stopped, month, whole.ms * part));
  const resumed = await settle(stopped, month);
  await assertSettledAlike(house, [runtimeUrl, stopped]);
  const [early, peak] = [whole.memory[Math.ceil(whole.memory.length / 10)] ?? Number.NaN, Math.max(...whole.memory)];
  const spent = [...killed, resumed].reduce((sum, { ms }) => sum + ms, 0);
  return [
    {
      what: `settling ${times(MONTH_ORDERS)} orders: peak memory / after a tenth of the time`,
      ours: `${mebibytes(peak)}, ${perSecond((MONTH_ORDERS * 1000) / whole.ms)}`,
      peer: mebibytes(early),
      ratios: [peak / early],
      goal: { atMost: 1.5 },
      n: times(MONTH_ORDERS),
    },
    {
      what: `the same killed ${KILLS.length} times and begun again, to the same balances: time / without`,
      ours: seconds(spent),
      peer: seconds(whole.ms),
      ratios: [spent / whole.ms],
      goal: { atMost: 1.5 },
      n: times(MONTH_ORDERS),
    },
  ];
}

/** Checks that the ledgers are consistent, and that the interrupted settlement ends with the same balances as the other. */
async function assertSettledAlike(house: BenchServers, urls: readonly string[]): Promise<void> {
  const balances = [];
  for (const url of urls) {
    await house.run('check-ledger', 'svc-wallet/src/ledger/check.ts', { DATABASE_URL: url });
    const db = createDatabase(url, { poolMax: 1 });
    const { rows } = await db
      .raw<{ rows: { kind: string }[] }>(
        `select owner_uuid, kind, sum(balance)::bigint as balance from ledger.accounts where kind like 'earnings%' group by 1, 2 order by 1, 2`,
      )
      .finally(() => db.destroy());
    balances.push(rows);
  }
  if (!isDeepStrictEqual(balances[0], balances[1])) throw new Error('stopped and begun again it settled something else');
}
