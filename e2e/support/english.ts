import { DEFAULT_LOCALE, type Locale } from '@meowtale/contracts/locales';
import type { Frame, Page } from '@playwright/test';
import { allSentences, literal } from './words.ts';

/** Every English sentence of ours that reads otherwise in a language; its placeholders stand for anything. */
function englishOf(language: Locale): RegExp {
  const theirs = allSentences(language);
  const lettersOf = (text: string) => text.replaceAll(/\{\{.+?\}\}|[^a-z]/gi, '').length;
  // What says little of its own around a placeholder, as "{{some}} of {{all}}", would be found in anybody's words.
  const tells = (text: string) => lettersOf(text) >= (text.includes('{{') ? 6 : 2);
  const differing = [...allSentences(DEFAULT_LOCALE)].filter(([key, text]) => tells(text) && theirs.get(key) !== text);
  const patterns = differing.map(([, text]) =>
    text
      .trim()
      .split(/\{\{.+?\}\}/)
      .map(literal)
      .join('.+'),
  );
  return new RegExp(`^(?:${[...new Set(patterns)].join('|')})$`);
}

/** All that a document shows or says, but for what names its own language: what people wrote is theirs. */
function textsOf(frame: Frame, language: Locale): Promise<string[]> {
  return frame.evaluate((spoken) => {
    const foreign = (element: Element | null) => element?.closest(`script, style, noscript, [lang]:not(html, [lang="${spoken}"])`);
    const seen: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!foreign(node.parentElement) && node.parentElement?.checkVisibility()) seen.push(node.textContent ?? '');
    }
    for (const element of document.body.querySelectorAll('*')) {
      if (foreign(element)) continue;
      for (const name of ['aria-label', 'aria-description', 'placeholder', 'title', 'alt']) seen.push(element.getAttribute(name) ?? '');
    }
    return seen.map((text) => text.trim()).filter(Boolean);
  }, language);
}

/** Answers how to read from a page, and from the frames in it, what it still says in English. */
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
