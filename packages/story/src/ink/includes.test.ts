import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { compileInk } from './compile.ts';
import { createInkEngine } from './engine.ts';
import { entriesOf, type InkFiles, includesIn, joinIncludes } from './includes.ts';

const FIXTURES = join(import.meta.dirname, '../testing/includes');
const PROJECT: InkFiles = Object.fromEntries(
  ['main.ink', 'rooms/cellar.ink', 'rooms/kitchen.ink'].map((path) => [path, readFileSync(join(FIXTURES, 'project', path), 'utf8')]),
);

function joined(files: InkFiles, entry = 'main.ink') {
  const made = joinIncludes(files, entry);
  if (!made.ok) throw new Error(JSON.stringify(made.faults));
  return made;
}
const faultsOf = (files: InkFiles, entry = 'main.ink') => {
  const made = joinIncludes(files, entry);
  return made.ok ? [] : made.faults.map(({ file, line, key, params }) => [file, line, key, ...Object.values(params ?? {})]);
};

test('INCLUDE in a comment is ignored, and the story compiles', () => {
  const source = readFileSync(join(FIXTURES, 'comment-only.ink'), 'utf8');
  expect(includesIn(source)).toEqual([]);
  expect(compileInk(source).ok).toBe(true);
  for (const comment of ['// INCLUDE a.ink', '/* x */ // INCLUDE a.ink', '/* x\n  INCLUDE a.ink */', '/* // */ /*\nINCLUDE a.ink\n*/'])
    expect([comment, includesIn(comment)]).toEqual([comment, []]);
});

test('INCLUDE after a comment in its line is read', () => {
  expect(includesIn('a / b\n/* c */ INCLUDE a.ink // d\n  INCLUDE  b c.ink  ')).toEqual([
    { line: 2, path: 'a.ink' },
    { line: 3, path: 'b c.ink' },
  ]);
});

describe('the files of a story', () => {
  test('are joined into one text, whichever slashes name them', () => {
    expect(entriesOf(PROJECT)).toEqual(['main.ink']);
    const compiled = compileInk(joined(PROJECT).text);
    if (!compiled.ok) throw new Error(JSON.stringify(compiled.faults));
    expect(compiled.report).toMatchObject({ knots: 2, endings: 1, warnings: [] });
    const { passage } = createInkEngine(compiled.bundle).begin(1);
    expect(passage.paragraphs.map(({ text }) => text)).toEqual(['It smells of bread.']);
  });

  test('are joined in ink’s order: text before knots where it is included, knots behind all others', () => {
    const files = {
      'main.ink': 'INCLUDE a.ink\nMain.\n-> a\n== last\nLast.\n-> END',
      'a.ink': 'VAR coins = 1\nA.\n== a\nIn a.\n-> last',
    };
    const { text, places } = joined(files);
    expect(text).toBe('VAR coins = 1\nA.\nMain.\n-> a\n== last\nLast.\n-> END\n== a\nIn a.\n-> last');
    expect(places[1]).toEqual({ file: 'a.ink', line: 2 });
    expect(places.at(-1)).toEqual({ file: 'a.ink', line: 5 });
    expect(places[2]).toEqual({ file: 'main.ink', line: 2 });
  });

  test('are ten, in folders and through one another, and play as the same story in one file', () => {
    const rooms = Array.from({ length: 8 }, (_, at) => at + 1);
    const next = (at: number) => (at === 8 ? 'END' : `room_${at + 1}`);
    const knot = (at: number) => `== room_${at}\n~ steps += 1\nRoom ${at} after {steps} steps.\n+ [Go on] -> ${next(at)}\n+ [Stop] -> END`;
    const files: InkFiles = {
      'story/main.ink': `INCLUDE variables.ink\n${[1, 3, 5, 7].map((at) => `INCLUDE rooms/room ${at}.ink\n`).join('')}-> room_1`,
      'story/variables.ink': 'VAR steps = 0',
      ...Object.fromEntries(
        rooms.map((at) => [`story/rooms/room ${at}.ink`, `${at % 2 === 1 ? `INCLUDE room ${at + 1}.ink\n` : ''}${knot(at)}`]),
      ),
    };
    expect([Object.keys(files).length, entriesOf(files)]).toEqual([10, ['story/main.ink']]);
    const whole = `VAR steps = 0\n-> room_1\n${rooms.map(knot).join('\n')}`;
    const [ours, alone] = [joined(files, 'story/main.ink').text, whole].map((text) => {
      const compiled = compileInk(text);
      if (!compiled.ok) throw new Error(JSON.stringify(compiled.faults));
      const engine = createInkEngine(compiled.bundle);
      const texts: string[] = [];
      for (let scene = engine.begin(1); ; scene = engine.choose(scene.snapshot, 0)) {
        texts.push(...scene.passage.paragraphs.map(({ text }) => text));
        if (scene.passage.choices.length === 0) return { texts, endings: compiled.report.endings };
      }
    });
    expect(ours).toEqual(alone);
    expect(ours?.texts.filter(Boolean)).toEqual(rooms.map((at) => `Room ${at} after ${at} steps.`));
  });

  test('are found relative to the first file, to the including file, and in another case', () => {
    const found = (written: string) =>
      joined(
        { 'story/main.ink': 'INCLUDE rooms/a.ink', 'story/rooms/a.ink': `INCLUDE ${written}`, 'story/rooms/b.ink': 'B.' },
        'story/main.ink',
      ).text;
    for (const written of ['rooms/b.ink', 'b.ink', './b.ink', '../rooms/b.ink', 'Rooms\\B.INK']) expect(found(written)).toBe('B.');
  });

  test('end an open comment at their end', () => {
    expect(compileInk(joined({ 'main.ink': 'INCLUDE a.ink\nMain.\n-> END', 'a.ink': '/* open' }).text).ok).toBe(true);
  });

  test('without a single file that no other includes are all listed', () => {
    expect(entriesOf({ 'b.ink': 'B.', 'a.ink': 'A.' })).toEqual(['a.ink', 'b.ink']);
    expect(entriesOf({ 'a.ink': 'INCLUDE b.ink', 'b.ink': 'INCLUDE a.ink' })).toEqual(['a.ink', 'b.ink']);
    expect(
      entriesOf({ 'story/main.ink': 'INCLUDE rooms/a.ink', 'story/rooms/a.ink': 'INCLUDE rooms/b.ink', 'story/rooms/b.ink': 'B.' }),
    ).toEqual(['story/main.ink']);
  });
});

