import { beforeAll, describe, expect, test } from '@jest/globals';
import { bankInput } from '@meowtale/contracts/inputs/wallet/bank';
import { nationalOf } from '@meowtale/contracts/inputs/wallet/bank-countries';
import { WITHDRAW_MAX } from '@meowtale/contracts/inputs/wallet/withdrawal';
import fc from 'fast-check';
import { type Debtor, SANDBOX_DEBTOR, withdrawalEnv } from '../withdrawals/config.ts';
import { toDollars, toInstruction, toReference } from './instruction.ts';
import { toPain001, writePain001 } from './pain.ts';
import { openSchema } from './pain-schema.ts';

/** Our schema, and the official one where `PAIN_001_XSD` names its file. */
const SCHEMAS = [new URL('./pain.001.001.09.subset.xsd', import.meta.url), process.env.PAIN_001_XSD].filter((file) => file !== undefined);
let schemas: Awaited<ReturnType<typeof openSchema>>[];
beforeAll(async () => {
  schemas = await Promise.all(SCHEMAS.map(openSchema));
});
const errorsOf = (xml: string) => schemas.flatMap((findErrors) => findErrors(xml));

/** Accounts of banks' own examples, among them the shortest and the longest IBAN. */
const IBANS: Record<string, string> = {
  de: 'DE89370400440532013000',
  fr: 'FR1420041010050500013M02606',
  gf: 'FR1420041010050500013M02606',
  gb: 'GB29NWBK60161331926819',
  no: 'NO9386011117947',
  mt: 'MT84MALT011000012345MTLCAST001S',
};
/** Countries with rules of their own, and Kenya for those without. */
const NATIONAL = ['us', 'ca', 'au', 'nz', 'in', 'jp', 'tw', 'cn', 'hk', 'sg', 'za', 'kr', 'th', 'vn', 'mx', 'ar', 'pr', 'ke'];
const COUNTRIES = [...Object.keys(IBANS), ...NATIONAL];

const LETTERS = ['a', 'Z', '9', ' ', "'", '’', '&', '-', '/', '+', 'ß', 'Æ', 'é', 'Ł', 'ệ', 'ə', 'ŋ', '\u0301'];
const text = (maxLength: number) => fc.string({ unit: fc.constantFrom(...LETTERS), maxLength });
const name = text(139).map((rest) => `B${rest}`);
const place = { address: text(70), city: text(35), bankstate: text(35), postalcode: text(16) };
const ENDS = ['2L', '33', 'XXABC', '00123'];
const bicOf = (country: string) => fc.constantFrom(...ENDS).map((end) => `BANK${country.toUpperCase()}${end}`);
const matching = (pattern: RegExp) => fc.constantFrom(...fc.sample(fc.stringMatching(pattern), { numRuns: 20, seed: 20_022 }));
const accounts = new Map(NATIONAL.map((country) => [country, matching(nationalOf(country).account)]));
const accountOf = (country: string) => accounts.get(country) ?? fc.constant(IBANS[country] as string);

function clearingOf(country: string): fc.Arbitrary<string> {
  const { clearing } = nationalOf(country);
  if (!clearing) return fc.constant('');
  return clearing.system === 'USABA' ? fc.constant('021000021') : matching(clearing.code);
}

const within = (fields: Record<string, fc.Arbitrary<unknown>>) =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [`intermediary_${key}`, value]));
const correspondent = fc.oneof(
  ...COUNTRIES.map((country) =>
    fc.record(
      within({ ...place, name, country: fc.constant(country), swift: bicOf(country), accountnumber: fc.option(accountOf(country)) }),
    ),
  ),
);
const bankOf = (country: string) =>
  fc
    .tuple(
      fc.record({
        ...{ ...place, name, payee: name, type: fc.constantFrom(1, 2), country: fc.constant(country), swift: bicOf(country) },
        accountnumber: accountOf(country),
        meta: fc.record({ clearing_code: clearingOf(country) }),
      }),
      fc.option(correspondent),
    )
    .map(([own, through]) => bankInput.parse({ ...own, ...through }));
