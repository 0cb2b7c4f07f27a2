import { recordEvent } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import { type SubmitRow, stateOf } from '../submission/model.ts';

/** Publishes the decision of staff on a submission, with its reason. */
export async function publishDecision(tx: Db, submit: SubmitRow, staffUuid: string, requestId: string): Promise<void> {
  const payload = {
    submitUuid: submit.uuid,
    storeUuid: submit.store_uuid,
    decision: stateOf(submit) === 4 ? ('passed' as const) : ('refused' as const),
    rejectionType: submit.rejection_type,
    memo: submit.memo ?? '',
    staffUuid,
  };
  await recordEvent(tx, 'catalog.review.decided', { aggregateId: submit.uuid, payload, requestId });
}
