import { DomainError, type UserActor } from '@meowtale/service-kit';
import type { StoreRow } from '../listings/stores.ts';
import type { SubmitRow } from '../submits/submissions.ts';

/** @throws DomainError `auth/forbidden`: nobody judges their own work */
export function requireNotOwn(staff: UserActor, store: StoreRow): void {
  if (store.owner_uuid === staff.uuid) throw new DomainError('auth/forbidden');
}

/** @throws DomainError `review/state`: who took it decides, so that two don't decide differently */
export function requireTakenBy(staff: UserActor, submit: SubmitRow): void {
  if (submit.reviewer_uuid !== staff.uuid) throw new DomainError('review/state', { data: { reviewer_uuid: submit.reviewer_uuid } });
}
