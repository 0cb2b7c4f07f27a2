import { type RefObject, useEffect } from 'react';

const ROWS = 'li, tr';

/** Returns the row next to the removed one: after it, else before it, else the row around it. */
function rowBeside({ nextSibling, previousSibling, target }: MutationRecord): HTMLElement | null {
  const around = target instanceof Element ? target.closest<HTMLElement>(ROWS) : null;
  const beside = [nextSibling, previousSibling].find((node) => node instanceof HTMLElement && node.isConnected && node.matches(ROWS));
  return (beside as HTMLElement | undefined) ?? (around?.isConnected ? around : null);
}

function headingOf(page: HTMLElement, target: Node): HTMLElement | null {
  const section = target.isConnected && target instanceof Element ? target.closest('section') : null;
  const heading = 'h1, h2, h3, h4';
  return section?.querySelector<HTMLElement>(heading) ?? page.querySelector<HTMLElement>(heading);
}

/**
 * Moves the focus when the focused row is removed, which browsers leave on the body: to the next row, else to the one before, else to the
 * heading of its section. A focus elsewhere stays.
 */
export function useRowFocus(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const page = frame.current;
    if (!page) return;
    let row: Element | null = null;
    const onFocusIn = ({ target }: FocusEvent) => {
      row = target instanceof Element ? target.closest(ROWS) : null;
    };
    const observer = new MutationObserver((records) => {
      if (!row || page.contains(row)) return;
      const removed = row;
      const record = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(removed)));
      row = null;
      if (!record || document.activeElement !== document.body) return;
      const next = rowBeside(record) ?? headingOf(page, record.target);
      if (next && !next.hasAttribute('tabindex')) next.tabIndex = -1;
      next?.focus();
    });
    page.addEventListener('focusin', onFocusIn);
    observer.observe(page, { childList: true, subtree: true });
    return () => {
      page.removeEventListener('focusin', onFocusIn);
      observer.disconnect();
    };
  }, [frame]);
}
