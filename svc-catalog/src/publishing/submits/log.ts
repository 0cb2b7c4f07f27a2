import { pickWords } from '@meowtale/contracts/words';
import { clockNow, DomainError } from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../database.ts';
import type { StaffAction } from '../../desk/audit/service.ts';
import { countRecentLog, insertLog, type LogDetail, type StoreRow } from '../listings/model.ts';
import { deriveState, type SubmitRow } from '../submission/model.ts';

export interface Happening {
  store: StoreRow;
  submit: SubmitRow;
  actorUuid: string;
  action: string;
  /** The reason, shown to the listing's owner. */
  reason?: string;
  /** Further data for the timeline. */
  detail?: LogDetail;
}

/** Actions that can be repeated on one listing; each is limited per hour. */
const REPEATABLE = ['release', 'early_access', 'official', 'on', 'off', 'list', 'unlist', 'cps'];
const REPEATED_PER_HOUR = 20;

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
