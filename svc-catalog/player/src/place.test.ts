import { expect, test } from '@jest/globals';
import { newerPlace } from './place.ts';

const here = { revision: 3, unsaved: false, save: 'here' };
const stored = (revision: number) => ({ revision, data: 'there' });

test('a place read further elsewhere is continued', () => {
  expect(newerPlace(here, stored(4))).toEqual({ revision: 4, unsaved: false, save: 'there' });
  expect(newerPlace({ ...here, unsaved: true }, stored(4))?.save).toBe('there');
  expect(newerPlace(null, stored(1))?.save).toBe('there');
});

test('a place that this browser could not save yet is not lost', () => {
  expect(newerPlace({ ...here, unsaved: true }, stored(3))?.save).toBe('here');
  expect(newerPlace(here, stored(3))?.save).toBe('there');
});

test('without a stored save this browser’s place is used, if there is one', () => {
  expect(newerPlace(here, null)).toBe(here);
  expect(newerPlace(null, null)).toBeNull();
});
