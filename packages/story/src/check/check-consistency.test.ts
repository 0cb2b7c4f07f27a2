import { describe, expect, test } from '@jest/globals';
import type { StoryPart, StoryState } from '@meowtale/contracts/inputs/drama/story';
import { newCharacter } from '../model/parts.ts';
import type { Story } from '../model/story.ts';
import { checkConsistency, FINDING_KINDS, type Finding, type FindingKind } from './index.ts';
import { end, oneLine, option, say, seen, setting, story, unseen, when } from './testing/small.ts';

const secret = { kind: 'fact', id: 'secret', text: 'The tea is poisoned.' } as const;
const mei = newCharacter('mei', 'Mei Lin', { traits: [{ id: 't', name: 'Eyes', value: 'green', not: ['blue eyes', 'brown eyes'] }] });
const tom = newCharacter('tom', 'Tom');
const state = (from: string, status: StoryState['status'], text = ''): StoryState => ({ id: `${from}-${status}`, from, status, text });
const withStates = (...states: StoryState[]) => newCharacter('mei', 'Mei', { states });
const learns = [{ who: 'mei', fact: 'secret' }];
const knowing = say('l', 'Do not drink it!', { speaker: 'mei', knows: ['secret'] });
const speaking = say('l', 'Here I am.', { speaker: 'mei' });

/** The smallest story of each kind of finding, and the expected finding. */
const cases: Record<FindingKind, { of: Story; finding: Partial<Finding> }> = {
  'knows-unlearned': {
    of: story(secret, mei, oneLine('a', { lines: [knowing] }), end('b', { learns })),
    finding: {
      params: { who: 'Mei Lin', fact: 'The tea is poisoned.' },
      first: { part: 'b', line: 'b-line', quote: 'What the b tells.' },
      second: { part: 'a', line: 'l', quote: 'Do not drink it!' },
      path: ['a'],
    },
  },
  'knows-never-learned': {
    of: story(secret, mei, oneLine('a'), end('b', { lines: [knowing] })),
    finding: {
      params: { who: 'Mei Lin', fact: 'The tea is poisoned.' },
      first: { part: 'secret', quote: 'The tea is poisoned.' },
      second: { part: 'b', line: 'l', quote: 'Do not drink it!' },
      path: ['a', 'b'],
    },
  },
  'speaks-absent': {
    of: story(mei, tom, end('a', { present: ['tom'], lines: [speaking] })),
    finding: {
      params: { who: 'Mei Lin' },
      first: { part: 'a', quote: 'Tom' },
      second: { part: 'a', line: 'l', quote: 'Here I am.' },
      path: ['a'],
    },
  },
  'speaks-dead': {
    of: story(withStates(state('a', 'dead')), oneLine('a'), end('b', { lines: [speaking] })),
    finding: {
      params: { who: 'Mei' },
      first: { part: 'a', line: 'a-line', quote: 'What the a tells.' },
      second: { part: 'b', line: 'l', quote: 'Here I am.' },
      path: ['a', 'b'],
    },
  },
  'speaks-away': {
    of: story(withStates(state('a', 'away', 'Mei sails to sea.')), oneLine('a'), end('b', { lines: [speaking] })),
    finding: {
      params: { who: 'Mei' },
      first: { part: 'mei', quote: 'Mei sails to sea.' },
      second: { part: 'b', line: 'l', quote: 'Here I am.' },
      path: ['a', 'b'],
    },
  },
  'present-dead': {
    of: story(tom, withStates(state('a', 'dead')), oneLine('a'), end('b', { present: ['mei', 'tom'] })),
    finding: { params: { who: 'Mei' }, second: { part: 'b', quote: 'Mei, Tom' }, path: ['a', 'b'] },
  },
  'present-away': {
    of: story(withStates(state('a', 'away')), oneLine('a'), oneLine('b'), end('c', { present: ['mei'] })),
    finding: { params: { who: 'Mei' }, second: { part: 'c', quote: 'Mei' }, path: ['a', 'b', 'c'] },
  },
  name: {
    of: story(newCharacter('alice', 'Alice'), end('a', { lines: [say('l', 'Then Alcie laughed.')] })),
    finding: {
      params: { word: 'Alcie', name: 'Alice', language: 'en-US' },
      first: { part: 'alice', quote: 'Alice' },
      second: { part: 'a', line: 'l', quote: 'Then Alcie laughed.' },
      path: ['a'],
    },
  },
  trait: {
    of: story(mei, end('a', { lines: [say('l', 'It rained. Mei closed her Blue eyes. Tom slept.')] })),
    finding: {
      params: { who: 'Mei Lin', trait: 'Eyes', value: 'green', word: 'blue eyes' },
      first: { part: 'mei', quote: 'green' },
      second: { part: 'a', line: 'l', quote: 'Mei closed her Blue eyes.' },
      path: ['a'],
    },
  },
};

