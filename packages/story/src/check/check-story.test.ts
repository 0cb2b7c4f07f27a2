import { describe, expect, test } from '@jest/globals';
import { storyPart } from '@meowtale/contracts/inputs/drama/story';
import { newCharacter, newResource, sourceMark } from '../model/parts.ts';
import { EMPTY_OUTLINE, type Story } from '../model/story.ts';
import { checkStory, PROBLEM_KINDS, type Problem, type ProblemKind } from './index.ts';
import { end, mended, oneLine, option, outlineOf, say, seen, setting, story, when } from './testing/small.ts';

const brave = { kind: 'variable', id: 'brave', name: 'brave', type: 'boolean', initial: false } as const;
const coins = { kind: 'variable', id: 'coins', name: 'coins', type: 'number', initial: 0 } as const;
const IMAGE = '01900000-0000-7000-8000-000000000000.png';
const always = (is: boolean) => when({ variable: 'brave', is: '=', value: is });
const loop = [oneLine('a'), oneLine('b', { to: 'a' }), end('c')];

/** The smallest story of each kind of problem, the expected problem, and the mends that solve it. */
const cases: Record<ProblemKind, { of: Story; at: Problem['at']; params?: Problem['params']; mends: string[] }> = {
  'no-paragraphs': { of: story(), at: { part: 'outline' }, mends: [] },
  unreachable: {
    of: story(oneLine('a', { to: 'c' }), oneLine('b'), end('c')),
    at: { part: 'b' },
    params: { title: 'The b' },
    mends: ['lead-here', 'remove-paragraph'],
  },
  'outside-outline': {
    of: story(outlineOf(['a']), end('a'), end('b')),
    at: { part: 'b' },
    params: { title: 'The b' },
    mends: ['put-into-outline', 'remove-paragraph'],
  },
  'outline-unknown': {
    of: story(outlineOf(['a', 'gone']), end('a')),
    at: { part: 'outline' },
    params: { paragraph: 'gone', sequence: 'Opening' },
    mends: ['remove-from-outline'],
  },
  'outline-twice': {
    of: story(outlineOf(['a', 'b', 'a']), oneLine('a'), end('b')),
    at: { part: 'a' },
    params: { title: 'The a', sequence: 'Opening' },
    mends: ['remove-from-outline'],
  },
  'endless-loop': { of: story(...loop), at: { part: 'a' }, params: { title: 'The a', count: 2 }, mends: ['add-ending', 'clear-target'] },
  'may-loop': {
    of: story(
      brave,
      oneLine('a', { effects: [{ variable: 'brave', do: 'set', value: true }] }),
      oneLine('b', { to: 'a', choices: [option('go', 'c', { when: always(true) })] }),
      end('c'),
    ),
    at: { part: 'a' },
    params: { title: 'The a', count: 2 },
    mends: ['add-ending', 'clear-target'],
  },
  'no-way-out': {
    of: story(
      oneLine('a', { choices: [option('in', 'b'), option('out', 'd')] }),
      oneLine('b'),
      oneLine('c', { choices: [option('back', 'b')] }),
      end('d'),
    ),
    at: { part: 'b' },
    params: { title: 'The b', count: 2 },
    mends: ['add-ending'],
  },
  'dead-end': {
    of: story(oneLine('a', { choices: [option('well', 'b'), option('on', 'c')] }), end('b'), oneLine('c')),
    at: { part: 'c' },
    params: { title: 'The c' },
    mends: ['add-ending'],
  },
  'no-ending': { of: story(oneLine('a')), at: { part: 'outline' }, mends: ['add-ending'] },
  'hidden-ending': {
    of: story(end('a', { choices: [option('on', 'b')] }), end('b')),
    at: { part: 'a' },
    params: { title: 'The a' },
    mends: ['remove-ending', 'remove-choices'],
  },
  'empty-paragraph': {
    of: story(oneLine('a', { lines: [] }), end('b')),
    at: { part: 'a' },
    params: { title: 'The a' },
    mends: ['remove-paragraph'],
  },
  'never-offered': {
    of: story(brave, oneLine('a', { choices: [option('on', 'b', { when: always(true) })] }), end('b')),
    at: { part: 'a', choice: 'on' },
    params: { words: 'Take on' },
    mends: ['remove-condition', 'remove-choice'],
  },
  'never-shown': {
    of: story(brave, end('a', { lines: [say('l', 'Boo!', { when: always(true) })] })),
    at: { part: 'a', line: 'l' },
    params: { words: 'Boo!' },
    mends: ['remove-condition', 'remove-line'],
  },
  'same-choice': {
    of: story(oneLine('a', { choices: [option('on', 'b'), option('further', null)] }), end('b')),
    at: { part: 'a', choice: 'further' },
    params: { words: 'Take further', other: 'Take on' },
    mends: ['remove-choice'],
  },
  'missing-words': {
    of: story(end('a', { lines: [say('l', '')] })),
    at: { part: 'a', line: 'l' },
    params: { language: 'en-US' },
    mends: ['remove-line'],
  },
  'empty-choice': {
    of: story(oneLine('a', { choices: [option('on', 'b', { words: {} })] }), end('b')),
    at: { part: 'a', choice: 'on' },
    params: { language: 'en-US' },
    mends: ['remove-choice'],
  },
  'missing-translation': {
    of: story(
      setting({ languages: ['en-US', 'de-DE'] }),
      end('a', { lines: [say('l', 'Tea?'), say('m', 'Yes.', { words: { 'en-US': 'Yes.', 'de-DE': 'Ja.' } })] }),
    ),
    at: { part: 'a', line: 'l' },
    params: { language: 'de-DE', count: 2 },
    mends: [],
  },
  'missing-name': {
    of: story(
      ...[setting({ languages: ['en-US', 'de-DE', 'ja-JP'] }), newCharacter('mei', 'Mei'), newCharacter('lin', 'Lin')],
      end('a', {
        ending: {},
        lines: [say('l', 'Tea?', { speaker: 'mei', words: { 'en-US': 'Tea?', 'de-DE': 'Tee?', 'ja-JP': 'お茶?' } })],
      }),
    ),
    at: { part: 'mei' },
    params: { name: 'Mei', language: 'ja-JP' },
    mends: [],
  },
  'source-changed': {
    of: story(
      setting({ languages: ['de-DE'] }),
      end('a', {
        ending: {},
        lines: [say('l', '', { words: { 'en-US': 'Coffee?', 'de-DE': 'Tee?' }, marks: { 'de-DE': sourceMark('Tea?') } })],
      }),
    ),
    at: { part: 'a', line: 'l' },
    params: { language: 'de-DE' },
    mends: ['accept-translation'],
  },
  'missing-picture': {
    of: story(end('a', { background: 'shop' }), newResource('shop', 'bg', { name: 'Shop' })),
    at: { part: 'a' },
    params: { picture: 'shop', name: 'Shop' },
    mends: ['clear-picture'],
  },
  'unknown-picture': {
    of: story(end('a', { lines: [say('l', 'Look!', { picture: 'gone' })] })),
    at: { part: 'a', line: 'l' },
    params: { picture: 'gone' },
    mends: ['clear-picture'],
  },
  'missing-alt': {
    of: story(
      setting({ languages: ['en-US', 'de-DE'] }),
      end('a', { background: 'shop', lines: [say('l', '', { picture: 'rain' })], ending: {} }),
      newResource('shop', 'bg', { name: 'Shop', image: IMAGE, alt: { 'en-US': 'A shop' } }),
      newResource('rain', 'cg', { image: IMAGE, decorative: true }),
      newResource('unused', 'cg', { image: IMAGE }),
    ),
    at: { part: 'shop' },
    params: { name: 'Shop', language: 'de-DE' },
    mends: [],
  },
  'duplicate-id': {
    of: story(oneLine('a', { lines: [say('l', 'Tea?')] }), end('b', { lines: [say('l', 'Yes.')] })),
    at: { part: 'b', line: 'l' },
    params: { id: 'l' },
    mends: ['give-new-ids'],
  },
  'unknown-target': {
    of: story(oneLine('a', { choices: [option('on', 'gone')] }), end('b')),
    at: { part: 'a', choice: 'on' },
    params: { target: 'gone' },
    mends: ['clear-target'],
  },
  'unknown-speaker': {
    of: story(end('a', { lines: [say('l', 'Boo!', { speaker: 'ghost' })] })),
    at: { part: 'a', line: 'l' },
    params: { speaker: 'ghost' },
    mends: ['clear-speaker'],
  },
  'unknown-character': {
    of: story(end('a', { present: ['ghost'] })),
    at: { part: 'a' },
    params: { character: 'ghost' },
    mends: ['remove-character'],
  },
  'unknown-variable': {
    of: story(end('a', { effects: [{ variable: 'gone', do: 'set', value: true }] })),
    at: { part: 'a' },
    params: { variable: 'gone' },
    mends: ['remove-effect'],
  },
  'unknown-fact': {
    of: story(end('a', { lines: [say('l', 'I know.', { knows: ['gone'] })] })),
    at: { part: 'a', line: 'l' },
    params: { fact: 'gone' },
    mends: ['remove-fact'],
  },
  'unknown-paragraph': {
    of: story(end('a'), newCharacter('mei', 'Mei', { states: [{ id: 's', from: 'gone', status: 'dead', text: '' }] })),
    at: { part: 'mei' },
    params: { paragraph: 'gone' },
    mends: ['remove-state'],
  },
  'wrong-value': {
    of: story(coins, end('a', { effects: [{ variable: 'coins', do: 'add', value: '3' }] })),
    at: { part: 'a' },
    params: { variable: 'coins', type: 'number', value: '3' },
    mends: ['convert-value', 'remove-effect'],
  },
  'wrong-operation': {
    of: story(brave, end('a', { effects: [{ variable: 'brave', do: 'add', value: true }] })),
    at: { part: 'a' },
    params: { variable: 'brave', type: 'boolean', operation: 'add' },
    mends: ['remove-effect'],
  },
  'duplicate-name': {
    of: story(end('a'), newCharacter('m', 'Mei'), newCharacter('n', 'mei ')),
    at: { part: 'n' },
    params: { name: 'mei ' },
    mends: ['rename-character'],
  },
  'same-variable': {
    of: story(end('a'), brave, { ...brave, id: 'bold' }),
    at: { part: 'bold' },
    params: { name: 'brave' },
    mends: [],
  },
  'unread-variable': {
    of: story(brave, end('a', { effects: [{ variable: 'brave', do: 'set', value: true }] })),
    at: { part: 'brave' },
    params: { name: 'brave' },
    mends: ['remove-variable'],
  },
  'too-many-characters': {
    of: story(end('a'), ...Array.from({ length: 21 }, (_, at) => newCharacter(`c${at}`, `Name ${at}`))),
    at: { part: 'setting' },
    params: { count: 21, max: 20 },
    mends: [],
  },
};

