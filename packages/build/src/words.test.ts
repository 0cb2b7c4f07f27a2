import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { workspacesIn } from './jest.ts';
import { repositoryRoot } from './paths.ts';
import { readWords, type Words } from './slice.ts';

function flatten(words: Words, path = ''): [key: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : flatten(value, `${path}${key}.`),
  );
}

const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const keys = (words: ReadonlyMap<string, string>) => [...new Set([...words.keys()].map(withoutPlural))].sort();
const placeholders = (text: string) => (text.match(/\{\{\s*\w+/g) ?? []).sort();

const folders = [...workspacesIn(repositoryRoot), ...workspacesIn(repositoryRoot, 'packages')].filter((folder) =>
  existsSync(join(repositoryRoot, folder, 'locales')),
);
const written = await Promise.all(
  folders.map(async (folder) => {
    const byLocale = [...(await readWords(folder))].map(([locale, words]) => [locale, new Map(flatten(words))] as const);
    return { folder, byLocale: new Map(byLocale) };
  }),
);

test('the shell, every remote and the kit bring their words', () => {
  expect(folders).toEqual(
    expect.arrayContaining(['shell', 'mf-store', 'mf-lobby', 'mf-drama-editor', 'mf-website-builder', 'packages/web-kit']),
  );
});

describe.each(written)('$folder', ({ byLocale }) => {
  const english = byLocale.get('en-US') ?? new Map<string, string>();
  test.each([...byLocale.keys()])('says everything in %s that it says in en-US, with the same names in it', (locale) => {
    const words = byLocale.get(locale) ?? new Map<string, string>();
    expect(keys(words)).toEqual(keys(english));
    for (const [key, text] of words) {
      expect([key, text.trim()]).not.toEqual([key, '']);
      const same = english.get(key) ?? english.get(`${withoutPlural(key)}_other`) ?? '';
      expect([key, placeholders(text)]).toEqual([key, placeholders(same)]);
    }
  });
});
