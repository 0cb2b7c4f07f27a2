import { expect, test } from '@jest/globals';
import { FAULT_KEYS, inkMadeWith, LOSS_KINDS } from '@meowtale/story/formats';
import words from '../../../locales/en-US.json' with { type: 'json' };
import { inkOf, readText, storyIn } from './formats.ts';
import { storyText } from './test-app.ts';

test('each loss and each error has a text', () => {
  expect(Object.keys(words.appEditor.losses.kind).sort()).toEqual([...LOSS_KINDS].sort());
  expect(Object.keys(words.appEditor.formatFaults).sort()).toEqual(FAULT_KEYS.map((key) => key.replace('.', '-')).sort());
});

test('a story of our own format stays one as a file, and becomes ink as a template', () => {
  const story = readText(storyText(), 'ferry.story.json', 'en-US');
  expect(story).toMatchObject({ kind: 'story', losses: [] });
  const ink = readText(storyText(), 'branching.template', 'en-US');
  expect(ink).toMatchObject({ kind: 'ink', text: expect.stringContaining('Fog lies on the water.') });
});

test('the AI disclosure of a story is kept as a file and as ink', () => {
  const made_with = [{ what: 'lines', provider: 'draft', model: 'template draft', share: 0.6, edited: 0.33 }];
  const text = JSON.stringify({ ...JSON.parse(storyText()), made_with });
  const story = readText(text, 'ferry.story.json', 'en-US');
  expect(story.faults ?? JSON.parse(story.text)).toMatchObject({ made_with });
  const restored = storyIn(text);
  expect(restored && inkMadeWith(inkOf(restored).text)).toEqual(made_with);
});

test('other text is no story', () => {
  expect(storyIn('Fog.')).toBeNull();
  expect(storyIn('{}')).toBeNull();
  const story = storyIn(storyText());
  expect(story && inkOf(story).losses.map(({ kind }) => kind)).toContain('setting');
});