const kindsIn = (of: Story) => checkStory(of).map(({ kind }) => kind);

describe.each(PROBLEM_KINDS.map((kind) => ({ kind, ...cases[kind] })))('$kind', ({ kind, of, at, params = {}, mends }) => {
  const found = checkStory(of).filter((each) => each.kind === kind);

  test('is reported once, with its place and its mends', () => {
    expect(found).toMatchObject([{ at, params }]);
    expect(found[0]?.mends.map(({ key }) => key)).toEqual(mends);
  });

  test('is solved by each of its mends, whose parts are valid', () => {
    for (const { change } of found[0]?.mends ?? []) {
      expect(kindsIn(mended(of, change))).not.toContain(kind);
      for (const [id, part] of Object.entries(change)) if (part !== null) expect(storyPart.parse(part)).toEqual({ ...part, id });
    }
  });
});

test('a story without errors has no problems', () => {
  const mei = newCharacter('mei', 'Mei', { picture: 'mei-face' });
  const face = newResource('mei-face', 'character', { image: IMAGE });
  const choices = [option('brave', 'c', { effects: [{ variable: 'brave', do: 'set', value: true }] }), option('away', 'd')];
  const lines = [say('l', 'Tea?', { speaker: 'mei' }), say('m', 'Rain.')];
  const paragraphs = [
    oneLine('a', { present: ['mei'], lines }),
    oneLine('b', { choices }),
    oneLine('c', { lines: [say('n', 'Brave.', { when: always(true) })], choices: [option('only', null)] }),
    end('d'),
  ];
  expect(checkStory(story(mei, face, brave, ...paragraphs))).toEqual([]);
});

