import { expect, test } from '@jest/globals';
import { compileInkHere } from '@meowtale/story/compile-here';
import { compilerWords } from './compiler-words.ts';

const t = (key: string, params: Record<string, string>) => [key.replace('appEditor.ink.', ''), ...Object.values(params)].join(' ');

/** What is said of a source as the compiler compiles it. */
function saidOf(source: string): string[] {
  const compiled = compileInkHere(source);
  const faults = compiled.ok ? compiled.report.warnings : compiled.faults;
  return [...new Set(faults.map(({ message }) => compilerWords(message, t)))];
}

test.each([
  ['Hi -> nowhere', 'target nowhere'],
  ['~ sing()\n-> END', 'function sing'],
  ['{coins}\n-> END', 'variable coins'],
  ['~ coins = 1\n-> END', 'variable coins'],
  ['Hello\n== quay\nHi', 'end'],
  ['* [Board\n-> END', 'missing ]'],
  ['{fog:\n-> END', 'missing }'],
  ['{unclosed', 'logic'],
  ['== quay\nHi\n-> END\n== quay\nHo\n-> END', 'twice quay 1'],
  ['VAR coins = 1\nVAR coins = 2\n-> END', 'twice coins 1'],
  ['- (top)\nHi\n- (top)\nHo\n-> END', 'twice top 1'],
  ['-> quay\n== quay\n', 'blank'],
  ['~ temp y = (1 + \n-> END', 'side +'],
  ['->\nHi', 'divert'],
  ['INCLUDE other.ink', 'include'],
])('what the compiler says of %j is told in our words', (source, words) => {
  expect(saidOf(source)).toContain(words);
});

test('what we have no words for is quoted', () => {
  expect(compilerWords('Something rare', t)).toBe('quoted Something rare');
});
