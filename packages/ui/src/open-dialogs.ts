import { useEffect } from 'react';

/** Marks a dialog's element; its value says whether it is above other popups. */
export const DIALOG_MARK = 'data-dialog';

/**
 * Returns whether no other dialog is above this one. It reads the DOM, because slices of another release may have their own copy of this
 * code.
 */
export function isOnTop(dialog: Element | null): boolean {
  const open = [...document.querySelectorAll(`[${DIALOG_MARK}]`)];
  const above = open.filter((one) => one.getAttribute(DIALOG_MARK) === 'topmost');
  return dialog !== null && dialog === (above.at(-1) ?? open.at(-1));
}

const lockedClass = 'mt-scroll-locked';

/** Locks the page's scrolling while a dialog is open. */
export function useScrollLock(): void {
  useEffect(() => {
    const root = document.documentElement;
    if (!root.classList.contains(lockedClass)) {
      root.classList.toggle(`${lockedClass}--gutter`, window.innerWidth > root.clientWidth);
      root.classList.add(lockedClass);
    }
    return () => {
      if (!document.querySelector(`[${DIALOG_MARK}]`)) root.classList.remove(lockedClass, `${lockedClass}--gutter`);
    };
  }, []);
}
