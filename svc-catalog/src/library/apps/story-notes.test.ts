import { expect, test } from '@jest/globals';
import { EMPTY_OUTLINE, EMPTY_SETTING, newAct, newLine, newParagraph, newSequence, storyOf } from '@meowtale/story/model';
import { storyNotes } from './story-notes.ts';

test('parts that are left out because an earlier one has their id are counted', () => {
  const outline = { ...EMPTY_OUTLINE, acts: [newAct('act', { sequences: [newSequence('s', { paragraphs: ['quay'] })] })] };
  const quay = newParagraph('quay', { lines: [newLine('l', { words: { 'en-US': 'Fog.' } })], ending: {} });
  const parts = [EMPTY_SETTING, outline, quay];
  expect(storyNotes(storyOf('Ferry', parts), ['en-US'])).toEqual([]);
  expect(storyNotes(storyOf('Ferry', [...parts, newParagraph('quay'), newParagraph('quay')]), ['en-US'])).toEqual([
    { key: 'story-same-ids', params: { number: 2 } },
  ]);
});