test('problems of the outline come first, then those of its paragraphs in order, then those outside it', () => {
  const of = story(
    outlineOf(['b', 'a', 'gone']),
    oneLine('a', { lines: [say('l', '')] }),
    oneLine('b', { lines: [say('m', '')] }),
    oneLine('x'),
  );
  expect(checkStory(of).map(({ at }) => at.part)).toEqual(['outline', 'outline', 'b', 'a', 'x']);
});

describe('mends', () => {
  const mendsOf = (of: Story, kind: ProblemKind) => checkStory(of).find((each) => each.kind === kind)?.mends ?? [];

  test('an unreachable paragraph gets a choice in the one before, when that always offers some', () => {
    const of = story(oneLine('a', { choices: [option('on', 'c')] }), oneLine('b'), end('c'));
    const [mend] = mendsOf(of, 'unreachable');
    expect(mend?.change.a).toMatchObject({ choices: [{ id: 'on' }, { id: 'b-choice', to: 'b', words: { 'en-US': 'The b' } }] });
    expect(kindsIn(mended(of, mend?.change ?? {}))).toEqual([]);
  });

  test('an unreachable paragraph after an ending replaces the ending, and one that a condition names is not removed', () => {
    const of = story(end('a'), end('b', { lines: [say('l', 'Again.', { when: seen('b') })] }));
    expect(mendsOf(of, 'unreachable').map(({ key }) => key)).toEqual(['replace-ending']);
  });

  test('a paragraph outside the outline is placed after the one that leads to it, if no other way changes', () => {
    const of = story(outlineOf(['a', 'b']), oneLine('a', { to: 'x' }), end('b'), end('x'));
    const after = mended(of, mendsOf(of, 'outside-outline')[0]?.change ?? {});
    expect(after.order).toEqual(['a', 'x', 'b']);
    expect(mendsOf(of, 'unknown-target').map(({ key }) => key)).toEqual(['put-into-outline', 'clear-target']);
  });

  test('an empty paragraph stays where its sequence is a target or where it skips the next paragraph', () => {
    const keys = (to: string | null, back: string) =>
      mendsOf(
        story(oneLine('a', { lines: [], to }), oneLine('b', { choices: [option('on', 'c'), option('back', back)] }), end('c')),
        'empty-paragraph',
      );
    expect([keys(null, 'b').length, keys('c', 'b').length, keys(null, 'sequence').length, keys(null, 'a').length]).toEqual([1, 0, 0, 0]);
  });

  test('a story without an outline gets one', () => {
    const of = story({ ...EMPTY_OUTLINE }, end('x'));
    expect(mended(of, mendsOf(of, 'outside-outline')[0]?.change ?? {}).order).toEqual(['x']);
  });
});

