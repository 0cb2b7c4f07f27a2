import { grantSilver, payOrder, refundSplitOrder, refundUnsplitOrder, splitOrder, topUp } from './postings.ts';
import type { TableRow } from './table-row.ts';

const alone = { priceCoins: 499, owner: 'owner', agent: null, promoter: null, owedCoins: {} };
const shared = { ...alone, agent: { user: 'agent', rateBp: 1500 }, promoter: { user: 'promoter', rateBp: 2000 } };
const payment = { buyer: 'buyer', priceCoins: 499, silverCoins: 199 };
const refund = { ...payment, owed: { debt: 0 } };
const sharesOf499 = [
  { user: 'promoter', coins: 70 },
  { user: 'agent', coins: 42 },
  { user: 'owner', coins: 238 },
];

/** Transitions from top-up to refund. */
export const SALES: readonly TableRow[] = [
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
    when: '1,000 coins are paid with NT$ 320',
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
    transfers: payOrder(payment),
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
      owed: { debt: 0 },
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
    transition: 'Reversing a share of somebody with coins',
    when: 'a refund of 499 coins; of the owner’s 350 nothing is left, but they have topped up 80',
    transfers: refundSplitOrder({
      buyer: 'buyer',
      priceCoins: 499,
      silverCoins: 0,
      owed: { debt: 0 },
      feeCoins: 149,
      shares: [{ user: 'owner', coins: 350 }],
      earnings: { owner: { pending: 0, available: 0, coin: 80 } },
    }),
    postings: [
      ['owner debt', 'order_clearing', 350, 'coin'],
      ['owner coin', 'owner debt', 80, 'coin'],
      ['fee', 'order_clearing', 149, 'coin'],
      ['order_clearing', 'buyer coin', 499, 'coin'],
    ],
  },
  {
    transition: 'Refund to a debtor',
    when: '499 coins, 199 of it in silver, unsplit; the buyer owes 120',
    transfers: refundUnsplitOrder({ ...payment, owed: { debt: 120 } }),
    postings: [
      ['order_clearing', 'buyer coin', 300, 'coin'],
      ['buyer coin', 'buyer debt', 120, 'coin'],
      ['order_clearing', 'promotion', 199, 'coin'],
      ['issuance', 'buyer silver', 199, 'silver'],
    ],
  },
  {
    transition: 'Refund after a lost dispute',
    when: '499 coins, unsplit; 280 were written off for the buyer, and 100 of what they had earned were taken',
    transfers: refundUnsplitOrder({ ...payment, silverCoins: 0, owed: { debt: 0, writtenOff: 280, earningsTaken: 100 } }),
    postings: [
      ['order_clearing', 'buyer coin', 499, 'coin'],
      ['buyer coin', 'chargeback_loss', 280, 'coin'],
      ['buyer coin', 'buyer earnings_available', 100, 'coin'],
    ],
  },
];
