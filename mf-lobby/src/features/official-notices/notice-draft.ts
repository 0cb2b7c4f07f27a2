import { NOTICE_AUDIENCES } from '@meowtale/contracts/inputs/catalog/notice';
import { LOCALES } from '@meowtale/contracts/locales';
import { z } from 'zod';

/** The draft of an official notification. */
export interface Draft {
  to: (typeof NOTICE_AUDIENCES)[number];
  roles: string[];
  /** Pasted text that contains uuids. */
  people: string;
  /** Language → text. */
  texts: Partial<Record<string, string>>;
}

/** Returns an empty draft, addressed to the person in the address, if any. */
export const emptyDraft = (person: string | null): Draft => ({
  to: person ? 'people' : 'all',
  roles: [],
  people: person ?? '',
  texts: {},
});

const storedDraft: z.ZodType<Draft> = z.object({
  to: z.enum(NOTICE_AUDIENCES),
  roles: z.array(z.string()),
  people: z.string(),
  texts: z.record(z.string(), z.string()),
});

/** Returns a draft as this browser stored it; null for anything else. */
export const readDraft = (stored: unknown): Draft | null => storedDraft.safeParse(stored).data ?? null;

/** Returns the texts with one of them changed; an empty one is left out. */
export function withText(texts: Draft['texts'], language: string, text: string): Draft['texts'] {
  const { [language]: _before, ...others } = texts;
  return text === '' ? others : { ...others, [language]: text };
}

const UUIDS = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;
export const peopleIn = ({ people }: Draft): string[] => [...new Set(people.match(UUIDS) ?? [])];

export interface Text {
  language: string;
  text: string;
}

export const textsOf = ({ texts }: Draft): Text[] =>
  LOCALES.flatMap((language) => {
    const text = texts[language]?.trim();
    return text ? [{ language, text }] : [];
  });

export type Fault = 'englishFirst' | 'chooseRoles' | 'namePeople';

/** Returns the errors that prevent sending. */
export function faultsOf(draft: Draft): Fault[] {
  return [
    ...(draft.texts['en-US']?.trim() ? [] : ['englishFirst' as const]),
    ...(draft.to === 'roles' && draft.roles.length === 0 ? ['chooseRoles' as const] : []),
    ...(draft.to === 'people' && peopleIn(draft).length === 0 ? ['namePeople' as const] : []),
  ];
}

/** Returns whether the draft has content that would be lost. */
export const isBegun = (draft: Draft, empty: Draft): boolean =>
  draft.people !== empty.people || draft.roles.length > 0 || textsOf(draft).length > 0;
