import { readFile } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';
import { PLATFORM_ACCOUNTS, USER_ACCOUNTS } from './chart.ts';
import type { Transfer } from './postings.ts';
import { MONEY_DOC, printTable } from './print-table.ts';
import { TRANSITIONS } from './table.ts';
import type { LiteralPosting } from './table-row.ts';

function written({ from, to, amount }: Transfer): LiteralPosting {
  const name = ({ owner, kind }: Transfer['from']) => (owner ? `${owner} ${kind}` : kind);
  return [name(from), name(to), amount, from.currency];
}

describe('the table of money', () => {
  test.each(TRANSITIONS)('$transition: $when', ({ transfers, postings }) => {
    expect(transfers.map(written)).toEqual(postings);
  });

  test('no transition uses an account or a currency that the chart does not have', () => {
    const known = new Set(
      [...USER_ACCOUNTS.map((row) => ({ ...row, of: 'person' })), ...PLATFORM_ACCOUNTS.map((row) => ({ ...row, of: 'platform' }))].flatMap(
        ({ of, kind, currencies }) => currencies.map((currency) => `${of} ${kind} ${currency}`),
      ),
    );
    const used = TRANSITIONS.flatMap(({ transfers }) => transfers.flatMap(({ from, to }) => [from, to]));
    const unknown = used
      .map(({ owner, kind, currency }) => `${owner ? 'person' : 'platform'} ${kind} ${currency}`)
      .filter((name) => !known.has(name));
    expect(unknown).toEqual([]);
  });

  test('docs/money.md is what the table prints', async () => {
    expect(await readFile(MONEY_DOC, 'utf8')).toBe(printTable());
  });
});
