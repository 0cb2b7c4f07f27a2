import { describe, expect, test } from '@jest/globals';
import type { StoryParagraph } from '@meowtale/contracts/inputs/drama/story';
import { newLine, newParagraph } from '@meowtale/story/model';
import { parts } from '../drama-editor/test-drama.ts';
import { decidedUnits, usableUnits } from './decided-units.ts';
import { takeUnits } from './take-units.ts';
import { dusk, origin, outlineOf, pieces, proposal } from './test-proposal.ts';

const outcomes = (given: Parameters<typeof proposal>[0], draft = pieces()) =>
  decidedUnits(draft, proposal(given)).map(({ unit, outcome }) => [unit.key, unit.kind, outcome]);

describe('a decided proposal’s changes', () => {
  test('are those to the text that it was made for, also once the drama has them', () => {
    const now = pieces(parts().map((part) => (part.id === 'dusk' ? dusk() : part)));
    for (const draft of [pieces(), now]) expect(outcomes({ state: 'taken' }, draft)).toEqual([['opening', 'added', 'taken']]);
    expect(outcomes({ state: 'refused' })).toEqual([['opening', 'added', 'refused']]);
  });

  test('that were taken in part are known by their ids; without ids nothing is claimed', () => {
    const body = dusk() as StoryParagraph;
    const lines = [...body.lines, newLine('closing', { words: { 'en-US': 'Fog.' }, origin })];
    const changes = [{ id: 'dusk', body: { ...body, lines } }];
    expect(outcomes({ state: 'partly', taken: ['closing'], changes })).toEqual([
      ['opening', 'added', 'refused'],
      ['closing', 'added', 'taken'],
    ]);
    expect(outcomes({ state: 'partly', taken: null, changes }).map(([, , outcome]) => outcome)).toEqual([null, null]);
  });

  test('to several fields of a node are known as taken at least in part', () => {
    const body = outlineOf(pieces());
    const acts = body.acts.map((act) => ({ ...act, title: 'The last boat', brief: 'It is late.', origin }));
    const given = { use: 'acts' as const, changes: [{ id: 'outline', body: { ...body, acts } }], before: [{ id: 'outline', body }] };
    expect(outcomes({ ...given, state: 'partly', taken: ['act'] })).toEqual([
      ['act title', 'changed', 'some'],
      ['act brief', 'added', 'some'],
    ]);
  });
});

describe('a change can be used again', () => {
  test('where the drama hasn’t got it and its node exists: the rest of the node stays', () => {
    const draft = pieces();
    const refused = proposal({ state: 'refused' });
    const units = usableUnits(draft, refused);
    expect(units.map(({ key }) => key)).toEqual(['opening']);
    const patch = takeUnits({ draft, proposal: refused, units, chosen: new Set(['opening']) });
    expect((patch.dusk as StoryParagraph).lines.map(({ id }) => id)).toEqual(['opening', 'first', 'second']);
    expect(usableUnits({ ...draft, ...patch } as typeof draft, refused)).toEqual([]);
  });

  test('but not in a paragraph that was deleted', () => {
    const draft = pieces(parts().filter(({ id }) => id !== 'dusk'));
    const anew = newParagraph('dusk', { ...(dusk() as StoryParagraph), origin });
    expect(usableUnits(draft, proposal({ changes: [{ id: 'dusk', body: anew }] }))).toEqual([]);
  });
});
