import { expect, test } from '@jest/globals';
import { EMPTY_OUTLINE, newAct, newCharacter, newLine, newParagraph, newResource, newSequence, storyOf } from '@meowtale/story/model';
import { usesOf } from './resource-uses.ts';

test('pictures are found behind paragraphs, with lines and as characters, in reading order', () => {
  const story = storyOf('The Last Ferry Home', [
    { ...EMPTY_OUTLINE, acts: [newAct('a', { sequences: [newSequence('s', { paragraphs: ['dusk', 'boat'] })] })] },
    newParagraph('boat', { background: 'pier' }),
    newParagraph('dusk', { background: 'pier', lines: [newLine('l1'), newLine('l2', { picture: 'pier' })] }),
    newCharacter('mira', 'Mira', { picture: 'face' }),
    newResource('pier', 'bg'),
    newResource('face', 'character'),
    newResource('unused', 'cg'),
  ]);
  const uses = usesOf(story);
  expect(uses.get('pier')).toEqual([
    { what: 'background', part: 'dusk' },
    { what: 'line', part: 'dusk', number: 2 },
    { what: 'background', part: 'boat' },
  ]);
  expect(uses.get('face')).toEqual([{ what: 'character', part: 'mira' }]);
  expect(uses.has('unused')).toBe(false);
});
