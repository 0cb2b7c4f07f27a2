import { describe, expect, test } from '@jest/globals';
import type { StoryPart, StoryResource } from '@meowtale/contracts/inputs/drama/story';
import type { Scene, StoryEngine } from '../engine.ts';
import { play, viewOf, writeSave } from '../index.ts';
import { newCharacter, newParagraph, newResource } from '../model/index.ts';
import { add, dramaEngine, english, offer, oneLine, partsOf, said, set, variable, when } from '../testing/dramas.ts';

const texts = ({ passage }: Scene) => passage.paragraphs.map(({ text }) => text);
const offered = ({ passage }: Scene) => passage.choices.map(({ text }) => text);
/** Makes a story of one sequence, whose paragraphs are in the given order. */
const row = (...parts: StoryPart[]) =>
  dramaEngine(partsOf({ a: { s: parts.flatMap((part) => (part.kind === 'paragraph' ? part.id : [])) } }, ...parts));
const choose = (engine: StoryEngine, scene: Scene, ...indexes: number[]) =>
  indexes.reduce((now, index) => engine.choose(now.snapshot, index), scene);

describe('reading', () => {
  test('a passage goes on from paragraph to paragraph until there is a choice', () => {
    const engine = row(oneLine('p'), oneLine('q', { choices: [offer('stay', 'p'), offer('go', null)] }), oneLine('r'));
    const first = engine.begin(1);
    expect([texts(first), offered(first), first.place]).toEqual([['p.', 'q.'], ['stay', 'go'], 'a/s/q']);
    expect(texts(choose(engine, first, 1))).toEqual(['r.']);
    expect(texts(choose(engine, first, 0))).toEqual(['p.', 'q.']);
    expect([engine.title, engine.author, engine.language]).toEqual(['Tea', 'Somebody', 'en-US']);
  });

  test('a target is a paragraph, or the first of a sequence or an act; an unknown one is the next paragraph', () => {
    const choices = ['q', 't', 'b', 'nowhere'].map((to) => offer(`to-${to}`, to));
    const ends = ['o', 'q', 'r', 's2'].map((id) => oneLine(id, { ending: english(id) }));
    const engine = dramaEngine(
      partsOf({ a: { s: ['p', 'o', 'q'], t: ['gone', 'r'] }, b: { u: [], v: ['s2'] } }, oneLine('p', { choices }), ...ends),
    );
    const first = engine.begin(1);
    expect([0, 1, 2, 3].map((index) => choose(engine, first, index).place)).toEqual(['a/s/q', 'a/t/r', 'b/v/s2', 'a/s/o']);
  });

  test('without an offered choice a paragraph leads to its target, ends, or leads to the next one', () => {
    const never = when({ variable: 'coins', is: '>', value: 5 });
    const blocked = { choices: [offer('buy', null, { when: never })] };
    const coins = variable('coins', 0);
    expect(texts(row(coins, oneLine('p', { ...blocked, to: 'r' }), oneLine('q'), oneLine('r')).begin(1))).toEqual(['p.', 'r.']);
    expect(row(coins, oneLine('p', { ...blocked, ending: english('Poor') }), oneLine('q')).begin(1).passage.ending).toEqual({
      id: 'p',
      name: 'Poor',
    });
    expect(texts(row(coins, oneLine('p', blocked), oneLine('q')).begin(1))).toEqual(['p.', 'q.']);
  });

  test("an ending has its author's name, else the last words read; a choice without a next paragraph ends the story too", () => {
    const engine = row(
      oneLine('p', { choices: [offer('leave', null), offer('jump', 'q')] }),
      oneLine('q', { ending: {}, choices: [] }),
      oneLine('r', { choices: [offer('out', null)] }),
    );
    expect(engine.endings).toEqual(['q']);
    expect(choose(engine, engine.begin(1), 1).passage.ending).toEqual({ id: 'q', name: 'q.' });
    const last = row(oneLine('p', { choices: [offer('out', null)] }));
    const over = choose(last, last.begin(1), 0);
    expect(over.passage).toMatchObject({ paragraphs: [], choices: [], ending: { id: 'p', name: 'p.' } });
    expect(() => last.choose(over.snapshot, 0)).toThrow('no choice 0');
    expect(last.endings).toEqual(['p']);
  });

  test("a story without a paragraph has nothing to read and doesn't fail", () => {
    const engine = row();
    const scene = engine.begin(1);
    expect(scene.passage).toMatchObject({ paragraphs: [], choices: [], ending: { id: null } });
    expect(() => engine.choose(scene.snapshot, 0)).toThrow('no choice 0');
    expect(engine.find?.('{"p":"q","v":{},"s":["p"]}', 'a/s/q')).toMatchObject({ snapshot: '{"p":"q","v":{},"s":["p"]}', place: 'a/s/q' });
  });

  test('a loop without a choice is a fault, and so is a passage that is too long', () => {
    expect(() => row(newParagraph('p', { to: 'q' }), newParagraph('q', { to: 'p' })).begin(1)).toThrow(
      expect.objectContaining({ code: 'endless' }),
    );
    expect(() => row(oneLine('p', { to: 'p' })).begin(1)).toThrow(expect.objectContaining({ code: 'too-long' }));
  });

  test('a loop that a condition leaves ends', () => {
    const enough = when({ variable: 'n', is: '>=', value: 3 });
    const engine = row(
      variable('n', 0),
      oneLine('p', { effects: [add('n', 1)], to: 'p', choices: [offer('out', null, { when: enough })] }),
    );
    expect(texts(engine.begin(1))).toEqual(['p.', 'p.', 'p.']);
  });
});

