import type { BankInput } from '@meowtale/contracts/inputs/wallet/bank';
import { hasIban, nationalOf } from '@meowtale/contracts/inputs/wallet/bank-countries';

/** One payment as the bank is told of it; texts in the letters that every bank passes on. */
export interface Instruction {
  /** The withdrawal's uuid without hyphens: at most 35 characters, and the same each time the file is made. */
  reference: string;
  /** US dollars, `98.20`. */
  amount: string;
  bank: BankInput;
  clearing: { system: string; code: string } | null;
  isIban: boolean;
}

/** A run as the bank is told of it. */
export interface PayoutFile {
  reference: string;
  createdAt: Date;
  total: string;
  instructions: Instruction[];
}

/** Letters that don't come apart into one of A to Z and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ẞ: 'SS', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ø: 'o', Ø: 'O', đ: 'd', Đ: 'D', ð: 'd', Ð: 'D' },
  ...{ ł: 'l', Ł: 'L', þ: 'th', Þ: 'TH', ı: 'i', ə: 'e', Ə: 'E', '’': "'", '&': '+' },
};

/** Words in the letters that banks pass on to each other (SWIFT's character set X). */
export function toBankText(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return [...plain]
    .map((letter) => LETTERS[letter] ?? letter)
    .join('')
    .replaceAll(/[^A-Za-z0-9 /?:().,'+-]/g, '.');
}

/** Coins, which are US cents, as dollars with two decimals; a whole number of them, so nothing is rounded. */
export function toDollars(coins: number): string {
  const text = String(coins).padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}

export const toReference = (uuid: string): string => uuid.replaceAll('-', '');

/** How much a bank's file has room for: a letter that comes apart into two may not push the rest beyond it. */
const ROOM: Readonly<Record<string, number>> = { payee: 140, name: 140, address: 70, city: 35, bankstate: 35, postalcode: 16 };

function plain(bank: BankInput): BankInput {
  const entries = Object.entries(bank).map(([name, value]) => {
    if (typeof value !== 'string') return [name, value];
    return [name, toBankText(value).slice(0, ROOM[name.replace(/^intermediary_/, '')])];
  });
  return Object.fromEntries(entries) as BankInput;
}

export function toInstruction(withdrawal: { uuid: string; amount: number; fee: number }, bank: BankInput): Instruction {
  const { clearing } = nationalOf(bank.country);
  const code = bank.meta.clearing_code;
  return {
    reference: toReference(withdrawal.uuid),
    amount: toDollars(withdrawal.amount - withdrawal.fee),
    bank: plain(bank),
    clearing: clearing && code !== '' ? { system: clearing.system, code } : null,
    isIban: hasIban(bank.country),
  };
}
