import { listQuery } from '@meowtale/contracts/inputs/catalog/listing';
import type { WorkNotice } from '@meowtale/contracts/inputs/catalog/notice';
import { type ReviewInput, reviewInput, reviewQueueInput } from '@meowtale/contracts/inputs/catalog/review';
import { clockNow, inTransaction, parseInput, parseQuery, type UserActor } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import { recordStaffAction } from '../../desk/audit/service.ts';
import { cursorOf, type Page, toPage, toPageRange } from '../../list-page.ts';
import { notifyOwnerAndAgent } from '../../people/notices/service.ts';
import { findPublicPeople, type UserPublic } from '../../people/people/model.ts';
import type { Works } from '../../works.ts';
import { findRepresenting } from '../agents/model.ts';
import { findStores, lockStore, type StoreRow } from '../listings/model.ts';
import { type MyStore, toMyStores } from '../listings/service.ts';
import {
  changeSubmit,
  findSubmit,
  moveParts,
  requireTransition,
  StoreNotFound,
  type SubmitChange,
  type SubmitRow,
  SubmitStateRefused,
  stateOf,
} from '../submission/model.ts';
import { type Reading, type SubmitView, toSubmitViews } from '../submits/model.ts';
import { logHappening, toSubject } from '../timeline/service.ts';
import { publishDecision } from './events.ts';
import { mayTakeOver, requireNotOwn, requireTakenBy } from './policy.ts';
import { countQueue, listQueue, listTakes } from './repository.ts';
import { findReviewStatuses, type ReviewStanding } from './review-status.ts';

/** GraphQL's ReviewItem. */
export interface ReviewItem {
  submit: SubmitView & { review: ReviewStanding | undefined };
  store: MyStore;
  owner: UserPublic;
  reviewer_uuid: string | null;
}

type ReviewReading = Reading & { works: Works };

const QUEUE_STATES = { waiting: [2], reviewing: [3], decided: [4, 5] } as const;

/**
 * Returns submissions for review, the longest waiting first; decided ones with the last decision first.
 * @throws DomainError `input/invalid`
 */
export async function findQueue(reading: ReviewReading, args: { q?: unknown }): Promise<Page<ReviewItem>> {
  const { db } = reading;
  const { state, platform_key } = parseInput(reviewQueueInput, args);
  const query = parseQuery(listQuery, args.q);
  const range = toPageRange(query, 'time');
  const by = state === 'decided' ? 'decided_at' : 'submitted_at';
  const filter = { states: QUEUE_STATES[state], platformKey: platform_key ?? null };
  const [rows, total] = await Promise.all([listQueue(db, filter, by, range), countQueue(db, filter)]);
  const cursor = (row: SubmitRow) => cursorOf(row[by] ?? row.created_at, row.uuid);
  return toPage(rows, { query, range, total, cursor }, await toItems(reading, rows.slice(0, range.limit)));
}

/**
 * Takes a waiting submission (2 → 3) or one that a colleague took a day ago, or decides a taken one or one `part` of it: pass (→ 4) or
 * refuse (→ 5, with type and memo). Adds each step to the timeline and the audit log; publishes `catalog.review.decided` once both parts
 * are decided.
 * @throws StoreNotFound; DomainError `review/state` (409) when another reviewer has it or the state doesn't allow the action,
 *   `auth/forbidden` for a listing that is their own or that they represent, `input/invalid` for a refusal without type or memo
 */
export function reviewSubmit(db: Db, staff: UserActor, args: unknown, requestId: string): Promise<SubmitRow> {
  const input = parseInput(reviewInput, args);
  return inTransaction(db, async (tx) => {
    const store = await lockStore(tx, (await findSubmit(tx, input.uuid))?.store_uuid ?? input.uuid);
    const submit = await findSubmit(tx, input.uuid);
    if (!store || !submit || stateOf(submit) < 2) throw new StoreNotFound();
    requireNotOwn(staff, store, await findRepresenting(tx, store.uuid));
    if (!submit.is_current) throw new SubmitStateRefused(input.action, stateOf(submit));
    const { action, part, rejection_type, memo } = input;
    if (action === 'take' && (await isLeftLying(tx, staff, submit))) return takeOver(tx, staff, store, submit);
    requireTransition(action, submit);
    const states = moveParts(action, submit, part);
    if (action !== 'take') requireTakenBy(staff, submit);
    const isDecided = stateOf(states) >= 4;
    const details = action === 'take' ? { reviewer_uuid: staff.uuid } : decision(input, submit, isDecided);
    const changed = await changeSubmit(tx, submit.uuid, { ...states, ...details });
    await noteDecision(tx, staff, changed, input);
    const detail = { ...(part && { part }), ...(action === 'refuse' && { rejection_type }) };
    await logHappening(tx, { store, submit: changed, actorUuid: staff.uuid, action, reason: memo ?? '', detail });
    await tellDecision(tx, staff, store, changed, input);
    if (isDecided) await publishDecision(tx, changed, staff.uuid, requestId);
    return changed;
  });
}

