import { registerPlugins } from '@module-federation/runtime';
import { NEVER_MATCHES } from '../never-matches.ts';
import type { PlannedSlice } from '../plan.ts';

/** On a slow network a remote may load long after a card was shown in its place, and still replaces it. */
const GIVEN_UP_AFTER_MS = 60_000;

/** Checks every remote's entry against the hash in the plan, so that an altered or unplanned one never runs (TRUST 23). */
export function registerFederationPlugin(slices: readonly PlannedSlice[], nonce: string): void {
  const integrity = new Map<string, string | null>();
  for (const { release, previous } of slices) {
    integrity.set(release.entry, release.integrity);
    if (previous) integrity.set(previous.entry, previous.integrity);
  }
  registerPlugins([
    {
      name: 'meowtale-integrity',
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        script.nonce = nonce;
        script.crossOrigin = 'anonymous';
        const expected = integrity.get(url);
        // Null is a slice under development.
        if (expected !== null) script.integrity = expected ?? NEVER_MATCHES;
        return { script, timeout: GIVEN_UP_AFTER_MS };
      },
    },
  ]);
}
