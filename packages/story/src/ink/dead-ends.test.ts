import { expect, test } from '@jest/globals';
import { fixture } from '../testing/stories.ts';
import { compileInk } from './compile.ts';

/** Returns the warnings of a story that begins before its first knot, as line, key and name. */
const found = (...lines: string[]) => {
  const compiled = compileInk(['Fog.', '+ [Go] -> gate', '+ [Stay] -> END', ...lines].join('\n'));
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.faults));
  return compiled.report.warnings.map(({ line, key, params = {} }) => [line, key, ...Object.values(params)]);
};

const INSIDE = ['=== inside', 'Warm.', '-> END'];
const DICE = 'RANDOM(1, 2) == 1';

test.each<[string, string[], (string | number)[]]>([
  ['text after a way that has a condition', ['=== gate', `{ ${DICE}: -> inside }`, 'The gate', 'stays shut.', ...INSIDE], [7, 'end']],
  [
    'text of one branch, beside one that leads on',
    ['=== gate', `{ ${DICE}:`, '  -> inside', '- else:', '  The gate stays shut.', '}', ...INSIDE],
    [8, 'end'],
  ],
  [
    'text on all ways of a choice',
    ['=== gate', '* [Knock]', `  { ${DICE}: -> inside }`, '  Nobody answers.', '* [Leave] -> END', ...INSIDE],
    [7, 'end'],
  ],
  [
    'text that is in the knot twice, with the line of the knot',
    ['=== gate', `{ ${DICE}:`, '  Shut. -> inside', '- else:', '  Shut.', '}', ...INSIDE],
    [4, 'end'],
  ],
  ['text of a stitch', ['=== gate', '-> bolt', '= bolt', `{ ${DICE}: -> inside }`, 'It is bolted.', ...INSIDE], [8, 'end']],
  [
    'text of a tunnel without its way back',
    ['=== gate', '-> cellar ->', '-> END', '=== cellar', `{ ${DICE}: ->-> }`, 'It is dark.'],
    [9, 'end'],
  ],
])('content that runs out after %s is reported', (_, lines, fault) => {
  expect(found(...lines)).toEqual([fault]);
});

test.each<[string, string[]]>([
  [
    'all branches of a condition lead on',
    ['=== gate', `{ ${DICE}:`, '  -> inside', '- else:', '  The dog barks.', '  -> inside', '}', ...INSIDE],
  ],
  [
    'conditions without else may cover every case',
    ['VAR open = false', '=== gate', '{ open: -> inside }', '{ not open: -> END }', ...INSIDE],
  ],
  ['choices wait there, even if each has a condition', ['=== gate', `* { ${DICE} } [In] -> inside`, '* [Leave] -> END', ...INSIDE]],
  ['a thread has choices', ['=== gate', 'A gate.', '<- ways', '=== ways', '* [In] -> inside', ...INSIDE]],
  [
    'a tunnel or a function returns',
    ['=== gate', '{sound()}', '-> cellar ->', '-> END', '=== cellar', 'Dark.', '->->', '=== function sound()', 'Creak.'],
  ],
  ['a variable has the way', ['VAR way = -> inside', '=== gate', `{ ${DICE}: -> way }`, '-> way', ...INSIDE]],
])('content that may seem to run out is not reported when %s', (_, lines) => {
  expect(found(...lines)).toEqual([]);
});

test('where the compiler reports that the content runs out, it is reported once', () => {
  expect(found('=== gate', `{ ${DICE}: -> inside }`, 'Shut.', '* [Knock]', '  Nobody answers.', ...INSIDE)).toEqual([[8, 'end']]);
});

test.each<[string, string[], (string | number)[][]]>([
  ['itself', ['=== gate', '+ [Knock] -> gate', '+ [Wait] -> gate'], [[4, 'noWayOut', 'gate']]],
  [
    'each other, at the first; what leads to them only is not',
    ['=== gate', '+ [On] -> yard', '=== yard', '+ [On] -> hall', '=== hall', '+ [Back] -> yard'],
    [[6, 'noWayOut', 'yard']],
  ],
  ['its own stitches', ['=== gate', '-> left', '= left', '+ [On] -> right', '= right', '+ [On] -> left'], [[6, 'noWayOut', 'left']]],
  [
    'each other, twice',
    ['=== gate', '+ [L] -> left', '+ [R] -> right', '=== left', '* [L] -> left', '=== right', '* [R] -> right'],
    [
      [7, 'noWayOut', 'left'],
      [9, 'noWayOut', 'right'],
    ],
  ],
])('knots that lead only to %s are reported', (_, lines, faults) => {
  expect(found(...lines)).toEqual(faults);
});

test.each<[string, string[]]>([
  ['a condition has a way to an ending', ['=== gate', `{ ${DICE}: -> END }`, '+ [Knock] -> gate']],
  ['a fallback leads to an ending', ['=== gate', '* [Knock] -> gate', '* -> END']],
  ['the story is done once no choice is left', ['=== gate', '<- ways', '-> DONE', '=== ways', '* [Knock] -> gate']],
  [
    'a thread from elsewhere has the way out',
    ['=== gate', '<- out', '-> yard', '=== yard', '+ [Stay] -> gate', '=== out', '+ [Leave] -> END'],
  ],
  ['a variable has the way', ['VAR way = -> inside', '=== gate', '+ [On] -> way', '+ [Knock] -> gate', ...INSIDE]],
  ['a tunnel has the way, or returns', ['=== gate', '-> cellar ->', '-> gate', '=== cellar', '+ [Out] -> END', '+ [Up] ->->']],
])('a loop is not reported when %s', (_, lines) => {
  expect(found(...lines)).toEqual([]);
});

test.each(['the-night-shop', 'paper-boats'])('%s has no dead ends', (name) => {
  const compiled = compileInk(fixture(name));
  expect(compiled.ok && compiled.report.warnings.filter(({ key }) => key === 'end' || key === 'noWayOut')).toEqual([]);
});
