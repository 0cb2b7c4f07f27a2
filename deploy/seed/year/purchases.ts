import { DEMO_AUTHORS, type DemoAuthor, type PersonName } from '../people.ts';
import type { PlannedWork } from './actions.ts';
import { READERS, type Reader } from './readers.ts';

export interface Purchase {
  by: PersonName;
  work: PlannedWork;
  daysAgo: number;
  /** The price that the buyer chooses; null for a priced work. */
  coins: number | null;
  /** Numbers their purchases of this work from 1. */
  nth: number;
  refundedDaysAgo: number | null;
}

type Random = () => number;

/** The mean number of days from a release, or from a reader's first day, to a purchase; most are early, a few late. */
const DELAY_DAYS = 26;
const REWARD_AGAIN = 0.35;
const REWARD_AGAIN_AFTER_DAYS = 20;
const REFUNDED = 0.09;
const REFUND_WITHIN_DAYS = 9;
const COMMENT_AFTER_DAYS = 4;
const GIFTS = [10, 25, 50, 100];
/** In this many last days, works are only bought at a discount. */
export const LAST_DAYS = 3;

const upTo = (random: Random, most: number): number => Math.floor(random() * (most + 1));

function rewardOf({ isPriced, rewardMinimum }: PlannedWork, random: Random): number | null {
  if (isPriced) return null;
  return rewardMinimum > 0 ? rewardMinimum * (1 + upTo(random, 3)) : (GIFTS[upTo(random, GIFTS.length - 1)] ?? 0);
}

const commentOf = ({ comments }: PlannedWork, name: PersonName) =>
  comments.filter(({ by }) => by === name).sort((a, b) => a.day - b.day)[0];

/**
 * Returns the day on which a reader takes a work; null when they don't. A reader who comments bought it up to three days before, but not
 * before its release.
 */
function dayOfPurchase(reader: Reader, work: PlannedWork, random: Random): number | null {
  const [chance, delay] = [random(), Math.floor(-Math.log(1 - random()) * DELAY_DAYS)];
  const comment = commentOf(work, reader.name);
  if (comment) return Math.min(work.releasedDaysAgo, work.releasedDaysAgo - comment.day + (delay % COMMENT_AFTER_DAYS));
  const daysAgo = Math.min(work.releasedDaysAgo, reader.since) - delay;
  const wanted = reader.kinds.some((kind) => kind === work.category) && chance < reader.appetite;
  return wanted && daysAgo > LAST_DAYS ? daysAgo : null;
}

function purchasesOf(reader: Reader, work: PlannedWork, random: Random): Purchase[] {
  if (work.by === reader.name) return [];
  const daysAgo = dayOfPurchase(reader, work, random);
  const [again, refund, after] = [random(), random(), random()];
  if (daysAgo === null) return [];
  const first: Purchase = { by: reader.name, work, daysAgo, coins: rewardOf(work, random), nth: 1, refundedDaysAgo: null };
  if (refund < REFUNDED && !commentOf(work, reader.name)) {
    return [{ ...first, refundedDaysAgo: Math.max(1, daysAgo - 1 - Math.floor(after * REFUND_WITHIN_DAYS)) }];
  }
  const dayAgain = daysAgo - REWARD_AGAIN_AFTER_DAYS - Math.floor(after * DELAY_DAYS);
  if (work.isPriced || again >= REWARD_AGAIN || dayAgain <= LAST_DAYS) return [first];
  return [first, { ...first, daysAgo: dayAgain, coins: rewardOf(work, random), nth: 2 }];
}

/** Purchases of the accounts for signing in, so that these own something too. */
const GUESTS: readonly { name: PersonName; slug: string; daysAgo: number }[] = [
  { name: 'player', slug: 'orbit-of-small-things', daysAgo: 61 },
  { name: 'player', slug: 'the-cartographers-war', daysAgo: 24 },
  { name: 'player', slug: 'signal-box-seven', daysAgo: 12 },
  { name: 'player2', slug: 'the-lantern-keeper', daysAgo: 8 },
];

/** Plans the purchases of the year, and the refunds. */
export function planPurchases(works: readonly PlannedWork[], random: Random): Purchase[] {
  const byTrade = READERS.flatMap((reader) => works.flatMap((work) => purchasesOf(reader, work, random)));
  const guests = GUESTS.flatMap(({ name, slug, daysAgo }): Purchase[] => {
    const work = works.find((each) => each.slug === slug);
    return work ? [{ by: name, work, daysAgo, coins: rewardOf(work, random), nth: 1, refundedDaysAgo: null }] : [];
  });
  return [...byTrade, ...guests];
}

/**
 * Plans the purchases at the discount that people waited for: readers of the work's category who don't have it, the most eager first, then
 * other authors.
 */
export function planBargains(work: PlannedWork, bought: readonly Purchase[], daysAgo: readonly number[]): Purchase[] {
  const has = new Set(bought.filter((purchase) => purchase.work.slug === work.slug).map(({ by }) => by));
  const readers = READERS.filter(({ kinds }) => kinds.some((kind) => kind === work.category)).sort((a, b) => b.appetite - a.appetite);
  const authors = (Object.keys(DEMO_AUTHORS) as DemoAuthor[]).filter((name) => name !== work.by);
  const waiting = [...readers.map(({ name }) => name), ...authors].filter((name) => !has.has(name));
  return daysAgo.flatMap((day, index): Purchase[] => {
    const by = waiting[index];
    return by ? [{ by, work, daysAgo: day, coins: null, nth: 1, refundedDaysAgo: null }] : [];
  });
}
