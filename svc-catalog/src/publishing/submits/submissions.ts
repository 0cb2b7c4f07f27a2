/** What listings and review may use of submissions; only this folder uses their table. */
export {
  changeSubmit,
  findCurrent,
  findCurrents,
  findLastApproved,
  findSubmit,
  findSubmits,
  insertSubmit,
  type SubmitChange,
  type SubmitRow,
} from './repository.ts';
