import { STATEMENT_MAX_LINES } from '@meowtale/contracts/inputs/wallet/statement';
import { DomainError } from '@meowtale/service-kit';

export type StatementFormat = 'camt.053' | 'csv';

/** One booking of a bank statement that names a payout: the payment, or its return. */
export interface StatementLine {
  /** The bank's reference of the booking, or its place in the statement; the same each time that the statement is read. */
  entry: string;
  /** A withdrawal's uuid, or that of a run which the bank booked as a whole. */
  uuid: string;
  kind: 'paid' | 'returned';
  /** Hundredths of the currency. */
  amount: number;
  /** ISO 4217, upper case. */
  currency: string;
  /** Why the bank returned it, without numbers of accounts; may be empty. */
  reason: string;
}

export interface Statement {
  format: StatementFormat;
  /** The account that the statement is about; null where it names none. */
  account: string | null;
  lines: StatementLine[];
  /** How many bookings name no payout, or aren't final. */
  others: number;
}

const REFERENCE = /^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/i;

/** Returns the uuid behind a reference as `toReference` makes it, however the bank writes it; null for any other. */
export function uuidOf(reference: string): string | null {
  const text = reference.trim();
  if (!REFERENCE.test(text)) return null;
  return text
    .toLowerCase()
    .replaceAll('-', '')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Converts a decimal with at most two digits after the point to hundredths, without rounding; null for any other text. */
export function toHundredths(text: string): number | null {
  const found = /^(\d{1,13})(?:\.(\d{1,2})0*)?$/.exec(text.trim());
  return found ? Number(`${found[1]}${(found[2] ?? '').padEnd(2, '0')}`) : null;
}

export const isCurrency = (code: string): boolean => /^[A-Z]{3}$/.test(code);

const REASON_MAX = 300;
/** What may be the number of an account or a card: at least six digits, also grouped. */
const NUMBERS = /[A-Za-z]{0,2}\d(?:[ -]?[A-Za-z]{0,4}\d){5,}/g;

/** Returns the bank's reason as one line without numbers, which may be those of accounts. */
export function reasonOf(parts: readonly string[]): string {
  const text = parts.map((part) => part.replaceAll(/\s+/g, ' ').trim()).filter((part) => part !== '');
  return [...new Set(text)].join(': ').replaceAll(NUMBERS, '…').slice(0, REASON_MAX);
}

/** Returns the error of a statement that can't be read, with the line's number where one is the cause. */
export function unreadable(line?: number): DomainError {
  const field = line === undefined ? { key: 'invalid.statement' } : { key: 'invalid.statement-line', params: { line } };
  return new DomainError('input/invalid', { fields: [{ path: 'content', ...field }] });
}

/** Rejects a statement with more lines than are booked at once. */
export function assertFits(lines: number): void {
  if (lines > STATEMENT_MAX_LINES) throw new DomainError('input/invalid', { fields: [{ path: 'content', key: 'invalid.too-large' }] });
}
