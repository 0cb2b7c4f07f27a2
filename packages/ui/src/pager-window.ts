import { PAGER_OFFSET } from '@meowtale/contracts/constants';

export interface PagerWindow {
  pageCount: number;
  /** The page shown, moved inside 1…pageCount (0 when there is none). */
  current: number;
  /** Numbers to draw, at most `reach` on each side of the current one. */
  pages: number[];
  /** Whether pages are left out before and after `pages`. */
  gapBefore: boolean;
  gapAfter: boolean;
  atStart: boolean;
  atEnd: boolean;
}

/** Which numbers a pager shows (SPEC §2: up to 5 each side; at both ends when there is nothing). Pages count from 1. */
export function pagerWindow(page: number, pageSize: number, total: number, reach = PAGER_OFFSET): PagerWindow {
  const pageCount = Math.ceil(Math.max(0, total) / pageSize);
  const current = pageCount === 0 ? 0 : Math.min(pageCount, Math.max(1, page));
  const first = Math.max(1, current - reach);
  const last = Math.min(pageCount, current + reach);
  const pages = Array.from({ length: pageCount === 0 ? 0 : last - first + 1 }, (_, index) => first + index);
  return {
    pageCount,
    current,
    pages,
    gapBefore: pageCount > 0 && first > 1,
    gapAfter: last < pageCount,
    atStart: current <= 1,
    atEnd: current >= pageCount,
  };
}
