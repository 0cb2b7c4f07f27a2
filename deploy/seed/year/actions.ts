import type { DemoAuthor, PersonName } from '../people.ts';

interface Step<K> {
  kind: K;
  slug: string;
  version: 1 | 2;
}

/** One action of a person on a day of the demo year. */
export type YearAction =
  | Step<'hand-in'>
  | Step<'review'>
  | Step<'release'>
  /** Writes the second version of a listing, which is the first one with a discount. */
  | { kind: 'discount'; slug: string; version: 2; discount: Discount }
  | { kind: 'update'; slug: string; text: string }
  /** `coins` is the price that the buyer chose, null for a priced work; `nth` numbers their purchases of this work from 1. */
  | { kind: 'buy'; slug: string; by: PersonName; coins: number | null; nth: number }
  | { kind: 'refund'; slug: string; by: PersonName }
  | { kind: 'comment'; slug: string; by: PersonName; text: string; isSpoiler: boolean }
  | { kind: 'like'; slug: string; by: PersonName }
  | { kind: 'wish'; slug: string; by: PersonName }
  | { kind: 'follow'; author: DemoAuthor; by: PersonName };

export type YearActionOf<K extends YearAction['kind']> = Extract<YearAction, { kind: K }>;

/** A discount in whole percent, from the beginning of one day to the beginning of another, both in days before today. */
export interface Discount {
  percent: number;
  fromDaysAgo: number;
  toDaysAgo: number;
}

/** The actions of one day, all at one time. */
export interface Moment {
  daysAgo: number;
  at: Date;
  acts: readonly YearAction[];
}

/** What the plan needs to know about a work. */
export interface PlannedWork {
  slug: string;
  by: DemoAuthor;
  releasedDaysAgo: number;
  /** True when the author sets its price, false when each buyer chooses it. */
  isPriced: boolean;
  isOngoing: boolean;
  category: string;
  rewardMinimum: number;
  /** The author's update note for each version, the oldest first. */
  updates: readonly string[];
  comments: readonly { by: PersonName; day: number; text: string; spoiler: boolean }[];
}
