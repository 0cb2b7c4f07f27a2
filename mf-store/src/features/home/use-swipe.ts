import { type MouseEvent, type PointerEvent, useRef } from 'react';

const FAR_PX = 40;

/** Returns handlers that step by swiping: to the left is forward. A link below isn't followed then. */
export function useSwipe(step: (by: 1 | -1) => void) {
  const from = useRef<number | null>(null);
  const swiped = useRef(false);
  return {
    onPointerDown(event: PointerEvent) {
      swiped.current = false;
      from.current = event.pointerType === 'mouse' ? null : event.clientX;
    },
    onPointerUp(event: PointerEvent) {
      const moved = from.current === null ? 0 : event.clientX - from.current;
      from.current = null;
      if (Math.abs(moved) < FAR_PX) return;
      swiped.current = true;
      step(moved < 0 ? 1 : -1);
    },
    onPointerCancel() {
      from.current = null;
    },
    onClickCapture(event: MouseEvent) {
      if (!swiped.current) return;
      swiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
