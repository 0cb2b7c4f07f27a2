import { isDeepStrictEqual } from 'node:util';
import type { FieldError } from '@meowtale/contracts';
import { overrideStoreInput } from '@meowtale/contracts/inputs/catalog/override';
import { type StoreSubmitDraft, storeSubmitInfoComplete } from '@meowtale/contracts/inputs/catalog/store-submit';
import { DomainError, inTransaction, parseInput, type UserActor } from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../database.ts';
import { recordStaffAction } from '../../desk/audit/service.ts';
import { requireOwnImages } from '../../library/files/model.ts';
import { handOverFiles } from '../../library/files/service.ts';
import { notifyOwnerAndAgent } from '../../people/notices/service.ts';
import { findRepresenting } from '../agents/model.ts';
import { shelve } from '../indexing/service.ts';
import { type Publishing, publishListing } from '../listings/events.ts';
import { findListing, lockStore, type StoreRow } from '../listings/model.ts';
import { requireNotOwn } from '../review/policy.ts';
import {
  findCurrent,
  findSubmit,
  mergeDraft,
  newImagesOf,
  overwriteSubmit,
  StoreNotFound,
  SubmitChanged,
  type SubmitRow,
} from '../submission/model.ts';
import { logHappening, toSubject } from '../timeline/service.ts';

type Info = StoreSubmitDraft['store_submit_info'];

/**
 * Changes the page of a released listing at once, as a version of its own, so that the approved one stays in the history. Makes the same
 * changes in the creator's draft under a new revision, so that a save of the old texts is a conflict. Tells the creator the reason, and
 * adds an audit entry.
 * @throws StoreNotFound for an unreleased listing; SubmitChanged when another version is public than `submit_uuid`; DomainError
 *   `auth/forbidden` for the caller's own, `input/invalid` for a page that couldn't be published
 */
export function overrideStore(db: Db, staff: UserActor, args: { data: object }, publishing: Publishing): Promise<SubmitRow> {
  const { store_id, submit_uuid, reason } = parseInput(overrideStoreInput, args);
  return inTransaction(db, async (tx) => {
    const store = await lockStore(tx, store_id);
    const listing = await findListing(tx, store_id);
    const shown = listing && (await findSubmit(tx, listing.submit_uuid));
    const current = await findCurrent(tx, store_id);
    if (!store || store.announced_at === null || !shown || !current) throw new StoreNotFound();
    requireNotOwn(staff, store, await findRepresenting(tx, store.uuid));
    if (shown.uuid !== submit_uuid) throw new SubmitChanged(shown);
    const data = await changedPage(tx, staff, { store, shown, patch: args.data });
    const uuid = uuidv7();
    const written = { data, override_reason: reason };
    const submit = await overwriteSubmit(tx, { uuid, before: shown, isCurrent: current.uuid === shown.uuid, written });
    if (current.uuid !== shown.uuid) await overwriteDraft(tx, current, shown.data.store_submit_info, written);
    await shelve(tx, [{ store, submit }]);
    await publishListing(tx, store.uuid, publishing);
    await tell(tx, staff, { store, submit, reason });
    return submit;
  });
}

interface Change {
  store: StoreRow;
  shown: SubmitRow;
  patch: object;
}

/** Returns the page with staff's changes; pictures that they uploaded for it become its owner's. */
async function changedPage(tx: Db, staff: UserActor, { store, shown, patch }: Change): Promise<StoreSubmitDraft> {
  const data = mergeDraft(store, shown.data, { store_submit_info: patch as Record<string, unknown> });
  const at = 'store_submit_info';
  const issues = storeSubmitInfoComplete.safeParse(data.store_submit_info).error?.issues ?? [];
  const fields: FieldError[] = issues.map(({ path, message }) => ({ path: [at, ...path].join('.'), key: message }));
  if (isDeepStrictEqual(data.store_submit_info, shown.data.store_submit_info)) fields.push({ path: at, key: 'invalid.empty' });
  if (fields.length > 0) throw new DomainError('input/invalid', { fields });
  const images = newImagesOf(shown.data, data);
  await handOverFiles(tx, { from: staff.uuid, to: store.owner_uuid, uuids: images.map(({ uuid }) => uuid) });
  await requireOwnImages(tx, store.owner_uuid, images);
  return data;
}

/** Writes into the draft only the fields that staff changed. */
function overwriteDraft(tx: Db, draft: SubmitRow, before: Info, { data, override_reason }: Pick<SubmitRow, 'data' | 'override_reason'>) {
  const after = data.store_submit_info;
  const changed = <T extends object>(old: T | undefined, now: T): Partial<T> =>
    Object.fromEntries(Object.entries(now).filter(([key, value]) => !isDeepStrictEqual(value, old?.[key as keyof T]))) as Partial<T>;
  const { list: _words, ...own } = changed(before, after);
  const list = draft.data.store_submit_info.list.map((entry) => {
    const now = after.list.find(({ language }) => language === entry.language);
    const old = before.list.find(({ language }) => language === entry.language);
    return now ? { ...entry, ...changed(old, now) } : entry;
  });
  const store_submit_info = { ...draft.data.store_submit_info, ...own, list };
  return overwriteSubmit(tx, { before: draft, written: { data: { ...draft.data, store_submit_info }, override_reason } });
}

async function tell(tx: Db, staff: UserActor, { store, submit, reason }: { store: StoreRow; submit: SubmitRow; reason: string }) {
  const { acceptedUuid } = await findRepresenting(tx, store.uuid);
  await logHappening(tx, { store, submit, actorUuid: staff.uuid, action: 'override', reason });
  await notifyOwnerAndAgent(tx, store, {
    key: 'store-overridden',
    by: staff.uuid,
    to: [store.owner_uuid, acceptedUuid],
    details: { text: reason },
  });
  await recordStaffAction(tx, {
    actorUuid: staff.uuid,
    action: 'store-override',
    subject: toSubject(submit),
    reason,
    details: { submit_uuid: submit.uuid },
  });
}
