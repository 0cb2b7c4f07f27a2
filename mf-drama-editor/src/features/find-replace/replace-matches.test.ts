import { describe, expect, test } from '@jest/globals';
import type { StoryPart } from '@meowtale/contracts/inputs/drama/story';
import { newCharacter, newChoice, newLine, newParagraph, newResource, sourceMark } from '@meowtale/story/model';
import { type Pieces, patched } from '../drama-editor/pieces.ts';
import { savedDrama } from '../drama-editor/test-drama.ts';
import { countMatches, findInDrama, replaceMatches } from './replace-matches.ts';

const wanted = (text: string) => ({ text, matchCase: true, wholeWords: false });
const pieces = (...more: StoryPart[]): Pieces => ({ ...savedDrama().pieces, ...Object.fromEntries(more.map((part) => [part.id, part])) });

/** A drama in which each text contains `needle`. */
const everywhere = () =>
  pieces(
    {
      kind: 'setting',
      id: 'setting',
      language: 'en-US',
      languages: ['en-US', 'de-DE'],
      logline: 'needle',
      glossary: [{ term: 'needle', words: { 'de-DE': 'needle' } }],
    },
    newParagraph('dusk', {
      title: 'needle',
      brief: 'needle',
      place: 'needle',
      lines: [newLine('first', { words: { 'en-US': 'needle', 'de-DE': 'needle' }, direction: 'needle' })],
      choices: [newChoice('go', { words: { 'en-US': 'needle' } })],
      ending: { 'en-US': 'needle', 'de-DE': 'needle' },
    }),
    newCharacter('mira', 'needle', {
      names: { 'de-DE': 'needle' },
      ...{ brief: 'needle', feature: 'needle', trait: 'needle', behavior: 'needle', status: 'needle' },
      states: [{ id: 'tired', from: 'dusk', status: 'here', text: 'needle' }],
      traits: [{ id: 'eyes', name: 'needle', value: 'needle', not: [] }],
    }),
    {
      kind: 'entry',
      id: 'pier-entry',
      name: 'needle',
      text: 'needle',
      states: [{ id: 'wet', from: 'dusk', status: 'here', text: 'needle' }],
    },
    { kind: 'fact', id: 'closed', text: 'needle' },
    newResource('harbour', 'bg', {
      name: 'needle',
      alt: { 'en-US': 'needle', 'de-DE': 'needle' },
      prompt: 'needle',
      keywords: 'needle',
      negative: 'needle',
    }),
  );

describe('find and replace in a drama', () => {
  test('every text is found and replaced', () => {
    const before = everywhere();
    const found = findInDrama(before, wanted('needle'));
    expect(countMatches(found)).toBe(JSON.stringify(before).split('needle').length - 1);
    const { patch, left } = replaceMatches(before, found, 'pin');
    expect(left).toEqual([]);
    const after = patched(before, patch);
    expect(JSON.stringify(after)).not.toContain('needle');
  });

  test('fields of the drama, acts and sequences are found in their tabs', () => {
    const found = findInDrama(savedDrama().pieces, wanted('ier'));
    expect(found.map(({ place: { tab, at, text } }) => [tab, at, text])).toEqual([['drama', 'pier', 'The pier']]);
    expect(findInDrama(savedDrama().pieces, wanted('Ferry')).map(({ place }) => place.piece)).toEqual(['@title']);
  });

  test('one language is searched alone, and its replacement translates the current original', () => {
    const before = everywhere();
    const found = findInDrama(before, wanted('needle'), 'de-DE').filter(({ place }) => place.label === 'dialogue.line');
    expect(found).toHaveLength(1);
    const { patch } = replaceMatches(before, found, 'Nadel');
    expect(patch).toMatchObject({
      dusk: { lines: [{ words: { 'en-US': 'needle', 'de-DE': 'Nadel' }, marks: { 'de-DE': sourceMark('needle') } }] },
    });
  });

  test('texts that would become too long or empty are left', () => {
    const before = pieces({ kind: 'fact', id: 'closed', text: 'Mira' });
    const emptied = replaceMatches(before, findInDrama(before, wanted('Mira')), '');
    expect(emptied.left.map(({ place }) => place.label)).toEqual(['character.name', 'fact.text']);
    expect(emptied.patch).toMatchObject({ dusk: { lines: [{ words: { 'en-US': ' counts the benches.' } }, {}] } });
    const long = replaceMatches(before, findInDrama(before, wanted('Mira')), 'M'.repeat(61));
    expect(long.left.map(({ place }) => place.label)).toEqual(['character.name']);
  });

  test('parts come in the order of the outline', () => {
    const found = findInDrama({ ...savedDrama().pieces, boat: newParagraph('boat', { title: 'Mira leaves' }) }, wanted('Mira'));
    expect(found.map(({ place }) => place.piece)).toEqual(['@brief', 'dusk', 'boat', 'mira']);
  });
});
