/** What listings and review may ask of submissions; the table behind it is this capability's own. */
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
