import { expect, test } from '@jest/globals';
import { lineOfPlace, placeAtLine } from './ink-places.ts';

const source = ['Hello. -> cellar', '=== cellar ===', 'Dark.', '= door', 'A door.', '== function twice(x)', '~ return x * 2', '== 門'].join(
  '\n',
);

test.each([
  [1, null],
  [2, 'cellar'],
  [3, 'cellar'],
  [5, 'cellar.door'],
  [7, null],
  [8, '門'],
])('line %s is in %s', (line, place) => {
  expect(placeAtLine(source, line)).toBe(place);
});

test.each([
  ['', 1],
  ['cellar', 2],
  ['cellar.door', 4],
  ['門', 8],
  ['attic', null],
  ['cellar.window', null],
])('place “%s” is at line %s', (place, line) => {
  expect(lineOfPlace(source, place)).toBe(line);
});
