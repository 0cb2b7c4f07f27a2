import { PAGER_OFFSET } from '@meowtale/contracts/constants';

export interface PagerWindow {
  pageCount: number;
  /** The current page, clamped to 1…pageCount (0 when there is none). */
  current: number;
  /** Page numbers to show, at most `reach` on each side of the current one. */
  pages: number[];
  /** Whether pages are left out before `pages`, and after. */
  gapBefore: boolean;
  gapAfter: boolean;
  atStart: boolean;
  atEnd: boolean;
}

/** Returns which numbers a pager shows (SPEC §2: up to 5 on each side; both ends disabled when there are no pages). Pages count from 1. */
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
