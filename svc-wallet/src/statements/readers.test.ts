import { describe, expect, test } from '@jest/globals';
import { readCamt053 } from './camt.ts';
import { readCsv } from './csv.ts';
import { reasonOf, toHundredths, uuidOf } from './statement.ts';

const UUID = '0198f6d2-0000-7000-8000-000000000001';
const REFERENCE = '0198f6d2000070008000000000000001';
const statement = (entries: string) => `<?xml version="1.0"?>
<n:Document xmlns:n="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><n:BkToCstmrStmt><n:Stmt><n:Id>2026-11</n:Id>
<n:Acct><n:Id><n:Othr><n:Id>0001234</n:Id></n:Othr></n:Id></n:Acct>${entries}</n:Stmt></n:BkToCstmrStmt></n:Document>`;
const entry = (inside: string, direction = 'DBIT') =>
  `<n:Ntry><n:Amt Ccy="USD">98.20</n:Amt><n:CdtDbtInd>${direction}</n:CdtDbtInd><n:Sts>BOOK</n:Sts>${inside}</n:Ntry>`;

describe('a camt.053 statement', () => {
  test('of an older version, with prefixes and a reference in its text, is read', () => {
    const text = `<n:NtryDtls><n:TxDtls><n:RmtInf><n:Ustrd>PAYMENT Meowtale ${REFERENCE}</n:Ustrd></n:RmtInf></n:TxDtls></n:NtryDtls>`;
    const why = `<n:RtrInf><n:Rsn><n:Cd>AC04</n:Cd></n:Rsn><n:AddtlInf>Account DE89 3704 0044 0532 0130 00 is closed</n:AddtlInf></n:RtrInf>`;
    const back = text.replace('</n:TxDtls>', `${why}</n:TxDtls>`);
    const rent = entry('<n:NtryDtls><n:TxDtls><n:Refs><n:EndToEndId>NOTPROVIDED</n:EndToEndId></n:Refs></n:TxDtls></n:NtryDtls>');
    const common = { uuid: UUID, amount: 9820, currency: 'USD' };
    expect(readCamt053(statement(entry(text) + entry(back, 'CRDT') + rent))).toEqual({
      ...{ format: 'camt.053', account: '0001234', others: 1 },
      lines: [
        { ...common, entry: '2026-11#1.1', kind: 'paid', reason: '' },
        { ...common, entry: '2026-11#2.1', kind: 'returned', reason: 'AC04: Account … is closed' },
      ],
    });
  });

  test('with several payments in one booking has a line for each, with its own amount', () => {
    const payment = (end: string, amount: string) =>
      `<n:TxDtls><n:Refs><n:AcctSvcrRef>B${end}</n:AcctSvcrRef><n:EndToEndId>${REFERENCE.slice(0, -1)}${end}</n:EndToEndId></n:Refs>
      <n:AmtDtls><n:TxAmt><n:Amt Ccy="USD">${amount}</n:Amt></n:TxAmt></n:AmtDtls></n:TxDtls>`;
    const { lines } = readCamt053(statement(entry(`<n:NtryDtls>${payment('1', '90.2')}${payment('2', '8')}</n:NtryDtls>`)));
    expect(lines.map((line) => [line.entry, line.uuid.slice(-1), line.amount])).toEqual([
      ['B1', '1', 9020],
      ['B2', '2', 800],
    ]);
  });

  test('whose payments in one booking have no amounts of their own can’t be read', () => {
    const payment = `<n:TxDtls><n:Refs><n:EndToEndId>${REFERENCE}</n:EndToEndId></n:Refs></n:TxDtls>`;
    expect(() => readCamt053(statement(entry(`<n:NtryDtls>${payment}${payment}</n:NtryDtls>`)))).toThrow();
  });
});

test('a CSV statement may have a mark, semicolons, other columns and any order', () => {
  const content = `\uFEFFStatus;Note;Reference;Amount;Entry\r\nReturned;"a;b";${REFERENCE};98.20;B7\r\npaid;;rent;700,00;B8\r\n`;
  const line = { entry: 'B7', uuid: UUID, kind: 'returned', amount: 9820, currency: 'USD', reason: '' };
  expect(readCsv(content)).toEqual({ format: 'csv', account: null, lines: [line], others: 1 });
});

test.each([
  ['98.20', 9820],
  ['98.2', 9820],
  ['98', 9800],
  ['0.01', 1],
  ['98.2000', 9820],
  ['9999999999999.99', 999_999_999_999_999],
  ['98.205', null],
  ['98,20', null],
  ['-1', null],
  ['1e3', null],
  ['', null],
  ['99999999999999', null],
])('%j is %j hundredths', (text, hundredths) => {
  expect(toHundredths(text)).toBe(hundredths);
});

test.each([
  [REFERENCE.toUpperCase(), UUID],
  [UUID, UUID],
  [`${REFERENCE}0`, null],
  ['NOTPROVIDED', null],
])('the reference %j is the uuid %j', (reference, uuid) => {
  expect(uuidOf(reference)).toBe(uuid);
});

test('a reason has no numbers of accounts or cards', () => {
  expect(reasonOf(['AC01', ' Incorrect  number 000123456789 ', 'AC01'])).toBe('AC01: Incorrect number …');
  expect(reasonOf(['Konto 0532-0130-00, Kd. 42'])).toBe('Konto …, Kd. 42');
});
