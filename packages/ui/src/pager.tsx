import type { MouseEvent, ReactNode } from 'react';
import { cx } from './cx.ts';
import { IconChevronLeft, IconChevronLeftPipe, IconChevronRight, IconChevronRightPipe } from './icons.ts';
import { pagerWindow } from './pager-window.ts';
import { useUiLocale } from './ui-context.ts';
import { writeNumber } from './write-number.ts';

export interface PagerProps {
  /** Counts from 1. */
  page: number;
  pageSize: number;
  /** Total number of items. */
  total: number;
  onPage: (page: number) => void;
  /** When given, pages are links that search engines can follow; a plain click still calls `onPage`. */
  hrefFor?: (page: number) => string;
  labels: {
    navigation: string;
    first: string;
    previous: string;
    next: string;
    last: string;
    /** Accessible name of a page number: "Page 3". */
    page: (page: number) => string;
  };
}

/** Renders first, previous, up to 5 pages on each side of the current one, ellipsis, next, last (SPEC §2). */
export function Pager({ page, pageSize, total, onPage, hrefFor, labels }: PagerProps) {
  const view = pagerWindow(page, pageSize, total);
  const locale = useUiLocale();
  const write = (number: number) => writeNumber(number, locale);
  const step = (target: number, disabled: boolean, label: string, icon: ReactNode) => (
    <li>
      <PagerItem {...{ target, disabled, label, onPage, hrefFor }}>{icon}</PagerItem>
    </li>
  );
  return (
    <nav aria-label={labels.navigation}>
      <ul className="mt-pager">
        {step(1, view.atStart, labels.first, <IconChevronLeftPipe size={18} aria-hidden="true" />)}
        {step(view.current - 1, view.atStart, labels.previous, <IconChevronLeft size={18} aria-hidden="true" />)}
        {view.gapBefore ? <PagerGap /> : null}
        {view.pages.map((number) => (
          <li key={number} className={cx(Math.abs(number - view.current) > 1 && 'mt-pager__far') || undefined}>
            <PagerItem target={number} current={number === view.current} label={labels.page(number)} {...{ onPage, hrefFor }}>
              {write(number)}
            </PagerItem>
          </li>
        ))}
        {view.gapAfter ? <PagerGap /> : null}
        {step(view.current + 1, view.atEnd, labels.next, <IconChevronRight size={18} aria-hidden="true" />)}
        {step(view.pageCount, view.atEnd, labels.last, <IconChevronRightPipe size={18} aria-hidden="true" />)}
      </ul>
    </nav>
  );
}

function PagerGap() {
  return (
    <li className="mt-pager__gap" aria-hidden="true">
      …
    </li>
  );
}

interface PagerItemProps extends Pick<PagerProps, 'onPage' | 'hrefFor'> {
  target: number;
  label: string;
  disabled?: boolean;
  current?: boolean;
  children: ReactNode;
}

function PagerItem({ target, label, disabled, current, onPage, hrefFor, children }: PagerItemProps) {
  const shared = { className: 'mt-pager__item', 'aria-label': label, 'aria-current': current ? ('page' as const) : undefined };
  if (disabled || !hrefFor)
    return (
      <button type="button" {...shared} disabled={disabled} onClick={() => onPage(target)}>
        {children}
      </button>
    );
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPage(target);
  };
  return (
    <a {...shared} href={hrefFor(target)} onClick={go}>
      {children}
    </a>
  );
}
