import { giveBackTopUp, loseDispute, takeBackTopUp, undoLoss } from './reversals.ts';
import type { TableRow } from './table-row.ts';

const topUp = { buyer: 'buyer', coins: 500, currency: 'USD', payAmount: 500 } as const;
const noLoss = { writtenOff: 0, earningsTaken: 0 };

/** Transitions of disputed and refunded top-ups. */
export const REVERSALS: readonly TableRow[] = [
  {
    transition: 'Dispute',
    when: 'the top-up of 500 coins is disputed; the buyer still has 120',
    transfers: takeBackTopUp({ ...topUp, coinBalance: 120 }),
    postings: [
      ['provider_receivable', 'coin_liability', 500, 'USD'],
      ['buyer coin', 'issuance', 120, 'coin'],
      ['buyer debt', 'issuance', 380, 'coin'],
    ],
  },
  {
    transition: 'Top-up refunded by the provider',
    when: '500 coins, all of them still there',
    transfers: takeBackTopUp({ ...topUp, coinBalance: 500 }),
    postings: [
      ['provider_receivable', 'coin_liability', 500, 'USD'],
      ['buyer coin', 'issuance', 500, 'coin'],
    ],
  },
  {
    transition: 'Top-up refunded in part',
    when: 'US$ 2.00 of US$ 5.00, which staff book: 200 of 500 coins; the buyer still has 120',
    transfers: takeBackTopUp({ ...topUp, coins: 200, payAmount: 200, coinBalance: 120 }),
    postings: [
      ['provider_receivable', 'coin_liability', 200, 'USD'],
      ['buyer coin', 'issuance', 120, 'coin'],
      ['buyer debt', 'issuance', 80, 'coin'],
    ],
  },
  {
    transition: 'Dispute after a partial refund',
    when: 'US$ 2.00 were booked as refunded; of the other 300 coins the buyer has 250',
    transfers: takeBackTopUp({ ...topUp, coins: 300, payAmount: 300, coinBalance: 250 }),
    postings: [
      ['provider_receivable', 'coin_liability', 300, 'USD'],
      ['buyer coin', 'issuance', 250, 'coin'],
      ['buyer debt', 'issuance', 50, 'coin'],
    ],
  },
  {
    transition: 'Partial refund that failed',
    when: 'US$ 2.00 never left the provider, which staff book; 80 of the 200 coins are still owed',
    transfers: giveBackTopUp({ ...topUp, ...noLoss, coins: 200, payAmount: 200, owedCoins: 80 }),
    postings: [
      ['coin_liability', 'provider_receivable', 200, 'USD'],
      ['issuance', 'buyer debt', 80, 'coin'],
      ['issuance', 'buyer coin', 120, 'coin'],
    ],
  },
  {
    transition: 'Dispute won',
    when: 'all 380 are still owed',
    transfers: giveBackTopUp({ ...topUp, ...noLoss, owedCoins: 380 }),
    postings: [
      ['coin_liability', 'provider_receivable', 500, 'USD'],
      ['issuance', 'buyer debt', 380, 'coin'],
      ['issuance', 'buyer coin', 120, 'coin'],
    ],
  },
  {
    transition: 'Dispute won late',
    when: 'a top-up had filled 300 of the 380 since',
    transfers: giveBackTopUp({ ...topUp, ...noLoss, owedCoins: 80 }),
    postings: [
      ['coin_liability', 'provider_receivable', 500, 'USD'],
      ['issuance', 'buyer debt', 80, 'coin'],
      ['issuance', 'buyer coin', 420, 'coin'],
    ],
  },
  {
    transition: 'Dispute lost, written off',
    when: '380 are still owed',
    transfers: loseDispute({ buyer: 'buyer', owedCoins: 380, earnings: { pending: 0, available: 0 } }),
    postings: [['chargeback_loss', 'buyer debt', 380, 'coin']],
  },
  {
    transition: 'Dispute lost by a creator',
    when: '380 are still owed; 60 of what they have earned are pending, 40 available',
    transfers: loseDispute({ buyer: 'buyer', owedCoins: 380, earnings: { pending: 60, available: 40 } }),
    postings: [
      ['buyer earnings_pending', 'buyer debt', 60, 'coin'],
      ['buyer earnings_available', 'buyer debt', 40, 'coin'],
      ['chargeback_loss', 'buyer debt', 280, 'coin'],
    ],
  },
  {
    transition: 'Dispute won after it was lost',
    when: '280 had been written off and 100 of what the buyer had earned taken',
    transfers: giveBackTopUp({ ...topUp, writtenOff: 280, earningsTaken: 100, owedCoins: 0 }),
    postings: [
      ['coin_liability', 'provider_receivable', 500, 'USD'],
      ['buyer debt', 'chargeback_loss', 280, 'coin'],
      ['buyer debt', 'buyer earnings_available', 100, 'coin'],
      ['issuance', 'buyer debt', 380, 'coin'],
      ['issuance', 'buyer coin', 120, 'coin'],
    ],
  },
  {
    transition: 'Refunded after a dispute was lost',
    when: 'the provider gave the money back as well: the 380 are owed again, and the buyer has 50',
    transfers: undoLoss({ buyer: 'buyer', writtenOff: 280, earningsTaken: 100, coinBalance: 50 }),
    postings: [
      ['buyer debt', 'chargeback_loss', 280, 'coin'],
      ['buyer debt', 'buyer earnings_available', 100, 'coin'],
      ['buyer coin', 'buyer debt', 50, 'coin'],
    ],
  },
];
