import { readFile } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';
import { PLATFORM_ACCOUNTS, USER_ACCOUNTS } from './chart.ts';
import type { Transfer } from './postings.ts';
import { MONEY_DOC, printTable } from './print-table.ts';
import { splitPrice } from './shares.ts';
import { TRANSITIONS } from './table.ts';
import type { LiteralPosting } from './table-row.ts';
import { MONTH, RATES, SALES, WITHDRAWAL } from './worked-month.ts';

function written({ from, to, amount }: Transfer): LiteralPosting {
  const name = ({ owner, kind }: Transfer['from']) => (owner ? `${owner} ${kind}` : kind);
  return [name(from), name(to), amount, from.currency];
}

describe('the table of money', () => {
  test.each(TRANSITIONS)('$transition: $when', ({ transfers, postings }) => {
    expect(transfers.map(written)).toEqual(postings);
  });

  test('no transition uses an account or currency that the chart lacks', () => {
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

describe('the month calculated by hand', () => {
  test.each(SALES)('$what', ({ price, promoted, fee, promoter, agent, owner }) => {
    const rates = { promoterRateBp: promoted ? RATES.promoterBp : null, agentRateBp: RATES.agentBp };
    expect(splitPrice({ priceCoins: price, ...rates })).toEqual({ fee, promoter, agent, owner });
  });

  test('is the sum of its unrefunded sales, and its withdrawal is what remains after the fee', () => {
    const sum = (part: 'price' | 'fee' | 'promoter' | 'agent' | 'owner', refunded?: boolean) =>
      SALES.reduce((total, sale) => total + (refunded === undefined || sale.refunded === refunded ? sale[part] : 0), 0);
    const [gross, refunds] = [sum('price'), sum('price', true)];
    const [fee, promoter, agent, net] = [sum('fee', false), sum('promoter', false), sum('agent', false), sum('owner', false)];
    expect({ gross, refunds, fee, promoter, agent, net }).toEqual(MONTH);
    expect(WITHDRAWAL).toMatchObject({ amount: net, total: net - 35, dollars: '5.01' });
  });
});
