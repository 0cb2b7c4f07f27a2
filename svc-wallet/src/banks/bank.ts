import type { BankInput } from '@meowtale/contracts/inputs/wallet/bank';
import { type MasterKeys, open, type Sealed } from './envelope.ts';

const LAST = 4;
/** All that is ever shown of a number to whose it is: its last four, and none of a number that is hardly longer. */
export const lastFour = (number: string): string => (number.length > LAST ? number.slice(-LAST) : '');

/** Bank data as the person who gave it sees it again: numbers by their last four. */
export function maskBank(bank: BankInput): BankInput {
  return {
    ...bank,
    accountnumber: lastFour(bank.accountnumber),
    intermediary_accountnumber: lastFour(bank.intermediary_accountnumber),
  };
}

/** What a withdrawal says of where it goes. */
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
