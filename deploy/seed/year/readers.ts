import type { StoreCategory } from '@meowtale/contracts';
import type { PersonName } from '../people.ts';

/** A person who reads through the year, and their habits. */
export interface Reader {
  name: PersonName;
  /** The number of days since they joined. */
  since: number;
  /** Their chance to take a work of their categories, 0 to 1. */
  appetite: number;
  kinds: readonly StoreCategory[];
  /** How many coins they top up when they have too few; null for exactly the missing amount. */
  purse: number | null;
}

const ALL_AGE: StoreCategory[] = ['normal-age'];
const HERS: StoreCategory[] = ['normal-age', 'girl-r18', 'girl-gl'];
const HIS: StoreCategory[] = ['normal-age', 'boy-r18', 'boy-bl'];
const ANY: StoreCategory[] = ['normal-age', 'boy-r18', 'boy-bl', 'girl-r18', 'girl-gl'];

export const READERS: readonly Reader[] = [
  { name: 'tansy', since: 365, appetite: 0.95, kinds: ANY, purse: 1000 },
  { name: 'marrow', since: 362, appetite: 0.8, kinds: HIS, purse: 1000 },
  { name: 'inkwell', since: 355, appetite: 0.9, kinds: ANY, purse: 1000 },
  { name: 'owlish', since: 351, appetite: 0.85, kinds: ANY, purse: 1000 },
  { name: 'lowtide', since: 340, appetite: 0.85, kinds: HERS, purse: 1000 },
  { name: 'juniper', since: 327, appetite: 0.9, kinds: ALL_AGE, purse: 500 },
  { name: 'mirela', since: 318, appetite: 0.85, kinds: ANY, purse: 1000 },
  { name: 'quill', since: 290, appetite: 0.8, kinds: HIS, purse: 1000 },
  { name: 'yuzu', since: 262, appetite: 0.9, kinds: HERS, purse: 1000 },
  { name: 'dorian', since: 244, appetite: 0.8, kinds: ANY, purse: 1000 },
  { name: 'thalia', since: 231, appetite: 0.85, kinds: HERS, purse: 500 },
  { name: 'haneul', since: 198, appetite: 0.9, kinds: ANY, purse: 1000 },
  { name: 'nok', since: 175, appetite: 0.85, kinds: HIS, purse: 1000 },
  { name: 'ember', since: 120, appetite: 0.9, kinds: ALL_AGE, purse: 1000 },
];

/**
 * Returns how many coins a person tops up; null for demo people who aren't readers: they pay exactly, and keep the balances they start
 * with.
 */
export const purseOf = (name: PersonName): number | null => READERS.find((reader) => reader.name === name)?.purse ?? null;
