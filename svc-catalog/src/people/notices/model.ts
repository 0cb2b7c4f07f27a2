/** Functions for the inbox; the tables are this capability's own. */
export { deliverTo } from './deliver.ts';
export {
  countNotices,
  findLabels,
  findUnread,
  insertNotice,
  type LabelRow,
  listNotices,
  type NoticeRow,
  saveLabel,
  saveLabels,
} from './repository.ts';
