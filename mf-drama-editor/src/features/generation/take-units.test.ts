import { describe, expect, test } from '@jest/globals';
import type { StoryParagraph, StoryPart } from '@meowtale/contracts/inputs/drama/story';
import {
  isSourceChanged,
  newAct,
  newCharacter,
  newChoice,
  newLine,
  newParagraph,
  newResource,
  newSequence,
  sourceMark,
} from '@meowtale/story/model';
import { parts } from '../drama-editor/test-drama.ts';
import type { Proposal } from './documents.ts';
import { unitsOf } from './proposal-units.ts';
import { idsTaken, takeUnits } from './take-units.ts';
import { dusk, origin, outlineOf, pieces, proposal } from './test-proposal.ts';

const NOTHING = new Set<string>();
const all = { has: () => true };
const keysOf = (units: readonly { key: string }[]) => new Set(units.map(({ key }) => key));

/** Takes everything but what is kept, as by default. */
function taken(draft: ReturnType<typeof pieces>, given: Proposal, moved: { has(id: string): boolean } = NOTHING) {
  const units = unitsOf(draft, given, moved);
  const chosen = keysOf(units.filter(({ kept }) => !kept));
  return { units, chosen, patch: takeUnits({ draft, proposal: given, units, chosen }) };
}
const paragraph = (patch: Record<string, unknown>, id = 'dusk') => patch[id] as StoryParagraph;
const textsOf = ({ lines }: StoryParagraph) => lines.map(({ words }) => words['en-US']);
const changed = (change: Partial<StoryParagraph>): StoryPart[] =>
  parts().map((part) => (part.id === 'dusk' ? ({ ...part, ...change } as StoryPart) : part));

describe('lines', () => {
  test('new ones are added in their places, a person’s own stay unchanged', () => {
    const { units, patch } = taken(pieces(), proposal());
    expect(units.map(({ key, kind, kept }) => [key, kind, kept])).toEqual([['opening', 'added', false]]);
    expect(textsOf(paragraph(patch))).toEqual(['The lamps come on.', 'Mira counts the benches.', 'Is anybody there?']);
  });

  test('a line written by a person meanwhile stays, in its place', () => {
    const lines = [
      newLine('first', { words: { 'en-US': 'Mira counts the lamps.' } }),
      newLine('mine', { words: { 'en-US': 'A bell.' } }),
      newLine('second', { speaker: 'mira', words: { 'en-US': 'Is anybody there?' } }),
    ];
    const { patch } = taken(pieces(changed({ lines })), proposal(), all);
    expect(textsOf(paragraph(patch))).toEqual(['The lamps come on.', 'Mira counts the lamps.', 'A bell.', 'Is anybody there?']);
  });

  test('a line that was requested by name is replaced, unless it was changed since', () => {
    const body = { ...(parts()[2] as StoryParagraph) };
    body.lines = body.lines.map((line) => (line.id === 'first' ? { ...line, words: { 'en-US': 'She counts.' }, origin } : line));
    const given = proposal({ use: 'line', targets: ['first'], changes: [{ id: 'dusk', body }] });
    expect(textsOf(paragraph(taken(pieces(), given).patch))).toEqual(['She counts.', 'Is anybody there?']);
    const { units, patch } = taken(pieces(), given, all);
    expect([units[0]?.kept, patch]).toEqual([true, {}]);
    const mine = takeUnits({ draft: pieces(), proposal: given, units, chosen: keysOf(units) });
    expect(textsOf(paragraph(mine))[0]).toBe('She counts.');
  });

  test('generated lines that are missing from the proposal are removed, if that is taken', () => {
    const lines = [newLine('drafted', { words: { 'en-US': 'Old.' }, origin: { ...origin, proposal: crypto.randomUUID() } })];
    const draft = pieces(changed({ lines }));
    const { units, patch, chosen } = taken(draft, proposal());
    expect(units.map(({ key, kind }) => [key, kind])).toContainEqual(['drafted', 'removed']);
    expect(textsOf(paragraph(patch))).not.toContain('Old.');
    expect(idsTaken(units, chosen)).not.toContain('drafted');
    const some = takeUnits({ draft, proposal: proposal(), units, chosen: new Set(['opening']) });
    expect(textsOf(paragraph(some))).toContain('Old.');
  });

  test('translations stay, and are marked as outdated', () => {
    const lines = [newLine('opening', { words: { 'en-US': 'Dark.', 'de-DE': 'Dunkel.' }, marks: { 'de-DE': sourceMark('Dark.') } })];
    const line = paragraph(taken(pieces(changed({ lines })), proposal()).patch).lines.find(({ id }) => id === 'opening');
    expect(line?.words).toEqual({ 'en-US': 'The lamps come on.', 'de-DE': 'Dunkel.' });
    expect(line && isSourceChanged(line, 'en-US', 'de-DE')).toBe(true);
  });

  test('the last paragraph gets its ending with its lines, unless a person has set since where it leads', () => {
    const given = proposal({ changes: [{ id: 'dusk', body: { ...(dusk() as StoryParagraph), ending: { 'en-US': 'Dusk' } } }] });
    const { units, patch } = taken(pieces(), given);
    expect(units.map(({ key, kind, after }) => [key, kind, after])).toContainEqual(['dusk ending', 'added', 'Dusk']);
    expect(paragraph(patch).ending).toEqual({ 'en-US': 'Dusk' });
    const lines = takeUnits({ draft: pieces(), proposal: given, units, chosen: new Set(['opening']) });
    expect(paragraph(lines).ending).toBeNull();
    const mine = pieces(changed({ ending: { 'en-US': 'Home' } }));
    expect(paragraph(taken(mine, given, all).patch).ending).toEqual({ 'en-US': 'Home' });
    expect(taken(pieces(changed({ to: 'boat' })), given, all).patch).toMatchObject({ dusk: { to: 'boat', ending: null } });
  });

  test('a paragraph that is drafted again is as stale as its proposal: its lines were written for the earlier one', () => {
    const body = { ...(parts()[2] as StoryParagraph), title: 'Fog', origin, stale: true };
    const anew = proposal({ use: 'paragraphs', changes: [{ id: 'dusk', body }] });
    expect(paragraph(taken(pieces(), anew).patch)).toMatchObject({ title: 'Fog', stale: true });
    const lines = [newLine('first', { words: { 'en-US': 'Nothing to count.' }, origin })];
    const whole = proposal({ use: 'all', changes: [{ id: 'dusk', body: { ...body, stale: false, lines } }] });
    expect(paragraph(taken(pieces(changed({ stale: true })), whole).patch)).toMatchObject({ title: 'Fog', stale: false });
    const units = unitsOf(pieces(), whole, NOTHING);
    const alone = takeUnits({ draft: pieces(), proposal: whole, units, chosen: new Set(['dusk title']) });
    expect(paragraph(alone)).toMatchObject({ title: 'Fog', stale: true });
  });

  test('nothing that was removed meanwhile is restored', () => {
    expect(unitsOf(pieces(parts().filter(({ id }) => id !== 'dusk')), proposal(), all)).toEqual([]);
  });
});

