import { describe, expect, test } from '@jest/globals';
import { REFUND_WINDOW_DAYS, REFUNDS_PER_MONTH } from '@meowtale/contracts';
import { rewardPrice } from '@meowtale/contracts/inputs/wallet/checkout';
import { settledMonths } from '../settle-months.ts';
import { WORKS } from '../works.ts';
import type { Moment, YearAction, YearActionOf } from './actions.ts';
import { DISCOUNTS, planYear } from './plan.ts';
import { readPlannedWorks } from './planned-works.ts';
import { READERS } from './readers.ts';

const TODAY = new Date('2027-03-09T00:00:00Z');
const DAY_MS = 86_400_000;
const works = await readPlannedWorks(WORKS);
const workOf = (slug: string) => {
  const work = works.find((each) => each.slug === slug);
  if (!work) throw new Error(`there is no ${slug}`);
  return work;
};

type Timed<A> = A & { at: Date; daysAgo: number; place: number };
const inOrder = (moments: readonly Moment[]): Timed<YearAction>[] =>
  moments.flatMap(({ at, daysAgo, acts }) => acts.map((act) => ({ ...act, at, daysAgo }))).map((act, place) => ({ ...act, place }));
const moments = planYear(works, TODAY);
const acts = inOrder(moments);
const ofKind = <K extends YearAction['kind']>(kind: K) => acts.filter((act): act is Timed<YearActionOf<K>> => act.kind === kind);
const outAt = (slug: string) => ofKind('release').find((act) => act.slug === slug && act.version === 1)?.place ?? Number.POSITIVE_INFINITY;

