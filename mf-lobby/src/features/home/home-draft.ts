import type { FieldError } from '@meowtale/contracts';
import { setHomeInput } from '@meowtale/contracts/inputs/catalog/home';
import { LOCALES } from '@meowtale/contracts/locales';
import { useDraft } from '@meowtale/web-kit';
import { z } from 'zod';
import type { HomePick, HomeSetup } from './documents.ts';

export interface HomeRow {
  /** Identifies the row; not shown. */
  key: string;
  /** Language → title. */
  titles: Partial<Record<string, string>>;
  picks: string[];
}

/** A home page that staff arrange, with the revision over which it is saved. */
export interface HomeDraft {
  revision: number;
  carousel: string[];
  rows: HomeRow[];
}

const storedDraft: z.ZodType<HomeDraft> = z.object({
  revision: z.number(),
  carousel: z.array(z.string()),
  rows: z.array(z.object({ key: z.string(), titles: z.record(z.string(), z.string()), picks: z.array(z.string()) })),
});

const toDraft = ({ revision, carousel, rows }: HomeSetup): HomeDraft => ({
  revision,
  carousel,
  rows: rows.map(({ key, titles, store_uuids }) => ({
    key,
    titles: Object.fromEntries(titles.map(({ language, title }) => [language, title])),
    picks: store_uuids,
  })),
});

/** Returns the draft as it is sent; languages without a title are left out. */
export const inputOf = ({ carousel, rows }: HomeDraft) => ({
  carousel,
  rows: rows.map(({ key, titles, picks }) => ({
    key,
    titles: LOCALES.flatMap((language) => {
      const title = titles[language]?.trim();
      return title ? [{ language, title }] : [];
    }),
    store_uuids: picks,
  })),
});

const isSame = (one: HomeDraft, other: HomeDraft): boolean => JSON.stringify(inputOf(one)) === JSON.stringify(inputOf(other));

/** Returns the uuids of all picks, each once. */
export const picksOf = ({ carousel, rows }: HomeDraft): string[] => [...new Set([...carousel, ...rows.flatMap(({ picks }) => picks)])];

/** Returns a key that no row has. */
export function freeKey(rows: readonly HomeRow[]): string {
  for (let number = rows.length + 1; ; number += 1) {
    const key = `row-${number}`;
    if (rows.every((row) => row.key !== key)) return key;
  }
}

const NOT_FOR_SALE = 'homePage.notForSale';
const OWN_KEYS: Readonly<Record<string, string>> = {
  'missing.english_first': 'homePage.englishFirst',
  'invalid.empty': 'homePage.emptyRow',
  'invalid.id': NOT_FOR_SALE,
};

/** Returns errors with the keys of this page's sentences. */
export const inOwnWords = (fields: readonly FieldError[]): FieldError[] =>
  fields.map((field) => ({ ...field, key: OWN_KEYS[field.key] ?? field.key }));

/** Returns everything that prevents saving: incomplete rows, and picks that are known to be off sale. */
export function faultsOf(draft: HomeDraft, pickOf: (uuid: string) => HomePick | undefined): FieldError[] {
  const input = inputOf(draft);
  const issues = setHomeInput.omit({ platform_key: true, revision: true, reason: true }).safeParse(input).error?.issues ?? [];
  const lists = [
    { at: 'carousel', uuids: input.carousel },
    ...input.rows.map(({ store_uuids }, index) => ({ at: `rows.${index}.store_uuids`, uuids: store_uuids })),
  ];
  const offSale = lists.flatMap(({ at, uuids }) =>
    uuids.flatMap((uuid, index) => (pickOf(uuid)?.for_sale === false ? [{ path: `${at}.${index}`, key: NOT_FOR_SALE }] : [])),
  );
  return [...inOwnWords(issues.map(({ path, message }) => ({ path: path.join('.'), key: message }))), ...offSale];
}

/** Holds what staff arrange, stored in this browser until it is saved or discarded. `latest` is the page as it is now. */
export function useHomeDraft(platform: string, latest: HomeSetup) {
  const saved = toDraft(latest);
  function parse(stored: unknown): HomeDraft | null {
    const found = storedDraft.safeParse(stored).data;
    return found && !isSame(found, saved) ? found : null;
  }
  const draft = useDraft<HomeDraft>({ of: `home.${platform}`, saved, parse });
  const { value: page } = draft;
  return {
    draft,
    page,
    // After a save the page is read again: until then it is older than what was saved.
    isChanged: latest.revision >= page.revision && !isSame(page, saved),
    isOutdated: latest.revision > page.revision,
    edit: (change: (before: HomeDraft) => Partial<HomeDraft>) => draft.change((before) => ({ ...before, ...change(before) })),
  };
}
