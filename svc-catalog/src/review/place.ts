import type { UserActor } from '@meowtale/service-kit';
import type { Db } from '../database.ts';
import { requireReadable } from '../submits/find.ts';
import { countQueue, findPlaceOf, measureWaits } from './repository.ts';

/** What decisions are counted over, and how few say nothing of what is usual. */
const WAIT_DAYS = 30;
const DECISIONS_MIN = 5;

/** GraphQL's ReviewPlace. */
export interface ReviewPlace {
  place: number | null;
  waiting: number;
  usual_wait_seconds: number | null;
  decisions: number;
}

/**
 * Where a listing's submission stands among what waits on its platform, and how long half of the decisions of the last 30 days
 * took at most, from submitting to the decision; null while there were fewer than five.
 * @throws StoreNotFound for who may not read it; DomainError `input/invalid`
 */
export async function findPlace(db: Db, actor: UserActor, storeId: string): Promise<ReviewPlace> {
  const { store } = await requireReadable(db, actor, storeId);
  const [place, waiting, { decisions, median_seconds }] = await Promise.all([
    findPlaceOf(db, store.uuid),
    countQueue(db, { states: [2], platformKey: store.platform_key }),
    measureWaits(db, store.platform_key, WAIT_DAYS),
  ]);
  const isUsual = decisions >= DECISIONS_MIN && median_seconds !== null;
  return { place, waiting, decisions, usual_wait_seconds: isUsual ? Math.round(median_seconds) : null };
}
