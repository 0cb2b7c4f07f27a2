import { isDeepStrictEqual } from 'node:util';
import type { Canary, LiveRelease, ReleaseChange, ReleasePointer, ReleaseRef, ServiceAddress } from '@meowtale/contracts/releases';
import { assertNoNewFaults } from '../check/check.ts';
import {
  assertIntact,
  findRelease,
  movePointer,
  PointerMovedError,
  ReleaseError,
  type ReleaseStorage,
  readHistory,
  readPointer,
} from '../index.ts';

/** Who moves a pointer, and why. */
export interface Mover {
  by: string;
  reason: string;
  /** The revision on which the decision was based; the newest unless given. */
  expectedRevision?: number | undefined;
  /** Moves it even if that breaks other releases; the history says so. */
  isForced?: boolean | undefined;
}

/** Reads the pointer that a move starts from. @throws PointerMovedError when it isn't the expected one */
async function pointerBefore(
  storage: ReleaseStorage,
  environment: string,
  { expectedRevision }: Pick<Mover, 'expectedRevision'>,
): Promise<ReleasePointer> {
  const before = await readPointer(storage, environment);
  if (expectedRevision !== undefined && expectedRevision !== before.revision)
    throw new PointerMovedError(environment, expectedRevision, before.revision);
  return before;
}

async function publishedRelease(
  storage: ReleaseStorage,
  slice: string,
  version: string,
): Promise<{ ref: ReleaseRef; kind: LiveRelease['kind'] }> {
  const ref = await findRelease(storage, slice, version);
  if (!ref) throw new ReleaseError(`${slice} ${version} isn't published`);
  return { ref, kind: await assertIntact(storage, slice, ref) };
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

async function move(
  storage: ReleaseStorage,
  { action, before, after, to = {} }: Step,
  { by, reason, isForced = false }: Mover,
): Promise<ReleasePointer> {
  const { environment, revision, slices } = before;
  const changed = Object.entries(after).filter(([slice, live]) => live !== slices[slice]);
  const changes = changed.map(([slice, { version }]) => [slice, { from: slices[slice]?.version ?? null, to: to[slice] ?? version }]);
  if (CHECKED.has(action) && !isForced) await assertNoNewFaults(storage, before, after);
  return movePointer(storage, environment, {
    expectedRevision: revision,
    slices: after,
    change: { action, slices: Object.fromEntries(changes), by, reason, isForced },
  });
}

/** Returns a canary unless its release is the live one: then it is none any more. */
const canaryBeside = (live: LiveRelease | undefined, version: string): Canary | null =>
  live?.canary && live.canary.version !== version ? live.canary : null;

/** A version that is to become live, and where a service's program of it runs. */
export type ReleaseWish = string | { version: string; address?: ServiceAddress | undefined };

function assertAddressed(slice: string, kind: LiveRelease['kind'], address: ServiceAddress | undefined): void {
  if (address && kind === 'remote') throw new ReleaseError(`${slice} is no service: it has no address`);
}

/** Returns where a release runs that becomes live: at the given address, that of its canary, or where the one before ran. */
function addressOf(live: LiveRelease | undefined, version: string, given: ServiceAddress | undefined): ServiceAddress | null {
  const known = live?.canary?.version === version ? live.canary.address : null;
  return given ?? known ?? live?.address ?? null;
}

/** Returns an environment before and after releases become live. @throws ReleaseError when one isn't published or is damaged, or is pinned */
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
    if (live) assertNotPinned(environment, slice, live);
    const { ref, kind } = await publishedRelease(storage, slice, version);
    assertAddressed(slice, kind, address);
    after[slice] = {
      ...ref,
      kind,
      previous: isLive || !live ? (live?.previous ?? null) : { version: live.version, integrity: live.integrity },
      killed: live?.killed ?? false,
      pinned: false,
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
  const isChanged = Object.keys(wishes).some((slice) => after[slice] !== before.slices[slice]);
  return isChanged ? move(storage, { action: 'promote', before, after }, mover) : before;
}

function assertNotPinned(environment: string, slice: string, { pinned, version }: LiveRelease): void {
  if (pinned) throw new ReleaseError(`${slice} is pinned to ${version} in ${environment}; unpin it first`);
}

type Earlier = ReleaseRef & Pick<LiveRelease, 'address'>;

/** Returns the releases of a slice in the order in which they were live, without those that were rolled back; the last one is live. */
function trailOf(history: readonly ReleasePointer[], slice: string): Earlier[] {
  const trail: Earlier[] = [];
  for (const { slices, change } of history) {
    const live = slices[slice];
    const newest = trail.at(-1);
    if (live && newest?.version === live.version) newest.address = live.address;
    if (!live || newest?.version === live.version) continue;
    if (trail.length === 0 && live.previous) trail.push({ ...live.previous, address: live.address });
    const known = change?.action === 'rollback' ? trail.findLastIndex(({ version }) => version === live.version) : -1;
    if (known >= 0) trail.length = known + 1;
    else trail.push({ version: live.version, integrity: live.integrity, address: live.address });
  }
  return trail;
}

/**
 * Makes a slice's earlier release live again: the one before the live one, or the given one. Rolling back twice goes back two releases.
 * @throws ReleaseError when no such release was live before, or its files are not those that were live
 */
export async function rollback(
  storage: ReleaseStorage,
  environment: string,
  { slice, to }: { slice: string; to?: string | undefined },
  mover: Mover,
): Promise<ReleasePointer> {
  const before = await pointerBefore(storage, environment, mover);
  const history = await readHistory(storage, environment);
  const trail = trailOf(history.length > 0 ? history : [before], slice);
  const index = to === undefined ? trail.length - 2 : trail.slice(0, -1).findLastIndex(({ version }) => version === to);
  const earlier = trail[index];
  if (!earlier) throw new ReleaseError(`${slice} has no earlier release${to ? ` ${to}` : ''} in ${environment}`);
  const live = before.slices[slice] as LiveRelease;
  assertNotPinned(environment, slice, live);
  await assertIntact(storage, slice, earlier);
  const canary = canaryBeside(live, earlier.version);
  const after = { ...before.slices, [slice]: { ...live, ...earlier, previous: trail[index - 1] ?? null, canary } };
  return move(storage, { action: 'rollback', before, after }, mover);
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
  const { ref, kind } = await publishedRelease(storage, slice, version);
  assertAddressed(slice, kind, address);
  const known = live.canary?.version === version ? live.canary.address : null;
  if (kind === 'service' && !address && !known) throw new ReleaseError(`${slice} is a service: say where its canary runs`);
  // Another share of the same release goes on with what was counted.
  const since = live.canary?.version === version ? live.canary.since : before.revision + 1;
  const after = { ...before.slices, [slice]: { ...live, canary: { ...ref, share, cohort, since, budget, address: address ?? known } } };
  return move(storage, { action: 'canary', before, after, to: { [slice]: version } }, mover);
}
