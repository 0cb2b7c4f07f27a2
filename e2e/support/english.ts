import { DEFAULT_LOCALE, type Locale } from '@meowtale/contracts/locales';
import type { Frame, Page } from '@playwright/test';
import { allSentences, literal } from './words.ts';

/** Matches every English text of ours that differs in a language; placeholders match anything. */
function englishOf(language: Locale): RegExp {
  const theirs = allSentences(language);
  const lettersOf = (text: string) => text.replaceAll(/\{\{.+?\}\}|[^a-z]/gi, '').length;
  // A text with few letters around placeholders, such as "{{some}} of {{all}}", would match people's texts.
  const hasWords = (text: string) => lettersOf(text) >= (text.includes('{{') ? 6 : 2);
  const differing = [...allSentences(DEFAULT_LOCALE)].filter(([key, text]) => hasWords(text) && theirs.get(key) !== text);
  const patterns = differing.map(([, text]) =>
    text
      .trim()
      .split(/\{\{.+?\}\}/)
      .map(literal)
      .join('.+'),
  );
  return new RegExp(`^(?:${[...new Set(patterns)].join('|')})$`);
}

/** Returns all visible and accessible texts of a document, except elements with a `lang` of their own, such as people's texts. */
function textsOf(frame: Frame, language: Locale): Promise<string[]> {
  return frame.evaluate((spoken) => {
    const foreign = (element: Element | null) => element?.closest(`script, style, noscript, [lang]:not(html, [lang="${spoken}"])`);
    const seen: string[] = [document.title];
    const visitor = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = visitor.nextNode(); node; node = visitor.nextNode()) {
      if (!foreign(node.parentElement) && node.parentElement?.checkVisibility()) seen.push(node.textContent ?? '');
    }
    for (const element of document.body.querySelectorAll('*')) {
      if (foreign(element)) continue;
      for (const name of ['aria-label', 'aria-description', 'placeholder', 'title', 'alt']) seen.push(element.getAttribute(name) ?? '');
    }
    return seen.map((text) => text.trim()).filter(Boolean);
  }, language);
}

/** Returns a function that finds untranslated English texts in a page and its frames. */
export function englishReader(language: Locale): (page: Page) => Promise<string[]> {
  const english = englishOf(language);
  return async (page) => {
    const path = new URL(page.url()).pathname;
    const found: string[] = [];
    if ((await page.getAttribute('html', 'lang')) !== language) found.push(`${path} does not say that it is ${language}`);
    for (const frame of page.frames())
      found.push(...(await textsOf(frame, language)).filter((text) => english.test(text)).map((text) => `${path}: ${text}`));
    return found;
  };
}
