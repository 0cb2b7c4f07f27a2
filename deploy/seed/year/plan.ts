import { seededRandom } from '../art/random.ts';
import type { DemoAuthor, PersonName } from '../people.ts';
import type { Discount, Moment, PlannedWork, YearAction } from './actions.ts';
import { LAST_DAYS, type Purchase, planBargains, planPurchases } from './purchases.ts';
import { READERS } from './readers.ts';

const SEED = 2026;
/** A separate seed, so that likes don't change the rest of the year. */
const LIKES_SEED = 2027;
const DAY_MS = 86_400_000;
/** How many days before the release a listing is submitted, and passed by staff. */
const HAND_IN_DAYS = 3;
const REVIEW_DAYS = 1;
/** No update is written in the last days, and for a finished work none after this many days. */
const UPDATES_END_DAYS = 5;
const FINISHED_AFTER_DAYS = 75;
const WISHED = 0.6;
const WISHES_SINCE_DAYS = 70;
const FOLLOWED = 0.75;
const LIKED = 0.55;
const FOLLOWS_AFTER = 2;
/** People are active from 8:00 to 22:00 UTC. */
const [FIRST_HOUR, HOURS_AWAKE] = [8, 14];

/** The works that are discounted now, and until when; people waited for the first one's discount. */
export const DISCOUNTS: Readonly<Record<string, Discount>> = {
  'the-night-bakery': { percent: 20, fromDaysAgo: 2, toDaysAgo: -5 },
  'moth-court': { percent: 35, fromDaysAgo: 3, toDaysAgo: -11 },
  'the-cartographers-war': { percent: 25, fromDaysAgo: 1, toDaysAgo: -6 },
};
const BARGAINS_DAYS_AGO = [2, 2, 1, 1];

type Dated = YearAction & { daysAgo: number };
type Random = () => number;

/** Returns the days ago on which each update is written: the first with the release, the others spread until the end. */
function updateDays({ releasedDaysAgo, updates, isOngoing }: PlannedWork): number[] {
  const end = isOngoing ? UPDATES_END_DAYS : Math.max(UPDATES_END_DAYS, releasedDaysAgo - FINISHED_AFTER_DAYS);
  const step = (releasedDaysAgo - end) / Math.max(1, updates.length - (isOngoing ? 1 : 0));
  return updates.map((_, index) => Math.round(releasedDaysAgo - index * step));
}

function listingActs(work: PlannedWork): Dated[] {
  const { slug, releasedDaysAgo: out, updates, comments } = work;
  const days = updateDays(work);
  return [
    { kind: 'hand-in', slug, version: 1, daysAgo: out + HAND_IN_DAYS },
    { kind: 'review', slug, version: 1, daysAgo: out + REVIEW_DAYS },
    { kind: 'release', slug, version: 1, daysAgo: out },
    ...updates.map((text, index): Dated => ({ kind: 'update', slug, text, daysAgo: days[index] ?? out })),
    ...comments.map(({ by, day, text, spoiler }): Dated => ({ kind: 'comment', slug, by, text, isSpoiler: spoiler, daysAgo: out - day })),
  ];
}

function discountActs(slug: string, discount: Discount): Dated[] {
  const from = discount.fromDaysAgo;
  return [
    { kind: 'discount', slug, version: 2, discount, daysAgo: from + HAND_IN_DAYS },
    { kind: 'hand-in', slug, version: 2, daysAgo: from + HAND_IN_DAYS },
    { kind: 'review', slug, version: 2, daysAgo: from + REVIEW_DAYS },
    { kind: 'release', slug, version: 2, daysAgo: from },
  ];
}

function purchaseActs({ by, work, daysAgo, coins, nth, refundedDaysAgo }: Purchase): Dated[] {
  const { slug } = work;
  const buy: Dated = { kind: 'buy', slug, by, coins, nth, daysAgo };
  return refundedDaysAgo === null ? [buy] : [buy, { kind: 'refund', slug, by, daysAgo: refundedDaysAgo }];
}

/** Returns the wishes of readers for works that they haven't taken. */
function wishActs(works: readonly PlannedWork[], purchases: readonly Purchase[], random: Random): Dated[] {
  const taken = new Set(purchases.map(({ by, work }) => `${by} ${work.slug}`));
  return READERS.flatMap(({ name, since, kinds }) =>
    works.flatMap(({ slug, category, releasedDaysAgo }): Dated[] => {
      const [chance, when] = [random(), random()];
      const isWished = chance < WISHED && kinds.some((kind) => kind === category) && !taken.has(`${name} ${slug}`);
      const oldest = Math.min(releasedDaysAgo, since, WISHES_SINCE_DAYS);
      return isWished ? [{ kind: 'wish', slug, by: name, daysAgo: Math.max(1, Math.round(when * oldest)) }] : [];
    }),
  );
}

