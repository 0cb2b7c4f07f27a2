import type { ReviewAction } from '@meowtale/contracts/inputs/wallet/withdrawal';
import type { QueuedWithdrawal } from './documents.ts';

export type PayoutAction = ReviewAction;
export const UNDER_REVIEW = 3;
const WAITING = 0;
const PAID = 1;

/** These have a text for the creator or colleagues. */
export const WITH_MEMO: readonly PayoutAction[] = ['correct', 'failed', 'uncertain', 'bounced'];

/** Actions that lead to the payout: shown as buttons, the others in a menu. */
export const PRIMARY_ACTIONS: readonly PayoutAction[] = ['take', 'agree', 'paid'];

/** Returns when a withdrawal was paid or its amount returned, which its last step says; null while it waits. */
export function endedAt({ state, history }: QueuedWithdrawal): string | null {
  return state === WAITING || state === UNDER_REVIEW ? null : (history.at(-1)?.created_at ?? null);
}

/** Returns the possible actions of a withdrawal, by the wallet's own rules, which decide. */
export function actionsFor(withdrawal: QueuedWithdrawal, me: string | undefined): PayoutAction[] {
  const { state, run_uuid, run_file_made, correct_until, uncertain, lacks_second, taken_by } = withdrawal;
  if (state === WAITING) return ['take'];
  if (state === PAID) return ['bounced'];
  if (state !== UNDER_REVIEW) return [];
  if (correct_until) return ['failed'];
  if (uncertain) return ['paid', 'failed'];
  const second: PayoutAction[] = lacks_second ? (taken_by === me ? [] : ['agree']) : ['paid'];
  if (run_uuid) return ['paid', 'failed', 'uncertain', 'correct', ...(run_file_made ? [] : (['release'] as const))];
  return [...second, 'correct', 'failed', 'release'];
}
