import type { LedgerCurrency } from './chart.ts';
import type { Transfer } from './postings.ts';

/** A transfer as text: a person's account is `<person> <kind>`, the platform's only its kind. */
export type LiteralPosting = readonly [from: string, to: string, amount: number, currency: LedgerCurrency];

export interface TableRow {
  transition: string;
  /** The case in words; the numbers of `postings` follow from it. */
  when: string;
  transfers: Transfer[];
  postings: readonly LiteralPosting[];
}
