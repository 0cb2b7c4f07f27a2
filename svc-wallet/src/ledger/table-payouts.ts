import {
  buyPlan,
  chargeAiJob,
  failWithdrawal,
  levyPenalty,
  openDispute,
  payWithdrawal,
  requestWithdrawal,
  returnAiCharge,
  settleShare,
  winDispute,
  writeOffDebt,
} from './postings.ts';
import type { TableRow } from './table-row.ts';

const dispute = { buyer: 'buyer', coins: 500, currency: 'USD', payAmount: 500 } as const;

/** From the month's settlement to the bank, and what may happen beside a sale. */
export const PAYOUTS: readonly TableRow[] = [
  {
    transition: 'Settlement',
    when: 'a share of 350 coins, all pending',
    transfers: settleShare({ user: 'owner', coins: 350, pendingCoins: 350 }),
    postings: [['owner earnings_pending', 'owner earnings_available', 350, 'coin']],
  },
  {
    transition: 'Settlement after a reversal',
    when: 'a share of 350 coins of which only 250 are still pending',
    transfers: settleShare({ user: 'owner', coins: 350, pendingCoins: 250 }),
    postings: [['owner earnings_pending', 'owner earnings_available', 250, 'coin']],
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
    transition: 'Plan',
    when: 'PRO for NT$ 500.00',
    transfers: buyPlan({ currency: 'TWD', payAmount: 50_000 }),
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
    transfers: returnAiCharge({ user: 'owner', coins: 30 }),
    postings: [['ai_revenue', 'owner coin', 30, 'coin']],
  },
  {
    transition: 'Dispute',
    when: 'the top-up of 500 coins is disputed; the buyer still has 120',
    transfers: openDispute({ ...dispute, coinBalance: 120 }),
    postings: [
      ['provider_receivable', 'coin_liability', 500, 'USD'],
      ['buyer coin', 'issuance', 120, 'coin'],
      ['buyer debt', 'issuance', 380, 'coin'],
    ],
  },
  {
    transition: 'Dispute won',
    when: 'all 380 are still owed',
    transfers: winDispute({ ...dispute, owedCoins: 380 }),
    postings: [
      ['coin_liability', 'provider_receivable', 500, 'USD'],
      ['issuance', 'buyer debt', 380, 'coin'],
      ['issuance', 'buyer coin', 120, 'coin'],
    ],
  },
  {
    transition: 'Dispute won late',
    when: 'a top-up had filled 300 of the 380 since',
    transfers: winDispute({ ...dispute, owedCoins: 80 }),
    postings: [
      ['coin_liability', 'provider_receivable', 500, 'USD'],
      ['issuance', 'buyer debt', 80, 'coin'],
      ['issuance', 'buyer coin', 420, 'coin'],
    ],
  },
  {
    transition: 'Dispute written off',
    when: '380 are still owed',
    transfers: writeOffDebt({ buyer: 'buyer', owedCoins: 380 }),
    postings: [['chargeback_loss', 'buyer debt', 380, 'coin']],
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
