import { getCountrySpecifications, isValidBIC } from 'ibantools';

/** An account number without IBAN, and the bank's national clearing code that a transfer needs besides its BIC. */
interface National {
  account: RegExp;
  /** ISO 20022's external clearing system; the code must be given if `required`. */
  clearing?: { system: string; code: RegExp; required: boolean };
}

const digits = (least: number, most = least) => new RegExp(`^\\d{${least},${most}}$`);

/** Countries without IBAN whose formats are known; any other one's is letters and digits, up to ISO 20022's 34. */
const NATIONAL: Readonly<Record<string, National>> = {
  us: { account: digits(4, 17), clearing: { system: 'USABA', code: digits(9), required: true } },
  ca: { account: digits(7, 12), clearing: { system: 'CACPA', code: digits(9), required: true } },
  au: { account: digits(5, 10), clearing: { system: 'AUBSB', code: digits(6), required: true } },
  nz: { account: digits(15, 16), clearing: { system: 'NZNCC', code: digits(6), required: false } },
  in: { account: digits(9, 18), clearing: { system: 'INFSC', code: /^[A-Z]{4}0[A-Z0-9]{6}$/, required: true } },
  jp: { account: digits(7, 8), clearing: { system: 'JPZGN', code: digits(7), required: false } },
  tw: { account: digits(10, 16), clearing: { system: 'TWNCC', code: digits(3, 7), required: false } },
  cn: { account: digits(9, 22), clearing: { system: 'CNAPS', code: digits(12), required: false } },
  hk: { account: digits(6, 15), clearing: { system: 'HKNCC', code: digits(3), required: false } },
  sg: { account: digits(7, 14), clearing: { system: 'SGIBG', code: digits(7), required: false } },
  za: { account: digits(7, 11), clearing: { system: 'ZANCC', code: digits(6), required: false } },
  kr: { account: digits(10, 16) },
  th: { account: digits(10, 15) },
  vn: { account: digits(6, 19) },
  mx: { account: digits(18) },
  ar: { account: digits(22) },
};
const ANY: National = { account: /^[A-Z0-9]{4,34}$/ };

/** Territories whose banks have another country's codes. */
const BANKED_IN: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['gf', 'gp', 'mq', 're', 'yt', 'pm', 'mf', 'bl', 'wf', 'pf', 'nc', 'tf'].map((code) => [code, 'fr'])),
  ...Object.fromEntries(['gg', 'im', 'je'].map((code) => [code, 'gb'])),
  ...Object.fromEntries(['as', 'gu', 'mp', 'pr', 'um', 'vi'].map((code) => [code, 'us'])),
  ...{ ax: 'fi', sj: 'no', cx: 'au', cc: 'au', nf: 'au', bv: 'no' },
};

/** Returns the countries whose codes an IBAN or a BIC of a bank in this one may have, in upper case. */
export function bankingCodes(country: string): string[] {
  return [country, BANKED_IN[country]].filter((code) => code !== undefined).map((code) => code.toUpperCase());
}

/** Returns whether this is a BIC, in upper case. */
export const isBic = (code: string): boolean => isValidBIC(code);

/** Returns whether accounts in this country (ISO 3166 alpha-2, lower case) have an IBAN, by `ibantools`' registry. */
export function hasIban(country: string): boolean {
  const countries = getCountrySpecifications();
  return bankingCodes(country).some((code) => countries[code]?.IBANRegistry === true);
}

export function nationalOf(country: string): National {
  return NATIONAL[country] ?? NATIONAL[BANKED_IN[country] ?? ''] ?? ANY;
}

/** Returns whether a routing number of the American Bankers Association has a valid checksum. */
export function isRoutingNumber(code: string): boolean {
  const weights = [3, 7, 1];
  const sum = [...code].reduce((total, digit, at) => total + Number(digit) * (weights[at % 3] ?? 0), 0);
  return sum > 0 && sum % 10 === 0;
}
