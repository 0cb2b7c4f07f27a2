import { expect, test } from '@jest/globals';
import { type MadeWith, sayMadeWith } from './made-with.ts';

const row = (change: Partial<MadeWith> = {}): MadeWith => ({
  ...{ what: 'lines', provider: 'draft', model: 'template draft', share: 0.6, edited: 0 },
  ...change,
});
const sentencesOf = (...rows: MadeWith[]) => sayMadeWith(rows);

test.each([
  [0.004, 'few', 0],
  [0.03, 'about', 0.05],
  [0.612, 'about', 0.6],
  [0.96, 'about', 0.95],
  [0.98, 'nearly', 1],
  [0.9995, 'nearly', 1],
  [1 / 3 + 2 / 3, 'all', 1],
])('a share of %d is described as %s, %d', (share, much, rounded) => {
  expect(sentencesOf(row({ share }))).toEqual([
    { what: 'lines', name: 'template draft', much, share: rounded, edited: null, languages: [] },
  ]);
});

test.each([
  [0, null],
  [0.05, 'few'],
  [0.25, 'quarter'],
  [0.33, 'third'],
  [0.5, 'half'],
  [0.67, 'twoThirds'],
  [0.75, 'threeQuarters'],
  [0.95, 'nearly'],
  [1, 'all'],
])('a reworked share of %d is described as %s', (edited, part) => {
  expect(sentencesOf(row({ edited }))[0]?.edited).toBe(part);
});

test('lines come before pictures and translations, and the largest share first', () => {
  const translations = row({ what: 'translations', share: 1 });
  const pictures = row({ what: 'pictures', share: 0.1 });
  expect(sentencesOf(translations, pictures, row({ share: 0.2, model: 'b' }), row()).map(({ what, name }) => [what, name])).toEqual([
    ['lines', 'template draft'],
    ['lines', 'b'],
    ['pictures', 'template draft'],
    ['translations', 'template draft'],
  ]);
});

test('rows of the same program are merged into one', () => {
  const translation = row({ what: 'translations', share: 1 });
  expect(sentencesOf(translation, translation)).toHaveLength(1);
  expect(sentencesOf(row({ share: 0.3, edited: 1 }), row({ share: 0.3, edited: 0 }))).toMatchObject([{ share: 0.6, edited: 'half' }]);
});

test('each translated language has its own share, and languages with equal values are grouped', () => {
  const into = (language: string, change: Partial<MadeWith> = {}) => row({ what: 'translations', share: 1, language, ...change });
  expect(
    sentencesOf(into('de-DE'), into('fr-FR', { share: 0.5, edited: 0.5 }), into('ja-JP'), into('ja-JP', { model: 'b', share: 0.1 })),
  ).toEqual([
    { what: 'translations', name: 'template draft', much: 'all', share: 1, edited: null, languages: ['de-DE', 'ja-JP'] },
    { what: 'translations', name: 'template draft', much: 'about', share: 0.5, edited: 'half', languages: ['fr-FR'] },
    { what: 'translations', name: 'b', much: 'about', share: 0.1, edited: null, languages: ['ja-JP'] },
  ]);
});

test('without a model’s name the provider’s is used; an empty share and an unknown kind are left out', () => {
  expect(sentencesOf(row({ model: '' }))[0]?.name).toBe('draft');
  expect(sentencesOf(row({ share: 0 }), row({ what: 'music' }))).toEqual([]);
});
