import type { Balances } from '../ledger/service.ts';

/** A person's balances, silver in silver and all others in coins; a debt is a positive number. */
export interface WalletView {
  meowcent: number;
  silver: number;
  earnings_available: number;
  earnings_pending: number;
  debt: number;
}

/** Returns balances as GraphQL's Wallet. */
export function toWallet(balances: Balances): WalletView {
  return {
    meowcent: balances.coin,
    silver: balances.silver,
    earnings_available: balances.earnings_available,
    earnings_pending: balances.earnings_pending,
    // 0 - x, because -x would be -0 for 0.
    debt: 0 - balances.debt,
  };
}

/** Returns balances in the form of SPEC §3: type 0 is coins with settled (`profit`) and pending earnings, type 1 silver. */
export function toAccounts(balances: Balances): object[] {
  return [
    { type: 0, balance: balances.coin, profit: balances.earnings_available, pending: balances.earnings_pending },
    { type: 1, balance: balances.silver, profit: null, pending: null },
  ];
}
