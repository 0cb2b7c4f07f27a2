import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { PLATFORM_ACCOUNTS, USER_ACCOUNTS } from './chart.ts';
import { TRANSITIONS } from './table.ts';
import type { LiteralPosting } from './table-row.ts';
import { printMonth } from './worked-month.ts';

/** Path of the printed table. */
export const MONEY_DOC = resolve(import.meta.dirname, '../../../docs/money.md');

const COLUMNS = '| transition | when | from | to | amount |\n|---|---|---|---|--:|';

/** Prints the chart of accounts and every transition as Markdown. */
export function printTable(): string {
  return [
    '# Where the money goes',
    'Printed from the tables in `svc-wallet/src/ledger/` by `node svc-wallet/src/ledger/print-table.ts`; a test compares the two.',
    'Coin and silver are whole, money is in hundredths. Each line takes a positive amount from one account and puts it into\nanother of the same currency, so the postings of every transition sum to zero per currency.',
    '## Accounts of a person',
    printChart(USER_ACCOUNTS),
    'None can go below 0, except debt, which is 0 or below.',
    '## Accounts of the platform',
    printChart(PLATFORM_ACCOUNTS),
    'They may be negative. Each is stored in stripes, so that no sale waits for another, and summed when read.',
    '## Transitions',
    [COLUMNS, ...TRANSITIONS.flatMap(({ transition, when, postings }) => printRow(transition, when, postings))].join('\n'),
    printMonth(),
  ]
    .join('\n\n')
    .concat('\n');
}

function printChart(rows: readonly { kind: string; currencies: readonly string[]; meaning: string }[]): string {
  const lines = rows.map(({ kind, currencies, meaning }) => `| ${spaced(kind)} | ${currencies.join(', ')} | ${meaning} |`);
  return ['| account | in | meaning |', '|---|---|---|', ...lines].join('\n');
}

function printRow(transition: string, when: string, postings: readonly LiteralPosting[]): string[] {
  if (postings.length === 0) return [`| ${transition} | ${when} | | | nothing is posted |`];
  return postings.map(([from, to, amount, currency], index) => {
    const head = index === 0 ? `${transition} | ${when}` : '| ';
    return `| ${head} | ${spaced(from)} | ${spaced(to)} | ${amount.toLocaleString('en-US')} ${currency} |`;
  });
}

function spaced(name: string): string {
  return name.replaceAll('_', '-');
}

if (import.meta.main) {
  await mkdir(dirname(MONEY_DOC), { recursive: true });
  await writeFile(MONEY_DOC, printTable());
}
