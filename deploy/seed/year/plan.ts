import { seededRandom } from '../art/random.ts';
import type { DemoAuthor, PersonName } from '../people.ts';
import type { Act, Discount, Moment, PlannedWork } from './acts.ts';
import { LAST_DAYS, type Purchase, planBargains, planPurchases } from './purchases.ts';
import { READERS } from './readers.ts';

const SEED = 2026;
/** Its own, so that the rest of the year is as it is without likes. */
const LIKES_SEED = 2027;
const DAY_MS = 86_400_000;
/** Handed in, and passed by staff, so many days before the release. */
const HAND_IN_DAYS = 3;
const REVIEW_DAYS = 1;
/** No update is told in the last days, and of a finished work none after this many days. */
const UPDATES_END_DAYS = 5;
const FINISHED_AFTER_DAYS = 75;
const WISHED = 0.6;
const WISHES_SINCE_DAYS = 70;
const FOLLOWED = 0.75;
const LIKED = 0.55;
const FOLLOWS_AFTER = 2;
/** People are awake from 8:00 to 22:00 UTC. */
const [FIRST_HOUR, HOURS_AWAKE] = [8, 14];

/** The works whose prices are down now, and until when; the first is the one that people waited for. */
export const DISCOUNTS: Readonly<Record<string, Discount>> = {
  'the-night-bakery': { percent: 20, fromDaysAgo: 2, toDaysAgo: -5 },
  'moth-court': { percent: 35, fromDaysAgo: 3, toDaysAgo: -11 },
  'the-cartographers-war': { percent: 25, fromDaysAgo: 1, toDaysAgo: -6 },
};
const BARGAINS_DAYS_AGO = [2, 2, 1, 1];

type Dated = Act & { daysAgo: number };
type Random = () => number;

/** On which day each of `count` updates is told, days ago: the first with the release, the others on the way to now. */
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

/** Works that a reader hasn't taken, and means to. */
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

/** Who liked two works of an author enough to keep them waits for the third. */
function followActs(purchases: readonly Purchase[], random: Random): Dated[] {
  const kept = purchases.filter(({ refundedDaysAgo, nth }) => refundedDaysAgo === null && nth === 1);
  const byReader = Map.groupBy(kept, ({ by }) => by);
  return READERS.flatMap(({ name }) => {
    const byAuthor = Map.groupBy(byReader.get(name) ?? [], ({ work }) => work.by);
    return [...byAuthor].flatMap(([author, bought]): Dated[] => {
      const second = bought.toSorted((a, b) => b.daysAgo - a.daysAgo)[FOLLOWS_AFTER - 1];
      return second && random() < FOLLOWED ? [{ kind: 'follow', author, by: name, daysAgo: second.daysAgo }] : [];
    });
  });
}

/** Many of those who keep a work like it, on the day on which they took it. */
function likeActs(purchases: readonly Purchase[]): Dated[] {
  const random = seededRandom(LIKES_SEED);
  const kept = purchases.filter(({ refundedDaysAgo, nth }) => refundedDaysAgo === null && nth === 1);
  return kept.flatMap(({ by, work: { slug }, daysAgo }): Dated[] => (random() < LIKED ? [{ kind: 'like', slug, by, daysAgo }] : []));
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

/** Within a day: what must be there first comes first. */
const ORDER: readonly Act['kind'][] = [
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
 * A year of the demo people, the same for the same works: one moment for each day on which something happens, all of them
 * before `today`, which is 0:00 UTC.
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
