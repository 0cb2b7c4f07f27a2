import type { LedgerCurrency } from './chart.ts';
import type { Transfer } from './postings.ts';

/** From, to, amount, unit. A person's account is `<who> <kind>`, the platform's just its kind. */
export type LiteralPosting = readonly [from: string, to: string, amount: number, currency: LedgerCurrency];

export interface TableRow {
  transition: string;
  /** The facts in words; the numbers of `postings` follow from them. */
  when: string;
  transfers: Transfer[];
  postings: readonly LiteralPosting[];
}
