import { expect, test } from '@jest/globals';
import { newCharacter } from '../model/parts.ts';
import { appearancesOf, graphOf } from './index.ts';
import { end, oneLine, option, outlineOf, say, setting, story, unseen } from './testing/small.ts';

test('the graph has every way on: next paragraphs, targets, choices, and ends of the story', () => {
  const choices = [option('stay', 'c', { when: unseen('c') }), option('off', null)];
  const of = story(
    outlineOf(['a', 'b', 'c', 'd']),
    oneLine('a'),
    oneLine('b', { choices }),
    oneLine('c', { to: 'sequence' }),
    end('d'),
    oneLine('beside', { to: 'd' }),
  );
  expect(graphOf(of)).toEqual({
    start: 'a',
    edges: [
      { from: 'a', to: 'b', kind: 'next', choice: null },
      { from: 'b', to: 'c', kind: 'choice', choice: 'stay' },
      { from: 'b', to: 'c', kind: 'choice', choice: 'off' },
      { from: 'c', to: 'a', kind: 'goto', choice: null },
      { from: 'beside', to: 'd', kind: 'goto', choice: null },
    ],
    ends: [{ from: 'd', kind: 'ending', choice: null }],
  });
});

test('a paragraph leads on without a choice only when each of its choices has a condition', () => {
  const choices = [option('stay', 'a', { when: unseen('b') })];
  const { edges, ends } = graphOf(story(oneLine('a', { choices }), oneLine('b', { choices: [option('on', null)] })));
  expect(edges.map(({ kind, to }) => `${kind} ${to}`)).toEqual(['choice a', 'next b']);
  expect(ends).toEqual([{ from: 'b', kind: 'out', choice: 'on' }]);
});

test('an unknown target leads to the next paragraph, as in the player', () => {
  expect(graphOf(story(oneLine('a', { to: 'gone' }), end('b', { to: 'gone' })))).toMatchObject({
    edges: [{ from: 'a', to: 'b', kind: 'next' }],
    ends: [{ from: 'b', kind: 'ending' }],
  });
});

test('characters appear where they are present, speak or are named', () => {
  const people = [newCharacter('mei', 'Mei Lin'), newCharacter('tom', 'Tom Lin'), newCharacter('ann', 'Ann')];
  const lines = [
    say('l', 'Where is Mei?', { speaker: 'tom' }),
    say('m', 'The Lins met at Annapolis.'),
    say('n', 'I am Mei.', { speaker: 'mei' }),
  ];
  const text = { 'en-US': 'Follow Ann’s trail' };
  expect(
    appearancesOf(story(...people, oneLine('a', { present: ['tom'], lines, choices: [option('on', 'b', { words: text })] }), end('b'))),
  ).toEqual(
    new Map([
      ['mei', [{ part: 'a', present: false, speaks: ['n'], named: ['l'] }]],
      ['tom', [{ part: 'a', present: true, speaks: ['l'], named: [] }]],
      ['ann', [{ part: 'a', present: false, speaks: [], named: ['on'] }]],
    ]),
  );
});

test.each([
  ['zh-TW', '小美', '她叫小美嗎？', true],
  ['ja-JP', '美咲', '美咲は笑った。', true],
  ['ko-KR', '민지', '민지는 웃었다.', true],
  ['ru-RU', 'Маша', 'Он увидел Машу.', true],
  ['ru-RU', 'Иван', 'Иваном его звали.', true],
  ['tr-TR', 'Ayşe', "Ayşe'nin çayı.", true],
  ['de-DE', 'Lena', 'Lenas Tee.', true],
  ['th-TH', 'มาลี', 'ฉันเห็นมาลีที่ร้าน', true],
  ['en-US', 'Will', 'I will go.', false],
  ['en-US', 'A+B', 'An A+B here.', true],
] as const)('in %s %s is found in "%s": %s', (language, name, text, isFound) => {
  const of = story(setting({ language }), newCharacter('x', name), end('a', { lines: [say('l', '', { words: { [language]: text } })] }));
  expect(appearancesOf(of).get('x')).toHaveLength(isFound ? 1 : 0);
});
