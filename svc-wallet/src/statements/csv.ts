import { DomainError } from '@meowtale/service-kit';
import { parse } from 'csv-parse/sync';
import { isCurrency, reasonOf, type Statement, type StatementLine, toHundredths, unreadable, uuidOf } from './statement.ts';

const KINDS: Readonly<Record<string, StatementLine['kind']>> = { paid: 'paid', failed: 'returned', returned: 'returned' };
const NEEDED = ['reference', 'amount', 'status'] as const;

type Cells = Record<string, string | undefined>;

function headerOf(names: string[]): string[] {
  const header = names.map((name) => name.trim().toLowerCase());
  if (NEEDED.some((name) => !header.includes(name)) || new Set(header).size !== header.length) throw unreadable(1);
  return header;
}

function readRows(content: string): { record: Cells; info: { lines: number } }[] {
  const [first = ''] = content.split('\n', 1);
  const options = { bom: true, columns: headerOf, info: true, skip_empty_lines: true, trim: true } as const;
  try {
    return parse(content, { ...options, delimiter: first.includes(';') ? ';' : ',' }) as unknown as ReturnType<typeof readRows>;
  } catch (error) {
    if (error instanceof DomainError) throw error;
    const { lines } = error as { lines?: number };
    throw unreadable(lines);
  }
}

function toLine({ record, info }: ReturnType<typeof readRows>[number], uuid: string): StatementLine {
  const { amount: text = '', currency = '', entry = '', reason = '', status = '' } = record;
  const [kind, amount, unit] = [KINDS[status.toLowerCase()], toHundredths(text), currency.toUpperCase() || 'USD'];
  if (!kind || !amount || !isCurrency(unit)) throw unreadable(info.lines);
  return {
    entry: entry || `${uuid} ${kind}`,
    uuid,
    kind,
    amount,
    currency: unit,
    reason: kind === 'returned' ? reasonOf([reason]) : '',
  };
}

/**
 * Reads a CSV statement with a header: `reference`, `amount` (98.20) and `status` (paid, failed or returned), and optionally `currency`
 * (USD), `entry` (the bank's own reference), `reason` and `account`. Commas or semicolons, in any order of columns.
 * @throws DomainError `input/invalid`
 */
export function readCsv(content: string): Statement {
  const rows = readRows(content);
  const accounts = new Set(rows.flatMap(({ record }) => record.account || []));
  const lines: StatementLine[] = [];
  for (const row of rows) {
    const uuid = uuidOf(row.record.reference ?? '');
    if (uuid) lines.push(toLine(row, uuid));
  }
  if (accounts.size > 1) throw unreadable();
  const [account = null] = accounts;
  return { format: 'csv', account, lines, others: rows.length - lines.length };
}
