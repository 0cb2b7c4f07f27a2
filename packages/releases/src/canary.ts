import type { Canary, LiveRelease, ReleasePointer } from '@meowtale/contracts/releases';
import { ReleaseError } from './errors.ts';
import { movePointer, pointerBefore } from './pointer.ts';
import type { ReleaseStorage } from './storage.ts';

/** How many tabs tried to load a release, and in how many of these loads it failed or threw. */
export interface LoadCounts {
  loads: number;
  failures: number;
}

const rateOf = ({ loads, failures }: LoadCounts) => (loads === 0 ? 0 : Math.min(1, failures / loads));
const percent = (rate: number) => `${Math.round(rate * 100)} %`;

/** Returns why a canary is over its error budget; null while it isn't, or too few tabs have loaded it to know. */
export function overBudget({ budget }: Pick<Canary, 'budget'>, canary: LoadCounts, live: LoadCounts): string | null {
  if (canary.loads < budget.loads || rateOf(canary) - rateOf(live) <= budget.failures) return null;
  return `${canary.failures} of ${canary.loads} loads failed (${percent(rateOf(canary))}), of the live release ${percent(rateOf(live))}`;
}

/**
 * Ends a slice's canary, and with it all canaries of its cohort, because each may need the others. Their visitors get the live releases on
 * their next page.
 * @throws ReleaseError when there is none; PointerMovedError when the pointer isn't at the expected revision
 */
export async function stopCanary(
  storage: ReleaseStorage,
  environment: string,
  slice: string,
  { by, reason, expectedRevision }: { by: string; reason: string; expectedRevision?: number | undefined },
): Promise<ReleasePointer> {
  const { revision, slices } = await pointerBefore(storage, environment, { expectedRevision });
  const cohort = slices[slice]?.canary?.cohort;
  if (cohort === undefined) throw new ReleaseError(`${slice} has no canary in ${environment}`);
  const ended = Object.entries(slices).flatMap(([name, live]) =>
    live.canary?.cohort === cohort ? [{ name, live, from: live.canary.version }] : [],
  );
  const after = Object.fromEntries(ended.map(({ name, live }): [string, LiveRelease] => [name, { ...live, canary: null }]));
  const changes = Object.fromEntries(ended.map(({ name, live, from }) => [name, { from, to: live.version }]));
  return movePointer(storage, environment, {
    expectedRevision: revision,
    slices: { ...slices, ...after },
    change: { action: 'stop', slices: changes, by, reason, isForced: false },
  });
}
