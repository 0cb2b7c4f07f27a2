import { AUTH_TYPE, DEFAULT_PROFIT_SHARE_BP, type FieldError } from '@meowtale/contracts';
import {
  addStoreInput,
  releaseStoreInput,
  setStoreReleaseTypeInput,
  setStoreStatusInput,
} from '@meowtale/contracts/inputs/catalog/listing';
import { latestReleaseOf, releaseTimeOf } from '@meowtale/contracts/release-queue';
import { clockNow, DomainError, inTransaction, parseInput, type UserActor, withIdempotency } from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../database.ts';
import { releasesAtOnce } from '../../library/plans/policy.ts';
import { rightsOf } from '../../library/plans/service.ts';
import { lockLimit } from '../../limit-repository.ts';
import { requireNotSuspended } from '../../people/standing/service.ts';
import { shelve } from '../indexing/service.ts';
import {
  changeSubmit,
  emptyDraft,
  insertSubmit,
  requireTransition,
  type SubmitRow,
  SubmitStateRefused,
  stateOf,
} from '../submission/model.ts';
import { placePackage } from '../submits/service.ts';
import { logHappening } from '../timeline/service.ts';
import { notifyOfRelease, type Publishing, publishListing } from './events.ts';
import { lockWork } from './lock-work.ts';
import { setOnSale, setReleasedAt } from './repository.ts';
import * as stores from './stores-repository.ts';
import { isOnShelf, type StoreRow } from './stores-repository.ts';

export type { Publishing } from './events.ts';
export { type MyStore, toMyStores } from './my-stores.ts';

/** More than a person makes by hand; limits scripts. */
const STORES_MAX = 1000;

/**
 * Adds an empty listing on a platform, which is fixed, with its first draft; once for each `idempotency_key`.
 * @throws DomainError `input/invalid` for an unknown platform, `app/limit` beyond 1,000, `auth/suspended`, `idempotency/conflict`
 */
export function addStore(db: Db, actor: UserActor, input: unknown): Promise<StoreRow> {
  const { platform_key, idempotency_key: key } = parseInput(addStoreInput, input);
  const make = async (tx: Db) => {
    await lockLimit(tx, 'stores', actor.uuid);
    if ((await stores.countOf(tx, actor.uuid)) >= STORES_MAX) throw new DomainError('app/limit');
    const auth_type = AUTH_TYPE[platform_key];
    const store = await stores.insertStore(tx, {
      uuid: uuidv7(),
      owner_uuid: actor.uuid,
      platform_key,
      auth_type,
      cps_share_bp: DEFAULT_PROFIT_SHARE_BP,
    });
    const data = emptyDraft(store);
    const submit = await insertSubmit(tx, { uuid: uuidv7(), store_uuid: store.uuid, page_state: 0, package_state: 0, data, revision: 1 });
    await logHappening(tx, { store, submit, actorUuid: actor.uuid, action: 'create' });
    return store.uuid;
  };
  return inTransaction(db, async (tx) => {
    await requireNotSuspended(tx, actor);
    const options = { scope: `addStore:${actor.uuid}`, key: key ?? '', request: { platform_key } };
    const uuid = key ? await withIdempotency(tx, options, () => make(tx)) : await make(tx);
    return stores.readStore(tx, uuid);
  });
}

/**
 * Releases an approved version: now, or at `released_at`, with a preview from `start_preview_at`; without a plan that releases at once, at
 * the next full hour (ADR 28). Times in the future can be changed. A later version of a released listing replaces it at once and keeps its
 * date.
 * @throws StoreNotFound; SubmitStateRefused for one that isn't approved or is released; DomainError `input/invalid`, `auth/suspended`
 */
export function releaseStore(db: Db, actor: UserActor, input: unknown, publishing: Publishing): Promise<StoreRow> {
  const times = parseInput(releaseStoreInput, input);
  return inTransaction(db, async (tx) => {
    const { store, current } = await lockWork(tx, actor, times.store_id);
    await requireNotSuspended(tx, actor);
    const now = await clockNow(tx);
    const { services } = await rightsOf(tx, store.owner_uuid);
    const { released_at, start_preview_at } = releaseTimes(store, current, times, { now, atOnce: releasesAtOnce(services) });
    const submit = await changeSubmit(tx, current.uuid, { released_at, start_preview_at });
    const release_type = times.release_type ?? store.release_type;
    const first = isOut(store, now) ? {} : { released_at, start_preview_at, release_type, release_asked_at: 'now' as const };
    const released = await stores.changeStore(tx, store.uuid, first);
    await shelve(tx, [{ store: released, submit }]);
    // The apps of the version before are released.
    await placePackage(tx, released, null);
    if (released_at <= now) {
      await publishListing(tx, store.uuid, publishing);
      await notifyOfRelease(tx, store, actor.uuid);
    }
    const detail = { start_preview_at, released_at };
    await logHappening(tx, { store: released, submit, actorUuid: actor.uuid, action: 'release', detail });
    return (await stores.findStore(tx, store.uuid)) ?? released;
  });
}

