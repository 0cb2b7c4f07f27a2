import { type Consent, type ConsentStore, createConsent, readConsent, storeConsent } from './consent.ts';
import { uidIn } from './tracked-address.ts';
import type { TrackingParts } from './tracking.ts';

type Load = () => Promise<Pick<typeof import('./tracking.ts'), 'createTracking'>>;

/** Tracking as the rest of the shell sees it: its code loads when the page is ready, or at an earlier purchase. */
export interface LazyTracking {
  /** The person's choice about tracking. */
  consent: ConsentStore;
  /** Loads the code, and reads the person's choice. */
  start(): void;
  adLinkOf(storeId: string): Promise<string | null>;
  answer(answer: Extract<Consent, 'granted' | 'refused'>): void;
}

const loadTracking: Load = () => import(/* webpackChunkName: "tracking" */ './tracking.ts');

/** @param load fetches its code; when that fails, pages and purchases continue without it */
export function createLazyTracking(given: Omit<TrackingParts, 'landed'>, load = loadTracking): LazyTracking {
  const consent = createConsent();
  // The address where this tab was opened; the person may have moved on before the code has loaded.
  const parts = { ...given, landed: given.navigation.get() };
  let loading: ReturnType<typeof begin> | null = null;
  const begin = async () => (await load()).createTracking(parts);
  const tracking = () => {
    loading ??= begin().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  return {
    consent,
    start() {
      consent.setState({ consent: readConsent() });
      tracking().catch(() => {});
    },
    adLinkOf: (storeId) =>
      tracking().then(
        (begun) => begun.adLinkOf(storeId),
        () => uidIn(parts.landed.search),
      ),
    answer(answer) {
      storeConsent(answer);
      consent.setState({ consent: readConsent() });
      tracking().then(
        (begun) => begun.decided(),
        () => {},
      );
    },
  };
}
