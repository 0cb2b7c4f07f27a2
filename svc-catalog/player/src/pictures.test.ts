import { expect, test } from '@jest/globals';
import { createDramaEngine, previewDrama } from '@meowtale/story/drama';
import { EMPTY_OUTLINE, newAct, newChoice, newLine, newParagraph, newResource, newSequence, storyOf } from '@meowtale/story/model';
import { picturesAhead, picturesIn } from './pictures.ts';

const image = (n: number) => `01900000-0000-7000-8000-00000000000${n}.jpg`;
const inEnglish = (text: string) => ({ 'en-US': text });
const choice = (to: string) => newChoice(`to-${to}`, { to, words: inEnglish(to) });
const story = storyOf('Ferry', [
  { ...EMPTY_OUTLINE, acts: [newAct('a', { sequences: [newSequence('s', { paragraphs: ['quay', 'sea', 'loop'] })] })] },
  newResource('harbour', 'bg', { image: image(1) }),
  newResource('waves', 'cg', { image: image(2) }),
  newParagraph('quay', {
    background: 'harbour',
    lines: [newLine('l', { words: inEnglish('Rain.') })],
    choices: [choice('sea'), choice('loop')],
  }),
  newParagraph('sea', { background: 'harbour', lines: [newLine('m', { picture: 'waves' })], ending: inEnglish('Away') }),
  newParagraph('loop', { to: 'loop' }),
]);

test('the pictures of every next page are known while this one is read, and a failing choice has none', () => {
  const engine = createDramaEngine(previewDrama(story), null);
  const scene = engine.begin(1);
  expect(picturesIn(scene.passage)).toEqual([image(1)]);
  expect(picturesAhead(engine, scene)).toEqual([image(1), image(2)]);
});
