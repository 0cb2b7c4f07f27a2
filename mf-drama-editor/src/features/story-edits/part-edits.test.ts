import { expect, test } from '@jest/globals';
import { newCharacter } from '@meowtale/story/model';
import { setPart } from './part-edits.ts';

test('a generated character is a person’s once changed', () => {
  const origin = { proposal: '0198f6d2-0000-7000-8000-000000000009', edited: false };
  const pieces = { mira: newCharacter('mira', 'Mira', { origin }) };
  expect(setPart(pieces, 'character', 'mira', { feature: 'Grey eyes.' }).mira).toMatchObject({
    feature: 'Grey eyes.',
    origin: { edited: true },
  });
  expect(setPart(pieces, 'entry', 'mira', { text: 'No.' })).toEqual({});
});
