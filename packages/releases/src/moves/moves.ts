import { isDeepStrictEqual } from 'node:util';
import {
  CANARY_FAILURES_MAX,
  type Canary,
  type LiveRelease,
  type ReleaseChange,
  type ReleasePointer,
  type ReleaseRef,
  type ServiceAddress,
} from '@meowtale/contracts/releases';
import { assertIntact, findRelease, pointerBefore, ReleaseError, type ReleaseStorage } from '../index.ts';
import { assertAddressed, assertNotPinned, canaryBeside, type Mover, move, previousOf } from './move.ts';

export type { Mover } from './move.ts';
export { rollback } from './rollback.ts';

async function publishedRelease(
  storage: ReleaseStorage,
  slice: string,
  version: string,
): Promise<{ ref: ReleaseRef; kind: LiveRelease['kind'] }> {
  const ref = await findRelease(storage, slice, version);
  if (!ref) throw new ReleaseError(`${slice} ${version} isn't published`);
  return { ref, kind: await assertIntact(storage, slice, ref) };
}

/** A version that is to become live, and where a service's program of it runs. */
export type ReleaseWish = string | { version: string; address?: ServiceAddress | undefined };

/** Returns where a release runs that becomes live: at the given address, that of its canary, or where the one before ran. */
function addressOf(live: LiveRelease | undefined, version: string, given: ServiceAddress | undefined): ServiceAddress | null {
  const known = live?.canary?.version === version ? live.canary.address : null;
  return given ?? known ?? live?.address ?? null;
}

/** Returns an environment before and after releases become live, pinned ones too. @throws ReleaseError when one isn't published or is damaged */
export async function promotion(
  storage: ReleaseStorage,
  environment: string,
  wishes: Readonly<Record<string, ReleaseWish>>,
  mover: Pick<Mover, 'expectedRevision'> = {},
): Promise<{ before: ReleasePointer; after: ReleasePointer['slices'] }> {
  const before = await pointerBefore(storage, environment, mover);
  const after = { ...before.slices };
  for (const [slice, wish] of Object.entries(wishes)) {
    const { version, address } = typeof wish === 'string' ? { version: wish, address: undefined } : wish;
    const live = before.slices[slice];
    const isLive = live?.version === version;
    if (isLive && isDeepStrictEqual(live.address, address ?? live.address)) continue;
    const { ref, kind } = await publishedRelease(storage, slice, version);
    assertAddressed(slice, kind, address);
    after[slice] = {
      ...ref,
      kind,
      previous: isLive || !live ? (live?.previous ?? null) : previousOf(live),
      killed: live?.killed ?? false,
      pinned: live?.pinned ?? false,
      canary: canaryBeside(live, version),
      address: addressOf(live, version, address),
    };
  }
  return { before, after };
}

/**
 * Makes published releases the live ones of an environment, all in one step; what was live becomes each slice's previous release.
 * Returns the pointer unchanged when all are live already.
 * @param wishes by slice.
 * @throws ReleaseError when a release isn't published, is damaged or breaks another one, unless it is forced; PointerMovedError when
 * the pointer has moved meanwhile. The pointer then stays unchanged.
 */
export async function promote(
  storage: ReleaseStorage,
  environment: string,
  wishes: Readonly<Record<string, ReleaseWish>>,
  mover: Mover,
): Promise<ReleasePointer> {
  const { before, after } = await promotion(storage, environment, wishes, mover);
  const changed = Object.entries(before.slices).filter(([slice, live]) => after[slice] !== live);
  for (const [slice, live] of changed) assertNotPinned(environment, slice, live);
  const isChanged = Object.keys(wishes).some((slice) => after[slice] !== before.slices[slice]);
  return isChanged ? move(storage, { action: 'promote', before, after }, mover) : before;
}

/** What can be switched for a live slice without another release. */
const SWITCHES = {
  kill: { killed: true },
  revive: { killed: false },
  pin: { pinned: true },
  unpin: { pinned: false },
} as const satisfies Partial<Record<ReleaseChange['action'], Partial<LiveRelease>>>;

/**
 * Kills or revives, pins or unpins a live slice. Returns the pointer unchanged when it is so already.
 * @throws ReleaseError for a slice that isn't live, and for killing the shell, without which there is no page
 */
export async function switchSlice(
  storage: ReleaseStorage,
  environment: string,
  { slice, action }: { slice: string; action: keyof typeof SWITCHES },
  mover: Mover,
): Promise<ReleasePointer> {
  const before = await pointerBefore(storage, environment, mover);
  const live = before.slices[slice];
  if (!live) throw new ReleaseError(`${slice} isn't live in ${environment}`);
  if (slice === 'shell' && action === 'kill') throw new ReleaseError("the shell can't be killed: roll it back");
  const switched: LiveRelease = { ...live, ...SWITCHES[action] };
  if (switched.killed === live.killed && switched.pinned === live.pinned) return before;
  return move(storage, { action, before, after: { ...before.slices, [slice]: switched } }, mover);
}

export type CanaryWish = Pick<Canary, 'share' | 'budget'> & {
  slice: string;
  version: string;
  cohort?: string | undefined;
  /** Where a service's program of this release runs; required for a service. */
  address?: ServiceAddress | undefined;
};

/**
 * Gives a share of visitors another release than the live one, or changes the share of a canary.
 * @throws ReleaseError for a slice that isn't live or is pinned, for the live release itself, for the shell, or when the release can't be
 * live beside others
 */
export async function startCanary(
  storage: ReleaseStorage,
  environment: string,
  { slice, version, share, budget, cohort = slice, address }: CanaryWish,
  mover: Mover,
): Promise<ReleasePointer> {
  const before = await pointerBefore(storage, environment, mover);
  const live = before.slices[slice];
  if (!live) throw new ReleaseError(`${slice} isn't live in ${environment}: promote it`);
  // Nothing would notice that a shell doesn't start: it sends the reports.
  if (slice === 'shell') throw new ReleaseError('a shell has no canary: look at it by its preview');
  assertNotPinned(environment, slice, live);
  if (live.version === version) throw new ReleaseError(`${slice} ${version} is live in ${environment} already`);
  if (budget.failures > CANARY_FAILURES_MAX)
    throw new ReleaseError(`a canary may fail at most ${CANARY_FAILURES_MAX * 100} % more often: more could never end it`);
  const { ref, kind } = await publishedRelease(storage, slice, version);
  assertAddressed(slice, kind, address);
  const known = live.canary?.version === version ? live.canary.address : null;
  if (kind === 'service' && !address && !known) throw new ReleaseError(`${slice} is a service: say where its canary runs`);
  // Another share of the same release goes on with what was counted.
  const since = live.canary?.version === version ? live.canary.since : before.revision + 1;
  const after = { ...before.slices, [slice]: { ...live, canary: { ...ref, share, cohort, since, budget, address: address ?? known } } };
  return move(storage, { action: 'canary', before, after, to: { [slice]: version } }, mover);
}
