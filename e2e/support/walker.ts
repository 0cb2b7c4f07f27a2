import { DEFAULT_LOCALE, type Locale } from '@meowtale/contracts/locales';
import type { Locator, Page } from '@playwright/test';
import { type Say, wordsOf } from './words.ts';

/** The words of a language, by the part of the product that says them. */
export interface Tongue {
  language: Locale;
  shell: Say;
  shop: Say;
  lobby: Say;
  /** What one is told, in the shop as in the lobby. */
  notices: Say;
  /** Of the page around a story, inside its frame. */
  player: Say;
  sandbox: Say;
  /** The address of a page in this language. */
  at(path: string): string;
}

export function tongueOf(language: Locale): Tongue {
  const prefix = language === DEFAULT_LOCALE ? '' : `/${language}`;
  return {
    language,
    shell: wordsOf('shell', language),
    shop: wordsOf('mf-store', language),
    lobby: wordsOf('mf-lobby', language),
    notices: wordsOf('packages/notices', language),
    player: wordsOf('svc-catalog/player', language),
    sandbox: wordsOf('svc-wallet/src/topups/sandbox', language),
    at: (path) => (path === '/' ? prefix || '/' : `${prefix}${path}`),
  };
}

export const ENGLISH = tongueOf(DEFAULT_LOCALE);

/** Somebody at a page, who finds their way by the words of their language alone. */
export interface Walker {
  page: Page;
  tongue: Tongue;
  /** Is called in each place that is passed, once it is drawn; a page that was opened beside is given. */
  look(page?: Page): Promise<void>;
}

/** A walker who reads English, and looks at nothing but what a step needs. */
export const walkerAt = (page: Page): Walker => ({ page, tongue: ENGLISH, look: async () => {} });

/** What the page tells in passing, at its edge. */
export const toldTo = ({ page, tongue }: Walker, words: string): Locator =>
  page.getByRole('region', { name: tongue.shell('toasts.label'), exact: true }).getByText(words);
