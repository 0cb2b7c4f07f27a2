import type { LiveRelease, ReleasePointer, ServiceAddress } from '@meowtale/contracts/releases';
import { assertIntact, pointerBefore, ReleaseError, type ReleaseStorage, readHistory, reserveRelease } from '../index.ts';
import { assertAddressed, assertNotPinned, canaryBeside, type EarlierRelease, type Mover, move, previousOf } from './move.ts';

const earlierOf = ({ version, integrity, kind, address }: EarlierRelease): EarlierRelease => ({ version, integrity, kind, address });

/** Returns the release before the first known one. A service that has no address never had one: the next release takes the address over. */
function beforeFirst({ previous, kind, address }: LiveRelease): EarlierRelease[] {
  if (!previous) return [];
  return [earlierOf({ ...previous, kind, address: previous.address === undefined && address === null ? null : previous.address })];
}

/** Returns the releases of a slice in the order in which they were live, without those that were rolled back; the last one is live. */
function trailOf(history: readonly ReleasePointer[], slice: string): EarlierRelease[] {
  const trail: EarlierRelease[] = [];
  for (const { slices, change } of history) {
    const live = slices[slice];
    const newest = trail.at(-1);
    if (live && newest?.version === live.version) newest.address = live.address;
    if (!live || newest?.version === live.version) continue;
    if (trail.length === 0) trail.push(...beforeFirst(live));
    const known = change?.action === 'rollback' ? trail.findLastIndex(({ version }) => version === live.version) : -1;
    if (known >= 0) trail.length = known + 1;
    else trail.push(earlierOf(live));
  }
  return trail;
}

/** Returns where an earlier release runs. @throws ReleaseError when that has to be given */
function earlierAddress(
  slice: string,
  { kind, version, address }: EarlierRelease,
  given: ServiceAddress | undefined,
): ServiceAddress | null {
  assertAddressed(slice, kind, given);
  if (given) return given;
  if (address === undefined && kind === 'service')
    throw new ReleaseError(`it isn't known where the program of ${slice} ${version} ran: say where it runs, with --url`);
  return address ?? null;
}

interface RollbackWish {
  slice: string;
  /** The version to go back to; the one before the live one unless given. */
  to?: string | undefined;
  /** Where a service's program of that release runs; where it ran unless given. */
  address?: ServiceAddress | undefined;
}

/**
 * Makes a slice's earlier release live again: the one before the live one, or the given one. Rolling back twice goes back two releases.
 * @throws ReleaseError when no such release was live before, its files are not those that were live, or it isn't known where it ran
 */
export async function rollback(
  storage: ReleaseStorage,
  environment: string,
  { slice, to, address }: RollbackWish,
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
  const { version, integrity } = earlier;
  const kind = await assertIntact(storage, slice, earlier);
  // A fallback that is gone must not prevent a rollback.
  const fallback = trail[index - 1];
  const previous = fallback && (await reserveRelease(storage, { slice, version: fallback.version })) ? previousOf(fallback) : null;
  const back = {
    version,
    integrity,
    kind,
    previous,
    canary: canaryBeside(live, version),
    address: earlierAddress(slice, { ...earlier, kind }, address),
  };
  return move(storage, { action: 'rollback', before, after: { ...before.slices, [slice]: { ...live, ...back } } }, mover);
}