async function isLeftLying(tx: Db, staff: UserActor, submit: SubmitRow): Promise<boolean> {
  if (stateOf(submit) !== 3) return false;
  const [take] = await listTakes(tx, [submit]);
  return mayTakeOver(staff, submit, { takenAt: take?.at ?? null, now: await clockNow(tx) });
}

/** Changes the reviewer and keeps parts already decided. Tells the creator nothing, because reviewers aren't named to them. */
async function takeOver(tx: Db, staff: UserActor, store: StoreRow, submit: SubmitRow): Promise<SubmitRow> {
  const updated = await changeSubmit(tx, submit.uuid, { reviewer_uuid: staff.uuid });
  await recordStaffAction(tx, {
    actorUuid: staff.uuid,
    action: 'review-take',
    subject: toSubject(submit),
    reason: '',
    details: { submit_uuid: submit.uuid, taken_from: submit.reviewer_uuid },
  });
  await logHappening(tx, { store, submit: updated, actorUuid: staff.uuid, action: 'take' });
  return updated;
}

/** Returns a decision's columns: the first refused part's type, both memos, and all comments. */
function decision({ action, rejection_type, memo, comments }: ReviewInput, before: SubmitRow, isDecided: boolean): SubmitChange {
  const rejectionType = before.rejection_type ?? (action === 'refuse' ? (rejection_type ?? null) : null);
  const unchanged = before.comments.filter(({ path }) => !comments.some((comment) => comment.path === path));
  return {
    rejection_type: rejectionType ?? (isDecided ? 'pass' : null),
    memo: [before.memo, memo].filter(Boolean).join('\n\n'),
    comments: [...unchanged, ...comments],
    ...(isDecided && { decided_at: 'now' as const }),
  };
}

async function noteDecision(tx: Db, staff: UserActor, submit: SubmitRow, input: ReviewInput): Promise<void> {
  const { action, part, rejection_type, memo } = input;
  await recordStaffAction(tx, {
    actorUuid: staff.uuid,
    action: `review-${action}`,
    subject: toSubject(submit),
    reason: memo ?? '',
    details: { submit_uuid: submit.uuid, comments: submit.comments, ...(part && { part }), ...(action === 'refuse' && { rejection_type }) },
  });
}

/** Returns the notice's key: of the part while the other isn't decided, else of the whole, so that there is one notice and not two. */
function keyOf(submit: SubmitRow, { action, part }: ReviewInput): WorkNotice {
  if (action === 'take') return 'review-taken';
  const state = stateOf(submit);
  if (state >= 4) return state === 5 ? 'review-refused' : 'review-passed';
  if (!part) throw new Error(`there is nothing to tell of state ${state}`);
  return `review-${part}-${action === 'pass' ? 'passed' : 'refused'}`;
}

async function tellDecision(tx: Db, staff: UserActor, store: StoreRow, submit: SubmitRow, input: ReviewInput): Promise<void> {
  const key = keyOf(submit, input);
  const { rejection_type, memo } = submit;
  const { acceptedUuid } = await findRepresenting(tx, store.uuid);
  const details = { ...(rejection_type && rejection_type !== 'pass' && { rejection_type }), ...(memo && { text: memo }) };
  await notifyOwnerAndAgent(tx, store, { key, by: staff.uuid, to: [store.owner_uuid, acceptedUuid], details });
}

/** Returns submissions with the data that reviewing them needs. */
export async function toItems(reading: ReviewReading, submits: readonly SubmitRow[]): Promise<ReviewItem[]> {
  const { db, works } = reading;
  if (submits.length === 0) return [];
  const stores = await findStores(
    db,
    submits.map((submit) => submit.store_uuid),
  );
  const owners = new Map(stores.map((store) => [store.uuid, store.owner_uuid]));
  const [views, mine, people, standings] = await Promise.all([
    toSubmitViews(reading, owners, submits),
    toMyStores(reading, stores),
    findPublicPeople(db, works, [...owners.values()]),
    findReviewStatuses(db, works, submits),
  ]);
  return submits.flatMap(({ store_uuid, reviewer_uuid }, at) => {
    const [submit, store, owner] = [views[at], mine.find(({ uuid }) => uuid === store_uuid), people.get(owners.get(store_uuid) ?? '')];
    return submit && store && owner ? [{ submit: { ...submit, review: standings[at] }, store, owner, reviewer_uuid }] : [];
  });
}
