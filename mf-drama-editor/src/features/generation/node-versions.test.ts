import { describe, expect, test } from '@jest/globals';
import type { StoryCharacter, StoryParagraph } from '@meowtale/contracts/inputs/drama/story';
import { newAct, newCharacter, newChoice, newLine, newParagraph } from '@meowtale/story/model';
import { parts } from '../drama-editor/test-drama.ts';
import { nodeIn, takeVersion, textOfNode, type VersionedNode, versionsOf, type WroteNode } from './node-versions.ts';
import { dusk, listed, origin, outlineOf, pieces } from './test-proposal.ts';

const wrote = (uuid: string, before: VersionedNode | null, after: VersionedNode): WroteNode => ({
  ...listed({ uuid }),
  version: { before, after },
});
const line = (text: string) => newLine('first', { words: { 'en-US': text }, origin });

test('versions are distinct texts, the last first; a replaced draft is listed as a draft', () => {
  const found = [wrote('c', line('Two.'), line('Three.')), wrote('b', line('One.'), line('Two.')), wrote('a', line('Own.'), line('One.'))];
  expect(versionsOf(pieces(), found).map(({ text, isBefore, proposal }) => [text, isBefore, proposal.uuid])).toEqual([
    ['Three.', false, 'c'],
    ['Two.', false, 'b'],
    ['One.', false, 'a'],
    ['Own.', true, 'a'],
  ]);
  expect(versionsOf(pieces(), [{ ...listed(), version: null }])).toEqual([]);
});

describe('a version is restored', () => {
  test('of a line: its text, speaker and origin; translations stay and are marked as outdated', () => {
    const now = parts().map((part) => (part.id === 'dusk' && part.kind === 'paragraph' ? withGerman(part) : part));
    const patch = takeVersion(pieces(now), { ...line('She counts.'), speaker: 'gone' });
    const [first, second] = (patch.dusk as StoryParagraph).lines;
    expect(first).toMatchObject({
      words: { 'en-US': 'She counts.', 'de-DE': 'Mira zählt.' },
      marks: { 'de-DE': expect.any(String) },
      speaker: null,
      origin,
    });
    expect(second?.words).toEqual({ 'en-US': 'Is anybody there?' });
  });

  test('of a paragraph: its texts and lines, without what no longer exists; where it leads stays', () => {
    const then = newParagraph('dusk', { ...(dusk() as StoryParagraph), title: 'Evening', present: ['mira', 'gone'], to: 'gone' });
    const choices = [newChoice('stay', { to: 'gone', words: { 'en-US': 'Stay' } }), newChoice('go', { to: 'boat' })];
    const patch = takeVersion(pieces(), { ...then, choices });
    expect(patch.dusk).toMatchObject({ title: 'Evening', present: ['mira'], to: null, choices: [{ to: null }, { to: 'boat' }] });
    expect((patch.dusk as StoryParagraph).lines.map(({ id }) => id)).toEqual(['opening', 'first', 'second']);
  });

  test('of an act and a character: their own texts', () => {
    const act = takeVersion(pieces(), { ...newAct('act', { title: 'The fog' }), origin });
    expect(outlineOf(act).acts).toMatchObject([{ title: 'The fog', origin, sequences: [{ id: 'pier', paragraphs: ['dusk', 'boat'] }] }]);
    const person = takeVersion(pieces(), newCharacter('mira', 'Mira', { brief: 'She waits.', picture: 'gone', origin }));
    expect(person.mira as StoryCharacter).toMatchObject({ brief: 'She waits.', picture: null, origin });
  });

  test('of nothing that was removed since', () => {
    expect(takeVersion(pieces(), newLine('gone'))).toEqual({});
    expect(nodeIn(pieces(), 'gone')).toBeUndefined();
  });
});

test('a node’s text has its own fields, and a paragraph’s its lines', () => {
  expect(textOfNode(pieces(), dusk() as StoryParagraph)).toBe(
    'Dusk\nThe lamps come on.\nMira counts the benches.\nMira: Is anybody there?',
  );
});

const withGerman = (part: StoryParagraph): StoryParagraph => ({
  ...part,
  lines: part.lines.map((each) => (each.id === 'first' ? { ...each, words: { ...each.words, 'de-DE': 'Mira zählt.' } } : each)),
});
