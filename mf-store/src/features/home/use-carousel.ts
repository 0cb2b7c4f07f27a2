import { PAYMENT_CAROUSEL_MS } from '@meowtale/contracts';
import { type FocusEvent, useEffect, useState } from 'react';

const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/** Holds which of `count` slides is shown. It advances by itself unless turned off, hovered or focused. */
export function useCarousel(count: number) {
  const [place, setPlace] = useState(0);
  const [wantsToRun, setWantsToRun] = useState(true);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const runs = wantsToRun && !pointed && !focused && count > 1;

  useEffect(() => {
    if (matchMedia(LESS_MOTION).matches) setWantsToRun(false);
  }, []);
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) setPlace((before) => before + 1);
    }, PAYMENT_CAROUSEL_MS);
    return () => clearInterval(timer);
  }, [runs]);

  return {
    at: ((place % count) + count) % count,
    go: setPlace,
    runs,
    wantsToRun,
    setWantsToRun,
    /** Handlers that pause it on hover and focus. */
    hold: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