const bank = fc.oneof(...COUNTRIES.map(bankOf));
const payment = fc.record({ uuid: fc.uuid(), amount: fc.integer({ min: 2, max: WITHDRAW_MAX }), bank });
const debtor: fc.Arbitrary<Debtor> = fc.record({
  name: fc.string({ maxLength: 138, unit: 'binary' }).map((any) => `${any} M`),
  account: fc.oneof(fc.stringMatching(/^[A-Z0-9]{4,34}$/), fc.constantFrom(...Object.values(IBANS), 'GB29', 'US29ABCD')),
  bic: bicOf('gb'),
});

type Payment = typeof payment extends fc.Arbitrary<infer P> ? P : never;
const RUN = '0197f3a0-0000-7000-8000-000000000001';
const fileOf = (payments: readonly Payment[]) => ({
  reference: toReference(RUN),
  createdAt: new Date('2026-11-30T07:00:00Z'),
  total: toDollars(payments.reduce((sum, { amount }) => sum + amount - 1, 0)),
  instructions: payments.map(({ uuid, amount, bank: to }) => toInstruction({ uuid, amount, fee: 1 }, to)),
});

const AMERICAN = {
  ...{ type: 2, country: 'us', accountnumber: '000123456789', swift: 'CHASUS33', meta: { clearing_code: '021000021' } },
  ...{ name: 'JPMorgan Chase & Co', payee: 'Zoë Łukasz', address: '1 Main St', city: 'New York', bankstate: 'NY', postalcode: '10001' },
};
const paymentTo = (given: object = {}, amount = 9871): Payment => ({
  uuid: '0197f3a0-0000-7000-8000-000000000002',
  amount,
  bank: bankInput.parse({ ...AMERICAN, ...given }),
});
const THROUGH = {
  intermediary_name: 'Deutsche Bank',
  intermediary_swift: 'DEUTDEFF',
  intermediary_country: 'de',
  intermediary_accountnumber: IBANS.de,
};

describe('a bank file', () => {
  test('of any withdrawals is valid', () => {
    fc.assert(
      fc.property(fc.array(payment, { minLength: 1, maxLength: 3 }), debtor, (payments, from) => {
        expect(errorsOf(toPain001(fileOf(payments), from))).toEqual([]);
      }),
      { numRuns: Number(process.env.PROVE_BANK_FILES ?? 100), seed: 20_022 },
    );
  });

  test.each(COUNTRIES)('to %s is valid', (country) => {
    const [own] = fc.sample(
      bank.filter((one) => one.country === country),
      { numRuns: 1, seed: 9 },
    );
    expect(errorsOf(toPain001(fileOf([{ ...paymentTo(), bank: own as Payment['bank'] }]), SANDBOX_DEBTOR))).toEqual([]);
  });

  test('with every text at its maximum length, and the largest amount, is valid', () => {
    const texts = {
      payee: 'ß'.repeat(140),
      name: 'Æ'.repeat(140),
      address: 'æ'.repeat(70),
      city: 'ß'.repeat(35),
      bankstate: 'ß'.repeat(35),
    };
    const through = Object.fromEntries(Object.entries(texts).map(([key, value]) => [`intermediary_${key}`, value]));
    const longest = paymentTo(
      { ...texts, postalcode: 'œ'.repeat(16), ...through, ...THROUGH, intermediary_name: 'ß'.repeat(140) },
      WITHDRAW_MAX,
    );
    expect(errorsOf(toPain001(fileOf([longest]), { ...SANDBOX_DEBTOR, name: 'ß'.repeat(140) }))).toEqual([]);
  });

  test('from an account whose BIC was configured in small letters is valid', () => {
    const from = withdrawalEnv.PAYOUT_DEBTOR.parse(JSON.stringify({ ...SANDBOX_DEBTOR, name: ' 喵說 Meowtale', bic: 'nwbkgb2l' }));
    expect(errorsOf(toPain001(fileOf([paymentTo()]), from))).toEqual([]);
  });

  test('is returned unless it is invalid, and the error names the element and the withdrawal, but no bank data', async () => {
    const file = fileOf([{ ...paymentTo(), uuid: RUN }, paymentTo()]);
    expect(await writePain001(file, SANDBOX_DEBTOR)).toBe(toPain001(file, SANDBOX_DEBTOR));
    const second = file.instructions[1];
    if (second) second.bank = { ...second.bank, swift: 'Secret', accountnumber: 'Secret' };
    const error = await writePain001(file, SANDBOX_DEBTOR).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'payout/file-invalid', status: 500 });
    const { message } = (error as Error).cause as Error;
    expect(message).toContain('BICFI: pattern 0197f3a0000070008000000000000002; ');
    expect(message).not.toContain('Secret');
  });
});

