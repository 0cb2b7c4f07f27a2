import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type PlayState, play, type StoryEngine, viewOf, writeSave } from '../index.ts';
import { engineOf } from '../testing/stories.ts';
import { compileInk } from './compile.ts';

// Stories as people uploaded them.
const sourceOf = (name: string) => readFileSync(join(import.meta.dirname, `../testing/cases/${name}.ink`), 'utf8');
const faultsOf = (name: string) => {
  const compiled = compileInk(sourceOf(name));
  return (compiled.ok ? compiled.report.warnings : compiled.faults).map(({ line, key, params }) => [line, key, params]);
};
const start = (engine: StoryEngine) => play(engine, null, { type: 'start', seed: 1 });
const wordsOf = (engine: StoryEngine, state: PlayState) => viewOf(engine, state).paragraphs.map(({ text }) => text);
const choicesOf = (engine: StoryEngine, state: PlayState) => viewOf(engine, state).choices.map(({ text }) => text);

/** Chooses one after another, and reads each save that is written on the way. */
function follow(engine: StoryEngine, choices: readonly number[]): PlayState {
  return choices.reduce((state, index) => {
    const next = play(engine, state, { type: 'choose', index });
    const loaded = play(engine, null, { type: 'load', save: writeSave(next) });
    expect([loaded.recovery, wordsOf(engine, loaded), choicesOf(engine, loaded)]).toEqual([
      'restored',
      wordsOf(engine, next),
      choicesOf(engine, next),
    ]);
    return next;
  }, start(engine));
}

test('a choice without its divert is an error, after which the other choices lead to their endings', () => {
  const engine = engineOf(sourceOf('missing-divert'));
  const broken = play(engine, start(engine), { type: 'choose', index: 0 });
  expect(broken).toMatchObject({ fault: 'broken', faultCount: 1 });
  expect(choicesOf(engine, broken)).toEqual(['Try the broken stair', 'Take the good door', 'Wait by the clock']);
  const inside = play(engine, broken, { type: 'choose', index: 1 });
  expect(wordsOf(engine, inside)).toEqual(['The door opens on a warm room.']);
  const seated = play(engine, inside, { type: 'choose', index: 0 });
  expect([wordsOf(engine, seated), viewOf(engine, seated).ended, seated.fault]).toEqual([['You sit. The fire is real.'], true, null]);
  const clock = play(engine, broken, { type: 'choose', index: 2 });
  expect([wordsOf(engine, clock), viewOf(engine, clock).ended]).toEqual([['The clock strikes once.'], true]);
});

test.each([
  ['its applause', [0, 0], 'You bow.'],
  ['its empty hall', [1], 'Nobody comes.'],
])('a story whose tag is over 2,000 characters long can be saved and read on to %s', (_, choices, last) => {
  const engine = engineOf(sourceOf('long-tag'));
  expect(play(engine, null, { type: 'load', save: writeSave(start(engine)) })).toMatchObject({ recovery: 'restored' });
  expect(wordsOf(engine, follow(engine, choices))).toEqual([last]);
});

test('a story that begins with nothing is rejected with its first knot', () => {
  expect(faultsOf('empty-start')).toEqual([[4, 'emptyStart', { name: 'morning' }]]);
});

test('each function that a story expects of its host is named with its line', () => {
  expect(faultsOf('external')).toEqual([
    [1, 'external', { name: 'ring' }],
    [2, 'external', { name: 'leave' }],
  ]);
});

test('an expected function that the story brings along is called', () => {
  expect(faultsOf('external-with-fallback')).toEqual([]);
  const engine = engineOf(sourceOf('external-with-fallback'));
  expect(wordsOf(engine, follow(engine, [0])).at(-1)).toBe('Nobody answers.');
});

describe('a story in Hebrew', () => {
  const engine = engineOf(sourceOf('hebrew'));

  test('has its words and choices in the order in which they were written', () => {
    expect(wordsOf(engine, start(engine))).toEqual(['הים היה שקט. (בערך.)']);
    expect(choicesOf(engine, start(engine))).toEqual(['לעלות ב־3 המדרגות!', 'לקרוא את השלט: "NO ENTRY"']);
  });

  test.each([
    [0, 'למעלה היה אור, 100% אור.'],
    [1, 'כתוב שם: "NO ENTRY", ומתחת "סגור".'],
  ])('is read to its ending %i', (choice, last) => {
    const ended = follow(engine, [choice]);
    expect([wordsOf(engine, ended), viewOf(engine, ended).ended]).toEqual([[last], true]);
  });
});
