import type { Canary, LiveRelease, ReleasePointer } from '@meowtale/contracts/releases';
import { ReleaseError } from './errors.ts';
import { movePointer, readPointer } from './pointer.ts';
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

/** Ends a slice's canary: its visitors get the live release on their next page. @throws ReleaseError when there is none */
export async function stopCanary(
  storage: ReleaseStorage,
  environment: string,
  slice: string,
  { by, reason, expectedRevision }: { by: string; reason: string; expectedRevision?: number | undefined },
): Promise<ReleasePointer> {
  const { revision, slices } = await readPointer(storage, environment);
  const live = slices[slice];
  if (!live?.canary) throw new ReleaseError(`${slice} has no canary in ${environment}`);
  const after: LiveRelease = { ...live, canary: null };
  return movePointer(storage, environment, {
    expectedRevision: expectedRevision ?? revision,
    slices: { ...slices, [slice]: after },
    change: { action: 'stop', slices: { [slice]: { from: live.canary.version, to: live.version } }, by, reason, isForced: false },
  });
}
