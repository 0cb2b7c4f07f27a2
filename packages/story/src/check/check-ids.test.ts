import { describe, expect, test } from '@jest/globals';
import type { StoryPart } from '@meowtale/contracts/inputs/drama/story';
import { importStory } from '../formats/index.ts';
import { newAct, newCharacter, newSequence } from '../model/parts.ts';
import { EMPTY_OUTLINE, EMPTY_SETTING, paragraphAt } from '../model/story.ts';
import { dramaEngine } from '../testing/dramas.ts';
import { checkStory, graphOf } from './index.ts';
import { end, mended, oneLine, option, outlineOf, say, story, when } from './testing/small.ts';

const problemsIn = (of: ReturnType<typeof story>) => checkStory(of).filter(({ kind }) => kind === 'duplicate-id');

describe('parts with the same id', () => {
  const parts: StoryPart[] = [
    outlineOf(['a', 'b', 'a']),
    oneLine('a', { choices: [option('on', 'b'), option('back', 'a')] }),
    end('b'),
    end('a', { lines: [say('second', 'Another a.')] }),
  ];

  test('the first is played and shown in the graph, and the other is reported', () => {
    const of = story(...parts);
    expect(graphOf(of).edges.map(({ to }) => to)).toEqual(['b', 'a']);
    const engine = dramaEngine([EMPTY_SETTING, ...parts]);
    const again = engine.choose(engine.begin(1).snapshot, 1);
    expect(again.passage.paragraphs.map(({ text }) => text)).toEqual(['What the a tells.']);
    expect(engine.choose(again.snapshot, 0).passage.ending?.id).toBe('b');
    expect(problemsIn(of)).toMatchObject([{ at: { part: 'a' }, params: { id: 'a' } }]);
  });

  test('the mend adds the other one where the outline names it again', () => {
    const of = story(...parts);
    const after = mended(of, problemsIn(of)[0]?.mends[0]?.change ?? {});
    expect(after.order).toEqual(['a', 'b', 'a-2']);
    expect(after.paragraphs.get('a-2')?.lines[0]?.id).toBe('second');
  });

  test('of different kinds both stay as well, and a second outline has no mend', () => {
    const of = story(end('a'), newCharacter('a', 'Mei'), outlineOf(['a']), outlineOf([]));
    expect(of.order).toEqual(['a']);
    expect(problemsIn(of).map(({ at, mends }) => [at.part, mends.length])).toEqual([
      ['outline', 0],
      ['a', 1],
    ]);
    expect(mended(of, problemsIn(of)[1]?.mends[0]?.change ?? {}).characters.get('a-2')?.name).toBe('Mei');
  });

  test('an imported file gives them new ids, and lists that', () => {
    const text = JSON.stringify({ format: 'meowtale-story', version: 1, title: 'Tea', author: '', parts: [...parts, outlineOf([])] });
    const read = importStory(text, 'json', { newId: () => 'new' });
    expect(read.ok && read.losses).toEqual([
      { kind: 'renamed', count: 1, examples: [{ part: 'new' }] },
      { kind: 'metadata', count: 1, examples: [{ part: 'outline' }] },
    ]);
    const of = story(...(read.ok ? read.file.parts : []));
    expect([of.order, of.repeated]).toEqual([['a', 'b', 'new'], []]);
  });
});

