import { z } from 'zod';
import { ACTIVITY_STATE, DISCOUNT_PERCENT } from '../../constants.ts';
import { LOCALES } from '../../locales.ts';
import { instant, line, uuid } from '../text.ts';
import { staffReason } from './override.ts';

const state = z.int('invalid.status').refine((value) => (Object.values(ACTIVITY_STATE) as number[]).includes(value), 'invalid.status');

/** `findStoreActivityOfficial`: some states, or all. */
export const findOfficialActivityInput = z.object({ state: z.array(state).max(4, 'invalid.twice').nullish() });

export const ACTIVITY_NAME_MAX = 60;
const distinct = <T>(values: readonly T[]) => new Set(values).size === values.length;

const activityName = z.object({
  language: z.enum(LOCALES, 'invalid.language'),
  name: line(ACTIVITY_NAME_MAX).min(1, 'invalid.empty'),
});

/** A promotion as staff write it: with a name in English and optionally other languages, in whole percent, between two instants. */
export const officialActivity = z
  .object({
    names: z
      .array(activityName)
      .max(LOCALES.length, 'invalid.twice')
      .refine((names) => distinct(names.map(({ language }) => language)), 'invalid.twice')
      .refine((names) => names.some(({ language }) => language === 'en-US'), 'missing.english_first'),
    percentage_discount: z
      .int('invalid.whole-number')
      .min(DISCOUNT_PERCENT.min, 'invalid.too-small')
      .max(DISCOUNT_PERCENT.max, 'invalid.too-large'),
    started_at: instant,
    ended_at: instant,
    /** 0 a draft, which only staff see; 1 published: scheduled, active or ended by the time. */
    state: z.literal([ACTIVITY_STATE.draft, ACTIVITY_STATE.scheduled], 'invalid.status'),
  })
  .refine((activity) => Date.parse(activity.started_at) < Date.parse(activity.ended_at), {
    message: 'invalid.time-order',
    path: ['ended_at'],
  });
export type OfficialActivityInput = z.output<typeof officialActivity>;

export const addOfficialActivityInput = officialActivity.safeExtend({ reason: staffReason });

/** `revision` is the one that was read. */
const seen = { uuid, revision: z.int('invalid.whole-number').min(1, 'invalid.too-small') };
export const setOfficialActivityInput = officialActivity.safeExtend({ ...seen, reason: staffReason });
export const closeOfficialActivityInput = z.object({ ...seen, reason: staffReason });
