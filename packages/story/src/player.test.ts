import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type PlayState, play, SAVE_BUDGET_BYTES, type StoryEngine, viewOf, writeSave } from './index.ts';
import { runsOf } from './testing/env.ts';
import { engineOf, fixture, seededPick, wholeStories } from './testing/stories.ts';

const TURNS_MAX = 400;
const WALKS = 20;

function choose(engine: StoryEngine, state: PlayState, index: number): PlayState {
  return play(engine, state, { type: 'choose', index });
}

/** Plays at random to an end; throws when the story fails. */
function walk(engine: StoryEngine, from: PlayState, pick: (count: number) => number, turnsMax = TURNS_MAX): PlayState {
  let state = from;
  for (let turn = 0; turn < turnsMax && !viewOf(engine, state).ended; turn++) {
    state = choose(engine, state, pick(viewOf(engine, state).choices.length));
    if (state.fault !== null) throw new Error(`${state.fault} after ${JSON.stringify(state.trail)}`);
  }
  return state;
}

const currentPlace = (state: PlayState) => state.turns.at(-1)?.place;

function byWords(engine: StoryEngine, state: PlayState, ...texts: string[]): PlayState {
  return texts.reduce((now, word) => {
    const index = viewOf(engine, now).choices.findIndex((choice) => choice.text.startsWith(word));
    if (index === -1) throw new Error(`"${word}" is not among ${JSON.stringify(viewOf(engine, now).choices)}`);
    return choose(engine, now, index);
  }, state);
}

const stories = wholeStories(process.env.STORY_DIR);
process.stdout.write(`stories tried: ${stories.length} (${stories.map((story) => story.name).join(', ')})\n`);

describe.each(stories)('$name', ({ source }) => {
  const engine = engineOf(source);

  test(`${WALKS} seeded walks each reach an ending that the source counts`, () => {
    for (let seed = 1; seed <= WALKS; seed++) {
      const end = walk(engine, play(engine, null, { type: 'start', seed }), seededPick(seed));
      expect(viewOf(engine, end).ended).toBe(true);
      expect(engine.endings).toContain(viewOf(engine, end).ending?.id);
    }
  });

  test('the same seed and choices play the same story', () => {
    const playThrough = () => walk(engine, play(engine, null, { type: 'start', seed: 7 }), seededPick(7));
    expect(playThrough()).toEqual(playThrough());
  });

  test('saved and loaded in the middle it goes on as if nothing had happened', () => {
    for (let seed = 1; seed <= WALKS; seed++) {
      const middle = walk(engine, play(engine, null, { type: 'start', seed }), seededPick(seed), 4);
      const loaded = play(engineOf(source), null, { type: 'load', save: writeSave(middle) });
      expect(loaded).toEqual({ ...middle, recovery: 'restored' });
      const goOn = (from: PlayState) => walk(engine, { ...from, recovery: null }, seededPick(seed + 100));
      expect(goOn(loaded)).toEqual(goOn(middle));
    }
  });

  test('a step back is the turn before, and the same choice leads on as before', () => {
    const start = play(engine, null, { type: 'start', seed: 3 });
    const once = choose(engine, start, 0);
    const back = play(engine, once, { type: 'back' });
    const { seen, canSkip, ...view } = viewOf(engine, start);
    expect(viewOf(engine, back)).toMatchObject(view);
    expect(viewOf(engine, back).seen).toEqual(seen.map(() => true));
    expect(choose(engine, back, 0)).toEqual({ ...once, read: back.read });
  });
});

