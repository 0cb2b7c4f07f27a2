import { expect, test } from '@jest/globals';
import type { StoryMadeWith } from '@meowtale/contracts/inputs/drama/story';
import { EMPTY_SETTING, storyOf } from '../model/index.ts';
import { inkMadeWith, writeMadeWith } from './ink-made-with.ts';

const story = storyOf('Tea', [EMPTY_SETTING]);
const made = (change: Partial<StoryMadeWith>): StoryMadeWith => ({
  ...{ what: 'translations', provider: 'openai', model: 'a-model', share: 0.5, edited: 0 },
  ...change,
});
const [lines, german, french, older] = [
  made({ what: 'lines' }),
  made({ language: 'de-DE' }),
  made({ language: 'fr-FR' }),
  made({ model: 'older' }),
] as const;
const read = (language: 'en-US' | 'de-DE') => inkMadeWith(writeMadeWith([lines, german, french, older], story, language).join('\n'));

test('ink lists translations into its own language, and those without a known language', () => {
  expect(read('de-DE')).toEqual([lines, german, older]);
  expect(read('en-US')).toEqual([lines]);
});

test('an unknown language is ignored', () =>
  expect(inkMadeWith('# made_with: ["translations","openai","a-model",0.5,0,"xx"]')).toEqual([]));
