import { describe, expect, test } from '@jest/globals';
import { bankInput, hasIntermediary } from './bank.ts';
import { hasIban } from './bank-countries.ts';

const bank = (given: object) => ({
  type: 1,
  payee: 'Mina Okafor',
  accountnumber: 'DE89 3704 0044 0532 0130 00',
  swift: 'DEUTDEFF',
  name: 'Deutsche Bank',
  country: 'de',
  ...given,
});
const faults = (given: object) =>
  bankInput.safeParse(bank(given)).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
const meta = (clearing_code: string) => ({ meta: { clearing_code } });

/** Numbers from banks' own examples. */
const ACCOUNTS: Record<string, object> = {
  de: {},
  fr: { country: 'fr', accountnumber: 'FR14 2004 1010 0505 0001 3M02 606', swift: 'PSSTFRPPXXX' },
  gb: { country: 'gb', accountnumber: 'GB29NWBK60161331926819', swift: 'NWBKGB2L' },
  tr: { country: 'tr', accountnumber: 'TR33 0006 1005 1978 6457 8413 26', swift: 'TCZBTR2A' },
  br: { country: 'br', accountnumber: 'BR1800360305000010009795493C1', swift: 'CEFXBRSP' },
  us: { country: 'us', accountnumber: '000123456789', swift: 'CHASUS33', ...meta('021000021') },
  ca: { country: 'ca', accountnumber: '1234-567', swift: 'ROYCCAT2', ...meta('000300002') },
  au: { country: 'au', accountnumber: '12345678', swift: 'CTBAAU2S', ...meta('062-000') },
  jp: { country: 'jp', accountnumber: '1234567', swift: 'BOTKJPJT', ...meta('0005001') },
  tw: { country: 'tw', accountnumber: '012-345-678901', swift: 'CTCBTWTP', ...meta('822') },
  cn: { country: 'cn', accountnumber: '6222 0212 3456 7890 123', swift: 'ICBKCNBJ' },
  kr: { country: 'kr', accountnumber: '110-123-456789', swift: 'SHBKKRSE' },
  in: { country: 'in', accountnumber: '50100123456789', swift: 'HDFCINBB', ...meta('hdfc0000001') },
  th: { country: 'th', accountnumber: '123-4-56789-0', swift: 'KASITHBK' },
  vn: { country: 'vn', accountnumber: '0071000123456', swift: 'BFTVVNVX' },
  gf: { country: 'gf', accountnumber: 'FR1420041010050500013M02606', swift: 'PSSTFRPP' },
};

describe('bank data of many countries', () => {
  test.each(Object.entries(ACCOUNTS))('%s is accepted as people write it', (_country, given) => {
    expect(faults(given)).toEqual([]);
  });

  test('is stored without blanks and in upper case', () => {
    expect(bankInput.parse(bank({ swift: 'deutdeff', ...{ country: 'DE' } }))).toMatchObject({
      accountnumber: 'DE89370400440532013000',
      swift: 'DEUTDEFF',
      country: 'de',
      city: '',
      meta: { clearing_code: '' },
    });
    expect([hasIban('de'), hasIban('gf'), hasIban('us'), hasIban('tw')]).toEqual([true, true, false, false]);
  });

  test.each([
    [{ payee: ' ' }, ['payee: invalid.empty']],
    [{ payee: '王小明' }, ['payee: invalid.latin']],
    [{ payee: '\u0301\u0301' }, ['payee: invalid.latin']],
    [{ payee: 'x'.repeat(141) }, ['payee: invalid.too-long']],
    [{ name: '' }, ['name: invalid.empty']],
    [{ swift: '' }, ['swift: invalid.empty']],
    [{ swift: 'DEUTDEF' }, ['swift: invalid.bic']],
    [{ swift: 'NWBKGB2L' }, ['swift: invalid.bank-country']],
    [{ country: 'xx' }, ['country: invalid.country']],
    [{ country: undefined }, ['country: invalid.empty']],
    [{ accountnumber: 'DE89370400440532013001' }, ['accountnumber: invalid.iban']],
    [{ accountnumber: 'GB29NWBK60161331926819' }, ['accountnumber: invalid.bank-country']],
    [{ accountnumber: '12345678' }, ['accountnumber: invalid.iban']],
    [{ type: 3 }, ['type: invalid.type']],
    [{ ...ACCOUNTS.us, ...meta('021000022') }, ['meta.clearing_code: invalid.clearing-code']],
    [{ ...ACCOUNTS.us, meta: null }, ['meta.clearing_code: invalid.empty']],
    [{ ...ACCOUNTS.us, accountnumber: '12AB' }, ['accountnumber: invalid.account-number']],
    [{ ...ACCOUNTS.in, ...meta('HDFC1') }, ['meta.clearing_code: invalid.clearing-code']],
    [{ ...ACCOUNTS.tw, accountnumber: '1' }, ['accountnumber: invalid.account-number']],
    [{ country: 'ke', swift: 'EQBLKENA', accountnumber: '=1+2' }, ['accountnumber: invalid.account-number']],
  ])('%j is rejected and names its field', (given, expected) => {
    expect(faults(given)).toEqual(expected);
  });
});

describe('the correspondent bank', () => {
  const whole = { intermediary_name: 'Citibank', intermediary_swift: 'CITIUS33', intermediary_country: 'us' };

  test('is complete or missing', () => {
    expect(faults(whole)).toEqual([]);
    expect(faults({ intermediary_name: '', intermediary_swift: '', intermediary_country: '' })).toEqual([]);
    expect(faults({ intermediary_city: 'New York' })).toEqual([
      'intermediary_name: invalid.empty',
      'intermediary_swift: invalid.empty',
      'intermediary_country: invalid.empty',
    ]);
    expect([hasIntermediary(whole), hasIntermediary(bank({}))]).toEqual([true, false]);
  });

  test.each([
    [{ ...whole, intermediary_swift: 'CITI' }, ['intermediary_swift: invalid.bic']],
    [{ ...whole, intermediary_country: 'gb' }, ['intermediary_swift: invalid.bank-country']],
    [{ ...whole, intermediary_accountnumber: '=A1+"' }, ['intermediary_accountnumber: invalid.account-number']],
    [
      { ...whole, intermediary_country: 'de', intermediary_swift: 'DEUTDEFF', intermediary_accountnumber: '123' },
      ['intermediary_accountnumber: invalid.iban'],
    ],
  ])('%j is rejected and names its field', (given, expected) => {
    expect(faults(given)).toEqual(expected);
  });
});