describe('choices', () => {
  test('two equal choices under different conditions are not reported', () => {
    const shy = option('shy', 'b', { when: always(false) });
    const bold = option('bold', 'b', { when: always(true) });
    const sets = { effects: [{ variable: 'brave', do: 'set' as const, value: true }] };
    expect(kindsIn(story(brave, oneLine('a', { choices: [shy, bold], ...sets }), end('b')))).toEqual([]);
    expect(kindsIn(story(brave, oneLine('a', { choices: [shy, { ...bold, when: null }] }), end('b')))).toEqual(['same-choice']);
  });

  test('two with the same target and other effects are two', () => {
    const choices = [option('pay', 'b', { effects: [{ variable: 'coins', do: 'add', value: -1 }] }), option('run', 'b')];
    const poor = say('poor', 'Poor.', { when: when({ variable: 'coins', is: '<', value: 0 }) });
    expect(kindsIn(story(coins, oneLine('a', { choices }), end('b', { lines: [poor] })))).toEqual([]);
  });

  test('an ending is reached where every choice has a condition', () => {
    const choices = [option('on', 'b', { when: always(true) })];
    const effects = [{ variable: 'brave', do: 'set' as const, value: true }];
    expect(kindsIn(story(brave, end('a', { choices, effects }), end('b')))).toEqual([]);
  });
});