describe('memory', () => {
  test('effects happen when a paragraph is entered, a line is read, or a choice is made', () => {
    const lines = [
      said('poor', { when: when({ variable: 'coins', is: '<', value: 2 }), effects: [add('coins', 10)] }),
      said('rich', { when: when({ variable: 'coins', is: '>=', value: 12 }) }),
      said('none', { when: when({ variable: 'name', is: '=', value: 'Mei' }), effects: [set('met', true)] }),
    ];
    const engine = row(
      variable('coins', 1),
      variable('name', ''),
      variable('met', false),
      newParagraph('p', { lines, choices: [offer('call', 'p', { effects: [set('name', 'Mei')] })], effects: [add('coins', 0.5)] }),
    );
    const first = engine.begin(1);
    expect(texts(first)).toEqual(['poor.']);
    const second = choose(engine, first, 0);
    expect(texts(second)).toEqual(['rich.', 'none.']);
    expect(JSON.parse(second.snapshot).v).toEqual({ coins: 12, name: 'Mei', met: true });
    expect(engine.values?.(first.snapshot)).toEqual({ coins: 11.5, name: '', met: false });
  });

  test("an effect that doesn't fit its variable is ignored, and a test of an unknown variable fails", () => {
    const wrong = [
      set('coins', 'many'),
      set('gone', 1),
      { variable: 'name', do: 'add' as const, value: 'x' },
      add('met', 1),
      add('coins', -2e9),
    ];
    const tests = [
      when({ variable: 'gone', is: '!=', value: 1 }),
      when({ variable: 'coins', is: '=', value: '0' }),
      when({ variable: 'name', is: '<', value: 'z' }),
      when({ seen: 'gone', not: false }),
    ];
    const engine = row(
      variable('coins', 0),
      variable('name', 'a'),
      variable('met', false),
      oneLine('p', {
        effects: wrong,
        choices: [
          ...tests.map((each, at) => offer(`no-${at}`, null, { when: each })),
          offer('yes', null, { when: when({ seen: 'gone', not: true }) }),
        ],
      }),
    );
    const scene = engine.begin(1);
    expect(offered(scene)).toEqual(['yes']);
    expect(JSON.parse(scene.snapshot).v).toEqual({});
  });

  test('a condition needs any of several tests, or all of them', () => {
    const both = (match: 'all' | 'any') => ({
      match,
      tests: [
        { seen: 'q', not: true },
        { variable: 'n', is: '>' as const, value: 1 },
      ],
    });
    const engine = row(
      variable('n', 1),
      oneLine('p', { choices: [offer('all', null, { when: both('all') }), offer('any', null, { when: both('any') })] }),
      oneLine('q'),
    );
    expect(offered(engine.begin(1))).toEqual(['any']);
  });

  test('a paragraph counts as read once it is left, so that it can tell its first time from later ones', () => {
    const first = said('first', { when: when({ seen: 'p', not: true }) });
    const again = said('again', { when: when({ seen: 'p', not: false }) });
    const engine = row(newParagraph('p', { lines: [first, again], choices: [offer('round', 'p')] }));
    const begun = engine.begin(1);
    expect([texts(begun), texts(choose(engine, begun, 0)), texts(choose(engine, begun, 0, 0))]).toEqual([
      ['first.'],
      ['again.'],
      ['again.'],
    ]);
  });

  test('a snapshot continues alike, whatever was played in between', () => {
    const engine = row(
      variable('n', 0),
      oneLine('p', { effects: [add('n', 1)], choices: [offer('round', 'p'), offer('out', 'q')] }),
      oneLine('q', { ending: {} }),
    );
    const [one, other] = [choose(engine, engine.begin(1), 0), choose(engine, engine.begin(1), 0, 0, 0)];
    const from = choose(engine, one, 0);
    choose(engine, other, 1);
    expect(choose(engine, one, 0)).toEqual(from);
    expect(row().begin(1)).toBeDefined();
    expect(engine.passed?.(choose(engine, from, 1).snapshot)).toEqual(['a/s/p', 'a/s/q']);
  });

  test("another place than the snapshot's is entered with its memory; the same place is shown again as it was", () => {
    const engine = row(
      variable('n', 0),
      oneLine('p', { effects: [add('n', 1)], choices: [offer('on', 'q')] }),
      oneLine('q', { effects: [add('n', 10)], ending: {} }),
    );
    const { snapshot } = engine.begin(1);
    const valuesAt = (place: string) => engine.values?.(engine.resume(snapshot, place).snapshot);
    expect([valuesAt('a/s/q'), valuesAt('a/s/p'), valuesAt('a/s/gone')]).toEqual([{ n: 11 }, { n: 1 }, { n: 1 }]);
  });

  test("text that isn't a snapshot is rejected", () => {
    const engine = row(oneLine('p'));
    for (const text of ['', '1', '{}', '{"p":"p","v":[],"s":[]}', '{"p":"p","v":{},"s":[1]}', '{"p":"gone","v":{},"s":[]}'])
      expect(() => engine.choose(text, 0)).toThrow(expect.objectContaining({ code: 'unreadable' }));
  });
});

