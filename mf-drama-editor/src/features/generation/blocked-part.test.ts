import { expect, test } from '@jest/globals';
import type { StoryPart } from '@meowtale/contracts/inputs/drama/story';
import { newResource } from '@meowtale/story/model';
import { parts } from '../drama-editor/test-drama.ts';
import { blockedPart } from './blocked-part.ts';
import { pieces } from './test-proposal.ts';

const more: StoryPart[] = [
  { kind: 'entry', id: 'lamp', name: 'The lamp', text: 'Out.', states: [] },
  { kind: 'fact', id: 'late', text: 'The boat is late.' },
  newResource('fog', 'cg', { prompt: 'Fog.' }),
];
const at = (path: string) => {
  const found = blockedPart(pieces([...parts(), ...more]), path);
  return found && [found.tab, found.at, found.name, found.text];
};

test('a text of the story is found with its tab, and the place in it', () => {
  expect(at('parts.dusk.lines.0.words.en-US')).toEqual(['dialog', 'dusk', 'Dusk', 'Mira counts the benches.']);
  expect(at('parts.outline.acts.0.sequences.0.title')).toEqual(['drama', 'pier', 'The pier', 'The pier']);
  expect(at('parts.lamp.text')).toEqual(['character', 'lamp', 'The lamp', 'Out.']);
  expect(at('parts.late.text')).toEqual(['character', null, '', 'The boat is late.']);
  expect(at('parts.fog.prompt')).toEqual(['resource', 'fog', '', 'Fog.']);
  expect(at('parts.setting.language')).toEqual(['setting', null, '', 'en-US']);
});

test('a missing path, or one outside the story, has no place', () => {
  for (const path of ['parts.dusk.lines.9.words.en-US', 'parts.gone.text', 'parts.dusk.lines', 'prompt', 'drama.brief'])
    expect(at(path)).toBeNull();
});