describe('the player', () => {
  const engine = engineOf(fixture('the-night-shop'));
  const start = play(engine, null, { type: 'start', seed: 1 });

  test("shows the paragraphs since the last choice, their tags, and the story's title and author", () => {
    expect(viewOf(engine, start)).toMatchObject({
      chosen: null,
      turn: 0,
      canGoBack: false,
      ended: false,
      endingsFound: [],
      endingsTotal: 4,
    });
    expect(viewOf(engine, start).paragraphs[0]).toEqual({
      text: 'The shop at the end of Salt Lane opens when the others close.',
      tags: ['title: The Night Shop', 'author: Meowtale', 'place: lane'],
    });
    expect(engine.title).toBe('The Night Shop');
    const bought = byWords(engine, start, 'Buy the brass lantern.');
    expect(viewOf(engine, bought)).toMatchObject({ chosen: 'Buy the brass lantern.', turn: 1, canGoBack: true });
    expect(viewOf(engine, bought).paragraphs[0]?.text).toBe('The lantern is warm before it is lit.');
  });

  test("a choice whose condition fails isn't offered, and can't be made by its index", () => {
    expect(viewOf(engine, start).choices.map((choice) => choice.text)).not.toContain('Read the letter aloud.');
    expect(choose(engine, start, 99)).toEqual({ ...start, fault: 'no-such-choice', faultCount: 1 });
  });

  test("endings found are kept over a new start, by their author's names", () => {
    const home = byWords(engine, start, 'Buy the brass lantern.', 'Go down', 'Follow', 'Step through.');
    expect(viewOf(engine, home)).toMatchObject({ ended: true, ending: { id: 'cellar.door#1', name: 'Home before the rain' } });
    const again = play(engine, home, { type: 'start', seed: 2 });
    expect(viewOf(engine, again)).toMatchObject({ turn: 0, endingsFound: [{ id: 'cellar.door#1', name: 'Home before the rain' }] });
    const other = byWords(engine, again, 'Buy the brass lantern.', 'Go down', 'Follow', 'Close it');
    expect(viewOf(engine, other).endingsFound).toHaveLength(2);
  });

  test('a very long run saves within its budget, and can step back after loading', () => {
    const boats = engineOf(fixture('paper-boats'));
    const looping = engineOf(
      'Here.\n-> here\n== here\n{"A long line that is read again and again. " + "And once more."}\n+ [Once more] -> here\n+ [Out] -> END',
    );
    let state = play(looping, null, { type: 'start', seed: 1 });
    for (let turn = 0; turn < 1500; turn++) state = choose(looping, state, 0);
    const save = writeSave(state);
    expect(Buffer.byteLength(save)).toBeLessThanOrEqual(SAVE_BUDGET_BYTES);
    const loaded = play(looping, null, { type: 'load', save });
    expect(viewOf(looping, loaded)).toMatchObject({ recovery: 'restored', canGoBack: true, turn: 1500 });
    expect(viewOf(boats, play(boats, null, { type: 'load', save })).recovery).toBe('restarted');
  });
});

describe('a save whose trail is too long to be written', () => {
  const looping = engineOf(`Here.\n-> here\n== here\nA line.\n+ [${'On and on. '.repeat(7)}] -> here\n+ [Out] -> END`);
  const on = (state: PlayState, times: number) => Array.from({ length: times }).reduce<PlayState>((now) => choose(looping, now, 0), state);
  const load = (save: string) => play(looping, null, { type: 'load', save });
  const back = (state: PlayState) => play(looping, state, { type: 'back' });
  const save = writeSave(on(play(looping, null, { type: 'start', seed: 1 }), 900));

  test('has the number of its choices, also after steps back, more choices and another save', () => {
    expect(JSON.parse(save)).toMatchObject({ trail: [], trailComplete: false, choicesBefore: 900 });
    const loaded = load(save);
    const turnOf = (state: PlayState) => viewOf(looping, state).turn;
    expect([loaded, back(back(loaded)), back(on(loaded, 2)), back(back(on(loaded, 1)))].map(turnOf)).toEqual([900, 898, 901, 899]);
    expect(turnOf(load(writeSave(on(back(loaded), 3))))).toBe(902);
  });

  test('resumed in an updated story has the number of its passage', () => {
    const updated = engineOf(`Here.\n-> here\n== here\nA new line.\n+ [Further] -> here\n+ [Out] -> END`);
    expect(viewOf(updated, play(updated, null, { type: 'load', save }))).toMatchObject({ recovery: 'passage', turn: 900 });
  });

  test('of an older version, or with an invalid number, is restored', () => {
    const { choicesBefore: _, ...older } = JSON.parse(save);
    for (const written of [older, { ...older, choicesBefore: -1 }, { ...older, choicesBefore: 'x' }]) {
      expect(viewOf(looping, load(JSON.stringify(written)))).toMatchObject({ recovery: 'restored', turn: 0, canGoBack: true });
    }
    expect(viewOf(looping, back(load(JSON.stringify(older)))).turn).toBe(0);
  });
});

