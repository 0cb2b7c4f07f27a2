import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import { z } from 'zod';
import { COUNTRY_CODES } from '../../countries.ts';
import { line } from '../text.ts';
import { bankingCodes, hasIban, isBic, isRoutingNumber, nationalOf } from './bank-countries.ts';

/** SPEC §3: 1 checking, 2 savings. */
export const BANK_TYPES = [1, 2] as const;

/** Characters that banks transmit: Latin letters, with or without marks, digits and a few signs. */
const LATIN = /^[\p{Script=Latin}\p{M}\d /?:().,'’+&-]*$/u;
const latin = (max: number) => line(max).refine((text) => LATIN.test(text), 'invalid.latin');
const optional = <T extends z.ZodType<string>>(schema: T) => schema.nullish().transform((value) => value ?? '');
/** Requires a letter or digit, because marks alone aren't transmitted. */
const NAMES = /[\p{Script=Latin}\d]/u;
const requiredName = (max: number) =>
  latin(max)
    .pipe(z.string().min(1, 'invalid.empty'))
    .refine((text) => text === '' || NAMES.test(text), 'invalid.latin');

/** Numbers as people write them, with blanks and hyphens. */
const compact = line(64).transform((text) => text.replaceAll(/[\s-]/g, '').toUpperCase());
const country = z
  .string('invalid.empty')
  .toLowerCase()
  .pipe(z.enum(COUNTRY_CODES as [string, ...string[]], 'invalid.country'));
const bic = compact.pipe(
  z
    .string()
    .min(1, 'invalid.empty')
    .refine((code) => code === '' || isBic(code), 'invalid.bic'),
);

/** Optional and required fields of the bank. */
const place = { address: optional(latin(70)), city: optional(latin(35)), bankstate: optional(latin(35)), postalcode: optional(latin(16)) };
const details = {
  type: z.literal(BANK_TYPES, 'invalid.type'),
  payee: requiredName(140),
  accountnumber: compact.pipe(z.string().min(1, 'invalid.empty').max(34, 'invalid.too-long')),
  swift: bic,
  name: requiredName(140),
  country,
  ...place,
  /** The bank's national clearing code, if it has one: a routing number, a BSB. */
  meta: z
    .object({ clearing_code: optional(compact) })
    .nullish()
    .transform((meta) => meta ?? { clearing_code: '' }),
};
const blank = <T extends z.ZodType>(schema: T) => z.preprocess((value) => value || undefined, schema.optional());
const intermediary = {
  intermediary_type: z.literal(BANK_TYPES, 'invalid.type').nullish(),
  intermediary_payee: optional(latin(140)),
  intermediary_accountnumber: optional(compact.pipe(z.string().max(34, 'invalid.too-long'))),
  intermediary_swift: blank(bic),
  intermediary_name: optional(latin(140)),
  intermediary_country: blank(country),
  intermediary_address: place.address,
  intermediary_city: place.city,
  intermediary_bankstate: place.bankstate,
  intermediary_postalcode: place.postalcode,
};

const bankFields = z.object({ ...details, ...intermediary });
type BankFields = z.output<typeof bankFields>;
type Refuse = (path: (keyof BankFields)[] | ['meta', 'clearing_code'], message: string) => void;

function checkAccount(number: string, of: string, refuse: (message: string) => void): void {
  if (hasIban(of)) {
    const iban = electronicFormatIBAN(number) ?? '';
    if (!isValidIBAN(iban)) refuse('invalid.iban');
    else if (!bankingCodes(of).includes(iban.slice(0, 2))) refuse('invalid.bank-country');
  } else if (!nationalOf(of).account.test(number)) refuse('invalid.account-number');
}

function checkClearing({ country: of, meta }: BankFields, refuse: Refuse): void {
  const { clearing } = nationalOf(of);
  const code = meta.clearing_code;
  if (hasIban(of) || !clearing) return;
  if (code === '' && clearing.required) refuse(['meta', 'clearing_code'], 'invalid.empty');
  else if (code !== '' && !(clearing.code.test(code) && (clearing.system !== 'USABA' || isRoutingNumber(code))))
    refuse(['meta', 'clearing_code'], 'invalid.clearing-code');
}

/** Only for a valid BIC; an invalid one has its own error. */
const isElsewhere = (code: string, of: string) => isBic(code) && !bankingCodes(of).includes(code.slice(4, 6));

/** The correspondent bank is optional; once any field is given, its name, BIC and country are required. */
function checkIntermediary(bank: BankFields, refuse: Refuse): void {
  const { intermediary_name: name, intermediary_swift: swift, intermediary_country: of, intermediary_accountnumber: number } = bank;
  if (!hasIntermediary(bank)) return;
  if (!name) refuse(['intermediary_name'], 'invalid.empty');
  if (!swift) refuse(['intermediary_swift'], 'invalid.empty');
  if (!of) refuse(['intermediary_country'], 'invalid.empty');
  if (swift && of && isElsewhere(swift, of)) refuse(['intermediary_swift'], 'invalid.bank-country');
  if (!number || !of) return;
  if (hasIban(of)) checkAccount(number, of, (message) => refuse(['intermediary_accountnumber'], message));
  else if (!/^[A-Z0-9]+$/.test(number)) refuse(['intermediary_accountnumber'], 'invalid.account-number');
}

/** Returns whether any field of a correspondent bank is given. */
export function hasIntermediary(bank: object): boolean {
  return Object.entries(bank).some(([name, value]) => name.startsWith('intermediary_') && name !== 'intermediary_type' && Boolean(value));
}

/**
 * A person's bank (SPEC §3 and §5) with the data of a transfer: an IBAN in countries that have them, else a number in the country's format
 * with its clearing code; a BIC of the bank's own country. A country has 2 letters, ISO 3166.
 */
export const bankInput = bankFields.superRefine((bank, ctx) => {
  const refuse: Refuse = (path, message) => ctx.addIssue({ code: 'custom', path, message, input: bank });
  checkAccount(bank.accountnumber, bank.country, (message) => refuse(['accountnumber'], message));
  if (isElsewhere(bank.swift, bank.country)) refuse(['swift'], 'invalid.bank-country');
  checkClearing(bank, refuse);
  checkIntermediary(bank, refuse);
});
export type BankInput = z.output<typeof bankInput>;

export const setUserBankInput = z.object({ user_bank: bankInput });
