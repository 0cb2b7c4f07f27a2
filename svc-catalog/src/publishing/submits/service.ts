import { isDeepStrictEqual } from 'node:util';
import { missingOf } from '@meowtale/contracts/inputs/catalog/completeness';
import { ofItsType } from '@meowtale/contracts/inputs/catalog/game-pack';
import { isFree, storePriceDraft } from '@meowtale/contracts/inputs/catalog/store-price';
import { LISTING_TERMS_VERSION, type StoreSubmitDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { uuid as uuidSchema } from '@meowtale/contracts/inputs/text';
import { DomainError, inTransaction, parseInput, type UserActor } from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../database.ts';
import { findApps } from '../../library/apps/service.ts';
import type { Storage } from '../../library/storage/model.ts';
import { notifyOwnerAndAgent } from '../../people/notices/service.ts';
import { requireNotSuspended, requireOwnerNotSuspended } from '../../people/standing/service.ts';
import { noteTerms, requireTerms } from '../../people/terms/service.ts';
import { discountFaults } from '../activities/model.ts';
import { findAgent } from '../agents/model.ts';
import { lockStore, type StoreRow } from '../listings/model.ts';
import * as submits from '../submission/model.ts';
import { appsOf, type DraftPatch, draftStates, requireTransition, type SubmitRow, stateOf, UNTOUCHED } from '../submission/model.ts';
import { logHappening } from '../timeline/service.ts';
import { checkedDraft } from './checked-draft.ts';
import { type RequireOpens, withCheckedPack } from './checked-pack.ts';
import { toPackApp } from './pack-app.ts';
import { placePackage } from './package.ts';
import { requireOwner, requireSubmitter } from './policy.ts';
import { waitingParts } from './waiting-parts.ts';

export { placePackage } from './package.ts';

export interface Save {
  store_id: string;
  uuid: string;
  revision: number;
  data: DraftPatch;
}

/**
 * Saves parts of a listing's submission. A draft is changed in place; one that waits, is under review or was decided becomes history and
 * gets a successor (contracts' TRANSITIONS), which keeps its place in the queue.
 * @throws StoreNotFound; SubmitChanged when `uuid` and `revision` aren't the current ones; DomainError `input/invalid`; PriceLocked under
 *   review; SubmitIncomplete, `store/check-failed` when a waiting one would be incomplete or not open, `auth/suspended` for a waiting one
 */
export function saveSubmit(db: Db, storage: Storage, actor: UserActor, save: Save): Promise<SubmitRow> {
  return withCheckedPack(db, storage, async (tx, requireOpens) => {
    const { store, current } = await lockWork(tx, actor, save.store_id);
    if (current.uuid !== save.uuid || current.revision !== save.revision) throw new submits.SubmitChanged(current);
    const saved = await checkedDraft(tx, store, current, save.data);
    const { how, to } = requireTransition('save', current);
    if (how === 'in-place') return submits.changeSubmit(tx, current.uuid, { data: saved, ...draftStates(saved) });
    if (to === 1) return replaceBy(tx, current, { data: saved, ...draftStates(saved) });

    const draft = handedIn(saved);
    await requireNotSuspended(tx, actor);
    if (stateOf(current) === 3 && !samePrice(draft, current.data)) throw new submits.PriceLocked();
    await requireStillFree(tx, store, draft);
    const app_versions = await requireComplete(tx, requireOpens, { store, draft, before: current });
    await placePackage(tx, store, draft);
    const { terms_version, submitted_at } = current;
    const submit = await replaceBy(tx, current, {
      data: draft,
      app_versions,
      ...(await waitingParts(tx, store, { data: draft, app_versions })),
      terms_version,
      submitted_at,
    });
    await logHappening(tx, { store, submit, actorUuid: actor.uuid, action: 'edit' });
    return submit;
  });
}

export interface Submission {
  store_id: string;
  status?: number | null;
  data?: DraftPatch | null;
  terms_version?: string | null;
}

/**
 * Submits the saved draft, changed by `data` if given (status 2), or starts a draft to work on (status 1). With an agent who may submit,
 * only the agent submits.
 * @throws StoreNotFound; DomainError `store/represented-by-agent`, `auth/forbidden`; SubmitStateRefused when it waits or was approved;
 *   SubmitIncomplete, PackageTaken, PriceLocked, TermsMissing; DomainError `store/check-failed` for a package that doesn't open,
 *   `auth/suspended`, `store/owner-suspended` for the agent of a suspended owner, `input/invalid`
 */
export function addSubmit(db: Db, storage: Storage, actor: UserActor, submission: Submission): Promise<SubmitRow> {
  const status = submission.status ?? 2;
  if (status !== 1 && status !== 2) throw new DomainError('input/invalid', { fields: [{ path: 'status', key: 'invalid.status' }] });
  return withCheckedPack(db, storage, async (tx, requireOpens) => {
    const { store, current } = await lockWork(tx, actor, submission.store_id, status === 2 ? requireSubmitter : requireOwner);
    // An agent submits only what the owner has written.
    if (submission.data) requireOwner(actor, store);
    const draft = submission.data ? await checkedDraft(tx, store, current, submission.data) : current.data;
    return status === 1
      ? startDraft(tx, current, draft)
      : submit(tx, requireOpens, { actor, store, current, draft: handedIn(draft), terms: submission.terms_version ?? null });
  });
}

/** Drops package fields of other types, which a draft keeps in case its type is changed back. */
const handedIn = (draft: StoreSubmitDraft): StoreSubmitDraft => ({
  ...draft,
  store_submit_game_pack: ofItsType(draft.store_submit_game_pack),
});

async function startDraft(tx: Db, current: SubmitRow, draft: StoreSubmitDraft): Promise<SubmitRow> {
  const { how, to } = requireTransition('save', current);
  // A waiting submission is edited only by saveSubmit, which names a revision, so that no change is overwritten unseen.
  if (to === 2) requireTransition('submit', current);
  const change = { data: draft, ...draftStates(draft) };
  return how === 'new' ? replaceBy(tx, current, change) : submits.changeSubmit(tx, current.uuid, change);
}

interface Submitting {
  actor: UserActor;
  store: StoreRow;
  current: SubmitRow;
  draft: StoreSubmitDraft;
  terms: string | null;
}

async function submit(tx: Db, requireOpens: RequireOpens, { actor, store, current, draft, terms }: Submitting): Promise<SubmitRow> {
  const { how } = requireTransition('submit', current);
  await requireNotSuspended(tx, actor);
  if (actor.uuid !== store.owner_uuid) await requireOwnerNotSuspended(tx, store.owner_uuid);
  if (terms === null) await requireTerms(tx, actor);
  else await noteTerms(tx, actor, terms);
  const app_versions = await requireComplete(tx, requireOpens, { store, draft });
  await requireStillFree(tx, store, draft);
  // Checked again, because a discount valid when it was saved may be too late by now.
  const late = await discountFaults(tx, store, draft.store_submit_price.activity);
  if (late.length > 0) throw new submits.SubmitIncomplete(late);
  await placePackage(tx, store, draft);
  const parts = await waitingParts(tx, store, { data: draft, app_versions });
  const states = { app_versions, ...parts, terms_version: LISTING_TERMS_VERSION };
  const submit = how === 'new' ? await replaceBy(tx, current, { data: draft, ...states }) : current;
  const submitted = await submits.changeSubmit(tx, submit.uuid, {
    data: draft,
    ...states,
    submitted_at: 'now',
    withdrawn_at: null,
    ...UNTOUCHED,
  });
  await logHappening(tx, { store, submit: submitted, actorUuid: actor.uuid, action: 'submit' });
  await notifyOwnerAndAgent(tx, store, {
    key: 'agent-submitted',
    by: actor.uuid,
    to: [store.owner_uuid],
    details: { who_uuid: actor.uuid },
  });
  return submitted;
}

/**
 * Withdraws a submission that waits or is under review, so that it is a draft again.
 * @throws StoreNotFound; SubmitChanged for one that isn't current; SubmitStateRefused; DomainError `store/represented-by-agent`,
 *   `auth/forbidden`, `auth/suspended` for a suspended agent, `input/invalid`
 */
export function cancelSubmit(db: Db, actor: UserActor, uuid: string): Promise<SubmitRow> {
  const wanted = parseInput(uuidSchema, uuid);
  return inTransaction(db, async (tx) => {
    const requested = await submits.findSubmit(tx, wanted);
    if (!requested) throw new submits.StoreNotFound();
    const { store, current } = await lockWork(tx, actor, requested.store_uuid, requireSubmitter);
    if (current.uuid !== wanted) throw new submits.SubmitChanged(current);
    const { to } = requireTransition('cancel', current);
    // A suspended owner may withdraw.
    if (actor.uuid !== store.owner_uuid) await requireNotSuspended(tx, actor);
    const submit = await submits.changeSubmit(tx, current.uuid, { page_state: to, package_state: to, ...NOT_JUDGED });
    // Frees its apps, except those of approved versions.
    await placePackage(tx, store, null);
    await logHappening(tx, { store, submit, actorUuid: actor.uuid, action: 'cancel' });
    await notifyOwnerAndAgent(tx, store, {
      key: 'agent-cancelled',
      by: actor.uuid,
      to: [store.owner_uuid],
      details: { who_uuid: actor.uuid },
    });
    return submit;
  });
}

/** Clears the review of a withdrawn submission. */
const NOT_JUDGED: submits.SubmitChange = {
  withdrawn_at: 'now',
  submitted_at: null,
  reviewer_uuid: null,
  rejection_type: null,
  memo: null,
  comments: [],
};

/** Locks a listing, then checks `mayWork`, so that an agent's simultaneous agreement comes before or after. */
async function lockWork(
  tx: Db,
  actor: UserActor,
  storeUuid: string,
  mayWork: typeof requireSubmitter = requireOwner,
): Promise<{ store: StoreRow; current: SubmitRow }> {
  const locked = await lockStore(tx, parseInput(uuidSchema, storeUuid));
  const store = mayWork(actor, locked, locked ? await findAgent(tx, locked.uuid) : null);
  const current = await submits.findCurrent(tx, store.uuid);
  if (!current) throw new submits.StoreNotFound();
  return { store, current };
}

async function replaceBy(
  tx: Db,
  current: SubmitRow,
  next: Omit<submits.NewSubmit, 'uuid' | 'store_uuid' | 'revision'>,
): Promise<SubmitRow> {
  await submits.retireSubmit(tx, current.uuid);
  const { store_uuid, revision, comments } = current;
  return submits.insertSubmit(tx, { comments, ...next, uuid: uuidv7(), store_uuid, revision: revision + 1 });
}

interface Handed {
  store: StoreRow;
  draft: StoreSubmitDraft;
  /** The waiting submission that is edited, whose package was checked. */
  before?: SubmitRow;
}

/** Requires a complete draft, and one that opens if its app versions changed; returns the versions that are submitted. */
async function requireComplete(tx: Db, requireOpens: RequireOpens, { store, draft, before }: Handed): Promise<Record<string, number>> {
  const apps = await findApps(
    tx,
    appsOf(draft).map(({ uuid }) => uuid),
  );
  const missing = missingOf(draft, store.uuid, apps.map(toPackApp));
  if (missing.length > 0) {
    throw missing.every(({ key }) => key === 'missing.pack_app_elsewhere')
      ? new submits.PackageTaken(missing)
      : new submits.SubmitIncomplete(missing);
  }
  const versions = Object.fromEntries(apps.map((app) => [app.uuid, app.version]));
  if (!before || !isDeepStrictEqual(versions, before.app_versions)) requireOpens(draft, apps);
  return versions;
}

/** Requires that a listing approved as free stays free (SPEC §4). */
async function requireStillFree(tx: Db, store: StoreRow, draft: StoreSubmitDraft): Promise<void> {
  if (store.auth_type !== 1) return;
  const approved = await submits.findLastApproved(tx, store.uuid);
  if (approved && isFree(approved.data.store_submit_price) && !isFree(draft.store_submit_price)) throw new submits.PriceLocked();
}

const samePrice = (a: StoreSubmitDraft, b: StoreSubmitDraft) => {
  const [one, other] = [a, b].map(({ store_submit_price }) => storePriceDraft.parse(store_submit_price));
  return isDeepStrictEqual(one, other);
};
