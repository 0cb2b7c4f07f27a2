import { newestFirstQuery } from '@meowtale/contracts/inputs/catalog/listing';
import { addStoreUpdateLogInput, setStoreUpdateLogInput } from '@meowtale/contracts/inputs/catalog/update-log';
import { DomainError, inTransaction, parseInput, parseQuery, type UserActor } from '@meowtale/service-kit';
import { validate as isUuid, v7 as uuidv7 } from 'uuid';
import type { Db } from '../../database.ts';
import { recordStaffAction } from '../../desk/audit/service.ts';
import { cursorOf, type Page, toPage, toPageRange } from '../../list-page.ts';
import { notifyFollowers } from '../../people/notices/service.ts';
import { requireNotSuspended } from '../../people/standing/service.ts';
import { isRepeat } from '../../seen-revision.ts';
import { findStore, requireReleased, type StoreRow } from '../listings/model.ts';
import { findCurrent, StoreNotFound } from '../submission/model.ts';
import { requireOwner } from '../submits/policy.ts';
import { logHappening, toSubject } from '../timeline/service.ts';
import { UpdateLogNotFound } from './errors.ts';
import { isOwner, mayWrite, requireOwnNote } from './policy.ts';
import type { UpdateLogRow } from './repository.ts';
import * as updates from './repository.ts';

/** More than people write by hand, so that a script stops here. */
const UPDATES_MAX = 500;
const UPDATES_PER_HOUR = 20;

/** GraphQL's StoreUpdateLog. */
export interface StoreUpdateLog {
  uuid: string;
  store_id: string;
  content: string;
  created_at: Date;
  updated_at: Date;
}

/** GraphQL's MyStoreUpdateLog. */
export interface MyStoreUpdateLog extends StoreUpdateLog {
  note: string | null;
  revision: number;
}

interface FindArgs {
  store_id: string;
  q?: unknown;
}

const toPublic = ({ uuid, store_uuid, content, created_at, updated_at }: UpdateLogRow): StoreUpdateLog => ({
  uuid,
  store_id: store_uuid,
  content,
  created_at,
  updated_at,
});
const toMine = (row: UpdateLogRow, mayReadNote: boolean): MyStoreUpdateLog => ({
  ...toPublic(row),
  note: mayReadNote ? row.note : null,
  revision: row.revision,
});

/** Returns the public updates of a released listing. @throws StoreNotFound; DomainError `input/invalid` */
export async function findPublicUpdates(db: Db, { store_id, q }: FindArgs): Promise<Page<StoreUpdateLog>> {
  return pageOf(db, await requireReleased(db, store_id), q, toPublic);
}

/** Returns a listing's updates with their notes, for its owner. @throws StoreNotFound; DomainError `input/invalid` */
export async function findOwnUpdates(db: Db, actor: UserActor, { store_id, q }: FindArgs): Promise<Page<MyStoreUpdateLog>> {
  const store = requireOwner(actor, isUuid(store_id) ? await findStore(db, store_id) : undefined);
  return pageOf(db, store.uuid, q, (row) => toMine(row, true));
}

async function pageOf<T>(db: Db, storeUuid: string, q: unknown, toView: (row: UpdateLogRow) => T): Promise<Page<T>> {
  const query = parseQuery(newestFirstQuery, q);
  const range = toPageRange(query, 'time');
  const direction = query.orderField === 'created_at-asc' ? 'asc' : 'desc';
  const [rows, total] = await Promise.all([updates.listUpdates(db, storeUuid, direction, range), updates.countUpdates(db, storeUuid)]);
  const cursor = (row: UpdateLogRow) => cursorOf(row.created_at, row.uuid);
  return toPage(rows, { query, range, total, cursor }, rows.slice(0, range.limit).map(toView));
}

/**
 * Adds an update to a listing in any state; others read it once the listing is released.
 * @throws StoreNotFound; DomainError `auth/forbidden` for a note by staff, `auth/suspended`, `input/invalid`, also for staff without a
 *   reason, `app/limit` over 500 per listing, `gateway/rate-limited` (429) over 20 per hour
 */
