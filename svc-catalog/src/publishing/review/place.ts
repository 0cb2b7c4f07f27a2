import type { UserActor } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import { requireReadable } from '../submits/model.ts';
import { countQueue, findPlaceOf, measureWaits } from './repository.ts';

/** The time that decisions are counted over, and the number below which there is no usual wait. */
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
 * Returns a listing's place among the submissions waiting on its platform, and the median time from submitting to decision over the last 30
 * days; null for fewer than five decisions.
 * @throws StoreNotFound for a person who may not read it; DomainError `input/invalid`
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
