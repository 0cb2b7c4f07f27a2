/** Functions for submissions and review; the tables are this capability's own. */
export { findListing } from './repository.ts';
export {
  countRecentLog,
  findStore,
  findStores,
  insertLog,
  type LogDetail,
  type LogEntry,
  lockStore,
  type StoreRow,
} from './stores-repository.ts';