describe('the schema rejects', () => {
  const valid = toPain001(fileOf([paymentTo(THROUGH)]), SANDBOX_DEBTOR);
  const without = (element: string) => (xml: string) => xml.replace(new RegExp(`\\s*<${element}>[\\s\\S]*?</${element}>`), '');
  const within140 = (xml: string) => xml.replace('<Nm>Zoe Lukasz<', `<Nm>${'x'.repeat(141)}<`);

  test.each<[string, (xml: string) => string, string]>([
    ['swapped elements', (xml) => xml.replace(/(<CdtrAgt>[\s\S]*<\/CdtrAgt>)(\s*)(<Cdtr>[\s\S]*<\/Cdtr>)/, '$3$2$1'), 'Cdtr: structure'],
    ['an unknown element', (xml) => xml.replace('<PmtMtd>', '<Memo>x</Memo><PmtMtd>'), 'Memo: structure'],
    ['a missing control sum', without('CtrlSum'), 'InitgPty: structure'],
    ['a missing creditor', without('Cdtr'), 'CdtrAcct: structure'],
    ['no payments', without('CdtTrfTxInf'), 'PmtInf: structure'],
    ["a correspondent's account without the bank", without('IntrmyAgt1'), 'IntrmyAgt1Acct: structure'],
    ['too long a text', within140, 'Nm: maxLength'],
    ['an empty text', (xml) => xml.replace('<AdrLine>1 Main St<', '<AdrLine><'), 'AdrLine: pattern'],
    ['a letter that banks do not transmit', (xml) => xml.replace('Zoe', 'Zoë'), 'Nm: pattern'],
    ['an invalid BIC', (xml) => xml.replace('CHASUS33', 'CHASUS3'), 'BICFI: pattern'],
    ['an invalid IBAN', (xml) => xml.replace('<IBAN>DE89', '<IBAN>DE8X'), 'IBAN: pattern'],
    ['two account numbers', (xml) => xml.replace('<Othr>', '<IBAN>DE89370400440532013000</IBAN><Othr>'), 'Othr: structure'],
    ['an account number of 35 characters', (xml) => xml.replace('000123456789', '1'.repeat(35)), 'Id: pattern'],
    ['three decimals', (xml) => xml.replace('>98.70</InstdAmt>', '>98.700</InstdAmt>'), 'InstdAmt: pattern'],
    ['an amount of nothing', (xml) => xml.replace('>98.70</InstdAmt>', '>0.00</InstdAmt>'), 'InstdAmt: minExclusive'],
    ['another currency', (xml) => xml.replace('Ccy="USD"', 'Ccy="EUR"'), 'InstdAmt: enumeration'],
    ['an amount without a currency', (xml) => xml.replace(' Ccy="USD"', ''), 'InstdAmt: structure'],
    ['an unknown account type', (xml) => xml.replace('SVGS', 'LOAN'), 'Cd: enumeration'],
    ['a country in small letters', (xml) => xml.replace('<Ctry>US', '<Ctry>us'), 'Ctry: pattern'],
    ['a date that does not exist', (xml) => xml.replace('2026-11-30<', '2026-11-31<'), 'Dt: structure'],
    ['a reference of 36 characters', (xml) => xml.replace(/(<EndToEndId>\w+)/, '$1abcd'), 'EndToEndId: pattern'],
    ['another version', (xml) => xml.replace('pain.001.001.09', 'pain.001.001.03'), 'Document: structure'],
    ['text that is no XML', () => 'x', 'Document: structure'],
  ])('%s', (_what, change, expected) => {
    expect(errorsOf(valid)).toEqual([]);
    const changed = change(valid);
    expect(changed).not.toBe(valid);
    expect(schemas[0]?.(changed).map(({ element, rule }) => `${element}: ${rule}`)).toContain(expected);
  });
});