export function addUpdate(db: Db, actor: UserActor, args: unknown): Promise<MyStoreUpdateLog> {
  const { store_id, content, note, reason } = parseInput(addStoreUpdateLogInput, args);
  return inTransaction(db, async (tx) => {
    const store = await findStore(tx, store_id);
    if (!mayWrite(actor, store)) throw new StoreNotFound();
    await requireNotSuspended(tx, actor);
    requireOwnNote(actor, store, note);
    const { all, recent } = await updates.countForLimit(tx, store.uuid);
    if (all >= UPDATES_MAX) throw new DomainError('app/limit');
    if (recent >= UPDATES_PER_HOUR) throw new DomainError('gateway/rate-limited');
    const update = { uuid: uuidv7(), store_uuid: store.uuid, writer_uuid: actor.uuid, content, note: note ?? '' };
    const row = await updates.insertUpdate(tx, update);
    await noteStaff(tx, actor, { store, row, reason });
    await tellUpdate(tx, store, row);
    return toMine(row, isOwner(actor, store));
  });
}

/** Tells followers only of released listings on sale, because they can open no others. */
async function tellUpdate(tx: Db, store: StoreRow, { uuid }: UpdateLogRow): Promise<void> {
  if (store.announced_at === null || store.status !== 'on') return;
  await notifyFollowers(tx, store, { key: 'update', updateUuid: uuid });
}

/** Returns the current texts of these updates by uuid. */
export async function findContents(db: Db, uuids: readonly string[]): Promise<Map<string, string>> {
  return new Map((await updates.findUpdates(db, uuids)).map(({ uuid, content }) => [uuid, content]));
}

/**
 * Changes an update.
 * @throws UpdateLogNotFound; DomainError `auth/forbidden` for a note by staff, `auth/suspended`, `input/invalid`, also for staff without a
 *   reason, `input/conflict` when it was changed since `revision`
 */
export function setUpdate(db: Db, actor: UserActor, args: unknown): Promise<MyStoreUpdateLog> {
  const { uuid, content, note, reason, revision: seen } = parseInput(setStoreUpdateLogInput, args);
  const change = { content, ...(note != null && { note }) };
  return inTransaction(db, async (tx) => {
    const current = await updates.lockUpdate(tx, uuid);
    const store = current && (await findStore(tx, current.store_uuid));
    if (!current || !mayWrite(actor, store)) throw new UpdateLogNotFound();
    await requireNotSuspended(tx, actor);
    requireOwnNote(actor, store, note);
    const isOwn = isOwner(actor, store);
    const toState = () => toMine(current, isOwn);
    if (isRepeat(current, change, { seen, current: current.revision, toState })) return toState();
    const row = await updates.changeUpdate(tx, uuid, change);
    await noteStaff(tx, actor, { store, row, reason });
    return toMine(row, isOwn);
  });
}

interface Written {
  store: StoreRow;
  row: UpdateLogRow;
  reason: string | null | undefined;
}

/** Adds an update by staff to the listing's timeline, and its reason to the audit log (TRUST 26). */
async function noteStaff(tx: Db, actor: UserActor, { store, row: { uuid, content }, reason }: Written): Promise<void> {
  if (isOwner(actor, store)) return;
  if (!reason) throw new DomainError('input/invalid', { fields: [{ path: 'reason', key: 'invalid.empty' }] });
  const submit = await findCurrent(tx, store.uuid);
  if (!submit) throw new Error(`store ${store.uuid} has no current submit`);
  await logHappening(tx, { store, submit, actorUuid: actor.uuid, action: 'update-log', reason: content });
  await recordStaffAction(tx, {
    actorUuid: actor.uuid,
    action: 'update-log',
    subject: toSubject(submit),
    reason,
    details: { update_uuid: uuid, content },
  });
}
