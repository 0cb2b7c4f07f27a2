import type { StoryFile, StoryPart } from '@meowtale/contracts/inputs/drama/story';
import {
  EMPTY_OUTLINE,
  EMPTY_SETTING,
  newAct,
  newCharacter,
  newChoice,
  newLine,
  newParagraph,
  newResource,
  newSequence,
} from '@meowtale/story/model';

interface Given {
  /** File names of the background, a character, and a picture that no part shows. */
  background?: string | null;
  face?: string | null;
  unused?: string | null;
}

/** Returns a story of our model in two languages, half translated: a question, two answers, and an ending for each. */
export function storyFileWith({ background = null, face = null, unused = null }: Given = {}): StoryFile {
  const texts = (en: string, de?: string) => ({ 'en-US': en, ...(de && { 'de-DE': de }) });
  const parts: StoryPart[] = [
    {
      ...EMPTY_OUTLINE,
      acts: [newAct('a', { sequences: [newSequence('s', { paragraphs: ['quay', 'go', 'stay'] })] })],
    },
    { ...EMPTY_SETTING, languages: ['en-US', 'de-DE', 'ja-JP'] },
    newCharacter('tam', 'Tam', { picture: 'face' }),
    newResource('harbour', 'bg', { name: 'The harbour', image: background }),
    newResource('face', 'character', { name: 'Tam’s face', image: face }),
    newResource('unused', 'cg', { name: 'Later', image: unused }),
    newParagraph('quay', {
      title: 'The quay',
      background: 'harbour',
      lines: [
        newLine('l1', { words: texts('Rain on the planks.', 'Regen auf den Planken.') }),
        newLine('l2', { speaker: 'tam', direction: 'quietly', words: texts('One place is left.', 'Ein Platz ist noch frei.') }),
      ],
      choices: [newChoice('c1', { to: 'go', words: texts('Go', 'Gehen') }), newChoice('c2', { to: 'stay', words: texts('Stay') })],
    }),
    newParagraph('go', { lines: [newLine('l3', { words: texts('The rope falls into the water.') })], ending: texts('Open water') }),
    newParagraph('stay', { lines: [newLine('l4', { words: texts('You wait for spring.') })], ending: texts('In no hurry') }),
  ];
  return { format: 'meowtale-story', version: 1, title: 'The last ferry', author: 'Lamplight', parts };
}
