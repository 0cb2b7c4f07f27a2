import { pickWords } from '@meowtale/contracts/words';
import { clockNow, DomainError, type UserActor } from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../database.ts';
import type { StaffAction } from '../../desk/audit/service.ts';
import { findPublicPeople, type UserPublic } from '../../people/people/model.ts';
import type { Works } from '../../works.ts';
import { countRecentLog, insertLog, type LogDetail, type StoreRow } from '../listings/model.ts';
import { deriveState, type SubmitRow } from '../submission/model.ts';
import { requireReadable } from '../submits/model.ts';
import { type Moment, momentsOf } from './moments.ts';
import { type LogRow, listLog } from './repository.ts';

/** Actions that can be repeated on one listing; each is limited per hour. */
const REPEATABLE = ['release', 'early_access', 'official', 'on', 'off', 'list', 'unlist', 'cps'];
const REPEATED_PER_HOUR = 20;

const LINES_MAX = 500;
const BY_STAFF = ['take', 'pass', 'refuse', 'override', 'update-log'];

interface Happening {
  store: StoreRow;
  submit: SubmitRow;
  actorUuid: string;
  action: string;
  /** The reason, shown to the listing's owner. */
  reason?: string;
  /** Further data for the timeline. */
  detail?: LogDetail;
}

/**
 * Adds a row to the listing's append-only timeline, with its state after the action (SPEC §4's log states and tags). For a repeatable
 * action the caller must have locked the listing, so that no two count at once.
 * @throws DomainError `gateway/rate-limited` (429) for the same action more than 20 times within an hour
 */
export async function logHappening(tx: Db, { store, submit, actorUuid, action, reason = '', detail = {} }: Happening): Promise<void> {
  if (REPEATABLE.includes(action) && (await countRecentLog(tx, store.uuid, action)) >= REPEATED_PER_HOUR) {
    throw new DomainError('gateway/rate-limited');
  }
  const { log, tags } = deriveState(submit, await clockNow(tx));
  await insertLog(tx, {
    uuid: uuidv7(),
    store_uuid: store.uuid,
    submit_uuid: submit.uuid,
    actor_uuid: actorUuid,
    action,
    log_state: log,
    tags: [...tags.map((tag) => (tag === 'search:list' && !store.is_listed ? 'search:unlist' : tag)), `status:${store.status}`],
    reason,
    page_state: submit.page_state,
    package_state: submit.package_state,
    detail,
  });
}

/** Returns a listing as subject of an audit entry, under the name that this version of it has. */
export function toSubject({ store_uuid, data }: SubmitRow): StaffAction['subject'] {
  const { list, default_lang } = data.store_submit_info;
  return { type: 'store', uuid: store_uuid, name: pickWords(list, default_lang ?? 'en-US', 'en-US')?.name ?? '' };
}

/** GraphQL's StoreTimelineEntry. */
export interface TimelineEntry {
  uuid: string;
  at: Date;
  action: string;
  /** `time` for a scheduled time that has come. */
  by: 'owner' | 'agent' | 'staff' | 'time';
  actor: UserPublic | null;
  part: string | null;
  rejection_type: string | null;
  memo: string;
  start_preview_at: Date | null;
  released_at: Date | null;
  times: number;
}

/**
 * Returns a listing's history, the newest first, including scheduled times that have come; consecutive edits are one entry. A person who is
 * asked to represent it doesn't see what earlier agents said.
 * @throws StoreNotFound for anyone else; DomainError `input/invalid`
 */
export async function findTimeline(db: Db, works: Pick<Works, 'addresses'>, actor: UserActor, storeId: string): Promise<TimelineEntry[]> {
  const { store } = await requireReadable(db, actor, storeId);
  const isOurs = store.owner_uuid === actor.uuid || actor.roles.includes('staff');
  const lines = await listLog(db, store.uuid, isOurs ? null : [store.owner_uuid, actor.uuid], LINES_MAX);
  const people = await findPublicPeople(db, works, [...new Set(lines.map((line) => line.actor_uuid))]);
  const done = lines.map((line): TimelineEntry => {
    const by = line.actor_uuid === store.owner_uuid ? 'owner' : BY_STAFF.includes(line.action) ? 'staff' : 'agent';
    return { ...toEntry(line), by, actor: by === 'staff' ? null : (people.get(line.actor_uuid) ?? null) };
  });
  const came = momentsOf(lines, await clockNow(db)).map(entryOfMoment);
  return [...came, ...done].toSorted((one, other) => other.at.getTime() - one.at.getTime()).slice(0, LINES_MAX);
}

/**
 * Returns an entry with the state of the submission that was scheduled; its parts' states are omitted, because they were decided before.
 */
function entryOfMoment({ uuid, at, action, set }: Moment): TimelineEntry {
  const nothing = { start_preview_at: null, released_at: null, page_state: null, package_state: null };
  return { ...toEntry(set), ...nothing, uuid, at, action, by: 'time', actor: null, memo: '', times: 1 };
}

function toEntry({ reason, detail, actor_uuid: _actor, ...line }: LogRow) {
  const time = (text: string | null | undefined) => (text ? new Date(text) : null);
  return {
    ...line,
    memo: reason,
    part: detail.part ?? null,
    rejection_type: detail.rejection_type ?? null,
    start_preview_at: time(detail.start_preview_at),
    released_at: time(detail.released_at),
  };
}
