import { describe, expect, test } from '@jest/globals';
import { logOf, type PlayState, play, type ReadingLog, type StoryEngine, viewOf, writeSave } from './index.ts';
import { LOG_CHARACTERS_MAX, LOG_PARAGRAPHS_MAX } from './limits.ts';
import { newCharacter } from './model/index.ts';
import { BACK_STEPS_MAX } from './run.ts';
import { dramaEngine, english, offer, oneLine, type Plan, partsOf, said } from './testing/dramas.ts';
import { engineOf } from './testing/stories.ts';

const INK = `-> quay
== quay
Fog.
+ [Board] -> boat
== boat
The engine coughs.
The gulls laugh.
+ [Look back] -> quay
+ [Sleep] Night. -> END`;
const PLAN: Plan = { one: { harbour: ['quay', 'boat'] } };
const parts = [
  oneLine('quay', {
    lines: [said('q', { words: { 'en-US': 'Fog.', 'de-DE': 'Nebel.' } })],
    choices: [offer('board', 'boat', { words: { 'en-US': 'Board', 'de-DE': 'An Bord' } })],
  }),
  oneLine('boat', {
    lines: [said('b', { words: english('The engine coughs.') }), said('g', { words: english('The gulls laugh.') })],
    choices: [offer('back', 'quay', { words: english('Look back') }), offer('sleep', null, { words: english('Sleep') })],
  }),
];
const drama = (language = 'en-US', plan = PLAN) => dramaEngine(partsOf(plan, ...parts), language);

const begin = (engine: StoryEngine) => play(engine, null, { type: 'start', seed: 1 });
const choose = (engine: StoryEngine, state: PlayState, ...indexes: number[]) =>
  indexes.reduce((now, index) => play(engine, now, { type: 'choose', index }), state);
const load = (engine: StoryEngine, state: PlayState) => play(engine, null, { type: 'load', save: writeSave(state) });
const textsIn = ({ pages }: ReadingLog) =>
  pages.map(({ number, chosen, paragraphs }) => [number, chosen, paragraphs.map(({ text }) => text).join(' ')]);

const READ = [
  [1, null, 'Fog.'],
  [2, 'Board', 'The engine coughs. The gulls laugh.'],
  [3, 'Look back', 'Fog.'],
];

describe.each<[string, StoryEngine]>([
  ['ink', engineOf(INK)],
  ['a story of ours', drama()],
])('the log of %s', (_, engine) => {
  const state = choose(engine, begin(engine), 0, 0);

  test('has the pages and choices in order, from the first page to the current one', () => {
    expect(textsIn(logOf(begin(engine)))).toEqual(READ.slice(0, 1));
    expect([textsIn(logOf(state)), logOf(state).isWhole]).toEqual([READ, true]);
  });

  test('is the same after loading, without being in the save', () => {
    expect(logOf(load(engine, state))).toEqual(logOf(state));
    expect(writeSave(state)).not.toContain('stepsBack');
  });

  test('leads back to each of its pages, as single steps do', () => {
    for (const { stepsBack } of logOf(state).pages.slice(0, -1)) {
      let stepped = state;
      for (let step = 0; step < stepsBack; step++) stepped = play(engine, stepped, { type: 'back' });
      const there = play(engine, state, { type: 'back', steps: stepsBack });
      expect({ ...there, read: stepped.read }).toEqual(stepped);
      expect(textsIn(logOf(there))).toEqual(READ.slice(0, -stepsBack));
    }
  });

  test.each([0, -1, 3, 0.5, Number.NaN])('leads nowhere by %p steps', (steps) => {
    expect(play(engine, state, { type: 'back', steps })).toEqual(state);
  });

  test('has as many pages as a reader can step back to, numbered as in the view', () => {
    let long = begin(engine);
    while (long.trail.length < BACK_STEPS_MAX + 20) long = choose(engine, long, 0);
    const log = logOf(long);
    expect([log.pages.length, log.isWhole, log.pages.at(-1)?.number]).toEqual([BACK_STEPS_MAX + 1, false, long.trail.length + 1]);
    const first = play(engine, long, { type: 'back', steps: BACK_STEPS_MAX });
    expect([viewOf(engine, first).turn + 1, viewOf(engine, first).canGoBack]).toEqual([log.pages[0]?.number, false]);
  });
});

