import { expect, test } from '@jest/globals';
import { MEND_KEYS, PROBLEM_KINDS } from '@meowtale/story/check';
import { EMPTY_OUTLINE, EMPTY_SETTING, newAct, newParagraph, newSequence, storyOf } from '@meowtale/story/model';
import type { TFunction } from 'i18next';
import words from '../../../locales/en-US.json' with { type: 'json' };
import { mendKey, problemWords } from './problem-words.ts';

test('each kind of problem and each fix has a text', () => {
  const has = (of: object, key: string) => key in of || `${key}_other` in of;
  expect(PROBLEM_KINDS.filter((kind) => !has(words.problem, kind))).toEqual([]);
  expect(MEND_KEYS.filter((key) => !has(words.mend, key))).toEqual([]);
});

const story = storyOf('Fog', [
  EMPTY_SETTING,
  {
    ...EMPTY_OUTLINE,
    acts: [newAct('act', { sequences: [newSequence('s', { paragraphs: ['one'] }), newSequence('t', { paragraphs: ['two'] })] })],
  },
  newParagraph('one'),
  newParagraph('two'),
]);
const t = ((key: string, { number } = { number: '' as number | string }) => `[${key}${number}]`) as unknown as TFunction;

test('a paragraph without a title or text is named by its number in the story, not by its id', () => {
  expect(problemWords({ title: 'two' }, story, t)).toEqual({ title: '[outline.paragraph2]' });
});

test('a repeated id is shown itself', () => {
  expect(problemWords({ id: 'two' }, story, t)).toEqual({ id: 'two' });
});

test('a language is shown by its name, a long text by its beginning', () => {
  expect(problemWords({ language: 'de-DE', count: 3, title: `${'word '.repeat(20)}`, value: 'true', operation: '<' }, story, t)).toEqual({
    language: 'Deutsch',
    count: 3,
    title: `${'word '.repeat(12).trimEnd()}…`,
    value: '[logic.true]',
    operation: '<',
  });
});

test('a fix names a sequence only where there is one', () => {
  expect(mendKey({ key: 'put-into-outline', params: { sequence: '' } })).toBe('mend.put-into-order');
  expect(mendKey({ key: 'put-into-outline', params: { sequence: 'The pier' } })).toBe('mend.put-into-outline');
});
