import { describe, expect, test } from '@jest/globals';
import type { StoryPart } from '@meowtale/contracts/inputs/drama/story';
import { type PlayState, play, type StoryEngine, viewOf, writeSave } from '../index.ts';
import { compileInk } from '../ink/compile.ts';
import { createInkEngine } from '../ink/engine.ts';
import { add, dramaEngine, english, offer, oneLine, type Plan, partsOf, said, set, variable, when } from '../testing/dramas.ts';

const PLAN: Plan = { one: { quay: ['p', 'q'], market: ['r'] }, two: { ship: ['s', 't'] } };
const coins = variable('coins', 0);
const parts = [
  coins,
  oneLine('p', { choices: [offer('on', 'q', { words: { 'en-US': 'On', 'de-DE': 'Weiter' } })] }),
  oneLine('q', { effects: [add('coins', 5)], choices: [offer('go', 'r', { words: { 'en-US': 'Go', 'de-DE': 'Los' } })] }),
  oneLine('r', { to: 's' }),
  oneLine('s', {
    effects: [add('coins', 1)],
    lines: [said('s-line', { words: { 'en-US': 's.', 'de-DE': 'S.' } })],
    choices: [offer('out', 't')],
  }),
  oneLine('t', { ending: english('Out') }),
];
const before = dramaEngine(partsOf(PLAN, ...parts));
const choose = (engine: StoryEngine, state: PlayState, ...indexes: number[]) =>
  indexes.reduce((now, index) => play(engine, now, { type: 'choose', index }), state);
const here = choose(before, play(before, null, { type: 'start', seed: 1 }), 0, 0);
const load = (engine: StoryEngine, state = here) => play(engine, null, { type: 'load', save: writeSave(state) });
const updated = (plan: Plan, ...others: StoryPart[]) => dramaEngine(partsOf(plan, ...others, ...parts));
const current = (state: PlayState) => state.turns.at(-1);
const textsOf = (state: PlayState) => current(state)?.passage.paragraphs.map(({ text }) => text);
const coinsOf = (state: PlayState) => JSON.parse(current(state)?.snapshot ?? '{}').v?.coins;

test('a run is where these tests expect it', () => {
  expect([current(here)?.place, textsOf(here), coinsOf(here)]).toEqual(['two/ship/s', ['r.', 's.'], 6]);
  expect(load(before)).toEqual({ ...here, recovery: 'restored' });
});

