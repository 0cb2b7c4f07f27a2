import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { findSdlFiles } from './schema.ts';
import { remotesIn } from './slices.ts';
import { makeRepository } from './version/test-repository.ts';
import { sliceVersion, type VersionOptions, versionInputs } from './version.ts';

/** A file and what replaces a part of it; without a part the whole file is new. */
type Change = [what: string, file: string, from: string | null, to: string];

let root: string;
beforeAll(async () => {
  root = await makeRepository();
});

/** Returns the names whose version a change of the fixture changes. */
async function changedBy([, file, from, to]: Change, names: readonly string[]): Promise<string[]> {
  const place = path.join(root, file);
  const versions = () => Promise.all(names.map((name) => sliceVersion(name, { root })));
  const before = await versions();
  const text = await readFile(place, 'utf8').catch(() => null);
  if (from !== null && !text?.includes(from)) throw new Error(`${file} doesn't contain ${from}`);
  await writeFile(place, from === null ? to : String(text).replace(from, to));
  try {
    const after = await versions();
    return names.filter((_, index) => before[index] !== after[index]);
  } finally {
    if (text === null) await rm(place);
    else await writeFile(place, text);
  }
}

const SCHEMA = 'svc-a/src/works/schema.graphql';

describe('a version stays the same after a change of', () => {
  test.each<Change>([
    ["another slice's popup", 'packages/contracts/src/popups/b.ts', '{}', '{ more: 1 }'],
    ['a type that the build erases', 'packages/contracts/src/shapes.ts', 'string', 'number'],
    ['a field that no operation uses', SCHEMA, 'price: Int!', 'price: Float'],
    ['a description', SCHEMA, 'type Work', '"A work." type Work'],
    ['the fields of a used type', SCHEMA, 'type Work {', 'type Work { added: String'],
    ['the queries of the schema', SCHEMA, 'type Query {', 'type Query { added: String'],
    ['a package that is locked but not used', 'package-lock.json', 'sha512-6.0.0', 'sha512-other'],
    [
      "a package's other version, which is used elsewhere",
      'package-lock.json',
      'sha512-1.0.0"\n  },\n  "node_modules/editor/',
      '"\n  },\n  "node_modules/editor/',
    ],
    ['a module that the shell provides', 'packages/ui/src/button.tsx', '1', '2'],
    ['a module that nothing imports', 'packages/widgets/src/unused.tsx', '1', '2'],
    ['a test', 'mf-a/src/slice.test.tsx', null, 'export {};'],
    ['a README', 'mf-a/README.md', 'Words', 'Other words'],
    ['a tool that has no part in a build', 'packages/build/src/other-tool.ts', '1', '2'],
    ['what describes services', 'packages/build/src/describe.ts', '1', '2'],
    ['a service', 'svc-a/src/main.ts', 'base()', 'base'],
    ['another slice', 'mf-b/src/slice.tsx', 'Rename', 'Other'],
  ])('%s', async (...change) => {
    expect(await changedBy(change, ['mf-a'])).toEqual([]);
  });
});

describe('a version changes with', () => {
  test.each<Change>([
    ['a source', 'mf-a/src/slice.tsx', 'useState', 'useMemo'],
    ['a source that nothing imports yet', 'mf-a/src/added.ts', null, 'export {};'],
    ['its words', 'mf-a/locales/en-US.json', '"A"', '"B"'],
    ['words in another language', 'mf-a/locales/de.json', null, '{}'],
    ['slice.config.ts', 'mf-a/slice.config.ts', 'export', ' export'],
    ['its popup', 'packages/contracts/src/popups/a.ts', '{ limit }', '{ limit, more: 1 }'],
    ["a module of its popup's schema", 'packages/contracts/src/limit.ts', '1', '2'],
    ['a component behind `export *`', 'packages/widgets/src/card.tsx', '[Button', '[1, Button'],
    ['a module that is loaded later', 'packages/widgets/src/later.ts', 'later', 'latest'],
    ['a worker', 'packages/widgets/src/worker.ts', '1', '2'],
    ['a style', 'packages/widgets/src/card.module.css', '.card', '.cards'],
    ['a style that another composes', 'packages/widgets/src/base.module.css', '0', '1px'],
    ['a picture of a style', 'packages/widgets/src/paper.png', 'paper', 'other'],
    ["a package's words", 'packages/widgets/locales/en-US.json', 'Works', 'Books'],
    ["a package's words in another language", 'packages/widgets/locales/ja.json', null, '{}'],
    ["a package's exports", 'packages/widgets/package.json', '"type": "module"', '"type": "module", "sideEffects": false'],
    ['an imported package', 'package-lock.json', 'sha512-1.0.0', 'sha512-other'],
    ['a package behind it', 'package-lock.json', '"integrity": "sha512-2.0.0",\n   "optional', '"integrity": "other",\n   "optional'],
    ['an optional package behind that', 'package-lock.json', '"integrity": "sha512-2.0.0"\n', '"integrity": "other"\n'],
    ['a package that a style imports', 'package-lock.json', 'sha512-4.0.0', 'sha512-other'],
    ['the version of a shared module', 'package-lock.json', '19.0.0', '19.0.1'],
    ['the version of a shared module of ours', 'packages/ui/package.json', '0.1.0', '0.2.0'],
    ['the build', 'packages/build/src/retry.ts', 'retry', 'again'],
    ["the build's loader", 'packages/build/src/loader.cjs', '1', '2'],
    ["the build's packages", 'package-lock.json', '"bundler-core": "5.0.0"\n', '"bundler-core": "5.0.0", "unused": "6.0.0"\n'],
    ["a used field's type", SCHEMA, 'works(filter: Filter): [Work!]!', 'works(filter: Filter): [Work!]'],
    ["a used field's directive", SCHEMA, 'author: Author!', 'author: Author! @personal'],
    ["a used type's directive", SCHEMA, 'type Author', 'type Author @personal'],
    ['an argument of a used field', SCHEMA, 'works(filter: Filter)', 'works(filter: Filter, more: Int)'],
    ['an input type of a variable', SCHEMA, 'input Filter {', 'input Filter { more: Int'],
    ['an enum behind that', SCHEMA, 'NAME DATE', 'NAME DATE PRICE'],
    ['the end of a used field', SCHEMA, 'author: Author!', ''],
  ])('%s', async (...change) => {
    expect(await changedBy(change, ['mf-a'])).toEqual(['mf-a']);
  });
});