test.each(FINDING_KINDS)('%s is reported with both passages and a path of paragraphs to the second', (kind) => {
  expect(checkConsistency(cases[kind].of)).toEqual([expect.objectContaining({ kind, ...cases[kind].finding })]);
});

const kindsIn = (...parts: StoryPart[]) =>
  checkConsistency(story(...parts)).map(({ kind, second, path }) => [kind, second.part, path.join(' ')]);

describe('where a story branches', () => {
  const fork = oneLine('a', { choices: [option('left', 'b'), option('right', 'c')] });

  test('a fact learned on one branch is unknown on the other, and where both meet', () => {
    const [left, right] = [oneLine('b', { learns, to: 'd', lines: [knowing] }), oneLine('c', { lines: [knowing] })];
    expect(kindsIn(secret, mei, fork, left, right, end('d', { lines: [knowing] }))).toEqual([
      ['knows-unlearned', 'c', 'a c'],
      ['knows-unlearned', 'd', 'a c d'],
    ]);
  });

  test('a fact learned on both branches is known where they meet', () => {
    expect(kindsIn(secret, mei, fork, oneLine('b', { learns, to: 'd' }), oneLine('c', { learns }), end('d', { lines: [knowing] }))).toEqual(
      [],
    );
  });

  test('a character who dies on one branch is reported where both meet, with a path along that branch', () => {
    const dying = withStates(state('b', 'dead'));
    const [left, right] = [oneLine('b', { to: 'd', lines: [speaking] }), oneLine('c', { lines: [speaking] })];
    expect(kindsIn(dying, fork, left, right, end('d', { lines: [speaking] }))).toEqual([['speaks-dead', 'd', 'a b d']]);
  });

  test('a character who comes back may speak', () => {
    const back = withStates(state('a', 'away'), state('c', 'here'));
    expect(
      kindsIn(
        back,
        oneLine('a'),
        oneLine('b', { lines: [speaking] }),
        oneLine('c', { lines: [speaking] }),
        end('d', { lines: [speaking] }),
      ),
    ).toEqual([['speaks-away', 'b', 'a b']]);
  });

  test('an unreachable paragraph contradicts nothing', () => {
    const never = oneLine('a', { choices: [option('never', 'b', { when: seen('b') }), option('on', 'c')] });
    expect(kindsIn(secret, mei, never, oneLine('b', { lines: [knowing] }), end('c'))).toEqual([]);
  });
});

describe('conditions on what was read', () => {
  const hub = (given: Parameters<typeof option>[2], line = {}) => [
    oneLine('a', { choices: [option('ask', 'b', { when: unseen('b') }), option('tell', 'c', given), option('leave', 'd')] }),
    oneLine('b', { learns, to: 'a', effects: [{ variable: 'asked', do: 'set', value: true }] }),
    oneLine('c', { to: 'd', lines: [{ ...knowing, ...line }] }),
    end('d'),
  ];
  const asked = { kind: 'variable', id: 'asked', name: 'asked', type: 'boolean', initial: false } as const;
  const wasAsked = when({ variable: 'asked', is: '=', value: true });

  test('a choice that requires the paragraph where a fact is learned proves the fact', () => {
    expect(kindsIn(secret, mei, asked, ...hub({ when: null }))).toEqual([['knows-unlearned', 'c', 'a c']]);
    expect(kindsIn(secret, mei, asked, ...hub({ when: seen('b') }))).toEqual([]);
    expect(kindsIn(secret, mei, asked, ...hub({ when: wasAsked }))).toEqual([]);
  });

  test('a line that requires the paragraph where a fact is learned proves the fact', () => {
    expect(kindsIn(secret, mei, asked, ...hub({ when: null }, { when: wasAsked }))).toEqual([]);
    expect(
      kindsIn(secret, mei, asked, ...hub({ when: null }, { when: { match: 'any', tests: [...wasAsked.tests, ...seen('b').tests] } })),
    ).toEqual([]);
    expect(
      kindsIn(secret, mei, asked, ...hub({ when: null }, { when: { match: 'any', tests: [...wasAsked.tests, ...unseen('b').tests] } })),
    ).toHaveLength(1);
  });

  test("a variable's value proves nothing when it is initial or is set elsewhere too", () => {
    expect(kindsIn(secret, mei, { ...asked, initial: true }, ...hub({ when: wasAsked }))).toHaveLength(1);
    const [a, ...rest] = hub({ when: wasAsked });
    const elsewhere = oneLine('z', { effects: [{ variable: 'asked', do: 'set', value: true }] });
    expect(kindsIn(secret, mei, asked, elsewhere, ...(a ? [a] : []), ...rest)).toHaveLength(1);
  });

  test('a line on the condition that a character lives is not reported as spoken by the dead', () => {
    const alive = { kind: 'variable', id: 'alive', name: 'alive', type: 'boolean', initial: true } as const;
    const lives = when({ variable: 'alive', is: '=', value: true });
    const fork = oneLine('a', { choices: [option('left', 'b'), option('right', 'c')] });
    const dying = oneLine('b', { effects: [{ variable: 'alive', do: 'set', value: false }] });
    const last = (given: object) => end('c', { lines: [{ ...speaking, ...given }] });
    expect(kindsIn(withStates(state('b', 'dead')), alive, fork, dying, last({}))).toEqual([['speaks-dead', 'c', 'a b c']]);
    expect(kindsIn(withStates(state('b', 'dead')), alive, fork, dying, last({ when: lives }))).toEqual([]);
    expect(kindsIn(withStates(state('b', 'dead')), alive, fork, dying, last({ when: unseen('b') }))).toEqual([]);
  });
});

