import { expect, test } from '@jest/globals';
import { readWords } from '../read-work.ts';
import { WORKS } from '../works.ts';
import { breakTitle, drawTitle, titleIn } from './title.ts';

test.each([
  ['La boulangerie de nuit', 'fr-FR', ['La boulangerie', 'de nuit']],
  ['Muối và tàn lửa', 'vi-VN', ['Muối và', 'tàn lửa']],
  ['Moth Court', 'en-US', ['Moth Court']],
  ['夜半麵包店', 'zh-TW', ['夜半麵包店']],
  ['ร้านขนมปังตีสอง', 'th-TH', ['ร้านขนมปัง', 'ตีสอง']],
] as const)('%s is broken between words', (name, language, lines) => {
  expect(breakTitle(name, language)).toEqual(lines);
});

test('no line of a Japanese title begins with a particle', () => {
  expect(breakTitle('午前二時のパン屋', 'ja-JP')).toEqual(['午前二時の', 'パン屋']);
});

test('a title is not drawn when no font has its letters', () => {
  expect(titleIn('ja-JP', ['鬱'], 'light')).toBeNull();
  expect(titleIn('ru-RU', ['Ночь'], 'light')).toBeNull();
});

test('a long title is drawn smaller, so that it fits its box', () => {
  const sizeOf = (line: string) => {
    const title = titleIn('en-US', [line], 'light');
    if (!title) throw new Error('English has its letters');
    return Number(/scale\(([\d.]+)/.exec(drawTitle(title, { x: 0, y: 0, width: 300, size: 60 }))?.[1]);
  };
  expect(sizeOf('The Clockwork Menagerie')).toBeLessThan(sizeOf('Moth'));
});

test.each(WORKS)('every title of $slug can be drawn', async (work) => {
  const without = (await readWords(work)).filter(([language, { name }]) => titleIn(language, breakTitle(name, language), 'light') === null);
  expect(without.map(([language, { name }]) => `${language} ${name}`)).toEqual([]);
});
