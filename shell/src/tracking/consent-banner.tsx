import { type Frame, useLocation } from '@meowtale/web-kit';
import { type FunctionComponent, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useShell } from '../app/shell.ts';
import { useMedia } from '../app/use-media.ts';

const loadView = async () => (await import(/* webpackChunkName: "tracking" */ './consent-view.tsx')).ConsentView;

/** In a narrower window the question would cover the storefront's first content. */
const ROOMY = '(min-width: 640px)';

/**
 * Asks each person once, on any page with a frame: when the page is ready, in a narrow window of the storefront once its reader has moved
 * on. It covers space reserved at the page's bottom. When its code can't be fetched nothing is asked or tracked.
 */
export function ConsentBanner({ frame }: { frame: Frame }) {
  const { tracking } = useShell();
  const unasked = useStore(tracking.consent, (state) => state.consent === 'unasked');
  const roomy = useMedia(ROOMY);
  const atOnce = roomy || frame !== 'store';
  const movedOn = useMovedOn(unasked && !atOnce);
  const asking = unasked && (atOnce || movedOn);
  const [View, setView] = useState<FunctionComponent | null>(null);
  useEffect(() => {
    if (asking)
      loadView().then(
        (view) => setView(() => view),
        () => {},
      );
  }, [asking]);
  return asking && View ? <View /> : null;
}

/** Returns whether the reader has scrolled by half a window or to the page's end, or opened another page; stays true. */
function useMovedOn(isOpen: boolean): boolean {
  const [moved, setMoved] = useState(false);
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (!isOpen || moved) return;
    const check = () => {
      const { scrollY, innerHeight } = window;
      const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      if (pathname !== first.current || scrollY > innerHeight / 2 || isAtEnd) setMoved(true);
    };
    check();
    window.addEventListener('scroll', check, { passive: true });
    return () => window.removeEventListener('scroll', check);
  }, [isOpen, moved, pathname]);
  return moved;
}
