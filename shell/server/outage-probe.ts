import type { Visit } from './ask-gateway.ts';
import type { ShellEnv } from './env.ts';
import { findStoreHead } from './store-head.ts';

const FRESH_MS = 1_000;
/** A valid id that no listing has: the query reaches the catalogue and its database, and finds nothing. */
const NO_LISTING = '01900000-0000-7000-8000-000000000000';

/** Returns whether listings can't be read at present, for pages that consist of them. */
export type OutageProbe = (visit: Visit) => Promise<boolean>;

/** Creates the probe, which queries a listing at most once a second for all pages. */
export function createOutageProbe(env: ShellEnv, now: () => number = Date.now): OutageProbe {
  let probe: { isAway: Promise<boolean>; at: number } | undefined;
  return (visit) => {
    if (probe && now() - probe.at < FRESH_MS) return probe.isAway;
    const isAway = findStoreHead(env, NO_LISTING, visit).then(({ state }) => state === 'unknown');
    probe = { isAway, at: now() };
    return isAway;
  };
}