describe('what is shown', () => {
  const image = (digit: string) => `${digit.repeat(8)}-0000-7000-8000-000000000000.jpg`;
  const parts = partsOf(
    { a: { s: ['p', 'q'] } },
    newCharacter('mei', 'Mei', { names: { 'de-DE': 'Mai' }, picture: 'face' }),
    newCharacter('bo', 'Bo', { picture: 'unmade' }),
    newResource('face', 'character', { image: image('1') }),
    newResource('quay', 'bg', { image: image('2') }),
    newResource('rain', 'cg', { image: image('3') }),
    newResource('unmade', 'cg'),
    oneLine('p', {
      background: 'quay',
      lines: [
        said('one', { speaker: 'mei', direction: 'softly', words: { 'en-US': 'Tea?', 'de-DE': 'Tee?' } }),
        said('two', { speaker: 'bo', picture: 'rain' }),
        said('three', { words: {}, picture: 'rain' }),
        said('four', { words: {}, picture: 'unmade', speaker: 'gone' }),
      ],
    }),
    oneLine('q', {
      background: 'unmade',
      choices: [offer('drink', null, { words: { 'en-US': 'Drink', 'de-DE': '' } })],
      ending: english('Cold'),
    }),
  );

  test("speakers, directions, pictures and the background are shown; an empty line isn't", () => {
    const { passage } = dramaEngine(parts).begin(1);
    expect(passage).toEqual({
      paragraphs: [
        { id: 'one', text: 'Tea?', tags: [], speaker: { id: 'mei', name: 'Mei', picture: image('1') }, direction: 'softly' },
        { id: 'two', text: 'two.', tags: [], speaker: { id: 'bo', name: 'Bo' }, picture: image('3') },
        { id: 'three', text: '', tags: [], picture: image('3') },
        { id: 'q-line', text: 'q.', tags: [] },
      ],
      choices: [{ id: 'drink', text: 'Drink', tags: [] }],
      tags: [],
      ending: null,
      background: image('2'),
    });
  });

  test('another language shows words that it lacks in the source language', () => {
    const engine = dramaEngine(parts, 'de-DE');
    const { passage } = engine.begin(1);
    expect(passage.paragraphs.slice(0, 2)).toMatchObject([{ text: 'Tee?', speaker: { name: 'Mai' } }, { text: 'two.' }]);
    expect([engine.language, passage.choices[0]?.text, dramaEngine(parts, 'ja-JP').language]).toEqual(['de-DE', 'Drink', 'en-US']);
  });

  describe('for readers who can’t see pictures', () => {
    const alt = { 'en-US': 'Rain on the quay', 'de-DE': 'Regen am Kai' };
    const shown = (given: Partial<StoryResource>, picture: 'background' | 'line') =>
      partsOf(
        { a: { s: ['p'] } },
        newResource('rain', 'cg', { name: 'Rain', image: image('3'), ...given }),
        oneLine('p', picture === 'background' ? { background: 'rain' } : { lines: [said('one', { picture: 'rain' })] }),
      );
    const altIn = (given: Partial<StoryResource>, language?: string) =>
      dramaEngine(shown(given, 'line'), language).begin(1).passage.paragraphs[0]?.alt;
    const behindIn = (given: Partial<StoryResource>, language?: string) =>
      dramaEngine(shown(given, 'background'), language).begin(1).passage.backgroundAlt;

    test('a line’s picture has its text in their language, else in the source language, else its name', () => {
      expect([altIn({ alt }, 'de-DE'), altIn({ alt: { ...alt, 'de-DE': '' } }, 'de-DE'), altIn({})]).toEqual([
        'Regen am Kai',
        'Rain on the quay',
        'Rain',
      ]);
    });

    test('a background has only a written text, and a decorative picture an empty one', () => {
      expect([behindIn({ alt }, 'de-DE'), behindIn({})]).toEqual(['Regen am Kai', undefined]);
      expect([altIn({ alt, decorative: true }), behindIn({ alt, decorative: true })]).toEqual(['', '']);
    });

    test('a save still has the texts', () => {
      for (const where of ['line', 'background'] as const) {
        const engine = dramaEngine(shown({ alt }, where));
        const begun = play(engine, null, { type: 'start', seed: 1 });
        const loaded = viewOf(engine, play(engine, null, { type: 'load', save: writeSave(begun) }));
        expect([loaded.paragraphs, loaded.backgroundAlt]).toEqual([viewOf(engine, begun).paragraphs, where === 'line' ? '' : alt['en-US']]);
      }
    });
  });
});
