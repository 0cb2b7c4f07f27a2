import { type FunctionComponent, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useShell } from '../app/shell.ts';
import { useMedia } from '../app/use-media.ts';

const loadView = async () => (await import(/* webpackChunkName: "tracking" */ './consent-view.tsx')).ConsentView;

/** Where a window is narrower, the question would lie over the first thing that a page offers. */
const ROOMY = '(min-width: 640px)';

/**
 * Asks whoever wasn't asked yet. It comes when the page stands, in a narrow window once its reader has moved on down it, lies over its
 * lower end, and moves nothing; where its words can't be fetched nobody is asked, and nobody is tracked.
 */
export function ConsentBanner() {
  const { tracking } = useShell();
  const unasked = useStore(tracking.consent, (state) => state.consent === 'unasked');
  const roomy = useMedia(ROOMY);
  const movedOn = useMovedOn(unasked && !roomy);
  const asking = unasked && (roomy || movedOn);
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

/** Returns whether the page was moved by half a window since it was asked; stays so, also on the next page. */
function useMovedOn(asked: boolean): boolean {
  const [moved, setMoved] = useState(false);
  useEffect(() => {
    if (!asked || moved) return;
    const look = () => {
      if (window.scrollY > window.innerHeight / 2) setMoved(true);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [asked, moved]);
  return moved;
}