describe('an include is rejected, with its file and line,', () => {
  test('that names no file, or one outside', () => {
    expect(faultsOf({ 'main.ink': 'INCLUDE a.ink', 'a.ink': 'A.\nINCLUDE c.ink' })).toEqual([['a.ink', 2, 'includeMissing', 'c.ink']]);
    expect(faultsOf({ 'main.ink': 'INCLUDE ../../secret.ink' })).toEqual([['main.ink', 1, 'includeMissing', '../../secret.ink']]);
    expect(faultsOf({ 'main.ink': 'INCLUDE toString' })).toEqual([['main.ink', 1, 'includeMissing', 'toString']]);
  });

  test('that leads back to its own file', () => {
    expect(faultsOf({ 'main.ink': 'INCLUDE a.ink', 'a.ink': 'INCLUDE main.ink' })).toEqual([['a.ink', 1, 'includeCycle', 'main.ink']]);
  });

  test('that is one of too many in a row', () => {
    const row = Array.from({ length: 10_000 }, (_, at) => [`${at}.ink`, `INCLUDE ${at + 1}.ink`]);
    expect(faultsOf({ ...Object.fromEntries(row), '10000.ink': 'x' }, '0.ink')).toEqual([['64.ink', 1, 'tooLong']]);
  });

  test('with which the whole is larger than a source may be', () => {
    const doubling = Array.from({ length: 40 }, (_, at) => [
      `${at}.ink`,
      `INCLUDE ${at + 1}.ink\nINCLUDE ${at + 1}.ink\n${'x'.repeat(100)}`,
    ]);
    expect(faultsOf({ ...Object.fromEntries(doubling), '40.ink': 'x' }, '0.ink')).toEqual([[expect.any(String), null, 'tooLarge']]);
    expect(faultsOf({ 'main.ink': '\n'.repeat(300_000) })).toEqual([['main.ink', null, 'tooLarge']]);
  });
});
