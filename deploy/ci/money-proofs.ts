import type { Proof } from './proofs.ts';

/** Promises about sales, top-ups and payouts. */
export const moneyProofs: readonly Proof[] = [
  {
    area: 'money',
    promise:
      '1,000 checkouts at once while the wallet is killed 50 times: no order is paid twice, each is split once within 10 s, half of them bought through a promoter’s link; with NATS down for ten minutes people can still buy, and the backlog is processed within 60 s, exactly once',
    files: ['deploy/drills/sales.test.ts'],
    env: { PROVE_CHECKOUTS: '1000', PROVE_KILLS: '50', PROVE_OUTAGE_SECONDS: '600' },
  },
  {
    area: 'money',
    promise:
      '20 workers, 5 wallets, 20,000 transfers: every balance is the sum of its entries, none is below 0, and posted entries can’t be changed or deleted',
    files: ['svc-wallet/src/ledger/ledger.test.ts'],
    env: { PROVE_LEDGER_TRANSFERS: '20000' },
  },
  {
    area: 'money',
    promise: 'one idempotency key 100 times at once, in twenty rounds: one effect, identical responses',
    files: ['svc-wallet/src/orders/racing.test.ts'],
    env: { PROVE_KEY_ROUNDS: '20' },
  },
  {
    area: 'money',
    promise:
      'webhooks and polling race, repeat and reorder; paid, refunded and disputed arrive in every order: the same balances, one top-up each; 300 random sequences of buying, refunding, disputing and settling agree with the table of postings',
    files: [
      'svc-wallet/src/disputes/disputes.test.ts',
      'svc-wallet/src/topups/topups.test.ts',
      'svc-wallet/src/topups/stripe/stripe.test.ts',
      'svc-wallet/src/money.test.ts',
    ],
    env: { PROVE_MONEY_LIVES: '300', PROVE_MONEY_ORDERS: '120', PROVE_WEBHOOK_ROUNDS: '20' },
  },
  {
    area: 'money',
    promise: '100,000 random splits: shares sum exactly, in whole coins',
    files: ['svc-wallet/src/ledger/postings.test.ts'],
    env: { PROVE_SPLIT_RUNS: '100000' },
  },
  {
    area: 'payouts',
    promise:
      '50 withdrawals of a whole balance race, twenty times: one succeeds; a payout whose response was lost is uncertain until the bank’s statement decides; no table and no log contains bank data in plain text, and each access to it is audited',
    files: ['svc-wallet/src/withdrawals/withdrawals.test.ts', 'svc-wallet/src/payouts/payouts.test.ts'],
    env: { PROVE_WITHDRAWAL_RACES: '20' },
  },
  {
    area: 'payouts',
    promise: 'bank files of 5,000 random runs are valid against the schema',
    files: ['svc-wallet/src/payouts/pain.test.ts'],
    env: { PROVE_BANK_FILES: '5000' },
  },
];
