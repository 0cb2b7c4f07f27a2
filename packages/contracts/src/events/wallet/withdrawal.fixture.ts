import type { WithdrawalDecided } from './index.ts';

export const WITHDRAWAL_PAID: WithdrawalDecided = {
  withdrawalUuid: '01900000-0000-7000-8000-0000000000d1',
  userUuid: '01900000-0000-7000-8000-0000000000b1',
  outcome: 'paid',
  amountCoins: 10_000,
  feeCoins: 180,
  memo: '',
  correctUntil: null,
};

/** A withdrawal to an account that the bank doesn't know. */
export const WITHDRAWAL_TO_CORRECT: WithdrawalDecided = {
  ...WITHDRAWAL_PAID,
  outcome: 'needs-correction',
  memo: 'The bank knows no such account.',
  correctUntil: '2026-12-11T00:00:00.000Z',
};
