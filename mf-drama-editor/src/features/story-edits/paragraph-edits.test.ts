import { expect, test } from '@jest/globals';
import type { StoryParagraph } from '@meowtale/contracts/inputs/drama/story';
import { isSourceChanged, newChoice, newLine, newParagraph } from '@meowtale/story/model';
import * as edits from './paragraph-edits.ts';

const origin = { proposal: '0198f6d2-0000-7000-8000-000000000009', edited: false };
const pieces = {
  p: newParagraph('p', {
    lines: [newLine('one', { words: { 'en-US': 'One.' }, origin }), newLine('two'), newLine('three')],
    choices: [newChoice('go'), newChoice('stay')],
  }),
};
const after = (patch: ReturnType<typeof edits.setParagraph>) => patch.p as StoryParagraph;
const ids = (items: { id: string }[]) => items.map(({ id }) => id).join(' ');

test('lines and choices are added, moved and removed', () => {
  expect(ids(after(edits.addLine(pieces, 'p', { after: 'one', given: { id: 'new' } })).lines)).toBe('one new two three');
  expect(ids(after(edits.addLine(pieces, 'p', { given: { id: 'new' } })).lines)).toBe('one two three new');
  expect(ids(after(edits.moveLine(pieces, 'p', 0, 2)).lines)).toBe('two three one');
  expect(ids(after(edits.removeLine(pieces, 'p', 'two')).lines)).toBe('one three');
  expect(ids(after(edits.addChoice(pieces, 'p', { id: 'new' })).choices)).toBe('go stay new');
  expect(ids(after(edits.moveChoice(pieces, 'p', 1, 0)).choices)).toBe('stay go');
  expect(ids(after(edits.removeChoice(pieces, 'p', 'go')).choices)).toBe('stay');
});

test('generated text is a person’s once changed', () => {
  const line = after(edits.writeLine(pieces, 'p', 'one', 'Two.', { language: 'en-US', source: 'en-US' })).lines[0];
  expect(line).toMatchObject({ words: { 'en-US': 'Two.' }, origin: { edited: true }, marks: {} });
});

test('a paragraph is a person’s once its text is edited, not by where it leads', () => {
  const proposed = { p: newParagraph('p', { title: 'Dusk', origin }) };
  expect(after(edits.setParagraph(proposed, 'p', { brief: 'Fog.' })).origin).toEqual({ ...origin, edited: true });
  expect(after(edits.setParagraph(proposed, 'p', { to: 'p', stale: false })).origin).toEqual(origin);
});

test('a translation records its original', () => {
  const line = after(edits.writeLine(pieces, 'p', 'one', 'Eins.', { language: 'de-DE', source: 'en-US' })).lines[0];
  expect(line && isSourceChanged(line, 'en-US', 'de-DE')).toBe(false);
  expect(line && isSourceChanged({ ...line, words: { ...line.words, 'en-US': 'Another.' } }, 'en-US', 'de-DE')).toBe(true);
});

test('a missing paragraph changes nothing', () => {
  expect(edits.addLine(pieces, 'gone')).toEqual({});
});