describe('a save of a story whose language has changed', () => {
  const source = fixture('the-night-shop');
  const english = engineOf(source, 'en-US');
  const translated = source
    .replace('[Buy the brass lantern.]', '[買下銅燈。]')
    .replace('"Why the cat', '「為什麼是貓')
    .replace('The steps are dry', '台階是乾的')
    .replace('Home before the rain', '趕在雨前回家');
  const chinese = engineOf(translated, 'zh-TW');
  const here = byWords(english, play(english, null, { type: 'start', seed: 1 }), 'Buy the brass lantern.', '"Why the cat', 'Go down');
  const there = play(chinese, null, { type: 'load', save: writeSave(here) });

  test('goes on at the same place, with the same steps back, and reports no update', () => {
    expect(viewOf(chinese, there)).toMatchObject({ recovery: 'translated', turn: 3, canGoBack: true });
    expect(viewOf(chinese, there).paragraphs[0]?.text).toContain('台階是乾的');
    const back = play(chinese, play(chinese, play(chinese, there, { type: 'back' }), { type: 'back' }), { type: 'back' });
    expect(viewOf(chinese, back).choices.map((choice) => choice.text)).toContain('買下銅燈。');
    const again = play(english, null, { type: 'load', save: writeSave(there) });
    expect({ ...again, read: here.read, recovery: null }).toEqual(here);
    expect(again.read.startsWith(here.read)).toBe(true);
  });

  test('identifies its endings by place, and has their names in the new language', () => {
    const home = byWords(english, here, 'Follow', 'Step through.');
    expect(home.endings).toEqual([{ id: 'cellar.door#1', name: 'Home before the rain' }]);
    const read = play(chinese, null, { type: 'load', save: writeSave(home) });
    expect(read.endings).toEqual([{ id: 'cellar.door#1', name: '趕在雨前回家' }]);
    expect(chinese.endings).toEqual(english.endings);
  });

  test("isn't replayed by index when its trail doesn't start at the beginning", () => {
    const changed = engineOf(source.replace('[Buy the brass lantern.]', '[Take the copper lamp.]'), 'en-US');
    const resumed = play(changed, null, { type: 'load', save: writeSave(here) });
    expect(resumed.recovery).toBe('passage');
    const read = play(chinese, null, { type: 'load', save: writeSave(choose(changed, resumed, 0)) });
    expect(viewOf(chinese, read)).toMatchObject({ recovery: 'translated' });
    expect(currentPlace(read)).toBe(currentPlace(choose(changed, resumed, 0)));
  });
});

describe('a save after a long choice', () => {
  const source = `Hello.\n+ [${'a'.repeat(79)}👩‍👩‍👧]\n- One.\n+ [Go on]\n- Two.\n+ [Leave]\n-> END\n`;
  const engine = engineOf(source);
  const save = writeSave(choose(engine, choose(engine, play(engine, null, { type: 'start', seed: 1 }), 0), 0));

  test('has the choice’s beginning, cut between graphemes, and is replayed by it', () => {
    expect(JSON.parse(save).trail[0]).toEqual({ index: 0, text: 'a'.repeat(79) });
    const after = engineOf(source.replace('Two.', 'Three.'));
    expect(viewOf(after, play(after, null, { type: 'load', save }))).toMatchObject({ recovery: 'replayed', turn: 2 });
  });
});

describe('a save of a story that was updated since', () => {
  const source = fixture('the-night-shop');
  const before = engineOf(source);
  const saved = writeSave(
    byWords(before, play(before, null, { type: 'start', seed: 1 }), 'Buy the brass lantern.', '"Why the cat', 'Go down'),
  );

  test('is replayed by the same choices when only words around them changed', () => {
    const after = engineOf(source.replace('A grey cat', 'A white cat').replace('The steps are dry', 'A new line.\nThe steps are wet'));
    const loaded = play(after, null, { type: 'load', save: saved });
    expect(viewOf(after, loaded)).toMatchObject({ recovery: 'replayed', turn: 3 });
    expect(viewOf(after, loaded).paragraphs[0]?.text).toBe('A new line.');
  });

  test('reads its passage again with its memory, when an earlier choice is gone', () => {
    const after = engineOf(
      source.replace('[Buy the brass lantern.]', '[Take the copper lamp.]').replace('The steps are dry', 'The steps are wet'),
    );
    const loaded = play(after, null, { type: 'load', save: saved });
    expect(viewOf(after, loaded)).toMatchObject({ recovery: 'passage' });
    expect(viewOf(after, loaded).paragraphs[0]?.text).toContain('The steps are wet');
  });

  test('is replayed as far as its choices lead, when its passage is gone too', () => {
    const after = engineOf('Rain.\n-> shop\n== shop\n* Buy the brass lantern. -> shop\n* Sleep -> END');
    expect(viewOf(after, play(after, null, { type: 'load', save: saved }))).toMatchObject({ recovery: 'nearest', turn: 1 });
  });

  test("restarts in another story, and so does text that isn't a save", () => {
    const other = engineOf('All new.\n* Go -> END');
    expect(viewOf(other, play(other, null, { type: 'load', save: saved }))).toMatchObject({ recovery: 'restarted', turn: 0 });
    for (const save of ['', 'null', '[]', '{"format":1}', saved.slice(0, -5), saved.replace('"format":1', '"format":2')]) {
      expect(viewOf(before, play(before, null, { type: 'load', save })).recovery).toBe('restarted');
    }
  });

  test('never throws, whatever was changed in it', () => {
    fc.assert(
      fc.property(fc.nat(saved.length - 1), fc.string({ maxLength: 4 }), fc.nat(40), (at, put, cut) => {
        const broken = saved.slice(0, at) + put + saved.slice(at + cut);
        expect(viewOf(before, play(before, null, { type: 'load', save: broken })).choices).toBeDefined();
      }),
      { numRuns: runsOf(300) },
    );
  });
});
