import { LOCALES, type Locale } from '@meowtale/contracts';
import { AI_USES, type AiUse } from '@meowtale/contracts/inputs/drama/generation';
import { z } from 'zod';

/** A request for a draft. */
export interface DraftRequest {
  use: AiUse;
  /** Ids of what is drafted again, or within which. */
  source: readonly string[];
  /** The instruction of this request. */
  prompt: string;
  /** The target language of a translation. */
  language: Locale | null;
  /** The chosen provider; null is the first one that can. */
  provider: string | null;
}

export const draftRequest = (use: AiUse, given: Partial<DraftRequest> = {}): DraftRequest => ({
  ...{ use, source: [], prompt: '', language: null, provider: null },
  ...given,
});

const storedRequest = z.object({
  job: z.string(),
  asked: z.object({
    use: z.enum(AI_USES),
    source: z.array(z.string()),
    prompt: z.string(),
    language: z.enum(LOCALES).nullable(),
    provider: z.string().nullable(),
  }),
});
export type StoredRequest = z.output<typeof storedRequest>;

const keyOf = (personUuid: string, dramaUuid: string) => `meowtale.drama.${personUuid}.${dramaUuid}.asked`;

/** Returns the request of the job that this browser started last, because a job doesn't contain it after a reload. */
export function readStoredRequest(personUuid: string, dramaUuid: string): StoredRequest | null {
  try {
    return storedRequest.parse(JSON.parse(localStorage.getItem(keyOf(personUuid, dramaUuid)) ?? 'null'));
  } catch {
    return null;
  }
}

/** Stores the request, or removes it with null. */
export function storeRequest(personUuid: string, dramaUuid: string, given: { job: string; asked: DraftRequest } | null): void {
  try {
    if (given) localStorage.setItem(keyOf(personUuid, dramaUuid), JSON.stringify(given));
    else localStorage.removeItem(keyOf(personUuid, dramaUuid));
  } catch {
    // Without storage the job is polled all the same, and can't be repeated after a reload.
  }
}
