import { expect, test } from '@jest/globals';
import { highlightTree, tagHighlighter, tags } from '@lezer/highlight';
import { inkLanguage } from './ink-language.ts';

const logic = tagHighlighter([
  { tag: tags.keyword, class: 'word' },
  { tag: tags.operator, class: 'sign' },
]);

/** Returns the parts of a text that are highlighted as logic. */
function logicIn(text: string): string[] {
  const found: string[] = [];
  highlightTree(inkLanguage.parser.parse(text), logic, (from, to) => found.push(text.slice(from, to)));
  return found;
}

test('prose is never highlighted as logic, whatever words it contains', () => {
  expect(logicIn('Weights and Measures: has she not? True - or false!\n* Is it once more?')).toEqual([]);
  expect(logicIn('{She has it, or not?|Weights and Measures}')).toEqual(['|']);
  expect(logicIn('{fog and not lamp: She has it, or not?|Weights and Measures.}')).toEqual(['and', 'not', ':', '|']);
});

test('a condition and an assignment are logic', () => {
  expect(logicIn('~ temp x = y + 1')).toEqual(['~', 'temp', '=', '+']);
  expect(logicIn('You hold {coins > 2 || rich} coins, and {coins}.')).toEqual(['>', '||']);
  expect(logicIn('* {not seen} [Look and see?]')).toEqual(['not']);
});

test('over several lines, each condition is logic and its content is not', () => {
  expect(
    logicIn('{\n- fog >= 2 || lamp: She has it, or not?\n  Weights and Measures.\n- else: All or nothing.\n}\nThis and that.'),
  ).toEqual(['>=', '||', ':', 'else', ':']);
  expect(logicIn('{stopping:\n- Weights and Measures: has she?\n- Once more.\n}')).toEqual(['stopping', ':']);
});
