import { REVIEW_HELD_HOURS } from '@meowtale/contracts';
import { DomainError, type UserActor } from '@meowtale/service-kit';
import type { Representing } from '../agents/agents.ts';
import type { StoreRow } from '../listings/stores.ts';
import type { SubmitRow } from '../submits/submissions.ts';

/** Whether it is somebody's own work, or what they are asked to represent or do. */
export function isOwn(
  { uuid }: Pick<UserActor, 'uuid'>,
  { owner_uuid }: StoreRow,
  { askedUuid }: Pick<Representing, 'askedUuid'>,
): boolean {
  return owner_uuid === uuid || askedUuid === uuid;
}

/** @throws DomainError `auth/forbidden`: nobody judges their own work, nor what they are asked to represent or do */
export function requireNotOwn(staff: UserActor, store: StoreRow, representing: Pick<Representing, 'askedUuid'>): void {
  if (isOwn(staff, store, representing)) throw new DomainError('auth/forbidden');
}

/** @throws DomainError `review/state`: who took it decides, so that two don't decide differently */
export function requireTakenBy(staff: UserActor, submit: SubmitRow): void {
  if (submit.reviewer_uuid !== staff.uuid) throw new DomainError('review/state', { data: { reviewer_uuid: submit.reviewer_uuid } });
}

const HELD_MS = REVIEW_HELD_HOURS * 3_600_000;

/** Whether it was left lying by a colleague who took it: nothing may wait for somebody who doesn't come back. */
export function mayTakeOver(
  staff: UserActor,
  { reviewer_uuid }: SubmitRow,
  { takenAt, now }: { takenAt: Date | null; now: Date },
): boolean {
  return reviewer_uuid !== staff.uuid && takenAt !== null && now.getTime() - takenAt.getTime() >= HELD_MS;
}
