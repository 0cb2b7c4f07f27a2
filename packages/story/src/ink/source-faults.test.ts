import { describe, expect, test } from '@jest/globals';
import { compileInk } from './compile.ts';
import { readFaults } from './source-faults.ts';

const faultsOf = (source: string) => {
  const compiled = compileInk(source);
  return compiled.ok ? compiled.report.warnings : compiled.faults;
};
const faultRows = (source: string) => faultsOf(source).map(({ line, key, params = {} }) => [line, key, ...Object.values(params)]);

test.each<[string, (string | number | null)[]]>([
  ['Hi -> nowhere', [1, 'target', 'nowhere']],
  ['~ sing()\n-> END', [1, 'function', 'sing']],
  ['{coins}\n-> END', [1, 'variable', 'coins']],
  ['~ coins = 1\n-> END', [1, 'variable', 'coins']],
  ['* [Board\n-> END', [1, 'missing', ']']],
  ['{unclosed', [1, 'logic']],
  ['Hi\n-> quay\n== quay\nHi\n-> END\n== quay\nHo\n-> END', [6, 'twice', 'quay', 3]],
  ['VAR coins = 1\nVAR coins = 2\nHi\n-> END', [2, 'twice', 'coins', 1]],
  ['~ temp y = (1 + \n-> END', [1, 'side', '+']],
  ['INCLUDE other.ink', [1, 'include']],
  ['a\u0000b', [null, 'notText']],
  ['-> a\n=== a\n-> a\n', [null, 'beginning']],
  ['-> a\n=== a\nThe lamps go out.\n', [null, 'end']],
])('the error in %j has a key, a line and names', (source, fault) => {
  expect(faultRows(source)).toContainEqual(fault);
});

test.each(['Hi -> nowhere', '* [Board\n-> END', '{a b c d}\n{\n', '-> a\n=== a\n~ temp x = 1/0\n{x}\n'])(
  'the compiler’s message is separate from the one for clients',
  (source) => {
    const [fault] = faultsOf(source);
    expect(fault?.said).toBeTruthy();
    expect(fault?.message).toBe('The source has a fault here.');
  },
);

test('a long message of the compiler is cut between graphemes', () => {
  const [fault] = readFaults(`line 1: x${'👩‍👩‍👧'.repeat(200)}`, '');
  expect(fault?.said).toBe(`x${'👩‍👩‍👧'.repeat(99)}`);
});

describe('external functions that nothing implements', () => {
  const external =
    'EXTERNAL ring(times)\nEXTERNAL leave()\nA bell hangs by the door.\n* [Ring it]\n  ~ ring(2)\n  -> END\n* [Go]\n  ~ leave()\n  -> END\n';

  test('are reported one by one, with the line that declares each', () => {
    expect(faultRows(external)).toEqual([
      [1, 'external', 'ring'],
      [2, 'external', 'leave'],
    ]);
  });

  test('are allowed when ink functions have their names, or when they are unreachable', () => {
    expect(faultRows(`${external}=== function ring(times)\n~ return times\n=== function leave()\n~ return 1\n`)).toEqual([]);
  });
});

describe('a story that ends before it begins', () => {
  const morning =
    'VAR coins = 0\n\n=== morning ===\nLight on the floor.\n* [Get up] -> street\n* [Stay] -> END\n\n=== street ===\nRain.\n-> END\n';

  test('is rejected with the name and line of its first knot', () => {
    expect(faultRows(`# title: The game calls the knots itself\n${morning}`)).toEqual([[4, 'emptyStart', 'morning']]);
  });

  test('is accepted once something leads to its first knot', () => {
    expect(faultRows(`-> morning\n${morning}`)).toEqual([]);
  });

  test('without any knot has nothing to read', () => {
    expect(faultRows('VAR coins = 0\n')).toEqual([[null, 'emptyStory']]);
    expect(faultRows('')).toEqual([[null, 'emptyStory']]);
  });
});

test('unreachable knots are reported, but not those reached by a choice, a function, a thread, a tunnel or a variable', () => {
  const source = [
    'VAR next = -> byVariable',
    'Hi {say()}',
    '<- byThread',
    '-> byTunnel ->',
    '* [Go] -> next',
    '=== lost\nLost.\n-> alsoLost',
    '=== alsoLost\nToo.\n-> END',
    '=== byVariable\nHere.\n-> byStitch.inner',
    '=== byStitch\nOuter.\n-> END\n= inner\nInner.\n-> END',
    '=== byThread\n* [Wait] -> END',
    '=== byTunnel\nBelow.\n->->',
    '=== function say()\n~ return 1',
  ].join('\n');
  expect(faultRows(source)).toEqual([
    [6, 'unreached', 'lost'],
    [9, 'unreached', 'alsoLost'],
  ]);
});
