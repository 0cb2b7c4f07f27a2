import { describe, expect, test } from '@jest/globals';
import type { StoryLine } from '@meowtale/contracts/inputs/drama/story-words';
import { newAct, newChoice, newLine, newParagraph, newSequence } from '@meowtale/story/model';
import { meetings } from './merge-pieces.ts';
import type { Piece } from './pieces.ts';

const line = (id: string, text = id, more: Partial<StoryLine> = {}) => newLine(id, { words: { 'en-US': text }, ...more });
const dusk = (...lines: StoryLine[]) => newParagraph('dusk', { lines });
const outline = (...sequences: [id: string, ...paragraphs: string[]][]) => ({
  kind: 'outline' as const,
  id: 'outline' as const,
  template: 'free' as const,
  acts: [newAct('act', { sequences: sequences.map(([id, ...paragraphs]) => newSequence(id, { paragraphs })) })],
});
const meet = (base: Piece, mine: Piece, theirs: Piece) => {
  const { id } = theirs as { id: string };
  const others = Object.fromEntries(['one', 'two', 'three', 'four'].map((each) => [each, newParagraph(each)]));
  return meetings({ base: { ...others, [id]: base }, mine: { ...others, [id]: mine }, theirs: { [id]: theirs } }).get(id);
};

const BASE = dusk(line('a'), line('b'), line('c'));

describe('changes merged without a conflict', () => {
  test.each<[string, Piece, Piece, Piece, Piece]>([
    [
      'two lines',
      BASE,
      dusk(line('a', 'A'), line('b'), line('c')),
      dusk(line('a'), line('b', 'B'), line('c')),
      dusk(line('a', 'A'), line('b', 'B'), line('c')),
    ],
    [
      'two fields of one line',
      BASE,
      dusk(line('a', 'A'), line('b'), line('c')),
      dusk(line('a', 'a', { speaker: 'mira' }), line('b'), line('c')),
      dusk(line('a', 'A', { speaker: 'mira' }), line('b'), line('c')),
    ],
    [
      'a line’s words and their translation',
      BASE,
      dusk(line('a', 'A'), line('b'), line('c')),
      dusk(line('a', 'a', { words: { 'en-US': 'a', 'de-DE': 'Ä' } }), line('b'), line('c')),
      dusk(line('a', 'a', { words: { 'en-US': 'A', 'de-DE': 'Ä' } }), line('b'), line('c')),
    ],
    [
      'two new lines in the same place: theirs’ order, mine after what it followed',
      BASE,
      dusk(line('a'), line('mine'), line('b'), line('c')),
      dusk(line('a'), line('theirs'), line('b'), line('c')),
      dusk(line('a'), line('mine'), line('theirs'), line('b'), line('c')),
    ],
    [
      'a new line after one that was taken away',
      BASE,
      dusk(line('a'), line('b'), line('mine'), line('c')),
      dusk(line('a'), line('c')),
      dusk(line('a'), line('mine'), line('c')),
    ],
    [
      'lines moved here and written there',
      BASE,
      dusk(line('c'), line('a'), line('b')),
      dusk(line('a'), line('b', 'B'), line('c')),
      dusk(line('c'), line('a'), line('b', 'B')),
    ],
    [
      'lines moved there and added here',
      BASE,
      dusk(line('a'), line('b'), line('c'), line('mine')),
      dusk(line('c'), line('b'), line('a')),
      dusk(line('c'), line('mine'), line('b'), line('a')),
    ],
    [
      'a title and a choice',
      BASE,
      { ...BASE, title: 'Dusk' },
      { ...BASE, choices: [newChoice('stay')] },
      { ...BASE, title: 'Dusk', choices: [newChoice('stay')] },
    ],
    [
      'whether a program’s words were changed',
      dusk(line('a')),
      dusk(line('a', 'A', { origin: { proposal: 'p', edited: true } })),
      dusk(line('a', 'a', { origin: { proposal: 'q', edited: false }, direction: 'softly' })),
      dusk(line('a', 'A', { origin: { proposal: 'p', edited: true }, direction: 'softly' })),
    ],
    [
      'two new paragraphs',
      outline(['pier', 'one']),
      outline(['pier', 'one', 'two']),
      outline(['pier', 'one', 'three']),
      outline(['pier', 'one', 'two', 'three']),
    ],
    [
      'a paragraph moved to two places stands where they moved it',
      outline(['pier', 'one', 'two'], ['sea'], ['home']),
      outline(['pier', 'one'], ['sea', 'two'], ['home']),
      outline(['pier', 'one'], ['sea'], ['home', 'two']),
      outline(['pier', 'one'], ['sea'], ['home', 'two']),
    ],
  ])('%s', (_, base, mine, theirs, both) => {
    expect(meet(base, mine, theirs)).toEqual({ mine: both, theirs: both, clash: false });
  });

  test('a sequence that was moved here and renamed there', () => {
    const act = (id: string, ...sequences: ReturnType<typeof newSequence>[]) => newAct(id, { sequences });
    const pier = newSequence('pier', { paragraphs: ['one'] });
    const renamed = { ...pier, title: 'The pier' };
    const acts = (...all: ReturnType<typeof newAct>[]) => ({ ...outline(), acts: all });
    expect(
      meet(acts(act('first', pier), act('last')), acts(act('first'), act('last', pier)), acts(act('first', renamed), act('last'))),
    ).toMatchObject({
      mine: acts(act('first'), act('last', renamed)),
      clash: false,
    });
  });
});

describe('conflicts', () => {
  test.each<[string, Piece, Piece, Piece, mine: Piece, theirs: Piece]>([
    [
      'the same line, and nothing of the others',
      BASE,
      dusk(line('a', 'A'), line('b', 'mine'), line('c')),
      dusk(line('a'), line('b', 'theirs'), line('c', 'C')),
      dusk(line('a', 'A'), line('b', 'mine'), line('c', 'C')),
      dusk(line('a', 'A'), line('b', 'theirs'), line('c', 'C')),
    ],
    [
      'a line changed here and taken away there',
      BASE,
      dusk(line('a', 'A'), line('b'), line('c')),
      dusk(line('b'), line('c')),
      dusk(line('a', 'A'), line('b'), line('c')),
      dusk(line('b'), line('c')),
    ],
    [
      'half of a condition isn’t mixed with half of another',
      dusk(line('a')),
      dusk(line('a', 'a', { when: { match: 'all', tests: [{ seen: 'one', not: false }] } })),
      dusk(line('a', 'a', { when: { match: 'any', tests: [{ seen: 'two', not: false }] } })),
      dusk(line('a', 'a', { when: { match: 'all', tests: [{ seen: 'one', not: false }] } })),
      dusk(line('a', 'a', { when: { match: 'any', tests: [{ seen: 'two', not: false }] } })),
    ],
  ])('%s', (_, base, ours, others, mine, theirs) => {
    expect(meet(base, ours, others)).toEqual({ mine, theirs, clash: true });
  });

  test('a paragraph edited here and removed there keeps its place in the outline that is chosen', () => {
    const [one, two] = [newParagraph('one'), newParagraph('two')];
    const base = { outline: outline(['pier', 'one', 'two']), one, two };
    const met = meetings({
      base,
      mine: { ...base, two: { ...two, title: 'Fog' } },
      theirs: { outline: outline(['pier', 'one']), two: null },
    });
    expect(met.get('two')).toEqual({ mine: { ...two, title: 'Fog' }, theirs: null, clash: true });
    expect(met.get('outline')).toMatchObject({ mine: base.outline, theirs: outline(['pier', 'one']) });
  });
});
