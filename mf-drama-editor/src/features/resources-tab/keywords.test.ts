import { expect, test } from '@jest/globals';
import { keywordFaults } from '@meowtale/contracts/inputs/drama/keywords';
import { keywordMarks, keywordsOf } from './keywords.ts';

test('sentences become keywords', () => {
  const keywords = keywordsOf('An empty pier at dusk. Wet benches;\n  a lantern,, far away: fog!');
  expect(keywords).toBe('An empty pier at dusk, Wet benches, a lantern, far away, fog');
  expect(keywordFaults(keywords)).toEqual([]);
  expect(keywordsOf('  ')).toBe('');
});

test('a number keeps its point and its colon', () => {
  expect(keywordsOf('a ship of 1.5 tons at 16:9')).toBe('a ship of 1.5 tons at 16:9');
});

test('errors and blocked words are marked in order', () => {
  expect(keywordMarks('porn, (pier, 海', ['porn'])).toMatchObject([
    { from: 0, to: 4, key: 'resources.blocked', params: { word: 'porn' } },
    { from: 6, to: 7, key: 'drama.invalid.keywords.bracket' },
    { from: 13, to: 14, key: 'drama.invalid.keywords.english' },
  ]);
});
