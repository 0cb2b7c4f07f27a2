import type { WithdrawalDecided } from '@meowtale/contracts/events/wallet/index';
import type { AccountNotice } from '@meowtale/contracts/inputs/catalog/notice';
import { defineConsumer } from '@meowtale/service-kit';
import { notifyPerson } from './service.ts';

const KEYS: Record<WithdrawalDecided['outcome'], AccountNotice> = {
  paid: 'withdrawal-paid',
  failed: 'withdrawal-failed',
  'needs-correction': 'withdrawal-correct',
  expired: 'withdrawal-expired',
};

/** Tells a person the outcome of their withdrawal: the amount paid out, or the coins returned. */
export const withdrawalConsumer = defineConsumer({
  name: 'catalog-withdrawals',
  event: 'wallet.withdrawal.decided',
  handle: (tx, { payload }) => {
    const { userUuid: to, outcome, amountCoins, feeCoins, memo: text, correctUntil: until, bounced } = payload;
    const coins = outcome === 'paid' ? amountCoins - feeCoins : amountCoins;
    const key = bounced ? 'withdrawal-bounced' : KEYS[outcome];
    return notifyPerson(tx, { key, to, details: { coins, ...(text && { text }), ...(until && { until }) } });
  },
});
