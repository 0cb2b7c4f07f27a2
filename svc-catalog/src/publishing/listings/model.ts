/** Functions for other capabilities; the tables are this capability's own. */
export { findListing, findReleased, findShown, findStats, type ListingRow, type StatsRow } from './repository.ts';
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