type Times = { start_preview_at?: string | null | undefined; released_at?: string | null | undefined };

/** Also true between its time and its announcement. */
const isOut = ({ announced_at, released_at }: StoreRow, now: Date): boolean =>
  announced_at !== null || (released_at !== null && released_at <= now);

function releaseTimes(
  store: StoreRow,
  current: SubmitRow,
  { start_preview_at, released_at }: Times,
  { now, atOnce }: { now: Date; atOnce: boolean },
) {
  requireTransition('release', current);
  if (current.released_at && current.released_at <= now) throw new SubmitStateRefused('release', stateOf(current));
  const [preview, release] = [start_preview_at, released_at].map((time) => (time ? new Date(time) : null));
  const past = (path: keyof Times, time: Date | null | undefined) => (time && time < now ? [{ path, key: 'invalid.time-past' }] : []);
  // A preview that has begun stays when its release is postponed.
  const hasBegun = preview && preview.getTime() === current.start_preview_at?.getTime();
  const fields: FieldError[] = [...(hasBegun ? [] : past('start_preview_at', preview)), ...past('released_at', release)];
  const latest = latestReleaseOf(now);
  if (release && release > latest) fields.push({ path: 'released_at', key: 'invalid.time-late', params: { to: latest.toISOString() } });
  // A released listing would disappear until then.
  if (isOut(store, now) && release && release > now) fields.push({ path: 'released_at', key: 'invalid.already-released' });
  if (fields.length > 0) throw new DomainError('input/invalid', { fields });
  const wanted = release ?? now;
  return { released_at: isOut(store, now) ? wanted : releaseTimeOf(wanted, { atOnce }), start_preview_at: preview ?? null };
}

/**
 * Takes a released listing off sale (`off`), or puts it back (`on`); hides it from lists and searches (`unlist`), so that it is sold at its
 * address only, or shows it (`list`). Buyers keep access.
 * @throws StoreNotFound; SubmitStateRefused before its release; DomainError `input/invalid`
 */
export function setStoreStatus(db: Db, actor: UserActor, input: unknown, publishing: Publishing): Promise<StoreRow> {
  const { store_id, status } = parseInput(setStoreStatusInput, input);
  return inTransaction(db, async (tx) => {
    const { store, current } = await lockWork(tx, actor, store_id);
    if (store.announced_at === null) throw new SubmitStateRefused('status', stateOf(current));
    const change = status === 'on' || status === 'off' ? { status } : { is_listed: status === 'list' };
    if (Object.entries(change).every(([column, value]) => store[column as keyof StoreRow] === value)) return store;
    const changed = await stores.changeStore(tx, store.uuid, change);
    await setOnSale(tx, store.uuid, isOnShelf(changed));
    await publishListing(tx, store.uuid, publishing);
    await logHappening(tx, { store: changed, submit: current, actorUuid: actor.uuid, action: status });
    return changed;
  });
}

/**
 * Sets early access or official. After the release early access ends for good, and the work is listed as new once more (SPEC §4).
 * @throws StoreNotFound; DomainError `input/invalid` for returning to early access
 */
export function setStoreReleaseType(db: Db, actor: UserActor, input: unknown): Promise<StoreRow> {
  const { store_id, release_type } = parseInput(setStoreReleaseTypeInput, input);
  return inTransaction(db, async (tx) => {
    const { store, current } = await lockWork(tx, actor, store_id);
    if (store.release_type === release_type) return store;
    const out = isOut(store, await clockNow(tx));
    if (out && release_type === 'early_access') {
      throw new DomainError('input/invalid', { fields: [{ path: 'release_type', key: 'invalid.release-one-way' }] });
    }
    const changed = await stores.changeStore(tx, store.uuid, { release_type, ...(out && { promoted_at: 'now' as const }) });
    if (changed.promoted_at) await setReleasedAt(tx, store.uuid, changed.promoted_at);
    await logHappening(tx, { store: changed, submit: current, actorUuid: actor.uuid, action: release_type });
    return changed;
  });
}

/** Takes a suspended person's listings off sale, or restores them. Buyers keep access. */
export async function suspendListings(tx: Db, ownerUuid: string, isSuspended: boolean, publishing: Publishing): Promise<void> {
  for (const store of await stores.markHeld(tx, ownerUuid, isSuspended)) {
    await setOnSale(tx, store.uuid, isOnShelf(store));
    if (store.announced_at !== null) await publishListing(tx, store.uuid, publishing);
  }
}
