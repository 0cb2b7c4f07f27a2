import { expect, test } from '@jest/globals';
import { placeFor } from './picture-place.ts';

test('a picture is cropped to its size, a small one to twice that', () => {
  expect(placeFor('cover')).toMatchObject({ width: 1280, height: 720, fit: 'cover', format: 'jpeg' });
  expect(placeFor('cover1to1')).toMatchObject({ width: 400, height: 400 });
  expect(placeFor('logo')).toMatchObject({ width: 1024, height: 1024, format: 'png' });
});
