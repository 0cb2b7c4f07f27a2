import { type RefObject, useLayoutEffect } from 'react';

export interface Beside {
  /** The preferred side; the other one when there is no room. */
  side: 'top' | 'bottom';
  align: 'start' | 'center' | 'end';
  /** Pixels between the two. */
  gap: number;
  /** As wide as its anchor. */
  sameWidth?: boolean;
  /** The anchor may move by itself, as in a map that is panned: it is followed at each frame. */
  moves?: boolean;
}

/** Pixels kept free at the edges of the window. */
const EDGE = 8;

function place(floating: HTMLElement, at: DOMRect, { side, align, gap, sameWidth }: Beside): void {
  if (sameWidth) floating.style.width = `${at.width}px`;
  const { offsetWidth: width, offsetHeight: height } = floating;
  const { clientWidth, clientHeight } = document.documentElement;
  const [above, below] = [at.top - gap, clientHeight - at.bottom - gap];
  const under = side === 'bottom' ? below >= height || below >= above : above < height && below > above;
  const start = { start: at.left, center: at.left + (at.width - width) / 2, end: at.right - width }[align];
  floating.style.top = `${under ? at.bottom + gap : at.top - gap - height}px`;
  floating.style.left = `${Math.max(EDGE, Math.min(start, clientWidth - width - EDGE))}px`;
}

/**
 * Positions an opened element beside its anchor and inside the window, also while they move. Its style must be `position: fixed`, so that
 * nothing that scrolls clips it.
 */
export function useBeside(anchor: RefObject<Element | null>, floating: RefObject<HTMLElement | null>, open: boolean, how: Beside): void {
  const { side, align, gap, sameWidth, moves } = how;
  useLayoutEffect(() => {
    const moved = floating.current;
    if (!open || !moved) return;
    const again = () => {
      // Beside nothing, it stays where it is.
      if (anchor.current?.isConnected)
        place(moved, anchor.current.getBoundingClientRect(), { side, align, gap, sameWidth: sameWidth === true });
    };
    again();
    let frame = 0;
    const follow = () => {
      again();
      frame = requestAnimationFrame(follow);
    };
    if (moves) frame = requestAnimationFrame(follow);
    const sizes = new ResizeObserver(again);
    sizes.observe(moved);
    addEventListener('scroll', again, { capture: true, passive: true });
    addEventListener('resize', again);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      removeEventListener('scroll', again, { capture: true });
      removeEventListener('resize', again);
    };
  }, [anchor, floating, open, side, align, gap, sameWidth, moves]);
}
