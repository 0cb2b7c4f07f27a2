import type { SaleDay, VisitDay } from './documents.ts';

/** The results of a link: clicks, visits, wishlist entries, and purchases. Coins; null during an outage of the wallet. */
export interface Funnel {
  clicks: number;
  visits: number;
  wishes: number;
  orders: number | null;
  refunds: number | null;
  revenue: number | null;
}
export type FunnelDay = Funnel & { day: string };

/** Joins the days of the catalogue and the wallet, the last first. */
export function joinDays(visits: readonly VisitDay[], sales: readonly SaleDay[] | null): FunnelDay[] {
  const days = new Set([...visits, ...(sales ?? [])].map(({ day }) => day));
  return [...days]
    .toSorted()
    .toReversed()
    .map((day) => {
      const came = visits.find((each) => each.day === day);
      const sold = sales?.find((each) => each.day === day);
      const known = <T>(value: T | undefined) => (sales ? (value ?? 0) : null);
      return {
        day,
        clicks: came?.clicks ?? 0,
        visits: came?.visits ?? 0,
        wishes: came?.wishes ?? 0,
        orders: known(sold?.order_count),
        refunds: known(sold?.refund_count),
        revenue: known(sold?.revenue),
      };
    });
}

/** Returns the sum of these days. */
export function sumDays(days: readonly FunnelDay[], walletKnows: boolean): Funnel {
  const sum = (key: keyof Funnel) => days.reduce((total, day) => total + (day[key] ?? 0), 0);
  const known = (key: 'orders' | 'refunds' | 'revenue') => (walletKnows ? sum(key) : null);
  return {
    ...{ clicks: sum('clicks'), visits: sum('visits'), wishes: sum('wishes') },
    ...{ orders: known('orders'), refunds: known('refunds'), revenue: known('revenue') },
  };
}

/** Returns the UTC day `days` before one. */
export const dayBefore = (day: string, days: number): string => new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
export const today = (now = Date.now()): string => new Date(now).toISOString().slice(0, 10);
