import { expect, test } from '@jest/globals';
import { isolate } from './isolate.ts';

test.each(['המגדלור (2)', 'أحببت نهاية Moth Court، خاصةً الفصل 3.', 'I liked "המגדלור" (3 endings).'])('%s is isolated', (words) => {
  expect(isolate(words)).toBe(`\u2068${words}\u2069`);
});

test.each(['The Lantern (2)', '灯台守', 'Лампа', '42', ''])('%s stays unchanged', (words) => {
  expect(isolate(words)).toBe(words);
});
