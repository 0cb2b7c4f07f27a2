import { describe, expect, test } from '@jest/globals';
import { play, viewOf, writeSave } from '../index.ts';
import { engineOf } from '../testing/stories.ts';

const DOUBLED = `VAR text = "sixteen letters."
VAR times = 0
Start.
+ [Go] -> more
=== more ===
~ text = text + text
~ times = times + 1
`;
const GO = `VAR space = " "
Start.
+ [Go] -> on
=== on ===
`;

/** Stories that would take minutes, or all memory, if only steps were counted. */
const HOSTILE: [string, string][] = [
  ['a text that doubles', `${DOUBLED}{ times < 24: -> more }\nDone.\n-> END`],
  ['a text that doubles and is told each time', `${DOUBLED}{text}<>\n-> more`],
  ['spaces that double and are never over', `${GO}~ space = space + space\n{space}<>\n{space}\n-> on`],
  ['calls within calls at the end of a line', `${GO}{space}<>\n{space}\n-> on ->\n->->`],
  ['threads within threads at the end of a line', `${GO}{space}\n<- on\n-> DONE`],
  ['lines of nothing but tags, glued together', `${GO}a # tag\n<>\n-> on`],
];

describe('a hostile story', () => {
  test.each(HOSTILE)('of %s is stopped, and the run stays where it was', (_, source) => {
    const engine = engineOf(source);
    const begun = play(engine, null, { type: 'start', seed: 1 });
    const stuck = play(engine, begun, { type: 'choose', index: 0 });
    expect(['endless', 'too-long']).toContain(stuck.fault);
    expect(viewOf(engine, stuck).paragraphs).toEqual([{ text: 'Start.', tags: [] }]);
  });

  test('that remembers more with each choice is stopped before it fills the memory', () => {
    const engine = engineOf('VAR text = "sixteen letters."\n-> on\n=== on ===\nOn.\n+ [On]\n~ text = text + text\n-> on');
    let state = play(engine, null, { type: 'start', seed: 1 });
    for (let turn = 0; turn < 24 && state.fault === null; turn++) state = play(engine, state, { type: 'choose', index: 0 });
    expect(state).toMatchObject({ fault: 'too-long' });
  });

  test('that offers too many choices is stopped', () => {
    const engine = engineOf(`Start.\n+ [Go] -> on\n=== on ===\n${'+ [On] -> END\n'.repeat(1001)}`);
    const begun = play(engine, null, { type: 'start', seed: 1 });
    expect(play(engine, begun, { type: 'choose', index: 0 })).toMatchObject({ fault: 'too-long' });
  });
});

test('every passage is restored from its save', () => {
  const lines = 'Spoken. # speaker: Tam # direction: quietly\n'.repeat(1200);
  for (const passage of [lines, `${'A hundred letters or so. '.repeat(6000)}\n`]) {
    const engine = engineOf(`Start.\n+ [Go] -> on\n=== on ===\n${passage}+ [On] -> END`);
    const read = play(engine, play(engine, null, { type: 'start', seed: 1 }), { type: 'choose', index: 0 });
    const found = play(engine, null, { type: 'load', save: writeSave(read) });
    expect([viewOf(engine, found).turn, found.recovery]).toEqual([1, 'restored']);
  }
});

test('a thousand nested calls, and a passage of a hundred thousand letters, are played', () => {
  const sum = engineOf('{sum(1000)}\n-> END\n=== function sum(n) ===\n{ n == 0: \n~ return 0\n}\n~ return n + sum(n - 1)');
  expect(sum.begin(1).passage.paragraphs).toEqual([{ text: '500500', tags: [] }]);
  const long = engineOf(`${'A hundred letters or so. '.repeat(4000)}\nAnd then?\n-> END`);
  expect(long.begin(1).passage.paragraphs[0]?.text).toHaveLength(99_999);
});
