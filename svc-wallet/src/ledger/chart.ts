import type { Currency } from '@meowtale/contracts';

/** The unit of an account: whole coins, whole silver, or hundredths of a currency. */
export type LedgerCurrency = 'coin' | 'silver' | Currency;

export type UserAccountKind = 'coin' | 'silver' | 'earnings_pending' | 'earnings_available' | 'withdrawal_hold' | 'debt';

export type PlatformAccountKind =
  | 'issuance'
  | 'order_clearing'
  | 'fee'
  | 'promotion'
  | 'withdrawal_fee'
  | 'chargeback_loss'
  | 'ai_revenue'
  | 'provider_receivable'
  | 'bank'
  | 'coin_liability'
  | 'plan_revenue';

export type AccountKind = UserAccountKind | PlatformAccountKind;

interface ChartRow<K extends AccountKind> {
  kind: K;
  currencies: readonly LedgerCurrency[];
  meaning: string;
}

const MONEY = ['USD', 'TWD', 'CNY'] as const satisfies readonly Currency[];

/** Account kinds of a person (DESIGN §4). A balance can't be below 0, except `debt`, which is 0 or below. */
export const USER_ACCOUNTS: readonly ChartRow<UserAccountKind>[] = [
  { kind: 'coin', currencies: ['coin'], meaning: 'topped up, can be spent, never withdrawn' },
  { kind: 'silver', currencies: ['silver'], meaning: 'given by the platform, spent first, 1 silver pays 1 coin' },
  { kind: 'earnings_pending', currencies: ['coin'], meaning: 'earned, not settled yet' },
  { kind: 'earnings_available', currencies: ['coin'], meaning: 'earned and settled, can be withdrawn, never spent' },
  { kind: 'withdrawal_hold', currencies: ['coin'], meaning: 'requested for withdrawal, neither paid nor returned' },
  { kind: 'debt', currencies: ['coin'], meaning: 'owed to the platform: 0 or below' },
];

/** Account kinds of the platform. Balances may be negative: `issuance` is minus what others have. */
export const PLATFORM_ACCOUNTS: readonly ChartRow<PlatformAccountKind>[] = [
  { kind: 'issuance', currencies: ['coin', 'silver'], meaning: 'minus the coins and silver that others have' },
  { kind: 'order_clearing', currencies: ['coin'], meaning: 'paid orders that are not yet split' },
  { kind: 'fee', currencies: ['coin'], meaning: 'the 30 % of sales and tips, and penalties' },
  { kind: 'promotion', currencies: ['coin'], meaning: 'minus the silver that was spent, on which creators earn as on coins' },
  { kind: 'withdrawal_fee', currencies: ['coin'], meaning: 'fees of payouts' },
  { kind: 'chargeback_loss', currencies: ['coin'], meaning: 'minus the debts that were written off' },
  { kind: 'ai_revenue', currencies: ['coin'], meaning: 'charges of AI jobs' },
  { kind: 'provider_receivable', currencies: MONEY, meaning: 'money that payment providers collected for us' },
  { kind: 'bank', currencies: MONEY, meaning: 'the bank account' },
  { kind: 'coin_liability', currencies: MONEY, meaning: 'minus the money that was paid for coins, less what withdrawals paid out' },
  { kind: 'plan_revenue', currencies: MONEY, meaning: 'minus the money earned with plans' },
];

/** One account: a person's, or the platform's when `owner` is null. */
export interface AccountRef {
  owner: string | null;
  kind: AccountKind;
  currency: LedgerCurrency;
}

/** Returns a person's account; its currency follows from its kind. */
export function personal(owner: string, kind: UserAccountKind): AccountRef {
  return { owner, kind, currency: kind === 'silver' ? 'silver' : 'coin' };
}

/** Returns a platform account in one currency. */
export function platform(kind: PlatformAccountKind, currency: LedgerCurrency = 'coin'): AccountRef {
  return { owner: null, kind, currency };
}
