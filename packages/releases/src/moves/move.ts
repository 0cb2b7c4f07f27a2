import type { Canary, LiveRelease, ReleaseChange, ReleasePointer, ReleaseRef, ServiceAddress } from '@meowtale/contracts/releases';
import { assertNoNewFaults } from '../check/check.ts';
import { movePointer, ReleaseError, type ReleaseStorage, reserveAdded } from '../index.ts';

/** Who moves a pointer, and why. */
export interface Mover {
  by: string;
  reason: string;
  /** The revision on which the decision was based; the newest unless given. */
  expectedRevision?: number | undefined;
  /** Moves it even if that breaks other releases; the history says so. */
  isForced?: boolean | undefined;
}

/** Changes by which visitors get another release. */
const CHECKED: ReadonlySet<ReleaseChange['action']> = new Set(['promote', 'rollback', 'canary']);

interface Step {
  action: ReleaseChange['action'];
  before: ReleasePointer;
  after: ReleasePointer['slices'];
  /** Slice → version that the history names, where it isn't the live one. */
  to?: Readonly<Record<string, string>>;
}

/** Creates the next revision. @throws BreakingChangeError when the change would break releases, unless it is forced */
export async function move(
  storage: ReleaseStorage,
  { action, before, after, to = {} }: Step,
  { by, reason, isForced = false }: Mover,
): Promise<ReleasePointer> {
  const { environment, revision, slices } = before;
  const changed = Object.entries(after).filter(([slice, live]) => live !== slices[slice]);
  const changes = changed.map(([slice, { version }]) => [slice, { from: slices[slice]?.version ?? null, to: to[slice] ?? version }]);
  await reserveAdded(storage, slices, after);
  if (CHECKED.has(action) && !isForced) await assertNoNewFaults(storage, before, after);
  return movePointer(storage, environment, {
    expectedRevision: revision,
    slices: after,
    change: { action, slices: Object.fromEntries(changes), by, reason, isForced },
  });
}

/** Returns a canary unless its release is the live one: then it is none any more. */
export const canaryBeside = (live: LiveRelease | undefined, version: string): Canary | null =>
  live?.canary && live.canary.version !== version ? live.canary : null;

/** A release that was live. */
export interface EarlierRelease extends ReleaseRef {
  kind: LiveRelease['kind'];
  /** Where a service's program of it ran; undefined when that isn't known. */
  address?: ServiceAddress | null | undefined;
}

/** Returns a release for `previous`, where it will be found again; a remote has no address. */
export const previousOf = ({ version, integrity, kind, address }: EarlierRelease): LiveRelease['previous'] => ({
  ...{ version, integrity },
  ...(kind === 'service' && address !== undefined && { address }),
});

/** @throws ReleaseError for an address of a remote */
export function assertAddressed(slice: string, kind: LiveRelease['kind'], address: ServiceAddress | undefined): void {
  if (address && kind === 'remote') throw new ReleaseError(`${slice} is no service: it has no address`);
}

/** @throws ReleaseError for a pinned slice */
export function assertNotPinned(environment: string, slice: string, { pinned, version }: LiveRelease): void {
  if (pinned) throw new ReleaseError(`${slice} is pinned to ${version} in ${environment}; unpin it first`);
}
