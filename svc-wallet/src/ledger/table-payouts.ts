import {
  bounceWithdrawal,
  buyPlan,
  chargeAiJob,
  failWithdrawal,
  levyPenalty,
  payWithdrawal,
  requestWithdrawal,
  returnAiCharge,
  settleShares,
} from './postings.ts';
import { giveBackPlan, takeBackPlan } from './reversals.ts';
import type { TableRow } from './table-row.ts';

/** Transitions of settlement and withdrawals, and those that don't belong to a sale. */
export const PAYOUTS: readonly TableRow[] = [
  {
    transition: 'Settlement',
    when: 'a share of 350 coins, all pending',
    transfers: settleShares([{ user: 'owner', pendingCoins: 350 }]),
    postings: [['owner earnings_pending', 'owner earnings_available', 350, 'coin']],
  },
  {
    transition: 'Settlement, shared',
    when: 'promoter 70, agent 42, owner 238, of which a debt had taken 100 when it was split',
    transfers: settleShares([
      { user: 'promoter', pendingCoins: 70 },
      { user: 'agent', pendingCoins: 42 },
      { user: 'owner', pendingCoins: 138 },
    ]),
    postings: [
      ['promoter earnings_pending', 'promoter earnings_available', 70, 'coin'],
      ['agent earnings_pending', 'agent earnings_available', 42, 'coin'],
      ['owner earnings_pending', 'owner earnings_available', 138, 'coin'],
    ],
  },
  {
    transition: 'Withdrawal asked for',
    when: '10,000 coins',
    transfers: requestWithdrawal({ user: 'owner', coins: 10_000 }),
    postings: [['owner earnings_available', 'owner withdrawal_hold', 10_000, 'coin']],
  },
  {
    transition: 'Withdrawal paid',
    when: '10,000 coins, fee 180: US$ 98.20 leave the bank',
    transfers: payWithdrawal({ user: 'owner', coins: 10_000, feeCoins: 180 }),
    postings: [
      ['owner withdrawal_hold', 'issuance', 9820, 'coin'],
      ['owner withdrawal_hold', 'withdrawal_fee', 180, 'coin'],
      ['bank', 'coin_liability', 9820, 'USD'],
    ],
  },
  {
    transition: 'Withdrawal failed',
    when: '10,000 coins come back',
    transfers: failWithdrawal({ user: 'owner', coins: 10_000 }),
    postings: [['owner withdrawal_hold', 'owner earnings_available', 10_000, 'coin']],
  },
  {
    transition: 'Withdrawal returned by the bank',
    when: '10,000 coins had been paid, fee 180: US$ 98.20 come back, and so does the fee',
    transfers: bounceWithdrawal({ user: 'owner', coins: 10_000, feeCoins: 180 }),
    postings: [
      ['issuance', 'owner earnings_available', 9820, 'coin'],
      ['withdrawal_fee', 'owner earnings_available', 180, 'coin'],
      ['coin_liability', 'bank', 9820, 'USD'],
    ],
  },
  {
    transition: 'Plan',
    when: 'PRO for NT$ 500',
    transfers: buyPlan({ currency: 'TWD', payAmount: 50_000 }),
    postings: [['plan_revenue', 'provider_receivable', 50_000, 'TWD']],
  },
  {
    transition: 'Plan taken back',
    when: 'refunded or disputed; the plan’s time ends with it',
    transfers: takeBackPlan({ currency: 'TWD', payAmount: 50_000 }),
    postings: [['provider_receivable', 'plan_revenue', 50_000, 'TWD']],
  },
  {
    transition: 'Plan given back',
    when: 'its dispute was won; the time comes again',
    transfers: giveBackPlan({ currency: 'TWD', payAmount: 50_000 }),
    postings: [['plan_revenue', 'provider_receivable', 50_000, 'TWD']],
  },
  {
    transition: 'AI job',
    when: 'a job of 30 coins starts',
    transfers: chargeAiJob({ user: 'owner', coins: 30 }),
    postings: [['owner coin', 'ai_revenue', 30, 'coin']],
  },
  {
    transition: 'AI job failed',
    when: 'its 30 coins come back',
    transfers: returnAiCharge({ user: 'owner', coins: 30, owedCoins: 0 }),
    postings: [['ai_revenue', 'owner coin', 30, 'coin']],
  },
  {
    transition: 'AI job of a debtor failed',
    when: 'its 30 coins come back to somebody who owes 20',
    transfers: returnAiCharge({ user: 'owner', coins: 30, owedCoins: 20 }),
    postings: [
      ['ai_revenue', 'owner coin', 30, 'coin'],
      ['owner coin', 'owner debt', 20, 'coin'],
    ],
  },
  {
    transition: 'Penalty',
    when: 'work worth 499 coins was sold elsewhere: 5 × 149; pending 400, available 300',
    transfers: levyPenalty({ user: 'owner', soldCoins: 499, earnings: { pending: 400, available: 300 } }),
    postings: [
      ['owner earnings_pending', 'fee', 400, 'coin'],
      ['owner earnings_available', 'fee', 300, 'coin'],
      ['owner debt', 'fee', 45, 'coin'],
    ],
  },
];
