import { describe, expect, test } from '@jest/globals';
import { type PlayState, play, SAVE_BUDGET_BYTES, type StoryEngine, viewOf, writeSave } from './index.ts';
import { withRead } from './read.ts';
import { dramaEngine, english, offer, oneLine, partsOf, said } from './testing/dramas.ts';
import { engineOf } from './testing/stories.ts';

const INK = `Morning.
+ [Rise] -> kitchen
== kitchen
Tea.
+ [Drink] -> door
== door
A door.
+ [Left] -> left
+ [Right] -> right
== left
A wall.
+ [Back] -> kitchen
== right
Out. -> END`;
const drama = dramaEngine(
  partsOf(
    { a: { s: ['morning', 'kitchen', 'door', 'left', 'right'] } },
    oneLine('morning', { lines: [said('m', { words: english('Morning.') })], choices: [offer('Rise', 'kitchen')] }),
    oneLine('kitchen', { lines: [said('k', { words: english('Tea.') })], choices: [offer('Drink', 'door')] }),
    oneLine('door', { lines: [said('d', { words: english('A door.') })], choices: [offer('Left', 'left'), offer('Right', 'right')] }),
    oneLine('left', { lines: [said('l', { words: english('A wall.') })], choices: [offer('Back', 'kitchen')] }),
    oneLine('right', { lines: [said('r', { words: english('Out.') })], ending: {} }),
  ),
);

describe.each<[string, StoryEngine]>([
  ['ink', engineOf(INK)],
  ['a story of ours', drama],
])('skipping in %s', (_, engine) => {
  const start = play(engine, null, { type: 'start', seed: 1 });
  const on = (state: PlayState, ...indexes: number[]) =>
    indexes.reduce((now, index) => play(engine, now, { type: 'choose', index }), state);
  const skip = (state: PlayState) => play(engine, state, { type: 'skip' });
  const textsOf = (state: PlayState) => viewOf(engine, state).paragraphs.map(({ text }) => text);
  const atDoor = on(start, 0, 0);

  test('stays at an unread passage', () => {
    expect(viewOf(engine, start)).toMatchObject({ seen: [false], canSkip: false });
    expect(skip(start)).toEqual(start);
  });

  test('goes through read passages to the next decision', () => {
    const again = play(engine, atDoor, { type: 'start', seed: 2 });
    expect(viewOf(engine, again)).toMatchObject({ seen: [true], canSkip: true, turn: 0 });
    const skipped = skip(again);
    expect(textsOf(skipped)).toEqual(['A door.']);
    expect(viewOf(engine, skipped)).toMatchObject({ turn: 2, canGoBack: true, canSkip: false, seen: [true] });
    expect(skip(skipped)).toEqual(skipped);
  });

  test('stops at a new passage, and at an end', () => {
    const atWall = on(atDoor, 0);
    expect(viewOf(engine, atWall)).toMatchObject({ seen: [false], canSkip: false });
    const round = on(atWall, 0);
    expect([textsOf(skip(round)), viewOf(engine, round).seen]).toEqual([['A door.'], [true]]);
    const ended = on(atDoor, 1);
    expect(skip(ended)).toEqual(ended);
    expect(skip(skip(play(engine, ended, { type: 'start', seed: 1 })))).toMatchObject({ fault: null });
  });

  test("read marks are kept in the save, and after a save that can't be restored", () => {
    const loaded = play(engine, null, { type: 'load', save: writeSave(atDoor) });
    expect(loaded.read).toBe(atDoor.read);
    expect(viewOf(engine, play(engine, loaded, { type: 'load', save: 'no save' }))).toMatchObject({ recovery: 'restarted', seen: [true] });
  });

  test('a save from before read marks has those of its turns', () => {
    const { read, ...old } = JSON.parse(writeSave(atDoor));
    const loaded = play(engine, null, { type: 'load', save: JSON.stringify(old) });
    expect([loaded.read, loaded.recovery]).toEqual([read, 'restored']);
    const strange = play(engine, null, { type: 'load', save: JSON.stringify({ ...old, read: 'ABC' }) });
    expect(strange.read).toBe(read);
  });
});

test('a loop of passages with one choice each is passed once', () => {
  const engine = engineOf('-> a\n== a\nRound.\n+ [On] -> b\n== b\nAnd round.\n+ [On] -> a');
  let state = play(engine, null, { type: 'start', seed: 1 });
  for (let turn = 0; turn < 2; turn++) state = play(engine, state, { type: 'choose', index: 0 });
  expect(viewOf(engine, play(engine, state, { type: 'skip' })).turn).toBe(4);
});

test('a save stays within its budget and has the newest marks, however much was read', () => {
  const lines = Array.from({ length: 20_000 }, (_, at) => ({ text: `Line ${at}.`, tags: [] }));
  let read = '';
  for (let at = 0; at < lines.length; at += 10) read = withRead(read, lines.slice(at, at + 10));
  const state = { ...play(drama, null, { type: 'start', seed: 1 }), read };
  const save = writeSave(state);
  expect(Buffer.byteLength(save)).toBeLessThan(SAVE_BUDGET_BYTES / 3);
  expect(play(drama, null, { type: 'load', save }).read).toBe(read);
  expect([withRead(read, lines.slice(-6000)) === read, withRead(read, lines.slice(0, 1)) === read]).toEqual([true, false]);
});
