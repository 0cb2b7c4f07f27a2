import type { LogEntry } from './documents.ts';

const REASONS = [
  'topup',
  'topup-refund',
  'topup-refund-part',
  'dispute',
  'dispute-won',
  'dispute-lost',
  'silver-grant',
  'order',
  'share',
  'refund',
  'settlement',
  'penalty',
  'withdrawal',
  'withdrawal-paid',
  'withdrawal-back',
  'withdrawal-bounced',
  'ai-charge',
  'ai-refund',
] as const;
const ACCOUNTS = ['coin', 'silver', 'earnings_pending', 'earnings_available', 'hold', 'debt'] as const;
/** The accounts from which a buyer pays and to which refunds go; the others are a seller's. */
const PURSES = ['coin', 'silver'];

/** Returns the locale key of a reason; a reason that this release doesn't know is shown as a change. */
export function reasonKey({ reason }: Pick<LogEntry, 'reason'>): string {
  return `accountLog.reason.${REASONS.find((known) => known === reason) ?? 'other'}`;
}

export function accountKey({ account }: Pick<LogEntry, 'account'>): string {
  return `accountLog.account.${ACCOUNTS.find((known) => known === account) ?? 'coin'}`;
}

/** Returns the order whose receipt the person may see: one that they paid, or that was refunded to them. */
export function receiptOf({ reason, account, cause_uuid }: Pick<LogEntry, 'reason' | 'account' | 'cause_uuid'>): string | null {
  return ['order', 'refund'].includes(reason) && PURSES.includes(account) ? cause_uuid : null;
}

export function signOf(amount: number): string {
  if (amount === 0) return '';
  return amount > 0 ? '+' : '−';
}
