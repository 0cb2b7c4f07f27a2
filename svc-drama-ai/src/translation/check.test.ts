import { describe, expect, test } from '@jest/globals';
import { EMPTY_SETTING, newCharacter, sourceMark, storyOf } from '@meowtale/story/model';
import { faultsOf, isCopy, namesIn, termsIn } from './check.ts';

test.each([
  ['Tea?', ' tea?', true],
  ['Ｔｅａ', 'Tea', true],
  ['10:30 …', '10:30 …', false],
  ['Tea?', 'Tee?', false],
])('%j translated as %j is a copy: %j', (source, translation, copy) => expect(isCopy(source, translation)).toBe(copy));

test.each([
  ['1,000 coins', '1.000 Münzen', []],
  ['３ cats', '3 Katzen', []],
  ['At 10:30', 'Um halb elf', ['number']],
  ['{name}, %s and $who', '%s und $who, {name}', []],
  ['{{ name }}', '{{name}}', []],
  ['Hello {name}', 'Hallo {nmae}', ['placeholder']],
  ['<b>No</b>', 'Nein', ['placeholder']],
  ['Item {1}', 'Ding {1}', []],
])('%j translated as %j has the notes %j', (source, translation, keys) =>
  expect(faultsOf(source, translation, []).map(({ key }) => key)).toEqual(keys),
);

test('a term counts where it occurs, and is missing where its word isn’t used', () => {
  const glossary = [
    { term: 'Ferry', words: { 'de-DE': 'Fähre' } },
    { term: 'pier', words: {} },
    { term: 'island', words: { 'de-DE': 'Insel' } },
  ] as const;
  const terms = termsIn(glossary, 'The ferry at the pier', 'de-DE');
  expect(terms).toEqual([{ term: 'Ferry', wanted: 'Fähre' }]);
  expect([faultsOf('ferry', 'Die fähre', terms), faultsOf('ferry', 'Das Schiff', terms)]).toEqual([
    [],
    [{ key: 'term-missing', params: { term: 'Ferry', wanted: 'Fähre' } }],
  ]);
});

describe('names of people', () => {
  const names = { 'ru-RU': 'Мира', 'de-DE': 'Mirja' };
  const mira = newCharacter('mira', 'Mira', { names, name_marks: { 'ru-RU': sourceMark('Mira'), 'de-DE': sourceMark('Vera') } });
  const glossary = [{ term: 'lin', words: { 'ru-RU': 'Линь' } }];
  const story = storyOf('', [{ ...EMPTY_SETTING, glossary }, mira, newCharacter('lin', 'Lin', { names: { 'ru-RU': 'Лин' } })]);

  test('count as terms where they occur as whole words, unless the glossary has them or they were translated from an older name', () => {
    const found = (text: string, to: 'ru-RU' | 'de-DE') => namesIn(story, text, to, new Map()).map(({ term, wanted }) => [term, wanted]);
    expect(found('Mira’s cat saw Lin.', 'ru-RU')).toEqual([['Mira', 'Мира']]);
    expect([found('A miracle.', 'ru-RU'), found('Mira!', 'de-DE')]).toEqual([[], []]);
    expect(namesIn(story, 'Mira!', 'de-DE', new Map([['mira', 'Mira-Maria']]))).toMatchObject([{ wanted: 'Mira-Maria' }]);
  });

  test('may have the inflections of their language, and are missing where they aren’t used', () => {
    const terms = namesIn(story, 'Mira', 'ru-RU', new Map());
    expect([faultsOf('Mira', 'Кот Миры.', terms), faultsOf('Mira', 'Кот Mira.', terms)]).toEqual([
      [],
      [{ key: 'term-missing', params: { term: 'Mira', wanted: 'Мира' } }],
    ]);
  });
});
