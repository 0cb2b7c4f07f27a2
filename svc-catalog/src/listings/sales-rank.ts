import type { Db } from '../database.ts';
import { listSalesRanks } from './shelf-repository.ts';

/** So long a ranking is used: a place that a work took or lost a moment ago is on its card a little later. */
const RANKING_LASTS_MS = 300_000;

interface Ranking {
  until: number;
  ranks: Promise<ReadonlyMap<string, number>>;
}
const rankings = new WeakMap<Db, Ranking>();

/** Returns a work's place by sales among those on its shelf; null for one that has none (`listSalesRanks`). */
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
