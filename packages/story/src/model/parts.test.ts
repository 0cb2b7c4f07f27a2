import { expect, test } from '@jest/globals';
import { storyPart } from '@meowtale/contracts/inputs/drama/story';
import { isSourceChanged, newAct, newCharacter, newLine, newParagraph, newResource, newSequence, sourceMark } from './parts.ts';
import { EMPTY_OUTLINE, EMPTY_SETTING, paragraphAfter, paragraphAt, storyOf } from './story.ts';

const outline = {
  ...EMPTY_OUTLINE,
  acts: [newAct('a', { sequences: [newSequence('s', { paragraphs: ['p', 'gone', 'q'] }), newSequence('t', { paragraphs: ['p'] })] })],
};
const story = storyOf('Tea', [outline, newParagraph('p'), newParagraph('q'), newParagraph('beside')]);

test('new parts are valid parts', () => {
  for (const part of [EMPTY_OUTLINE, EMPTY_SETTING, newParagraph('p'), newCharacter('c', 'Mei'), newResource('r', 'bg')]) {
    expect(storyPart.parse(part)).toEqual(part);
  }
});

test('a paragraph that the outline names twice appears once, and an unknown one is ignored', () => {
  expect(story.order).toEqual(['p', 'q']);
  expect([paragraphAt(story, 'a'), paragraphAt(story, 'beside'), paragraphAfter(story, 'p'), paragraphAfter(story, 'q')]).toEqual([
    'p',
    null,
    'q',
    null,
  ]);
});

test('a translation is stale once its source has changed', () => {
  const line = newLine('l', { words: { 'en-US': 'Tea?', 'de-DE': 'Tee?' }, marks: { 'de-DE': sourceMark('Tea?') } });
  expect(isSourceChanged(line, 'en-US', 'de-DE')).toBe(false);
  expect(isSourceChanged({ ...line, words: { ...line.words, 'en-US': 'Coffee?' } }, 'en-US', 'de-DE')).toBe(true);
});
