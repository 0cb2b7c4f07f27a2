import { ACTIVITY_STATE } from '@meowtale/contracts';
import { officialActivity } from '@meowtale/contracts/inputs/catalog/activity';
import { LOCALES } from '@meowtale/contracts/locales';
import type { AppError } from '@meowtale/web-kit';
import { z } from 'zod';
import type { Activity } from './documents.ts';

export type Fields = NonNullable<AppError['fields']>;
export interface Draft {
  names: Partial<Record<string, string>>;
  percentage_discount: number | null;
  started_at: string | null;
  ended_at: string | null;
  state: 0 | 1;
}
export const { draft: DRAFT, scheduled: STANDS } = ACTIVITY_STATE;
export const EMPTY: Draft = { names: {}, percentage_discount: 10, started_at: null, ended_at: null, state: DRAFT };

export const draftOf = (activity: Activity): Draft => ({
  names: activity.names,
  percentage_discount: activity.percentage_discount,
  started_at: activity.started_at,
  ended_at: activity.ended_at,
  state: activity.state === DRAFT ? DRAFT : STANDS,
});
const storedFields = z.object({
  names: z.record(z.string(), z.string()),
  percentage_discount: z.number().nullable(),
  started_at: z.string().nullable(),
  ended_at: z.string().nullable(),
  state: z.union([z.literal(DRAFT), z.literal(STANDS)]),
});

export const inputOf = (draft: Draft) => ({
  ...draft,
  names: LOCALES.flatMap((language) => {
    const name = draft.names[language]?.trim();
    return name ? [{ language, name }] : [];
  }),
});
export const faultsOf = (draft: Draft): Fields =>
  (officialActivity.safeParse(inputOf(draft)).error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), key: message }));

/** Returns a draft as this browser stored it, which earlier releases did beside its revision; null for anything else. */
export const readDraft = (stored: unknown): Draft | null =>
  storedFields.safeParse(stored).data ?? z.object({ fields: storedFields }).safeParse(stored).data?.fields ?? null;
