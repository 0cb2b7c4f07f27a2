import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const folder = join(import.meta.dirname, '../../locales');
type Words = { [key: string]: string | Words };

function flatten(words: Words, path = ''): [key: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : flatten(value, `${path}${key}.`),
  );
}

const read = (locale: string) => new Map(flatten(JSON.parse(readFileSync(join(folder, `${locale}.json`), 'utf8'))));
const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const keys = (words: ReadonlyMap<string, string>) => [...new Set([...words.keys()].map(withoutPlural))].sort();
const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

const english = read('en-US');
const others = readdirSync(folder)
  .map((file) => file.replace('.json', ''))
  .filter((locale) => locale !== 'en-US');

test.each(others)('%s says everything that en-US says, with the same names in it', (locale) => {
  const words = read(locale);
  expect(keys(words)).toEqual(keys(english));
  for (const [key, text] of words) {
    expect(text.trim()).not.toBe('');
    expect([key, placeholders(text)]).toEqual([key, placeholders(english.get(key) ?? english.get(`${withoutPlural(key)}_other`) ?? '')]);
  }
});
