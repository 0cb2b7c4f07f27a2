import type { BankInput } from '@meowtale/contracts/inputs/wallet/bank';
import { type MasterKeys, open, type Sealed } from './envelope.ts';

const LAST = 4;
/** Returns the last four characters of an account number, which is all that its owner sees; empty for a short number. */
export const lastFour = (number: string): string => (number.length > LAST ? number.slice(-LAST) : '');

/** Returns bank data as its owner sees it, with numbers by their last four. */
export function maskBank(bank: BankInput): BankInput {
  return {
    ...bank,
    accountnumber: lastFour(bank.accountnumber),
    intermediary_accountnumber: lastFour(bank.intermediary_accountnumber),
  };
}

/** The bank that a withdrawal shows. */
export interface Destination {
  bank_name: string;
  bank_country: string;
  bank_last_four: string;
}

export const openBank = (keys: MasterKeys, owner: string, box: Sealed): BankInput => open<BankInput>(keys, owner, box);

export function destinationOf(keys: MasterKeys, owner: string, box: Sealed): Destination {
  const { name, country, accountnumber } = openBank(keys, owner, box);
  return { bank_name: name, bank_country: country, bank_last_four: lastFour(accountnumber) };
}
