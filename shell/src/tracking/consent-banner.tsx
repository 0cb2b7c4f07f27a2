import { type FunctionComponent, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useShell } from '../app/shell.ts';

const loadView = async () => (await import(/* webpackChunkName: "tracking" */ './consent-view.tsx')).ConsentView;

/**
 * Asks whoever wasn't asked yet. It comes when the page stands, lies over its lower end, and moves nothing; where its words
 * can't be fetched nobody is asked, and nobody is tracked.
 */
export function ConsentBanner() {
  const { tracking } = useShell();
  const asking = useStore(tracking.consent, (state) => state.consent === 'unasked');
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
