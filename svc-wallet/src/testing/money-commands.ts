import type { Currency } from '@meowtale/contracts';
import type { Outcome } from './money.ts';

/** How a payout ends. For `lost`, the bank's answer was lost, and later its statement shows the payment; `bounced` was paid and came back. */
export type WithdrawalEnd = 'paid' | 'failed' | 'cancelled' | 'lost' | 'bounced';

/** What can happen to people and their money. */
export type MoneyCommand =
  | { do: 'top-up'; who: string; coins: number; currency: Currency }
  | { do: 'plan'; who: string; currency: Currency }
  | { do: 'silver'; who: string; coins: number }
  | { do: 'penalty'; who: string; coins: number }
  | { do: 'ai'; who: string; coins: number }
  | { do: 'buy'; who: string; works: readonly { price: number; owner: string; promoter: string | null }[]; wait: boolean }
  | { do: 'split' }
  | { do: 'settle' }
  | { do: 'refund'; by: 'buyer' | 'staff'; pick: number }
  | { do: 'ai-failed'; pick: number }
  | { do: 'tell'; outcome: Exclude<Outcome, 'failed'>; pick: number; dispute: number }
  | { do: 'partial-refund'; pick: number; percent: number }
  | { do: 'withdraw'; who: string; percent: number }
  | { do: 'withdrawal-ends'; who: string; how: WithdrawalEnd };

/** The transitions of the table of money that each act can cause, depending on earlier acts. A new transition has to be added to an act. */
export const TRANSITIONS_OF: Record<MoneyCommand['do'], readonly string[]> = {
  'top-up': ['Top-up', 'Top-up in NT$', 'Top-up of a debtor', 'Paying', 'Paying with silver'],
  plan: ['Plan'],
  silver: ['Silver given'],
  buy: ['Paying', 'Paying nothing', 'Paying with silver'],
  split: ['Split, alone', 'Split, shared', 'Split for a debtor'],
  refund: [
    'Refund before the split',
    'Refund after the split',
    'Refund to a debtor',
    'Refund after a lost dispute',
    'Reversing a share of somebody with coins',
    'Reversing a share that is partly gone',
  ],
  tell: [
    'Top-up refunded by the provider',
    'Dispute',
    'Dispute won',
    'Dispute won late',
    'Dispute won after it was lost',
    'Dispute lost by a creator',
    'Dispute lost, written off',
    'Refunded after a dispute was lost',
    'Plan taken back',
    'Plan given back',
  ],
  'partial-refund': ['Top-up refunded in part', 'Partial refund that failed', 'Dispute after a partial refund'],
  settle: ['Settlement', 'Settlement, shared'],
  withdraw: ['Withdrawal asked for'],
  'withdrawal-ends': ['Withdrawal paid', 'Withdrawal failed', 'Withdrawal returned by the bank'],
  ai: ['AI job'],
  'ai-failed': ['AI job failed', 'AI job of a debtor failed'],
  penalty: ['Penalty'],
};
