import type { StoreRow } from './stores-repository.ts';

export { findReleasedUuids, requireReleased } from './released.ts';
export {
  countComment,
  countLike,
  countPlayer,
  findListing,
  findReleased,
  findShown,
  findStats,
  type ListingRow,
  type StatsRow,
} from './repository.ts';
export {
  countRecentLog,
  findStore,
  findStores,
  insertLog,
  isOnShelf,
  type LogDetail,
  type LogEntry,
  lockStore,
  type StoreRow,
} from './stores-repository.ts';

type Terms = Pick<StoreRow, 'cps_set_at' | 'released_at' | 'cps_state' | 'cps_closed_at'>;

/** Returns whether a listing is released at `now`. */
export const isOut = ({ released_at }: Pick<StoreRow, 'released_at'>, now: Date): boolean => released_at !== null && released_at <= now;

/** Returns whether the promoters' share can't change any more, because it was set or the listing is released (SPEC §5). */
export const isShareFixed = (store: Terms, now: Date): boolean => store.cps_set_at !== null || isOut(store, now);

/** Returns whether a promoter can have a share of a sale now. */
export const isDistributed = ({ cps_state, cps_closed_at }: Terms, now: Date): boolean =>
  cps_state === 1 && (cps_closed_at === null || cps_closed_at > now);
