import { expect, test } from '@jest/globals';
import { isolate } from './isolate.ts';

test.each(['המגדלור (2)', 'أحببت نهاية Moth Court، خاصةً الفصل 3.', 'I liked "המגדלור" (3 endings).'])('%s is isolated', (text) => {
  expect(isolate(text)).toBe(`\u2068${text}\u2069`);
});

test.each(['The Lantern (2)', '灯台守', 'Лампа', '42', ''])('%s stays unchanged', (text) => {
  expect(isolate(text)).toBe(text);
});
