import { expect, test } from '@jest/globals';
import { curveAlong } from './way-edge.tsx';

test('an edge begins and ends at the borders of its paragraphs, and bends around nodes between', () => {
  const [from, bend, other, to] = [
    { x: 0, y: 0 },
    { x: 40, y: 50 },
    { x: 40, y: 150 },
    { x: 0, y: 200 },
  ] as const;
  expect(curveAlong([from, to])).toBe('M0,0L0,200');
  expect(curveAlong([from, bend, to])).toBe('M0,0Q40,50 0,200');
  expect(curveAlong([from, bend, other, to])).toBe('M0,0Q40,50 40,100Q40,150 0,200');
});
