import type { DemoAuthor, PersonName } from '../people.ts';

interface Step<K> {
  kind: K;
  slug: string;
  version: 1 | 2;
}

/** One thing that somebody does on a day of the demo year. */
export type Act =
  | Step<'hand-in'>
  | Step<'review'>
  | Step<'release'>
  /** Writes the second version of a listing, which is the first one with a discount. */
  | { kind: 'discount'; slug: string; version: 2; discount: Discount }
  | { kind: 'update'; slug: string; text: string }
  /** `coins` where the buyer decides the price; `nth` counts from 1 what they bought of this work. */
  | { kind: 'buy'; slug: string; by: PersonName; coins: number | null; nth: number }
  | { kind: 'refund'; slug: string; by: PersonName }
  | { kind: 'comment'; slug: string; by: PersonName; text: string; isSpoiler: boolean }
  | { kind: 'like'; slug: string; by: PersonName }
  | { kind: 'wish'; slug: string; by: PersonName }
  | { kind: 'follow'; author: DemoAuthor; by: PersonName };

export type ActOf<K extends Act['kind']> = Extract<Act, { kind: K }>;

/** A whole percent off, from the beginning of one day to the beginning of another, both counted back from today. */
export interface Discount {
  percent: number;
  fromDaysAgo: number;
  toDaysAgo: number;
}

/** What is done within one minute of the year. */
export interface Moment {
  daysAgo: number;
  at: Date;
  acts: readonly Act[];
}

/** What the plan must know of a work. */
export interface PlannedWork {
  slug: string;
  by: DemoAuthor;
  releasedDaysAgo: number;
  /** Its price is its maker's; else the buyer's. */
  isPriced: boolean;
  isOngoing: boolean;
  category: string;
  rewardMinimum: number;
  /** What its maker says of each version, the oldest first. */
  updates: readonly string[];
  comments: readonly { by: PersonName; day: number; text: string; spoiler: boolean }[];
}
