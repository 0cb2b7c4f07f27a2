import { expect, test } from '@jest/globals';
import { distinct, type Problem } from './problems.ts';

const problem = (line: number, message: string): Problem => ({ line, message, severity: 'error' });

test('problems of a line with the same text are shown once, in order', () => {
  const all = [problem(67, 'No end'), problem(67, 'No end'), problem(3, 'No end'), problem(67, 'No start')];
  expect(distinct(all)).toEqual([problem(67, 'No end'), problem(3, 'No end'), problem(67, 'No start')]);
});