describe('in an updated story', () => {
  test('a moved node goes on at its new place, with the same state, and no effect happens twice', () => {
    const after = updated({ two: { ship: ['t'] }, one: { quay: ['p', 's', 'q'], market: ['r'] } });
    const loaded = load(after);
    expect(viewOf(after, loaded)).toMatchObject({ recovery: 'kept', turn: 2, canGoBack: true, fault: null });
    expect([current(loaded)?.place, textsOf(loaded), coinsOf(loaded)]).toEqual(['one/quay/s', ['r.', 's.'], 6]);
    expect(load(after, loaded)).toEqual({ ...loaded, recovery: 'restored' });
    expect(viewOf(after, choose(after, loaded, 0)).ending?.name).toBe('Out');
    const back = play(after, loaded, { type: 'back' });
    expect([textsOf(back), coinsOf(back), viewOf(after, back).turn]).toEqual([['q.'], 5, 1]);
  });

  test("the paragraphs before a node aren't shown again when they no longer lead there", () => {
    const after = updated(PLAN, oneLine('r', { to: 't' }), oneLine('s', { effects: [add('coins', 100)], choices: [offer('out', 't')] }));
    const loaded = load(after);
    expect([textsOf(loaded), coinsOf(loaded), loaded.recovery]).toEqual([['s.'], 6, 'kept']);
    expect(load(after, loaded)).toEqual({ ...loaded, recovery: 'restored' });
  });

  test('a removed node leads to the first of its sequence, of its act, or of the story', () => {
    const placeIn = (plan: Plan) => {
      const state = load(updated(plan));
      return [current(state)?.place, state.recovery, coinsOf(state)];
    };
    expect(placeIn({ one: { quay: ['p'] }, two: { berth: ['q'], ship: ['t'] } })).toEqual(['two/ship/t', 'ancestor', 6]);
    expect(placeIn({ one: { quay: ['p'], ship: ['t'] } })).toEqual(['one/ship/t', 'ancestor', 6]);
    expect(placeIn({ one: { quay: ['p'] }, two: { ship: [], berth: ['q'] } })).toEqual(['two/berth/q', 'ancestor', 11]);
    expect(placeIn({ one: { quay: ['p'] } })).toEqual(['one/quay/p', 'restarted', 6]);
  });

  test('earlier turns are found as far back as their nodes still exist', () => {
    const after = updated({ one: { quay: ['q'], market: ['r'] }, two: { ship: ['s', 't'] } });
    const loaded = load(after);
    expect(loaded.turns.map(({ place, chosen }) => [place, chosen])).toEqual([
      ['one/quay/q', 'On'],
      ['two/ship/s', 'Go'],
    ]);
    expect(viewOf(after, loaded).turn).toBe(2);
  });

  test('a variable whose type changed has its initial value, and so has a new one', () => {
    const rich = oneLine('s', {
      choices: [
        offer('out', 't', { when: when({ variable: 'coins', is: '=', value: 'none' }, { variable: 'new', is: '=', value: true }) }),
      ],
    });
    const after = updated(PLAN, variable('coins', 'none'), variable('new', true), rich);
    expect([coinsOf(load(after)), viewOf(after, load(after)).choices.map(({ text }) => text)]).toEqual([undefined, ['out']]);
  });

  test('the choices offered are those of this version, and without any the story goes on', () => {
    const poor = when({ variable: 'coins', is: '>', value: 100 });
    const after = updated(PLAN, oneLine('s', { effects: [set('coins', 0)], choices: [offer('out', 'p', { when: poor })] }));
    expect([textsOf(load(after)), coinsOf(load(after)), current(load(after))?.place]).toEqual([['s.', 't.'], 6, 'two/ship/t']);
  });

  test("a version that fails keeps the run for one that doesn't", () => {
    const broken = updated(PLAN, oneLine('s', { to: 's' }));
    const loaded = load(broken);
    expect(viewOf(broken, loaded)).toMatchObject({ fault: 'too-long', turn: 2 });
    expect(load(before, loaded)).toEqual({ ...here, recovery: 'restored' });
    expect(play(broken, null, { type: 'start', seed: 1 }).fault).toBe(null);
    const endless = dramaEngine(partsOf(PLAN, oneLine('p', { to: 'p' }), ...parts));
    expect(viewOf(endless, play(endless, null, { type: 'start', seed: 1 }))).toMatchObject({
      fault: 'too-long',
      choices: [],
      ended: false,
    });
  });

  test('an empty version keeps the run too', () => {
    const empty = load(updated({}));
    expect(viewOf(updated({}), empty)).toMatchObject({ recovery: 'restarted', paragraphs: [] });
    expect(load(before, empty)).toMatchObject({ recovery: 'kept', turns: [{ place: 'two/ship/s' }] });
  });

  test("an ink save restarts a drama, and a drama's save restarts an ink story", () => {
    const ink = compileInk('Rain.\n* Sleep -> END');
    if (!ink.ok) throw new Error('it compiles');
    const engine = createInkEngine(ink.bundle);
    expect(load(before, play(engine, null, { type: 'start', seed: 1 })).recovery).toBe('replayed');
    expect(load(engine)).toMatchObject({ recovery: 'restarted', turns: [{ chosen: null }] });
  });
});

describe('in another language', () => {
  const german = dramaEngine(partsOf(PLAN, ...parts), 'de-DE');

  test('every turn has its words in the other language, and again in the first', () => {
    const there = load(german);
    expect(there.recovery).toBe('translated');
    expect(there.turns.map(({ chosen, passage }) => [chosen, passage.paragraphs.at(-1)?.text])).toEqual([
      [null, 'p.'],
      ['Weiter', 'q.'],
      ['Los', 'S.'],
    ]);
    expect({ ...load(before, there), recovery: null }).toEqual(here);
  });

  test('an end by a choice that leads nowhere stays an end', () => {
    const last = [oneLine('p', { choices: [offer('out', null)] })];
    const [one, other] = ['en-US', 'de-DE'].map((language) => dramaEngine(partsOf({ a: { s: ['p'] } }, ...last), language)) as [
      StoryEngine,
      StoryEngine,
    ];
    const over = choose(one, play(one, null, { type: 'start', seed: 1 }), 0);
    expect(viewOf(other, load(other, over))).toMatchObject({ ended: true, paragraphs: [], ending: { id: 'p' }, recovery: 'translated' });
  });
});