describe('the version of a service', () => {
  test.each<Change>([
    ['its sources', 'svc-a/src/main.ts', 'base()', 'base'],
    ['its schema', SCHEMA, 'price: Int!', 'price: Float'],
    ['a file that a package reads', 'packages/service-kit/src/base.graphql', 'DateTime', 'Date'],
    ['what describes it', 'packages/build/src/describe.ts', '1', '2'],
    ['an imported package', 'package-lock.json', 'sha512-7.0.0', 'sha512-other'],
  ])('changes with %s', async (...change) => {
    expect(await changedBy(change, ['svc-a'])).toEqual(['svc-a']);
  });

  test.each<Change>([
    ['the build of remotes', 'packages/build/src/retry.ts', 'retry', 'again'],
    ['a package that only remotes use', 'packages/widgets/src/card.tsx', '[Button', '[1, Button'],
    ['a popup', 'packages/contracts/src/popups/a.ts', '{ limit }', '{ limit, more: 1 }'],
    ['a locked package that only remotes use', 'package-lock.json', 'sha512-1.0.0', 'sha512-other'],
  ])('stays the same after a change of %s', async (...change) => {
    expect(await changedBy(change, ['svc-a'])).toEqual([]);
  });
});

test('an import that is not found is an input, so that finding it changes the version', async () => {
  const gone: Change = ['', 'mf-a/src/slice.tsx', '@meowtale/widgets', '@meowtale/contracts/missing'];
  expect(await changedBy(gone, ['mf-a'])).toEqual(['mf-a']);
});

describe('in this repository', () => {
  const SLICES = ['shell', ...remotesIn()];
  const versions = (options?: VersionOptions) => Promise.all(SLICES.map((name) => sliceVersion(name, options)));
  let sdl: string[];
  let before: string[];
  beforeAll(async () => {
    sdl = await Promise.all((await findSdlFiles()).map((file) => readFile(file, 'utf8')));
    before = await versions();
  });

  async function changedWith(from: string, to: string): Promise<string[]> {
    expect(sdl.filter((text) => text.includes(from))).toHaveLength(1);
    const after = await versions({ sdl: sdl.map((text) => text.replace(from, to)) });
    return SLICES.filter((_, index) => before[index] !== after[index]);
  }

  test('a new field of a type that only operations of mf-lobby use changes only mf-lobby', async () => {
    expect(await changedWith('input OrderDateRange {', 'input OrderDateRange { added: String')).toEqual(['mf-lobby']);
  });

  test('a new field that no operation uses changes nothing, also where all slices use the type', async () => {
    expect(await changedWith('  "1 priced, with optional discount;', '  added: String\n  "1 priced, with optional discount;')).toEqual([]);
  });

  test("a slice's inputs include its own popups and words, and no tests or popups of others", async () => {
    const files = [...(await versionInputs('mf-store')).keys()];
    expect(files).toEqual(
      expect.arrayContaining([
        'packages/contracts/src/popups/store.ts',
        'packages/notices/locales/th-TH.json',
        'installed node_modules/@swc/core',
      ]),
    );
    expect(files.filter((file) => /popups\/(?:lobby|shell)\.ts$|\.test\.tsx?$|^packages\/ui\/src/.test(file))).toEqual([]);
  });

  test('every import of a slice is found', async () => {
    for (const name of SLICES) expect([...(await versionInputs(name)).keys()].filter((input) => input.startsWith('import '))).toEqual([]);
  });
});
