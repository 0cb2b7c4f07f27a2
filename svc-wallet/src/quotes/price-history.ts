import type { PriceState } from '../read-models/listing.ts';
import { priceOf } from './pricing.ts';

export const LOWEST_OF_DAYS = 30;
const DAY_MS = 86_400_000;

interface Stretch {
  from: Date;
  to: Date;
  amount: number;
}

/** Returns the periods of equal price in a country, discounts included, oldest first. */
function stretchesOf(states: readonly PriceState[], country: string, now: Date): Stretch[] {
  const stretches: Stretch[] = [];
  for (const [at, state] of states.entries()) {
    const end = states[at + 1]?.from ?? now;
    const cuts = [state.activity?.startedAt, state.activity?.endedAt].filter((cut) => cut && cut > state.from && cut < end) as Date[];
    const begins = [state.from, ...cuts.toSorted((a, b) => a.getTime() - b.getTime())];
    for (const [n, from] of begins.entries()) {
      const price = state.onSale ? priceOf(state, country, from) : null;
      if (!price) continue;
      const to = begins[n + 1] ?? end;
      const before = stretches.at(-1);
      if (before?.amount === price.amount) before.to = to;
      else stretches.push({ from, to, amount: price.amount });
    }
  }
  return stretches;
}

/**
 * Returns the lowest price of the 30 days before the current price began, in coins and discounts included; it has to be shown beside a
 * discount. Null for a reward, and when the work wasn't on sale at another price in those days.
 */
export function lowestBefore(states: readonly PriceState[], country: string, now: Date): number | null {
  if (states.at(-1)?.authType !== 1) return null;
  const stretches = stretchesOf(states, country, now);
  const current = stretches.pop();
  if (!current) return null;
  const since = current.from.getTime() - LOWEST_OF_DAYS * DAY_MS;
  const amounts = stretches.filter(({ to }) => to.getTime() > since).map(({ amount }) => amount);
  return amounts.length > 0 ? Math.min(...amounts) : null;
}

/**
 * Returns the time since which prices must be read to find the lowest of the 30 days before the current one; null when those since
 * `since` are enough. The current price may be years old.
 */
export function missingSince(states: readonly PriceState[], country: string, now: Date, since: Date): Date | null {
  const [first] = states;
  if (!first || first.from > since || states.at(-1)?.authType !== 1) return null;
  const current = stretchesOf(states, country, now).at(-1);
  const needed = current ? new Date(current.from.getTime() - LOWEST_OF_DAYS * DAY_MS) : new Date(0);
  return needed < first.from ? needed : null;
}

/** Returns the time since which prices are read first, 60 days ago, which is enough for most listings. */
export function usuallyKnownSince(now: Date): Date {
  return new Date(now.getTime() - 2 * LOWEST_OF_DAYS * DAY_MS);
}
