import { PAYOUTS } from './table-payouts.ts';
import { REVERSALS } from './table-reversals.ts';
import type { TableRow } from './table-row.ts';
import { SALES } from './table-sales.ts';

/** Every transition of DESIGN §4 with its postings written by hand; tested by table.test.ts and printed in docs/money.md. */
export const TRANSITIONS: readonly TableRow[] = [...SALES, ...REVERSALS, ...PAYOUTS];
