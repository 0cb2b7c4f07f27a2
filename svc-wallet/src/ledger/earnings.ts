import { type AccountRef, personal, type UserAccountKind } from './chart.ts';
import type { Transfer } from './postings.ts';

/** A person's balances that a reversal draws on. Coins. */
export interface Earnings {
  pending: number;
  available: number;
  /** Spendable coins, which fill a debt at once; 0 unless given. */
  coin?: number;
}

interface Share {
  user: string;
  coins: number;
}

const NOTHING: Earnings = { pending: 0, available: 0 };

/**
 * Moves each share to `to`: from the person's pending earnings, then from their available ones, the rest as debt, which their spendable
 * coins fill at once. Several shares of one person draw on the same balances. Lines of 0 are included.
 */
export function drawEarnings(shares: readonly Share[], earnings: Readonly<Record<string, Earnings>>, to: AccountRef): Transfer[] {
  const left = new Map<string, Earnings>();
  return shares.flatMap(({ user, coins }) => {
    const purse = left.get(user) ?? earnings[user] ?? NOTHING;
    const fromPending = Math.min(coins, purse.pending);
    const fromAvailable = Math.min(coins - fromPending, purse.available);
    const owed = coins - fromPending - fromAvailable;
    const { coin = 0 } = purse;
    const filled = Math.min(owed, coin);
    left.set(user, { pending: purse.pending - fromPending, available: purse.available - fromAvailable, coin: coin - filled });
    const take = (kind: UserAccountKind, amount: number): Transfer => ({ from: personal(user, kind), to, amount });
    return [
      take('earnings_pending', fromPending),
      take('earnings_available', fromAvailable),
      take('debt', owed),
      { from: personal(user, 'coin'), to: personal(user, 'debt'), amount: filled },
    ];
  });
}

/** Returns the transfers by which new earnings fill the debts of their people, given as positive coins by uuid. Lines of 0 are included. */
export function fillDebt(earned: readonly Share[], owedCoins: Readonly<Record<string, number>>): Transfer[] {
  const owed = new Map(Object.entries(owedCoins));
  return earned.map(({ user, coins }) => {
    const amount = Math.min(coins, owed.get(user) ?? 0);
    owed.set(user, (owed.get(user) ?? 0) - amount);
    return { from: personal(user, 'earnings_pending'), to: personal(user, 'debt'), amount };
  });
}

/** Returns by how many coins these transfers change each person's pending earnings, by uuid. */
export function pendingChanges(transfers: readonly Transfer[]): Map<string, number> {
  const changes = new Map<string, number>();
  for (const { from, to, amount } of transfers) {
    for (const [{ owner, kind }, change] of [
      [from, -amount],
      [to, amount],
    ] as const) {
      if (owner && kind === 'earnings_pending') changes.set(owner, (changes.get(owner) ?? 0) + change);
    }
  }
  return changes;
}
