import { z } from 'zod';
import { DISCOUNT_PERCENT } from '../../constants.ts';
import { weekFault } from '../../discounts.ts';
import { isTimeZone } from '../../zoned-time.ts';
import { instant, uuid } from '../text.ts';

/** A listing's price: the third part of a submission (SPEC §3), as it is saved, and what it needs before submitting (SPEC §5). */

export const PRICE_MAX_COINS = 1_000_000;
/** `official` is a platform-wide promotion. */
export const ACTIVITY_TYPES = ['custom', 'week', 'official'] as const;
const distinct = <T>(values: readonly T[]) => new Set(values).size === values.length;

/** Whole coins, at most a million, because a higher price is a typing error. */
export const priceCoins = z.int('invalid.whole-number').min(0, 'invalid.too-small').max(PRICE_MAX_COINS, 'invalid.too-large');

export const storePrice = z.object({ country: z.string().regex(/^[a-z]{2}$/, 'invalid.country'), meowcent: priceCoins });

/** A discount in whole percent between two instants (ISO 8601). */
export const storeActivity = z
  .object({
    percentage_discount: z
      .int('invalid.whole-number')
      .min(DISCOUNT_PERCENT.min, 'invalid.too-small')
      .max(DISCOUNT_PERCENT.max, 'invalid.too-large'),
    type: z.enum(ACTIVITY_TYPES, 'invalid.activity-type'),
    started_at: instant,
    ended_at: instant,
    /** The joined promotion; null for the creator's own discounts. */
    official_uuid: uuid.nullish().transform((value) => value ?? null),
    /** The IANA zone in which a custom discount was chosen: the lockout after it is counted in that zone's calendar days. */
    time_zone: z
      .string('invalid.text')
      .refine(isTimeZone, 'invalid.text')
      .nullish()
      .transform((value) => value ?? null),
  })
  .refine((activity) => Date.parse(activity.started_at) < Date.parse(activity.ended_at), {
    message: 'invalid.time-order',
    path: ['ended_at'],
  })
  .refine((activity) => (activity.type === 'official') === (activity.official_uuid !== null), {
    message: 'invalid.activity-type',
    path: ['type'],
  })
  .superRefine((activity, ctx) => {
    const message = activity.type === 'week' ? weekFault(activity) : null;
    if (message) ctx.addIssue({ code: 'custom', path: ['started_at'], message, input: activity });
  });

export const storePriceDraft = z.object({
  /** Set by the platform (DESIGN §5), never by the person. */
  auth_type: z.union([z.literal(1), z.literal(2)]).default(1),
  reward_minimum: priceCoins.nullish().transform((value) => value ?? 0),
  list: z
    .array(storePrice)
    .max(250, 'invalid.twice')
    .refine((list) => distinct(list.map((price) => price.country)), 'invalid.twice')
    .nullish()
    .transform((value) => value ?? []),
  activity: storeActivity.nullish().transform((value) => value ?? null),
});
export type StorePriceDraft = z.output<typeof storePriceDraft>;

/**
 * A priced listing needs a price for `us` (SPEC §5) and is free in all countries or in none; where the buyer chooses the price, none is
 * set.
 */
export const priceComplete = storePriceDraft.superRefine((price, ctx) => {
  if (price.auth_type === 2) return;
  const miss = (key: string) => ctx.addIssue({ code: 'custom', path: ['list'], message: key, params: {}, input: price });
  if (price.list.length === 0) return miss('missing.price');
  if (!price.list.some((entry) => entry.country === 'us')) miss('missing.price_us');
  const free = price.list.filter(({ meowcent }) => meowcent === 0);
  if (free.length > 0 && free.length < price.list.length) miss('missing.price_free_everywhere');
});

/** Returns whether a work is free in all countries; once approved, it stays free (SPEC §4). Without a price it isn't free yet. */
export const isFree = ({ list }: Pick<StorePriceDraft, 'list'>): boolean => list.length > 0 && list.every(({ meowcent }) => meowcent === 0);
