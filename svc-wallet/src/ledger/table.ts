import type { LedgerCurrency } from './chart.ts';
import {
  buyPlan,
  chargeAiJob,
  failWithdrawal,
  grantSilver,
  levyPenalty,
  openDispute,
  payOrder,
  payWithdrawal,
  refundSplitOrder,
  refundUnsplitOrder,
  requestWithdrawal,
  returnAiCharge,
  settleShare,
  splitOrder,
  type Transfer,
  topUp,
  winDispute,
  writeOffDebt,
} from './postings.ts';

/** From, to, amount, unit. A person's account is `<who> <kind>`, the platform's just its kind. */
export type LiteralPosting = readonly [from: string, to: string, amount: number, currency: LedgerCurrency];

export interface TableRow {
  transition: string;
  /** The facts in words; the numbers of `postings` follow from them. */
  when: string;
  transfers: Transfer[];
  postings: readonly LiteralPosting[];
}

const alone = { priceCoins: 499, owner: 'owner', agent: null, promoter: null, owedCoins: {} };
const shared = { ...alone, agent: { user: 'agent', rateBp: 1500 }, promoter: { user: 'promoter', rateBp: 2000 } };
const dispute = { buyer: 'buyer', coins: 500, currency: 'USD', payAmount: 500 } as const;
const refund = { buyer: 'buyer', priceCoins: 499, silverCoins: 199 };
const sharesOf499 = [
  { user: 'promoter', coins: 70 },
  { user: 'agent', coins: 42 },
  { user: 'owner', coins: 238 },
];

/** Every transition of DESIGN §4 with its postings written out by hand. It is the ledger's first test; docs/money.md prints it. */
export const TRANSITIONS: readonly TableRow[] = [
  {
    transition: 'Top-up',
    when: '500 coins are paid with US$ 5.00',
    transfers: topUp({ buyer: 'buyer', coins: 500, currency: 'USD', payAmount: 500, owedCoins: 0 }),
    postings: [
      ['coin_liability', 'provider_receivable', 500, 'USD'],
      ['issuance', 'buyer coin', 500, 'coin'],
    ],
  },
  {
    transition: 'Top-up in NT$',
    when: '1,000 coins are paid with NT$ 320.00',
    transfers: topUp({ buyer: 'buyer', coins: 1000, currency: 'TWD', payAmount: 32_000, owedCoins: 0 }),
    postings: [
      ['coin_liability', 'provider_receivable', 32_000, 'TWD'],
      ['issuance', 'buyer coin', 1000, 'coin'],
    ],
  },
  {
    transition: 'Top-up of a debtor',
    when: '500 coins are paid with CN¥ 36.00 by somebody who owes 120',
    transfers: topUp({ buyer: 'buyer', coins: 500, currency: 'CNY', payAmount: 3600, owedCoins: 120 }),
    postings: [
      ['coin_liability', 'provider_receivable', 3600, 'CNY'],
      ['issuance', 'buyer coin', 500, 'coin'],
      ['buyer coin', 'buyer debt', 120, 'coin'],
    ],
  },
  {
    transition: 'Silver given',
    when: '200 silver are given to a player',
    transfers: grantSilver({ user: 'buyer', silver: 200 }),
    postings: [['issuance', 'buyer silver', 200, 'silver']],
  },
  {
    transition: 'Paying',
    when: 'an order of 499 coins',
    transfers: payOrder({ buyer: 'buyer', priceCoins: 499, silverCoins: 0 }),
    postings: [['buyer coin', 'order_clearing', 499, 'coin']],
  },
  {
    transition: 'Paying with silver',
    when: 'an order of 499 coins, 199 of it in silver',
    transfers: payOrder(refund),
    postings: [
      ['buyer silver', 'issuance', 199, 'silver'],
      ['promotion', 'order_clearing', 199, 'coin'],
      ['buyer coin', 'order_clearing', 300, 'coin'],
    ],
  },
  {
    transition: 'Paying nothing',
    when: 'an order of a free work',
    transfers: payOrder({ buyer: 'buyer', priceCoins: 0, silverCoins: 0 }),
    postings: [],
  },
  {
    transition: 'Split, alone',
    when: '499 coins, no agent, no promoter',
    transfers: splitOrder(alone),
    postings: [
      ['order_clearing', 'owner earnings_pending', 350, 'coin'],
      ['order_clearing', 'fee', 149, 'coin'],
    ],
  },
  {
    transition: 'Split, shared',
    when: '499 coins, promoter 20 %, agent 15 %',
    transfers: splitOrder(shared),
    postings: [
      ['order_clearing', 'promoter earnings_pending', 70, 'coin'],
      ['order_clearing', 'agent earnings_pending', 42, 'coin'],
      ['order_clearing', 'owner earnings_pending', 238, 'coin'],
      ['order_clearing', 'fee', 149, 'coin'],
    ],
  },
  {
    transition: 'Split for a debtor',
    when: '499 coins, the owner owes 100',
    transfers: splitOrder({ ...alone, owedCoins: { owner: 100 } }),
    postings: [
      ['order_clearing', 'owner earnings_pending', 350, 'coin'],
      ['owner earnings_pending', 'owner debt', 100, 'coin'],
      ['order_clearing', 'fee', 149, 'coin'],
    ],
  },
  {
    transition: 'Refund before the split',
    when: '499 coins, 199 of it in silver; the split is void',
    transfers: refundUnsplitOrder(refund),
    postings: [
      ['order_clearing', 'buyer coin', 300, 'coin'],
      ['order_clearing', 'promotion', 199, 'coin'],
      ['issuance', 'buyer silver', 199, 'silver'],
    ],
  },
  {
    transition: 'Refund after the split',
    when: '499 coins, 199 of it in silver, promoter 70, agent 42, owner 238, all still pending',
    transfers: refundSplitOrder({
      ...refund,
      feeCoins: 149,
      shares: sharesOf499,
      earnings: { promoter: { pending: 70, available: 0 }, agent: { pending: 42, available: 0 }, owner: { pending: 238, available: 0 } },
    }),
    postings: [
      ['promoter earnings_pending', 'order_clearing', 70, 'coin'],
      ['agent earnings_pending', 'order_clearing', 42, 'coin'],
      ['owner earnings_pending', 'order_clearing', 238, 'coin'],
      ['fee', 'order_clearing', 149, 'coin'],
      ['order_clearing', 'buyer coin', 300, 'coin'],
      ['order_clearing', 'promotion', 199, 'coin'],
      ['issuance', 'buyer silver', 199, 'silver'],
    ],
  },
  {
    transition: 'Reversing a share that is partly gone',
    when: 'a refund of 499 coins; of the owner’s 350, 200 are pending and 100 available',
    transfers: refundSplitOrder({
      buyer: 'buyer',
      priceCoins: 499,
      silverCoins: 0,
      feeCoins: 149,
      shares: [{ user: 'owner', coins: 350 }],
      earnings: { owner: { pending: 200, available: 100 } },
    }),
    postings: [
      ['owner earnings_pending', 'order_clearing', 200, 'coin'],
      ['owner earnings_available', 'order_clearing', 100, 'coin'],
      ['owner debt', 'order_clearing', 50, 'coin'],
      ['fee', 'order_clearing', 149, 'coin'],
      ['order_clearing', 'buyer coin', 499, 'coin'],
    ],
  },
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