describe('acts and sequences with the same id', () => {
  const outline = (...sequences: [id: string, paragraphs: string[]][]): StoryPart => ({
    ...EMPTY_OUTLINE,
    acts: [newAct('act', { sequences: sequences.map(([id, paragraphs]) => newSequence(id, { paragraphs })) })],
  });

  test('as a paragraph are reported with it, and the mend leaves the id to the paragraph', () => {
    const of = story(outline(['s', ['a']], ['b', ['b']]), oneLine('a', { choices: [option('on', 'b')] }), end('b'));
    expect(problemsIn(of)).toMatchObject([{ at: { part: 'outline' }, also: [{ part: 'b' }], params: { id: 'b' } }]);
    const after = mended(of, problemsIn(of)[0]?.mends[0]?.change ?? {});
    expect(after.outline.acts[0]?.sequences.map(({ id }) => id)).toEqual(['s', 'b-2']);
    expect(checkStory(after)).toEqual([]);
  });

  test('are renamed only where a jump reaches the same afterwards', () => {
    const withFirst = story(outline(['s', ['a']], ['s', ['b']]), oneLine('a', { choices: [option('on', 's')] }), end('b'));
    expect(problemsIn(withFirst)[0]?.mends).toHaveLength(1);
    const withSecond = story(outline(['s', []], ['s', ['a', 'b']]), oneLine('a', { choices: [option('on', 's')] }), end('b'));
    expect(paragraphAt(withSecond, 's')).toBe('a');
    expect(problemsIn(withSecond)[0]?.mends).toEqual([]);
  });
});

test('lines and choices with the same id are reported once with all places, and the mend uses no id that exists', () => {
  const of = story(
    oneLine('a', { lines: [say('l', 'One.'), say('l-2', 'Two.'), say('l', 'Three.')], choices: [option('l', 'b')] }),
    end('b', { lines: [say('l', 'Four.')] }),
  );
  const [found, ...more] = problemsIn(of);
  expect(more).toEqual([]);
  expect([found?.at, ...(found?.also ?? [])]).toEqual([
    { part: 'a', line: 'l' },
    { part: 'a', line: 'l' },
    { part: 'a', choice: 'l' },
    { part: 'b', line: 'l' },
  ]);
  const after = mended(of, found?.mends[0]?.change ?? {});
  const ids = [...after.paragraphs.values()].flatMap(({ lines, choices }) => [...lines, ...choices].map(({ id }) => id));
  expect(ids).toEqual(['l', 'l-2', 'l-3', 'l-4', 'l-5']);
  expect(checkStory(after)).toEqual([]);
});

describe('an unread variable', () => {
  const coins = { kind: 'variable', id: 'coins', name: 'coins', type: 'number', initial: 0 } as const;
  const pays = [{ variable: 'coins', do: 'add' as const, value: 1 }];
  const unreadIn = (of: ReturnType<typeof story>) => checkStory(of).filter(({ kind }) => kind === 'unread-variable');

  test('is reported with the places that set it, and the mend removes lines that did nothing else', () => {
    const of = story(
      coins,
      oneLine('a', { effects: pays, lines: [say('l', 'A coin.', { effects: pays }), say('m', '', { effects: pays })] }),
      oneLine('b', { choices: [option('on', 'c', { effects: pays })] }),
      end('c'),
    );
    expect(unreadIn(of)[0]?.also).toEqual([{ part: 'a' }, { part: 'a', line: 'l' }, { part: 'a', line: 'm' }, { part: 'b', choice: 'on' }]);
    const after = mended(of, unreadIn(of)[0]?.mends[0]?.change ?? {});
    expect(after.paragraphs.get('a')?.lines.map(({ id }) => id)).toEqual(['l']);
    expect(checkStory(after)).toEqual([]);
  });

  test('is read by a condition of a line or a choice', () => {
    const rich = when({ variable: 'coins', is: '>', value: 0 });
    expect(unreadIn(story(coins, end('a', { effects: pays, lines: [say('l', 'Rich.', { when: rich })] })))).toEqual([]);
    expect(unreadIn(story(coins, oneLine('a', { effects: pays, choices: [option('on', null, { when: rich })] }), end('b')))).toEqual([]);
    expect(unreadIn(story(coins, end('a')))).toHaveLength(1);
  });
});

test('a loop without an exit is reported at the paragraph where readers enter it, with its other members', () => {
  const of = story(
    oneLine('a', { choices: [option('in', 'c'), option('out', 'd')] }),
    oneLine('b'),
    oneLine('c', { choices: [option('back', 'b')] }),
    end('d'),
  );
  expect(checkStory(of)).toMatchObject([
    { kind: 'no-way-out', at: { part: 'c' }, also: [{ part: 'b' }], params: { title: 'The c', count: 2 } },
  ]);
});