describe('the log within its limits', () => {
  const engine = engineOf(INK);
  const grown = (length: number, count: number): PlayState => {
    const state = choose(engine, begin(engine), 0, 0);
    const paragraphs = Array.from({ length: count }, () => ({ text: 'a'.repeat(length), tags: [] }));
    return { ...state, turns: state.turns.map((turn) => ({ ...turn, passage: { ...turn.passage, paragraphs } })) };
  };

  test.each([
    ['characters', LOG_CHARACTERS_MAX / 2 - 50, 1],
    ['paragraphs', 1, LOG_PARAGRAPHS_MAX / 2],
  ])('has the newest pages whose %s fit', (_, length, count) => {
    const { pages, isWhole } = logOf(grown(length, count));
    expect([pages.map(({ number }) => number), isWhole]).toEqual([[2, 3], false]);
  });

  test('has the current page however long it is', () => {
    expect(logOf(grown(LOG_CHARACTERS_MAX + 1, 1)).pages.map(({ number }) => number)).toEqual([3]);
  });
});

test('in another language the log has its words, and its speakers’ names', () => {
  const spoken = oneLine('boat', { lines: [said('b', { speaker: 'tam', words: { 'en-US': 'Off.', 'de-DE': 'Los.' } })], ending: {} });
  const told = partsOf(PLAN, newCharacter('tam', 'Tam', { names: { 'de-DE': 'Tamm' } }), ...parts.slice(0, 1), spoken);
  const [before, after] = [dramaEngine(told), dramaEngine(told, 'de-DE')];
  const log = logOf(load(after, choose(before, begin(before), 0)));
  expect(textsIn(log)).toEqual([
    [1, null, 'Nebel.'],
    [2, 'An Bord', 'Los.'],
  ]);
  expect(log.pages[1]?.paragraphs[0]?.speaker?.name).toBe('Tamm');
});

describe('after an update', () => {
  test('a page that no longer exists and those before it are left out, and the others keep their numbers', () => {
    const state = choose(drama(), begin(drama()), 0, 0, 0);
    const after = drama('en-US', { one: { harbour: ['boat'] } });
    const log = logOf(load(after, state));
    expect([textsIn(log), log.isWhole]).toEqual([[[4, 'Board', 'The engine coughs. The gulls laugh.']], false]);
  });

  test('the words are those of the update, where the same choices lead', () => {
    const before = engineOf(INK);
    const after = engineOf(INK.replaceAll('Fog.', 'Thick fog.'));
    const log = logOf(load(after, choose(before, begin(before), 0, 0)));
    expect([log.pages.map(({ paragraphs }) => paragraphs[0]?.text), log.isWhole]).toEqual([
      ['Thick fog.', 'The engine coughs.', 'Thick fog.'],
      true,
    ]);
  });

  test('a run whose way is lost has only the page that was found', () => {
    const before = engineOf(INK);
    const after = engineOf(INK.replace('[Board]', '[Go aboard]'));
    const log = logOf(load(after, choose(before, begin(before), 0)));
    expect([log.pages.map(({ number, chosen }) => [number, chosen]), log.isWhole]).toEqual([[[2, 'Board']], false]);
  });

  describe('a run whose choices were too many to save', () => {
    const engine = engineOf(INK);
    const state = choose(engine, begin(engine), 0, 0, 0);
    const dropped = (turns: number, choicesBefore: number): PlayState => ({
      ...state,
      ...{ turns: state.turns.slice(-turns), trail: [], choicesBefore, trailComplete: false },
    });
    const numbersIn = ({ pages, isWhole }: ReadingLog) => [pages.map(({ number }) => number), isWhole];

    test('keeps its pages’ numbers, as in the view, also after more choices and steps back', () => {
      const long = choose(engine, dropped(3, 900), 0, 0);
      expect(numbersIn(logOf(long))).toEqual([[899, 900, 901, 902, 903], false]);
      for (const { number, stepsBack } of logOf(long).pages.slice(0, -1))
        expect(viewOf(engine, play(engine, long, { type: 'back', steps: stepsBack })).turn + 1).toBe(number);
    });

    test('is whole as long as the reader can step back to its first page', () => {
      expect([dropped(4, 3), dropped(3, 3)].map((each) => numbersIn(logOf(each)))).toEqual([
        [[1, 2, 3, 4], true],
        [[2, 3, 4], false],
      ]);
    });

    test('and that an older save didn’t count, has pages without numbers', () => {
      expect([dropped(4, 0), dropped(1, 0)].map((each) => numbersIn(logOf(each)))).toEqual([
        [[null, null, null, 1], false],
        [[1], false],
      ]);
    });
  });
});