/** Makes readers follow an author once they have kept two of the author's works. */
function followActs(purchases: readonly Purchase[], random: Random): Dated[] {
  const unrefunded = purchases.filter(({ refundedDaysAgo, nth }) => refundedDaysAgo === null && nth === 1);
  const byReader = Map.groupBy(unrefunded, ({ by }) => by);
  return READERS.flatMap(({ name }) => {
    const byAuthor = Map.groupBy(byReader.get(name) ?? [], ({ work }) => work.by);
    return [...byAuthor].flatMap(([author, bought]): Dated[] => {
      const second = bought.toSorted((a, b) => b.daysAgo - a.daysAgo)[FOLLOWS_AFTER - 1];
      return second && random() < FOLLOWED ? [{ kind: 'follow', author, by: name, daysAgo: second.daysAgo }] : [];
    });
  });
}

/** Makes many of those who keep a work like it, on the day on which they took it. */
function likeActs(purchases: readonly Purchase[]): Dated[] {
  const random = seededRandom(LIKES_SEED);
  const unrefunded = purchases.filter(({ refundedDaysAgo, nth }) => refundedDaysAgo === null && nth === 1);
  return unrefunded.flatMap(({ by, work: { slug }, daysAgo }): Dated[] => (random() < LIKED ? [{ kind: 'like', slug, by, daysAgo }] : []));
}

const WISHES_OF_GUESTS: readonly [PersonName, string][] = [
  ['player', 'the-night-bakery'],
  ['player', 'letters-to-the-tide'],
  ['player', 'moth-court'],
  ['player2', 'letters-to-the-tide'],
];
const FOLLOWS_OF_GUESTS: readonly [PersonName, DemoAuthor][] = [
  ['player', 'paperboat'],
  ['player', 'creator'],
  ['player2', 'creator'],
];

function guestActs(works: readonly PlannedWork[]): Dated[] {
  const shelf = new Set(works.map(({ slug }) => slug));
  const wishes = WISHES_OF_GUESTS.filter(([, slug]) => shelf.has(slug));
  return [
    ...wishes.map(([by, slug], index): Dated => ({ kind: 'wish', slug, by, daysAgo: 7 - index })),
    ...FOLLOWS_OF_GUESTS.map(([by, author], index): Dated => ({ kind: 'follow', author, by, daysAgo: 7 - index })),
  ];
}

/** The order within a day: an action comes after those that it needs. */
const ORDER: readonly YearAction['kind'][] = [
  'discount',
  'hand-in',
  'review',
  'release',
  'update',
  'buy',
  'refund',
  'comment',
  'like',
  'follow',
  'wish',
];

/**
 * Plans a year of the demo people, always the same for the same works: one moment for each day with actions, all of them before
 * `today`, which is 0:00 UTC.
 */
export function planYear(works: readonly PlannedWork[], today: Date): Moment[] {
  const random = seededRandom(SEED);
  const oldestFirst = works.toSorted((a, b) => b.releasedDaysAgo - a.releasedDaysAgo);
  const usual = planPurchases(oldestFirst, random);
  const discounted = works.filter(({ slug, releasedDaysAgo }) => slug in DISCOUNTS && releasedDaysAgo > LAST_DAYS);
  const awaited = discounted.filter(({ slug }) => slug === Object.keys(DISCOUNTS)[0]);
  const purchases = [...usual, ...awaited.flatMap((work) => planBargains(work, usual, BARGAINS_DAYS_AGO))];
  const acts = [
    ...oldestFirst.flatMap(listingActs),
    ...Object.entries(DISCOUNTS).flatMap(([slug, discount]) =>
      discounted.some((work) => work.slug === slug) ? discountActs(slug, discount) : [],
    ),
    ...purchases.flatMap(purchaseActs),
    ...wishActs(oldestFirst, purchases, random),
    ...followActs(purchases, random),
    ...likeActs(purchases),
    ...guestActs(works),
  ];
  const days = [...Map.groupBy(acts, ({ daysAgo }) => daysAgo)].sort(([a], [b]) => b - a);
  return days.map(([daysAgo, ofDay]) => ({
    daysAgo,
    at: new Date(today.getTime() - daysAgo * DAY_MS + Math.floor((FIRST_HOUR + random() * HOURS_AWAKE) * 3_600_000)),
    acts: ofDay.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind)),
  }));
}