describe('the outline', () => {
  const body = {
    ...outlineOf(pieces()),
    acts: [
      newAct('act', {
        title: 'The timetable',
        sequences: [newSequence('pier', { title: 'The pier', paragraphs: ['dusk', 'boat', 'night'] })],
      }),
      newAct('fog', { title: 'Fog', origin, sequences: [newSequence('water', { title: 'The water', origin, paragraphs: ['out'] })] }),
    ],
  };
  const night = newParagraph('night', {
    ...{ title: 'Night', origin, choices: [newChoice('go', { words: { 'en-US': 'Go' }, to: 'out', origin })] },
    lines: [newLine('n', { speaker: 'tom', words: { 'en-US': 'Come.' }, origin })],
  });
  const given = proposal({
    use: 'all',
    changes: [body, night, newParagraph('out', { title: 'Out', origin }), newCharacter('tom', 'Tom', { origin })].map((part) => ({
      id: part.id,
      body: part as StoryPart,
    })),
  });

  test('acts, sequences, paragraphs and characters are added in their places', () => {
    const { patch, units, chosen } = taken(pieces(), given);
    expect(outlineOf(patch).acts.map(({ id, sequences }) => [id, sequences.flatMap(({ paragraphs }) => paragraphs)])).toEqual([
      ['act', ['dusk', 'boat', 'night']],
      ['fog', ['out']],
    ]);
    expect(paragraph(patch, 'night').lines[0]?.speaker).toBe('tom');
    expect(idsTaken(units, chosen).sort()).toEqual(['fog', 'go', 'n', 'night', 'out', 'tom', 'water']);
  });

  test('one paragraph is taken alone, without missing characters and places', () => {
    const units = unitsOf(pieces(), given, NOTHING);
    const patch = takeUnits({ draft: pieces(), proposal: given, units, chosen: new Set(['night', 'n', 'go']) });
    expect(Object.keys(patch).sort()).toEqual(['night', 'outline']);
    expect(outlineOf(patch).acts).toHaveLength(1);
    expect(paragraph(patch, 'night')).toMatchObject({ lines: [{ speaker: null }], choices: [{ to: null }] });
  });

  test('a title that was changed since stays; one of two texts that is taken alone counts as a person’s', () => {
    const acts = [newAct('act', { title: 'Fog', brief: 'It comes.', origin })];
    const anew = proposal({ use: 'acts', changes: [{ id: 'outline', body: { ...outlineOf(pieces()), acts } }] });
    const { units } = taken(pieces(), anew, all);
    expect(units.map(({ key, kept }) => [key, kept])).toEqual([
      ['act title', true],
      ['act brief', false],
    ]);
    const patch = takeUnits({ draft: pieces(), proposal: anew, units, chosen: new Set(['act brief']) });
    expect(outlineOf(patch).acts[0]).toMatchObject({ title: 'The timetable', brief: 'It comes.', origin: { edited: true } });
    expect(outlineOf(patch).acts[0]?.sequences[0]?.paragraphs).toEqual(['dusk', 'boat']);
  });
});

