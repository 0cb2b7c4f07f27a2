import { expect, test } from '@jest/globals';
import { placeFor } from './picture-place.ts';

test('a place is covered at its size, a small one at twice that', () => {
  expect(placeFor('cover')).toMatchObject({ width: 1280, height: 720, fit: 'cover', format: 'jpeg' });
  expect(placeFor('cover1to1')).toMatchObject({ width: 400, height: 400 });
  expect(placeFor('logo')).toMatchObject({ width: 1024, height: 1024, format: 'png' });
});
