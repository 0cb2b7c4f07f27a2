import { type Consent, type ConsentStore, createConsent, keepConsent, readConsent } from './consent.ts';
import { uidIn } from './tracked-address.ts';
import type { TrackingParts } from './tracking.ts';

type Load = () => Promise<Pick<typeof import('./tracking.ts'), 'createTracking'>>;

/** Tracking as the rest of the shell knows it: its code comes when the page stands, or when somebody buys before that. */
export interface LazyTracking {
  /** What the person said to being recognised. */
  consent: ConsentStore;
  /** Begins, and finds out what the person said to it. */
  start(): void;
  adLinkOf(storeId: string): Promise<string | null>;
  answer(answer: Extract<Consent, 'granted' | 'refused'>): void;
}

const loadTracking: Load = () => import(/* webpackChunkName: "tracking" */ './tracking.ts');

/** @param load how its code is fetched; where that fails, pages and purchases go on without it */
export function createLazyTracking(given: Omit<TrackingParts, 'landed'>, load = loadTracking): LazyTracking {
  const consent = createConsent();
  // Where this tab was opened, though somebody may have gone on before the code is here.
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
      keepConsent(answer);
      consent.setState({ consent: readConsent() });
      tracking().then(
        (begun) => begun.decided(),
        () => {},
      );
    },
  };
}
