import { clockNow } from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../database.ts';
import { insertLog, type LogDetail, type StoreRow } from '../listings/stores.ts';
import type { SubmitRow } from './repository.ts';
import { deriveState } from './states.ts';

export interface Happening {
  store: StoreRow;
  submit: SubmitRow;
  actorUuid: string;
  action: string;
  /** What they said of it, as the listing's owner reads it. */
  reason?: string;
  /** What else the timeline says of it. */
  detail?: LogDetail;
}

/** Adds a line to the listing's append-only history, with how it stands after what happened (SPEC §4's log states and tags). */
export async function logHappening(tx: Db, { store, submit, actorUuid, action, reason = '', detail = {} }: Happening): Promise<void> {
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
