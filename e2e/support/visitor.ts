import { DEFAULT_LOCALE, type Locale } from '@meowtale/contracts/locales';
import type { Locator, Page } from '@playwright/test';
import { type Say, wordsOf } from './words.ts';

/** Interface texts of a language, by the workspace that has them. */
export interface LocaleTexts {
  language: Locale;
  shell: Say;
  shop: Say;
  lobby: Say;
  /** Texts that all slices share. */
  kit: Say;
  /** Texts of notifications, in shop and lobby. */
  notices: Say;
  /** Texts of profile and account, in shop and lobby. */
  profile: Say;
  /** Texts of the player around a story, inside its frame. */
  player: Say;
  sandbox: Say;
  /** Returns a page's address in this language. */
  at(path: string): string;
}

export function localeTextsOf(language: Locale): LocaleTexts {
  const prefix = language === DEFAULT_LOCALE ? '' : `/${language}`;
  return {
    language,
    shell: wordsOf('shell', language),
    shop: wordsOf('mf-store', language),
    lobby: wordsOf('mf-lobby', language),
    kit: wordsOf('packages/web-kit', language),
    notices: wordsOf('packages/notices', language),
    profile: wordsOf('packages/profile', language),
    player: wordsOf('svc-catalog/player', language),
    sandbox: wordsOf('svc-wallet/src/topups/sandbox', language),
    at: (path) => (path === '/' ? prefix || '/' : `${prefix}${path}`),
  };
}

export const ENGLISH = localeTextsOf(DEFAULT_LOCALE);

/** A visitor: a page and the texts of its language, for steps that work in every language. */
export interface Visitor {
  page: Page;
  texts: LocaleTexts;
  /** Called at each page of a step, once it is rendered; other tabs are passed as `page`. */
  look(page?: Page): Promise<void>;
}

/** Returns an English visitor whose `look` does nothing. */
export const visitorAt = (page: Page): Visitor => ({ page, texts: ENGLISH, look: async () => {} });

/** Returns the locator of a toast. */
export const toastOf = ({ page, texts }: Visitor, text: string): Locator =>
  page.getByRole('region', { name: texts.shell('toasts.label'), exact: true }).getByText(text);
