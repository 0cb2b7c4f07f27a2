/** What submissions and review may ask of listings; the tables behind it are this capability's own. */
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
