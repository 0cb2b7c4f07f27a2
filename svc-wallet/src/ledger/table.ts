import { PAYOUTS } from './table-payouts.ts';
import { REVERSALS } from './table-reversals.ts';
import type { TableRow } from './table-row.ts';
import { SALES } from './table-sales.ts';

/** Every transition of DESIGN §4 with its postings written out by hand. It is the ledger's first test; docs/money.md prints it. */
export const TRANSITIONS: readonly TableRow[] = [...SALES, ...REVERSALS, ...PAYOUTS];
