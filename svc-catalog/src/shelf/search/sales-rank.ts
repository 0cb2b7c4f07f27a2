import type { Db } from '../../database.ts';
import { listSalesRanks } from './shelf-repository.ts';

/** How long a ranking is cached; changes of places appear after it. */
const RANKING_LASTS_MS = 300_000;

interface Ranking {
  until: number;
  ranks: Promise<ReadonlyMap<string, number>>;
}
const rankings = new WeakMap<Db, Ranking>();

/** Returns a work's place by sales on its shelf; null for none (`listSalesRanks`). */
export async function findSalesRank(db: Db, storeUuid: string): Promise<number | null> {
  const now = Date.now();
  let ranking = rankings.get(db);
  if (!ranking || ranking.until <= now) {
    ranking = { until: now + RANKING_LASTS_MS, ranks: listSalesRanks(db) };
    rankings.set(db, ranking);
    ranking.ranks.catch(() => rankings.delete(db));
  }
  return (await ranking.ranks).get(storeUuid) ?? null;
}
