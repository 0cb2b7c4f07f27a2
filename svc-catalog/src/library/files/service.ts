/** Operations on files for other capabilities. */
export { discardFile, discardFiles } from './discard.ts';
export { findPackageRefs } from './downloads.ts';
export { handOverFiles } from './hand-over.ts';
export { assertRoomFor, takeRoom } from './quota.ts';
