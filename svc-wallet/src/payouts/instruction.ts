import type { BankInput } from '@meowtale/contracts/inputs/wallet/bank';
import { hasIban, nationalOf } from '@meowtale/contracts/inputs/wallet/bank-countries';

/** One payment in the bank's file; texts in the character set that every bank supports. */
export interface Instruction {
  /** The withdrawal's uuid without hyphens: at most 35 characters, and the same each time the file is made. */
  reference: string;
  /** US dollars, `98.20`. */
  amount: string;
  bank: BankInput;
  clearing: { system: string; code: string } | null;
  isIban: boolean;
}

/** A run in the bank's file. */
export interface PayoutFile {
  reference: string;
  createdAt: Date;
  total: string;
  instructions: Instruction[];
}

/** Letters that Unicode doesn't decompose into A to Z and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ẞ: 'SS', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ø: 'o', Ø: 'O', đ: 'd', Đ: 'D', ð: 'd', Ð: 'D' },
  ...{ ł: 'l', Ł: 'L', þ: 'th', Þ: 'TH', ı: 'i', ə: 'e', Ə: 'E', '’': "'", '&': '+' },
};

/** Converts text to SWIFT's character set X. */
export function toBankText(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return [...plain]
    .map((letter) => LETTERS[letter] ?? letter)
    .join('')
    .replaceAll(/[^A-Za-z0-9 /?:().,'+-]/g, '.');
}

/** Formats coins, which are US cents, as dollars with two decimals, without rounding. */
export function toDollars(coins: number): string {
  const text = String(coins).padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}

export const toReference = (uuid: string): string => uuid.replaceAll('-', '');

/** Maximum lengths in the bank's file; texts are cut, because one letter may become two. */
const ROOM: Readonly<Record<string, number>> = { payee: 140, name: 140, address: 70, city: 35, bankstate: 35, postalcode: 16 };

function plain(bank: BankInput): BankInput {
  const entries = Object.entries(bank).map(([name, value]) => {
    if (typeof value !== 'string') return [name, value];
    const room = ROOM[name.replace(/^intermediary_/, '')];
    return [name, toBankText(value).slice(0, room).trim()];
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
