import { expect, test } from '@jest/globals';
import { piecesOf } from './marks.ts';

const mark = (from: number, to: number) => ({ from, to, key: 'x', params: {} });

test('a text is cut where marks begin and end, and nothing of it is lost', () => {
  expect(piecesOf('a red coat', [mark(2, 5)])).toEqual([
    { from: 0, text: 'a ', isMarked: false },
    { from: 2, text: 'red', isMarked: true },
    { from: 5, text: ' coat', isMarked: false },
  ]);
  expect(piecesOf('', [])).toEqual([]);
});

test('overlapping marks are one', () => {
  const pieces = piecesOf('a red coat', [mark(0, 5), mark(2, 10)]);
  expect(pieces).toEqual([{ from: 0, text: 'a red coat', isMarked: true }]);
});
