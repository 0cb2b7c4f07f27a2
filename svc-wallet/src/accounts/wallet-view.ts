import type { Balances } from '../ledger/service.ts';

/** What a person has, in coins; a debt is shown as a positive number. */
export interface WalletView {
  meowcent: number;
  silver: number;
  earnings_available: number;
  earnings_pending: number;
  debt: number;
}

export function toWallet(balances: Balances): WalletView {
  return {
    meowcent: balances.coin,
    silver: balances.silver,
    earnings_available: balances.earnings_available,
    earnings_pending: balances.earnings_pending,
    // 0 - x, because -0 is a number that shows.
    debt: 0 - balances.debt,
  };
}

/** The same as SPEC §3 has it: type 0 holds coins with their earnings, type 1 silver. */
export function toAccounts(balances: Balances): object[] {
  return [
    { type: 0, balance: balances.coin, profit: balances.earnings_available, pending: balances.earnings_pending },
    { type: 1, balance: balances.silver, profit: null, pending: null },
  ];
}
