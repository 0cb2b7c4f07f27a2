import { expect, test } from '@jest/globals';
import { highlightTree, tagHighlighter, tags } from '@lezer/highlight';
import { inkLanguage } from './ink-language.ts';

const logic = tagHighlighter([
  { tag: tags.keyword, class: 'word' },
  { tag: tags.operator, class: 'sign' },
]);

/** What of a text is coloured as logic. */
function logicIn(text: string): string[] {
  const found: string[] = [];
  highlightTree(inkLanguage.parser.parse(text), logic, (from, to) => found.push(text.slice(from, to)));
  return found;
}

test('what is told is never taken for logic, whatever words it says', () => {
  expect(logicIn('Weights and Measures: has she not? True - or false!\n* Is it once more?')).toEqual([]);
  expect(logicIn('{She has it, or not?|Weights and Measures}')).toEqual(['|']);
  expect(logicIn('{fog and not lamp: She has it, or not?|Weights and Measures.}')).toEqual(['and', 'not', ':', '|']);
});

test('a test and what is set are logic', () => {
  expect(logicIn('~ temp x = y + 1')).toEqual(['~', 'temp', '=', '+']);
  expect(logicIn('You hold {coins > 2 || rich} coins, and {coins}.')).toEqual(['>', '||']);
  expect(logicIn('* {not seen} [Look and see?]')).toEqual(['not']);
});

test('over several lines, each test is logic and what it decides about is not', () => {
  expect(
    logicIn('{\n- fog >= 2 || lamp: She has it, or not?\n  Weights and Measures.\n- else: All or nothing.\n}\nThis and that.'),
  ).toEqual(['>=', '||', ':', 'else', ':']);
  expect(logicIn('{stopping:\n- Weights and Measures: has she?\n- Once more.\n}')).toEqual(['stopping', ':']);
});
