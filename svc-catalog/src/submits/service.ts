import { isDeepStrictEqual } from 'node:util';
import { missingOf } from '@meowtale/contracts/inputs/catalog/completeness';
import { ofItsType } from '@meowtale/contracts/inputs/catalog/game-pack';
import { isFree, storePriceDraft } from '@meowtale/contracts/inputs/catalog/store-price';
import { LISTING_TERMS_VERSION, type StoreSubmitDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { uuid as uuidSchema } from '@meowtale/contracts/inputs/text';
import { DomainError, inTransaction, parseInput, type UserActor } from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import { discountFaults } from '../activities/rules.ts';
import { findAgent } from '../agents/agents.ts';
import { findApps } from '../apps/service.ts';
import type { Db } from '../database.ts';
import type { Storage } from '../files/storage.ts';
import { lockStore, type StoreRow } from '../listings/stores.ts';
import { tellWorkers } from '../notices/tell.ts';
import { requireNotSuspended, requireOwnerNotSuspended } from '../standing/standing.ts';
import { noteTerms, requireTerms } from '../terms/service.ts';
import { checkedDraft } from './checked-draft.ts';
import { type RequireOpens, withCheckedPack } from './checked-pack.ts';
import { appsOf, type DraftPatch, draftStates } from './drafts.ts';
import { PackageTaken, PriceLocked, StoreNotFound, SubmitChanged, SubmitIncomplete } from './errors.ts';
import { logHappening } from './log.ts';
import { UNTOUCHED } from './overwrite.ts';
import { toPackApp } from './pack-app.ts';
import { placePackage } from './package.ts';
import { requireOwner, requireSubmitter } from './policy.ts';
import type { SubmitRow } from './repository.ts';
import * as submits from './repository.ts';
import { requireTransition, stateOf } from './states.ts';
import { waitingParts } from './waiting-parts.ts';

export interface Save {
  store_id: string;
  uuid: string;
  revision: number;
  data: DraftPatch;
}

/**
 * Saves parts of a listing's submission. A draft changes in place; one that waits, is under review or was decided stays as
 * history and a new one takes its place (contracts' TRANSITIONS), waiting where the old one waited.
 * @throws StoreNotFound; SubmitChanged when `uuid` and `revision` aren't what stands; DomainError `input/invalid`;
 *   PriceLocked under review; SubmitIncomplete, `store/check-failed` when one that waits would lack something or not open,
 *   `auth/suspended` for one that waits
 */
export function saveSubmit(db: Db, storage: Storage, actor: UserActor, save: Save): Promise<SubmitRow> {
  return withCheckedPack(db, storage, async (tx, requireOpens) => {
    const { store, current } = await lockWork(tx, actor, save.store_id);
    if (current.uuid !== save.uuid || current.revision !== save.revision) throw new SubmitChanged(current);
    const saved = await checkedDraft(tx, store, current, save.data);
    const { how, to } = requireTransition('save', current);
    if (how === 'in-place') return submits.changeSubmit(tx, current.uuid, { data: saved, ...draftStates(saved) });
    if (to === 1) return replaceBy(tx, current, { data: saved, ...draftStates(saved) });

    const draft = handedIn(saved);
    await requireNotSuspended(tx, actor);
    if (stateOf(current) === 3 && !samePrice(draft, current.data)) throw new PriceLocked();
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
 * Submits what stands (status 2), with `data` saved over it first; or makes sure that there is a draft to work on (status 1).
 * Submitting is the agent's alone where there is one who may.
 * @throws StoreNotFound; DomainError `store/represented-by-agent`, `auth/forbidden`; SubmitStateRefused when it waits or passed already; SubmitIncomplete, PackageTaken, PriceLocked,
 *   TermsMissing; DomainError `store/check-failed` for a package that wouldn't open, `auth/suspended`, `store/owner-suspended` for their
 *   agent, `input/invalid`
 */
export function addSubmit(db: Db, storage: Storage, actor: UserActor, submission: Submission): Promise<SubmitRow> {
  const status = submission.status ?? 2;
  if (status !== 1 && status !== 2) throw new DomainError('input/invalid', { fields: [{ path: 'status', key: 'invalid.status' }] });
  return withCheckedPack(db, storage, async (tx, requireOpens) => {
    const { store, current } = await lockWork(tx, actor, submission.store_id, status === 2 ? requireSubmitter : requireOwner);
    // What is submitted is written by its owner.
    if (submission.data) requireOwner(actor, store);
    const draft = submission.data ? await checkedDraft(tx, store, current, submission.data) : current.data;
    return status === 1
      ? startDraft(tx, current, draft)
      : submit(tx, requireOpens, { actor, store, current, draft: handedIn(draft), terms: submission.terms_version ?? null });
  });
}

/** A draft keeps what was chosen for a package of another type, for who changes their mind; what is handed in doesn't. */
const handedIn = (draft: StoreSubmitDraft): StoreSubmitDraft => ({
  ...draft,
  store_submit_game_pack: ofItsType(draft.store_submit_game_pack),
});

async function startDraft(tx: Db, current: SubmitRow, draft: StoreSubmitDraft): Promise<SubmitRow> {
  const { how, to } = requireTransition('save', current);
  // What waits is edited by a save that names its revision, so that nobody replaces it unseen.
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
  // Time went on since it was saved: what could begin then may not any more.
  const late = await discountFaults(tx, store, draft.store_submit_price.activity);
  if (late.length > 0) throw new SubmitIncomplete(late);
  await placePackage(tx, store, draft);
  const parts = await waitingParts(tx, store, { data: draft, app_versions });
  const states = { app_versions, ...parts, terms_version: LISTING_TERMS_VERSION };
  const standing = how === 'new' ? await replaceBy(tx, current, { data: draft, ...states }) : current;
  const submitted = await submits.changeSubmit(tx, standing.uuid, {
    data: draft,
    ...states,
    submitted_at: 'now',
    withdrawn_at: null,
    ...UNTOUCHED,
  });
  await logHappening(tx, { store, submit: submitted, actorUuid: actor.uuid, action: 'submit' });
  await tellWorkers(tx, store, { key: 'agent-submitted', by: actor.uuid, to: [store.owner_uuid], details: { who_uuid: actor.uuid } });
  return submitted;
}

/**
 * Takes a submission back while it waits or is under review; everything in it is a draft again.
 * @throws StoreNotFound; SubmitChanged for one that isn't the current one; SubmitStateRefused; DomainError
 *   `store/represented-by-agent`, `auth/forbidden`, `auth/suspended`
 */
export function cancelSubmit(db: Db, actor: UserActor, uuid: string): Promise<SubmitRow> {
  const wanted = parseInput(uuidSchema, uuid);
  return inTransaction(db, async (tx) => {
    const named = await submits.findSubmit(tx, wanted);
    if (!named) throw new StoreNotFound();
    const { store, current } = await lockWork(tx, actor, named.store_uuid, requireSubmitter);
    if (current.uuid !== wanted) throw new SubmitChanged(current);
    const { to } = requireTransition('cancel', current);
    // Owners take back what is theirs whenever they like.
    if (actor.uuid !== store.owner_uuid) await requireNotSuspended(tx, actor);
    const submit = await submits.changeSubmit(tx, current.uuid, { page_state: to, package_state: to, ...NOT_JUDGED });
    // Its apps are free again, but for those of the version that is for sale.
    await placePackage(tx, store, null);
    await logHappening(tx, { store, submit, actorUuid: actor.uuid, action: 'cancel' });
    await tellWorkers(tx, store, { key: 'agent-cancelled', by: actor.uuid, to: [store.owner_uuid], details: { who_uuid: actor.uuid } });
    return submit;
  });
}

/** Of what is taken back; whatever was said of it is gone. */
const NOT_JUDGED: submits.SubmitChange = {
  withdrawn_at: 'now',
  submitted_at: null,
  reviewer_uuid: null,
  rejection_type: null,
  memo: null,
  comments: [],
};

/** Holds a listing for whoever `mayWork` on it. The lock comes first: an agent who agrees meanwhile has agreed before or agrees after. */
async function lockWork(
  tx: Db,
  actor: UserActor,
  storeUuid: string,
  mayWork: typeof requireSubmitter = requireOwner,
): Promise<{ store: StoreRow; current: SubmitRow }> {
  const locked = await lockStore(tx, parseInput(uuidSchema, storeUuid));
  const store = mayWork(actor, locked, locked ? await findAgent(tx, locked.uuid) : null);
  const current = await submits.findCurrent(tx, store.uuid);
  if (!current) throw new StoreNotFound();
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
  /** What waits and was looked at already. */
  before?: SubmitRow;
}

/** Returns the versions of its apps that are submitted. A package that was checked isn't checked again with each word that changes. */
async function requireComplete(tx: Db, requireOpens: RequireOpens, { store, draft, before }: Handed): Promise<Record<string, number>> {
  const apps = await findApps(
    tx,
    appsOf(draft).map(({ uuid }) => uuid),
  );
  const missing = missingOf(draft, store.uuid, apps.map(toPackApp));
  if (missing.length > 0) {
    throw missing.every(({ key }) => key === 'missing.pack_app_elsewhere') ? new PackageTaken(missing) : new SubmitIncomplete(missing);
  }
  const versions = Object.fromEntries(apps.map((app) => [app.uuid, app.version]));
  if (!before || !isDeepStrictEqual(versions, before.app_versions)) requireOpens(draft, apps);
  return versions;
}

/** A work that passed as free stays free (SPEC §4). */
async function requireStillFree(tx: Db, store: StoreRow, draft: StoreSubmitDraft): Promise<void> {
  if (store.auth_type !== 1) return;
  const approved = await submits.findLastApproved(tx, store.uuid);
  if (approved && isFree(approved.data.store_submit_price) && !isFree(draft.store_submit_price)) throw new PriceLocked();
}

const samePrice = (a: StoreSubmitDraft, b: StoreSubmitDraft) => {
  const [one, other] = [a, b].map(({ store_submit_price }) => storePriceDraft.parse(store_submit_price));
  return isDeepStrictEqual(one, other);
};