describe('names', () => {
  const near = (name: string, text: string, given: Partial<Parameters<typeof setting>[0]> = {}, others: StoryPart[] = []) => {
    const language = given.language ?? 'en-US';
    const lines = text.split('|').map((text, at) => say(`l${at}`, '', { words: { [language]: text } }));
    const found = checkConsistency(story(setting(given), newCharacter('x', name), ...others, end('a', { lines })));
    return found.flatMap(({ kind, params }) => (kind === 'name' ? [params.word] : []));
  };

  test('a word that occurs often, in lower case or in the glossary is intended', () => {
    expect(near('Maria', 'We met Marla.')).toEqual(['Marla']);
    expect(near('Maria', 'We met Marla.|Ask Marla.|Only Marla knows.')).toEqual([]);
    expect(near('Marie', 'In Marine blue.|It was marine.')).toEqual([]);
    expect(near('Maria', 'We met Marla.', { glossary: [{ term: 'Marla', words: {} }] })).toEqual([]);
    expect(near('Maria', 'We met Marla.', {}, [newCharacter('y', 'Marla')])).toEqual([]);
  });

  test('two letters may differ in a long name, one in a short one, none in a very short one', () => {
    expect(near('Katharina', 'So Katerina left.')).toEqual(['Katerina']);
    expect(near('Hugo', 'So Huge Hogo left.')).toEqual(['Huge', 'Hogo']);
    expect(near('Mei', 'So Met left.')).toEqual([]);
  });

  test("a language's endings on a name are no misspelling", () => {
    expect(near('Martin', 'Das ist Martins Tee.', { language: 'de-DE' })).toEqual([]);
    expect(near('Наташа', 'Он видел Наташу.|Он видел Нататшу.', { language: 'ru-RU' })).toEqual(['Нататшу']);
    expect(near('Ayşegül', "Bu Ayşegül'ün çayı.", { language: 'tr-TR' })).toEqual([]);
  });

  test('names in scripts without spaces are compared by character, but not those of two characters', () => {
    expect(near('林小美', '她是林曉美。', { language: 'zh-TW' })).toEqual(['林曉美']);
    expect(near('王小明', '王小姐來了。', { language: 'zh-TW' })).toEqual([]);
    expect(near('김민지', '김빈지는 웃었다.', { language: 'ko-KR' })).toEqual(['김빈지는']);
    expect(near('サクラコ', 'サクレコは笑った。', { language: 'ja-JP' })).toEqual(['サクレコ']);
  });

  test('codex entries and translations are compared like names', () => {
    const market: StoryPart = { kind: 'entry', id: 'market', name: 'Moonmarket', text: '', states: [] };
    const lines = [say('l', '', { words: { 'en-US': 'To the Moonmarkt!', 'de-DE': 'Zum Mondmarkt, Elisabet!' } })];
    const elisabeth = newCharacter('e', 'Elizabeth', { names: { 'de-DE': 'Elisabeth' } });
    const found = checkConsistency(story(setting({ languages: ['de-DE'] }), market, elisabeth, end('a', { lines })));
    expect(found.map(({ first, params }) => [first.part, params.word, params.language])).toEqual([
      ['market', 'Moonmarkt', 'en-US'],
      ['e', 'Elisabet', 'de-DE'],
    ]);
  });
});

test('a trait is contradicted by whole words in a sentence that names the character, whoever else it names', () => {
  const of = (text: string) => checkConsistency(story(mei, tom, end('a', { lines: [say('l', text)] }))).length;
  expect([of('Tom liked Mei and her brown eyes.'), of('Mei slept. Tom had blue eyes.'), of('Mei had pale-blue eyesores.')]).toEqual([
    1, 0, 0,
  ]);
});
