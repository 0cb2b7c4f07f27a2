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

const workspaces = [...workspacesIn(repositoryRoot), ...workspacesIn(repositoryRoot, 'packages')];
const folders = workspaces
  .flatMap((workspace) => [
    `${workspace}/locales`,
    `${workspace}/locales/public`,
    `${workspace}/player/locales`,
    `${workspace}/src/topups/sandbox/locales`,
  ])
  .filter((folder) => existsSync(join(repositoryRoot, folder)));
const written = await Promise.all(
  folders.map(async (folder) => {
    const byLocale = [...(await readWords(folder))].map(([locale, words]) => [locale, new Map(flatten(words))] as const);
    return { folder, byLocale: new Map(byLocale) };
  }),
);

test('the shell, every remote and the kit bring their words', () => {
  expect(folders).toEqual(
    expect.arrayContaining([
      'shell/locales',
      'shell/locales/public',
      'mf-store/locales',
      'mf-lobby/locales',
      'mf-drama-editor/locales',
      'mf-website-builder/locales',
      'packages/web-kit/locales',
      'svc-catalog/player/locales',
      'svc-wallet/src/topups/sandbox/locales',
    ]),
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
