import { LOCALES, type Locale } from '@meowtale/contracts';
import { AI_USES, type AiUse } from '@meowtale/contracts/inputs/drama/generation';
import { z } from 'zod';

/** What somebody has written or looked over. */
export interface Asked {
  use: AiUse;
  /** Ids of what is made anew, or within which. */
  source: readonly string[];
  /** What is asked for this once. */
  prompt: string;
  /** Into which it is translated. */
  language: Locale | null;
  /** Whoever was picked; null is the first who can. */
  provider: string | null;
}

export const asked = (use: AiUse, given: Partial<Asked> = {}): Asked => ({
  ...{ use, source: [], prompt: '', language: null, provider: null },
  ...given,
});

const kept = z.object({
  job: z.string(),
  asked: z.object({
    use: z.enum(AI_USES),
    source: z.array(z.string()),
    prompt: z.string(),
    language: z.enum(LOCALES).nullable(),
    provider: z.string().nullable(),
  }),
});
export type KeptAsked = z.output<typeof kept>;

const keyOf = (personUuid: string, dramaUuid: string) => `meowtale.drama.${personUuid}.${dramaUuid}.asked`;

/** What the job that this browser began last was asked for: a job doesn't say that itself once the page was loaded anew. */
export function readAsked(personUuid: string, dramaUuid: string): KeptAsked | null {
  try {
    return kept.parse(JSON.parse(localStorage.getItem(keyOf(personUuid, dramaUuid)) ?? 'null'));
  } catch {
    return null;
  }
}

/** Keeps it, or with null lets go of it. */
export function keepAsked(personUuid: string, dramaUuid: string, given: { job: string; asked: Asked } | null): void {
  try {
    if (given) localStorage.setItem(keyOf(personUuid, dramaUuid), JSON.stringify(given));
    else localStorage.removeItem(keyOf(personUuid, dramaUuid));
  } catch {
    // Without storage the job is followed all the same, and can't be asked for again after a reload.
  }
}