describe('a translation', () => {
  const into = (texts: Record<string, string>, lines = (parts()[2] as StoryParagraph).lines): Proposal => {
    const translated = lines.map((line) => {
      const text = texts[line.id];
      const mark = sourceMark(line.words['en-US'] ?? '');
      return text ? { ...line, words: { ...line.words, 'de-DE': text }, marks: { ...line.marks, 'de-DE': mark } } : line;
    });
    const body = { ...(parts()[2] as StoryParagraph), lines: translated };
    return proposal({ use: 'translation', language: 'de-DE', targets: [], changes: [{ id: 'dusk', body }] });
  };

  test('is added beside the current text, and the story then has that language', () => {
    const { patch } = taken(pieces(), into({ second: 'Ist da jemand?' }));
    expect(paragraph(patch).lines[1]).toMatchObject({ words: { 'en-US': 'Is anybody there?', 'de-DE': 'Ist da jemand?' }, origin: null });
    expect(patch.setting).toMatchObject({ languages: ['en-US', 'de-DE'] });
  });

  test('of a name and an ending records its original, also for a renamed one', () => {
    const ending = { 'en-US': 'Home' };
    const draft = pieces(changed({ ending }));
    const mira = newCharacter('mira', 'Mira');
    const translated = { ...(parts()[2] as StoryParagraph), ending: { ...ending, 'de-DE': 'Daheim' } };
    const both = [translated, { ...mira, names: { 'de-DE': 'Mirja' } }].map((body) => ({ id: body.id, body }));
    const given = proposal({ use: 'translation', language: 'de-DE', targets: [], changes: both });
    const { patch } = taken(draft, given);
    expect(paragraph(patch).ending_marks).toEqual({ 'de-DE': sourceMark('Home') });
    expect(patch.mira).toMatchObject({ names: { 'de-DE': 'Mirja' }, name_marks: { 'de-DE': sourceMark('Mira') } });
    const withName = pieces(parts().map((part) => (part.id === 'mira' ? { ...mira, names: { 'de-DE': 'Mirja' } } : part)));
    const anew = proposal({ use: 'character', changes: [{ id: 'mira', body: newCharacter('mira', 'Vera', { origin }) }] });
    expect(taken(withName, anew).patch.mira).toMatchObject({ name: 'Vera', name_marks: { 'de-DE': sourceMark('Mira') } });
  });

  test('of an alternative text records its original, and the rest of the picture stays', () => {
    const fog = newResource('fog', 'cg', { name: 'Fog', alt: { 'en-US': 'Fog at sea' } });
    const body = { ...fog, name: 'Earlier', alt: { ...fog.alt, 'de-DE': 'Nebel auf See' } };
    const given = proposal({ use: 'translation', language: 'de-DE', targets: [], changes: [{ id: 'fog', body }] });
    const { units, patch } = taken(pieces([...parts(), fog]), given);
    expect(units).toMatchObject([{ key: 'fog alt', what: 'alt', kind: 'added', original: { words: 'Fog at sea' } }]);
    expect(patch.fog).toEqual({ ...fog, alt: body.alt, alt_marks: { 'de-DE': sourceMark('Fog at sea') } });
    expect(taken(pieces(), given)).toMatchObject({ units: [], patch: {} });
  });

  test('doesn’t replace one that was written meanwhile', () => {
    const mine = newLine('second', {
      words: { 'en-US': 'Is anybody there?', 'de-DE': 'Hallo?' },
      marks: { 'de-DE': sourceMark('Is anybody there?') },
    });
    const { units } = taken(pieces(changed({ lines: [mine] })), into({ second: 'Ist da jemand?' }), all);
    expect(units.map(({ key, kept }) => [key, kept])).toEqual([['second', true]]);
  });
});
