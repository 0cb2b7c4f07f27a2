import { expect, test } from '@jest/globals';
import { LanguageSelect } from './language-select.tsx';
import { renderView } from './testing/render-view.ts';
import { wordsFor } from './words.ts';

const selectOf = (languages: string[], value: string | null = null) =>
  renderView(<LanguageSelect languages={languages} value={value} onChange={() => {}} words={wordsFor('de-DE')} />).querySelector('select');

test('a story in several languages offers each by its own name, with the current one selected', () => {
  const select = selectOf(['en-US', 'ja-JP', 'la'], 'ja-JP');
  expect(select?.getAttribute('aria-label')).toBe('Sprache');
  expect(select?.value).toBe('ja-JP');
  expect([...(select?.options ?? [])].map(({ value, lang, text }) => [value, lang, text])).toEqual([
    ['en-US', 'en-US', 'English'],
    ['ja-JP', 'ja-JP', '日本語'],
    ['la', 'la', 'la'],
  ]);
});

test('a story in one language, or without languages, offers no choice', () => {
  expect(selectOf(['en-US'])).toBeNull();
  expect(selectOf([])).toBeNull();
});
