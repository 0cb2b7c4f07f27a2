/** The submission that a listing, its review and its prechecks share; the table is this capability's own. */
export { appsOf, type DraftPatch, draftStates, emptyDraft, imagesOf, mergeDraft, newImagesOf, packagesOf } from './drafts.ts';
export { PackageTaken, PriceLocked, StoreNotFound, SubmitChanged, SubmitIncomplete, SubmitStateRefused } from './errors.ts';
export { overwriteSubmit, UNTOUCHED } from './overwrite.ts';
export {
  changeSubmit,
  findCurrent,
  findCurrents,
  findLastApproved,
  findLastDecided,
  findPackagesElsewhere,
  findReleasable,
  findSubmit,
  findSubmits,
  hasSubmitFrom,
  insertSubmit,
  listOfStore,
  type NewSubmit,
  retireSubmit,
  type SubmitChange,
  type SubmitRow,
} from './repository.ts';
export { deriveState, moveParts, type PartStates, requireTransition, stateOf } from './states.ts';
