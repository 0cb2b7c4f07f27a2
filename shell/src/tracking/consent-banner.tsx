import { type Frame, useLocation } from '@meowtale/web-kit';
import { type FunctionComponent, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useShell } from '../app/shell.ts';
import { useMedia } from '../app/use-media.ts';

const loadView = async () => (await import(/* webpackChunkName: "tracking" */ './consent-view.tsx')).ConsentView;

/** Where a window is narrower, the question would lie over the first thing that the storefront offers. */
const ROOMY = '(min-width: 640px)';

/**
 * Asks each person once, on any page with a frame: when the page stands, in a narrow window of the storefront once its reader has moved on.
 * It lies over room that it has at the page's foot; where its words can't be fetched nobody is asked, and nobody is tracked.
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

/** Returns whether the reader scrolled by half a window or to the page's end, or opened another page, since it was asked; stays so. */
function useMovedOn(asked: boolean): boolean {
  const [moved, setMoved] = useState(false);
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (!asked || moved) return;
    const look = () => {
      const { scrollY, innerHeight } = window;
      const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      if (pathname !== first.current || scrollY > innerHeight / 2 || isAtEnd) setMoved(true);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [asked, moved, pathname]);
  return moved;
}
