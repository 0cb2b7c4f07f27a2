import type { ReviewAction, WithdrawalStep } from '@meowtale/contracts/inputs/wallet/withdrawal';
import { DomainError } from '@meowtale/service-kit';
import type { WithdrawalRow } from './repository.ts';

/** SPEC §4. */
export const WITHDRAWAL_STATE = { unsettled: 0, settled: 1, failed: 2, underReview: 3, expired: 4 } as const;

/** Columns of a withdrawal that a staff action changes. */
export type Changes = Partial<
  Pick<
    WithdrawalRow,
    'state' | 'fee' | 'taken_by' | 'agreed_by' | 'uncertain' | 'correct_until' | 'run_uuid' | 'memo' | 'bounced_at' | keyof Boxed
  >
>;
type Boxed = Pick<WithdrawalRow, 'key_id' | 'wrapped_key' | 'sealed'>;

/** Columns of a withdrawal that has ended or waits for a member of staff to take it. */
export const AT_REST: Changes = { taken_by: null, agreed_by: null, uncertain: false, correct_until: null, run_uuid: null };

interface StaffAction {
  action: ReviewAction;
  staff: string;
  /** The amount in coins from which two must agree. */
  twoStaffCoins: number;
  correctUntil: Date;
  /** Whether it is in a run whose file was never made, so that the bank can't know of it. */
  untold: boolean;
  memo: string;
  /** The time of the action, and the member of staff who marked it as paid. */
  now: Date;
  payer: string | null;
}

/** Returns whether a withdrawal needs a second member of staff who hasn't agreed yet. */
export const lacksSecond = ({ amount, agreed_by }: WithdrawalRow, twoStaffCoins: number) => amount >= twoStaffCoins && agreed_by === null;

/** Asserts that a withdrawal isn't the staff member's own. @throws DomainError `auth/forbidden` */
export function assertMayReview({ user_uuid }: Pick<WithdrawalRow, 'user_uuid'>, staff: string): void {
  if (user_uuid === staff) throw new DomainError('auth/forbidden');
}

/**
 * Asserts that a user may cancel a withdrawal: their own, not yet taken by staff. @throws DomainError `404` for another's,
 * `withdrawal/state`
 */
export function assertMayCancel({ user_uuid, state }: WithdrawalRow, user: string): void {
  if (user_uuid !== user) throw new DomainError('404');
  if (state !== WITHDRAWAL_STATE.unsettled) throw new DomainError('withdrawal/state');
}

/**
 * Returns the changes of a withdrawal by a staff action, and the step for its history. Only a withdrawal under review can be decided;
 * one that the bank may know of can't be released, and an uncertain one can only be paid or failed, as the bank's books show. Where two
 * must agree, the member who took an uncertain one can't return it alone, because it may have been paid, nor who paid one say that it
 * came back.
 * @throws DomainError `auth/forbidden` for one's own, `withdrawal/state`, `withdrawal/second-person`
 */
export function review(row: WithdrawalRow, request: StaffAction): { changes: Changes; step: WithdrawalStep } {
  const { action, staff, twoStaffCoins, correctUntil, memo, untold, now, payer } = request;
  assertMayReview(row, staff);
  const under = row.state === WITHDRAWAL_STATE.underReview;
  const isFree = under && !row.run_uuid && !row.correct_until;
  const need = (allowed: boolean) => {
    if (!allowed) throw new DomainError('withdrawal/state');
  };
  switch (action) {
    case 'take':
      need(row.state === WITHDRAWAL_STATE.unsettled);
      return { changes: { state: WITHDRAWAL_STATE.underReview, taken_by: staff }, step: 'taken' };
    case 'release':
      need(isFree || (under && untold && !row.uncertain));
      return { changes: { ...AT_REST, state: WITHDRAWAL_STATE.unsettled }, step: 'released' };
    case 'agree':
      need(isFree && lacksSecond(row, twoStaffCoins));
      if (row.taken_by === staff) throw new DomainError('withdrawal/second-person');
      return { changes: { agreed_by: staff }, step: 'agreed' };
    case 'correct':
      need(under && !row.uncertain && !row.correct_until);
      return { changes: { correct_until: correctUntil, run_uuid: null, agreed_by: null, memo }, step: 'correction-asked' };
    case 'uncertain':
      need(under && row.run_uuid !== null && !row.uncertain);
      return { changes: { uncertain: true }, step: 'uncertain' };
    case 'paid':
      need(under && !row.correct_until);
      if (lacksSecond(row, twoStaffCoins)) throw new DomainError('withdrawal/second-person');
      return { changes: { ...AT_REST, state: WITHDRAWAL_STATE.settled, memo: memo || null }, step: 'paid' };
    case 'failed':
      need(under);
      if (row.uncertain && row.amount >= twoStaffCoins && row.taken_by === staff) throw new DomainError('withdrawal/second-person');
      return { changes: { ...AT_REST, state: WITHDRAWAL_STATE.failed, memo: memo || null }, step: 'failed' };
    case 'bounced':
      need(row.state === WITHDRAWAL_STATE.settled);
      if (row.amount >= twoStaffCoins && payer === staff) throw new DomainError('withdrawal/second-person');
      return { changes: { ...AT_REST, state: WITHDRAWAL_STATE.failed, bounced_at: now, memo: memo || null }, step: 'bounced' };
  }
}

/** Returns whether this member of staff may add a withdrawal to a payout run. */
export function canBePaidOut(row: WithdrawalRow, { staff, twoStaffCoins }: Pick<StaffAction, 'staff' | 'twoStaffCoins'>): boolean {
  const isFree = row.state === WITHDRAWAL_STATE.underReview && !row.run_uuid && !row.correct_until;
  return isFree && row.user_uuid !== staff && !lacksSecond(row, twoStaffCoins);
}