describe('possible values of variables', () => {
  const gate = (...tests: Parameters<typeof when>) =>
    oneLine('z', { choices: [option('gate', null, { when: when(...tests) })], ending: {} });
  const isOffered = (...paragraphs: Parameters<typeof story>) =>
    !kindsIn(story(brave, coins, ...paragraphs, end('last'))).includes('never-offered');
  const add = (value: number) => ({ variable: 'coins', do: 'add' as const, value });

  test('only numbers that effects add to are unbounded', () => {
    const rich = gate({ variable: 'coins', is: '>', value: 100 });
    expect(isOffered(oneLine('a', { effects: [add(1)] }), rich)).toBe(true);
    expect(isOffered(oneLine('a', { effects: [add(-1)] }), rich)).toBe(false);
    expect(isOffered(oneLine('a', { effects: [{ ...add(7), do: 'set' }] }), rich)).toBe(false);
  });

  test('tests that exclude each other never hold together', () => {
    const [low, high] = [{ variable: 'coins', is: '<', value: 2 } as const, { variable: 'coins', is: '>=', value: 2 } as const];
    const both = oneLine('a', { effects: [add(1), add(-1)] });
    expect(isOffered(both, gate(low, high))).toBe(false);
    expect(isOffered(both, gate(low))).toBe(true);
    expect(isOffered(both, gate({ seen: 'a', not: true }, { seen: 'a', not: false }))).toBe(false);
  });

  test('an effect behind a choice that is never offered never happens', () => {
    const never = option('never', 'b', { when: seen('b') });
    const hidden = oneLine('b', { effects: [add(5)] });
    const rich = gate({ variable: 'coins', is: '=', value: 5 });
    expect(isOffered(oneLine('a', { to: 'z', choices: [never] }), hidden, rich)).toBe(false);
    expect(kindsIn(story(coins, oneLine('a', { to: 'z', choices: [never] }), hidden, rich, end('last')))).toEqual([
      'never-offered',
      'never-offered',
    ]);
  });

  test('conditions that depend on each other are re-evaluated, however many there are', () => {
    const chain = Array.from({ length: 3000 }, (_, at) =>
      say(`l${at}`, 'On.', {
        when: at === 0 ? null : when({ variable: `v${at}`, is: '=', value: true }),
        effects: at === 2999 ? [] : [{ variable: `v${at + 1}`, do: 'set', value: true }],
      }),
    );
    const variables = chain.slice(1).map((_, at) => ({ ...brave, id: `v${at + 1}`, name: `v${at + 1}` }));
    expect(kindsIn(story(...variables, end('a', { lines: chain.toReversed() })))).toEqual([]);
  });
});