describe('the demo year', () => {
  test('is the same for the same works, and moves with today', () => {
    expect(planYear(works, TODAY)).toEqual(moments);
    const later = planYear(works, new Date(TODAY.getTime() + 100 * DAY_MS));
    expect(later.map(({ at }) => at.getTime() - 100 * DAY_MS)).toEqual(moments.map(({ at }) => at.getTime()));
  });

  test('takes about twelve months in order, and ends before today', () => {
    const times = moments.map(({ at }) => at.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(TODAY.getTime() - (times[0] ?? 0)).toBeGreaterThan(350 * DAY_MS);
    expect(times.at(-1)).toBeLessThan(TODAY.getTime());
    expect(new Set(ofKind('buy').map(({ at }) => at.toISOString().slice(0, 7))).size).toBeGreaterThanOrEqual(12);
    expect(ofKind('buy').length).toBeGreaterThan(150);
    expect(ofKind('buy').length).toBeLessThan(250);
  });

  test('releases every work once, in the order of the list, after its submission and review', () => {
    const first = acts.filter((act) => 'version' in act && act.version === 1);
    for (const { slug } of works) {
      expect(first.filter((act) => 'slug' in act && act.slug === slug).map(({ kind }) => kind)).toEqual(['hand-in', 'review', 'release']);
    }
    const released = ofKind('release').filter(({ version }) => version === 1);
    expect(released.map(({ slug }) => slug)).toEqual(WORKS.map(({ slug }) => slug).toReversed());
  });

  test('does nothing with a work before its release', () => {
    for (const act of acts)
      if ('slug' in act && !('version' in act)) expect([act.slug, act.place > outAt(act.slug)]).toEqual([act.slug, true]);
  });

  test('sells a priced work to a person once, no work to its author, and takes rewards of the right size', () => {
    const bought = new Map<string, number>();
    for (const { by, slug, coins, nth } of ofKind('buy')) {
      const { isPriced, by: author, rewardMinimum } = workOf(slug);
      const before = bought.get(`${by} ${slug}`) ?? 0;
      expect([by === author, nth]).toEqual([false, before + 1]);
      if (isPriced) expect([coins, nth]).toEqual([null, 1]);
      else expect(rewardPrice(rewardMinimum).parse(coins)).toBeGreaterThan(0);
      bought.set(`${by} ${slug}`, nth);
    }
  });

  test('refunds only what was bought, within the allowed days and number', () => {
    const inMonth = new Map<string, number>();
    expect(ofKind('refund').length).toBeGreaterThan(4);
    for (const { by, slug, at, place } of ofKind('refund')) {
      const orders = ofKind('buy').filter((order) => order.by === by && order.slug === slug);
      expect(orders.map((order) => order.place < place && at.getTime() - order.at.getTime() < REFUND_WINDOW_DAYS * DAY_MS)).toEqual([true]);
      const month = `${by} ${at.toISOString().slice(0, 7)}`;
      inMonth.set(month, (inMonth.get(month) ?? 0) + 1);
    }
    expect(Math.max(...inMonth.values())).toBeLessThanOrEqual(REFUNDS_PER_MONTH);
  });

  test('has comments only from people who have or made the work, and after they joined', () => {
    const spoken = ofKind('comment');
    expect(spoken.length).toBe(works.flatMap(({ comments }) => comments).length);
    for (const { by, slug, place } of spoken) {
      const has = ofKind('buy').some((order) => order.by === by && order.slug === slug && order.place < place);
      const gaveBack = ofKind('refund').some((refund) => refund.by === by && refund.slug === slug);
      expect([by, slug, (has && !gaveBack) || workOf(slug).by === by]).toEqual([by, slug, true]);
    }
    for (const act of acts) {
      const reader = 'by' in act && READERS.find(({ name }) => name === act.by);
      if (reader) expect([reader.name, act.daysAgo <= reader.since]).toEqual([reader.name, true]);
    }
  });

  test('has no wish for an owned work, and no person who follows themselves', () => {
    const has = new Set(ofKind('buy').map(({ by, slug }) => `${by} ${slug}`));
    expect(ofKind('wish').filter(({ by, slug }) => has.has(`${by} ${slug}`))).toEqual([]);
    expect(ofKind('follow').filter(({ by, author }) => String(by) === author)).toEqual([]);
    expect(new Set(ofKind('follow').map(({ by, author }) => `${by} ${author}`)).size).toBe(ofKind('follow').length);
  });

  test('has likes only for kept works, once each, with different numbers', () => {
    const gaveBack = new Set(ofKind('refund').map(({ by, slug }) => `${by} ${slug}`));
    const likes = ofKind('like');
    for (const { by, slug, place } of likes) {
      const has = ofKind('buy').some((order) => order.by === by && order.slug === slug && order.place < place);
      expect([by, slug, has, gaveBack.has(`${by} ${slug}`)]).toEqual([by, slug, true, false]);
    }
    expect(new Set(likes.map(({ by, slug }) => `${by} ${slug}`)).size).toBe(likes.length);
    const counts = works.map(({ slug }) => likes.filter((like) => like.slug === slug).length);
    expect(Math.max(...counts)).toBeGreaterThan(Math.min(...counts) + 2);
  });

  test('marks comments that reveal a story', () => {
    expect(
      ofKind('comment')
        .filter(({ isSpoiler }) => isSpoiler)
        .map(({ slug }) => slug)
        .sort(),
    ).toEqual(['paper-kite-mail', 'red-ledger', 'salt-and-cinder']);
  });

  test('writes every update, the oldest first; a series that continues has several and a recent one', () => {
    for (const { slug, updates } of works)
      expect(
        ofKind('update')
          .filter((act) => act.slug === slug)
          .map(({ text }) => text),
      ).toEqual(updates);
    const ongoing = works.filter(({ isOngoing }) => isOngoing);
    expect(ongoing.length).toBeGreaterThan(0);
    for (const { slug } of ongoing) {
      const days = ofKind('update').flatMap((act) => (act.slug === slug ? [act.daysAgo] : []));
      expect([days.length >= 4, Math.min(...days) < 10]).toEqual([true, true]);
    }
  });

  test('ends with discounts that are valid today, for works that are more than thirty days old; people waited for one', () => {
    expect(ofKind('discount').map(({ slug }) => slug)).toEqual(expect.arrayContaining(Object.keys(DISCOUNTS)));
    for (const [slug, { fromDaysAgo, toDaysAgo }] of Object.entries(DISCOUNTS)) {
      expect([fromDaysAgo > 0, toDaysAgo < -1, workOf(slug).isPriced]).toEqual([true, true, true]);
      expect(workOf(slug).releasedDaysAgo - fromDaysAgo).toBeGreaterThan(30);
      const second = acts.filter((act) => 'version' in act && act.version === 2 && act.slug === slug);
      expect(second.map(({ kind }) => kind)).toEqual(['discount', 'hand-in', 'review', 'release']);
    }
    const [awaited] = Object.keys(DISCOUNTS);
    const since = acts.findLast((act) => act.kind === 'release' && act.slug === awaited)?.place ?? 0;
    expect(ofKind('buy').filter((order) => order.slug === awaited && order.place > since).length).toBeGreaterThan(1);
  });
});

test.each([
  ['2026-11-27T00:00:00Z', '2026-10'],
  ['2026-11-10T00:00:00Z', '2026-10'],
  ['2026-11-09T23:59:59Z', '2026-09'],
  ['2026-01-09T00:00:00Z', '2025-11'],
])('on %s the last settled month is %s', (today, last) => {
  const months = settledMonths(new Date(today));
  expect([months.length, months.at(-1)]).toEqual([14, last]);
});
