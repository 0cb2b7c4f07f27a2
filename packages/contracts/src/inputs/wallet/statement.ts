import { z } from 'zod';
import { line, uuid } from '../text.ts';

/** The most that a statement may have; some 500 payments have half of it. */
export const STATEMENT_MAX_BYTES = 768 * 1024;
export const STATEMENT_MAX_LINES = 5000;

/**
 * What a line of a bank statement does to its withdrawal. The first three change it; `known` and `superseded` (the payment came back in
 * the same statement) need nothing; the others need a member of staff.
 */
export const STATEMENT_RESULTS = [
  'paid',
  'failed',
  'bounced',
  'known',
  'superseded',
  'altered',
  'amount',
  'twice',
  'unknown',
  'not-sent',
  'ended-otherwise',
  'own',
  'second-person',
] as const;
export type StatementResult = (typeof STATEMENT_RESULTS)[number];

/** Results that change a withdrawal when the statement is booked. */
export const BOOKED_RESULTS: readonly StatementResult[] = ['paid', 'failed', 'bounced'];

const content = z
  .string('invalid.text')
  .refine((text) => text.trim() !== '', 'invalid.empty')
  .refine((text) => new TextEncoder().encode(text).length <= STATEMENT_MAX_BYTES, 'invalid.too-large');

/** A camt.053 or CSV statement, as text. */
export const checkPayoutStatementInput = z.object({ content });
/** The same with its file's name, which the audit log shows. */
export const bookPayoutStatementInput = z.object({
  content,
  name: line(200).pipe(z.string().min(1, 'invalid.empty')),
  idempotency_key: uuid,
});
export type BookPayoutStatementInput = z.output<typeof bookPayoutStatementInput>;
