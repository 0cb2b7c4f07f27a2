import { expect, test } from '@jest/globals';
import type { Problem } from '@meowtale/story/check';
import { problemsByPart } from './problems-by-part.ts';

const problem = (given: Pick<Problem, 'kind' | 'severity' | 'at' | 'also'>): Problem => ({ params: {}, mends: [], ...given });

test('every part that a problem concerns is marked once, with the worst first and without notes', () => {
  const trap = problem({ kind: 'no-way-out', severity: 'warning', at: { part: 'a' }, also: [{ part: 'b' }, { part: 'b', line: 'l' }] });
  const gone = problem({ kind: 'unknown-target', severity: 'error', at: { part: 'b' }, also: [] });
  const note = problem({ kind: 'may-loop', severity: 'note', at: { part: 'c' }, also: [{ part: 'a' }] });
  expect([...problemsByPart([note, trap, gone])]).toEqual([
    ['b', [gone, trap]],
    ['a', [trap]],
  ]);
});
