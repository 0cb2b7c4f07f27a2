import type { NOTICE_AUDIENCES } from '@meowtale/contracts/inputs/catalog/notice';
import { LOCALES } from '@meowtale/contracts/locales';

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
