import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { makeZip, type ZipEntry } from '../../testing/zip.ts';
import { extractArchive } from './archive.ts';

const FIXTURES = join(import.meta.dirname, '../../../fixtures/archives');
const INDEX = { name: 'index.html', content: '<html></html>' };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'archive-cases-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function unpack(path: string) {
  const out = join(folder, 'out');
  rmSync(out, { recursive: true, force: true });
  const { holds, bytes } = await extractArchive(path, out);
  const entries = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map(({ parentPath, name }) => join(parentPath, name).slice(out.length + 1)).sort();
  return { holds, bytes, files };
}
function made(entries: readonly ZipEntry[]) {
  const path = join(folder, 'made.zip');
  writeFileSync(path, makeZip(entries));
  return unpack(path);
}
const filesOf = async (entries: readonly ZipEntry[]) => (await made(entries)).files;
const refusalOf = (entries: readonly ZipEntry[]) =>
  made(entries).then(
    () => 'taken',
    (error: { details?: object }) => error.details,
  );

test.each<[name: string, holds: string, files: string[]]>([
  ['mac-no-utf8-flag', 'game', ['index.html', 'snd-café/icône.svg', 'スクリプト.js', '絵/夜の海.svg']],
  ['mac-story', 'story', ['en-US.ink', 'ja-JP.ink']],
  ['backslash', 'game', ['index.html', 'js/play.js']],
  ['single-html', 'game', ['index.html']],
  ['index-upper', 'game', ['index.html']],
  ['index-htm', 'game', ['index.html']],
  ['readme-beside', 'game', ['a b.js', 'index.html']],
  ['git-folder', 'game', ['index.html']],
  ['apple-double', 'game', ['index.html']],
  ['streamed-zip64', 'game', ['a.js', 'index.html']],
])('%s.zip is a %s with all of its files and no others', async (name, holds, files) => {
  expect(await unpack(join(FIXTURES, `${name}.zip`))).toMatchObject({ holds, files });
});

describe('the first page of a game', () => {
  test('is index.html, not a manual beside its folder or a page below it', async () => {
    expect(await filesOf([{ name: 'README.html' }, { name: 'Build/index.html' }, { name: 'Build/docs/index.html' }])).toEqual([
      'docs/index.html',
      'index.html',
    ]);
  });

  test('is the only page, in any folder', async () => {
    expect(await filesOf([{ name: 'a/b/My Game.htm' }, { name: 'a/b/js/x.js' }])).toEqual(['index.html', 'js/x.js']);
    expect(await filesOf([{ name: 'Game.html' }, { name: 'lib/docs/help/index.html' }])).toEqual([
      'index.html',
      'lib/docs/help/index.html',
    ]);
  });

  test('is index.html rather than index.htm', async () => {
    expect(await filesOf([{ name: 'index.htm', content: 'old' }, INDEX])).toEqual(['index.htm', 'index.html']);
    expect(readFileSync(join(folder, 'out/index.html'), 'utf8')).toBe(INDEX.content);
  });

  test('is none of several candidates, which the error names', async () => {
    expect(await refusalOf([{ name: 'one.html' }, { name: 'two.html' }])).toEqual({
      key: 'severalPages',
      params: { paths: 'one.html, two.html' },
    });
    expect(await refusalOf([{ name: 'a/index.html' }, { name: 'b/index.html' }])).toMatchObject({ key: 'severalPages' });
  });
});

describe('a file that belongs to no work', () => {
  test('is left out in any folder, and not counted', async () => {
    const strays = ['.env', '.git/objects/ab', 'js/.svn/entries', '.hg/store', 'js/Thumbs.db', 'Desktop.ini', 'CVS/Root', 'Icon\r'];
    const { files, bytes } = await made([INDEX, { name: 'js/a.js', content: 'x' }, ...strays.map((name) => ({ name, content: 'secret' }))]);
    expect(files).toEqual(['index.html', 'js/a.js']);
    expect(bytes).toBe(INDEX.content.length + 1);
  });

  test('is neither checked nor counted', async () => {
    const link = { name: 'node_modules/.bin/tool', content: '../tool', mode: 0o120777 };
    const objects = Array.from({ length: 10_001 }, (_, at) => ({ name: `.git/objects/${at}` }));
    expect(await filesOf([INDEX, link, ...objects])).toEqual(['index.html']);
  });
});

test('a name that begins with ./ is accepted, one that leaves the archive with backslashes isn’t', async () => {
  expect(await filesOf([{ name: './' }, { name: './index.html' }])).toEqual(['index.html']);
  expect(await refusalOf([INDEX, { name: 'a\\..\\..\\out.js' }])).toEqual({ key: 'path', params: { path: 'a/../../out.js' } });
});
