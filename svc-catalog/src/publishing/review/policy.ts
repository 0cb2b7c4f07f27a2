import { REVIEW_HELD_HOURS } from '@meowtale/contracts';
import { DomainError, type UserActor } from '@meowtale/service-kit';
import type { Representing } from '../agents/model.ts';
import type { StoreRow } from '../listings/model.ts';
import type { SubmitRow } from '../submission/model.ts';

/** Returns whether a listing is the person's own, or one that they represent or are asked to represent. */
export function isOwn(
  { uuid }: Pick<UserActor, 'uuid'>,
  { owner_uuid }: StoreRow,
  { askedUuid }: Pick<Representing, 'askedUuid'>,
): boolean {
  return owner_uuid === uuid || askedUuid === uuid;
}

/** @throws DomainError `auth/forbidden` for a listing that is their own, or that they represent or are asked to represent */
export function requireNotOwn(staff: UserActor, store: StoreRow, representing: Pick<Representing, 'askedUuid'>): void {
  if (isOwn(staff, store, representing)) throw new DomainError('auth/forbidden');
}

/** Requires the reviewer to be the one who took it, so that two don't decide differently. @throws DomainError `review/state` */
export function requireTakenBy(staff: UserActor, submit: SubmitRow): void {
  if (submit.reviewer_uuid !== staff.uuid) throw new DomainError('review/state', { data: { reviewer_uuid: submit.reviewer_uuid } });
}

const HELD_MS = REVIEW_HELD_HOURS * 3_600_000;

/** Returns whether another reviewer took it too long ago, so that no submission waits for one who doesn't come back. */
export function mayTakeOver(
  staff: UserActor,
  { reviewer_uuid }: SubmitRow,
  { takenAt, now }: { takenAt: Date | null; now: Date },
): boolean {
  return reviewer_uuid !== staff.uuid && takenAt !== null && now.getTime() - takenAt.getTime() >= HELD_MS;
}
