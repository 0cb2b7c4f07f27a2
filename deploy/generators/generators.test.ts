import { mkdirSync, readFileSync, readlinkSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { remotesIn, servicesIn } from '@meowtale/build/slices';
import { LOCALES } from '@meowtale/contracts/locales';
import { mergeSdl } from '@meowtale/releases/merge-sdl';
import ts from 'typescript';
import { ownerErrorsOf } from '../ci/code-owners.ts';
import { faultsOf } from '../ci/file-rules.ts';
import { gapsIn } from '../ci/lock-file.ts';
import { markdownErrorsOf } from '../ci/markdown-rules.ts';
import { serverPorts } from '../local/addresses.ts';
import { repositoryRoot } from '../local/paths.ts';
import { newCapability, nextMigration } from './capability.ts';
import { type Changes, writeChanges } from './changes.ts';
import { newFeature } from './feature.ts';
import { GeneratorError } from './names.ts';
import { freeServicePort, newSlice } from './slice.ts';
import { copyRepository, filesUnder } from './test-copy.ts';

let root: string;
beforeEach(() => {
  root = copyRepository();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const json = (path: string) => JSON.parse(read(path));

/** Writes what a generator returns, and returns the paths that it created or changed. */
function write(changes: Changes): string[] {
  writeChanges(root, changes);
  return [...changes.created.keys(), ...changes.edited.keys()];
}

/** Makes a service with two capabilities, and a remote with a page for each and one without a list. Returns the written paths. */
const writeAll = () => [
  ...write(newSlice(root, 'svc-zine')),
  ...write(newCapability(root, 'svc-zine/articles')),
  ...write(newSlice(root, 'mf-zine', { service: 'svc-zine', team: 'press' })),
  ...write(newFeature(root, 'mf-zine/articles')),
  ...write(newFeature(root, 'mf-zine/about-us')),
];

/** Returns the syntax errors of a script. */
function syntaxErrorsOf(path: string): string[] {
  const options = {
    fileName: path,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ESNext },
  };
  const { diagnostics = [] } = ts.transpileModule(read(path), options);
  return diagnostics.map(({ messageText }) => `${path}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
}

function keysOf(words: object, at = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) => (typeof value === 'string' ? [`${at}${key}`] : keysOf(value, `${at}${key}.`)));
}

describe('what the generators write', () => {
  test('has no syntax error, follows the rules of files and documents, and has no placeholder left', () => {
    const paths = [...new Set(writeAll())];
    const scripts = paths.filter((path) => /\.tsx?$/.test(path));
    expect(scripts.length).toBeGreaterThan(25);
    expect(scripts.flatMap(syntaxErrorsOf)).toEqual([]);
    expect(scripts.flatMap((path) => faultsOf(path, read(path)))).toEqual([]);
    const there = new Set([...filesUnder(root), 'e2e/support/page-states']);
    const documents = paths.filter((path) => path.endsWith('README.md'));
    expect(documents.flatMap((path) => markdownErrorsOf(path, read(path), (target) => there.has(target)))).toEqual([]);
    expect(paths.filter((path) => path !== 'package-lock.json' && /__[A-Za-z]+__/.test(read(path)))).toEqual([]);
  });

  test('is found from its folders, with a port that nothing else has', () => {
    const before = servicesIn(root);
    writeAll();
    expect(remotesIn(root)).toEqual([...remotesIn(repositoryRoot), 'mf-zine'].sort());
    const added = servicesIn(root).find(({ name }) => name === 'svc-zine');
    expect(added?.database).toBe('zine');
    expect([...before.map(({ port }) => port), ...Object.values(serverPorts)]).not.toContain(added?.port);
    expect(freeServicePort(root)).toBe(Number(added?.port) + 1);
  });

  test('has its words in all languages, with the same keys and no English sentence in another one', () => {
    writeAll();
    const english = json('mf-zine/locales/en-US.json');
    expect(keysOf(english)).toEqual(expect.arrayContaining(['zine.title', 'articles.add', 'aboutUs.emptyText', 'invalid.empty']));
    for (const locale of LOCALES.filter((one) => one !== 'en-US')) {
      const words = json(`mf-zine/locales/${locale}.json`);
      expect([locale, keysOf(words)]).toEqual([locale, keysOf(english)]);
      const pairs = keysOf(words).map((key) => {
        const [part = '', name = ''] = key.split('.');
        return [words[part][name], english[part][name]];
      });
      expect([locale, pairs.filter(([word, same]) => word === same)]).toEqual([locale, []]);
    }
  });

  test('has a schema that is valid beside the others, and pages that ask for its fields', () => {
    writeAll();
    const sdl = filesUnder(root).filter((path) => path.endsWith('schema.graphql') && path.startsWith('svc-zine/'));
    const base = readFileSync(join(repositoryRoot, 'packages/service-kit/src/base.graphql'), 'utf8');
    const fields =
      mergeSdl([base, ...sdl.map(read)])
        .getQueryType()
        ?.getFields() ?? {};
    expect(Object.keys(fields).sort()).toEqual(['findZine', 'findZineArticle', 'findZineDeadLetters', 'findZineExport']);
    expect(read('mf-zine/src/features/zine/documents.ts')).toContain('findZine {');
    expect(read('mf-zine/src/features/articles/documents.ts')).toContain('findZineArticle {');
  });

  test('is formatted, and joins the parts that are there', () => {
    writeAll();
    expect(read('svc-zine/src/app.ts')).toContain("const CAPABILITIES = ['exports', 'dead-letters', 'zine', 'articles'];");
    expect(read('svc-zine/src/app.ts')).toContain(
      'resolvers: [exportResolvers, deadLetterResolvers(consumers), zineResolvers, articlesResolvers],',
    );
    expect(read('svc-zine/src/erasure/events.ts')).toContain('const ERASERS = [eraseZine, eraseArticles];');
    const names = [...read('svc-zine/src/migrations/index.ts').matchAll(/^ {2}'(\d{12}_\w+)': \w+,$/gm)].map(([, name]) => name);
    expect(names).toEqual([expect.stringMatching(/_create_zine$/), expect.stringMatching(/_create_articles$/)]);
    expect(names).toEqual(names.toSorted());
    const routes = [...read('mf-zine/slice.config.ts').matchAll(/ id: '([\w-]+)'/g)].map(([, id]) => id);
    expect(routes).toEqual(['zine', 'articles', 'about-us']);
    expect(json('mf-zine/page-states.json')).toHaveLength(3);
    for (const id of routes) expect(read('mf-zine/src/slice.tsx')).toMatch(new RegExp(`'?${id}'?: lazyView`));
  });

  test('takes part in the data export and in the staff’s dead letters, with an event for the audit log', () => {
    writeAll();
    const parts = [...read('svc-zine/src/exports/parts-repository.ts').matchAll(/^ {2}(\w+): \{ from: '(\w+) t'/gm)];
    expect(parts.map(([, part, table]) => [part, table])).toEqual([
      ['zine', 'zine'],
      ['articles', 'articles'],
    ]);
    const paths = ['index.ts', 'fixtures.ts'].map((file) => `packages/contracts/src/events/${file}`);
    expect(paths.flatMap(syntaxErrorsOf)).toEqual([]);
    expect(read(paths[0] ?? '')).toContain("'zine.staff.acted': { kind: 'fact', version: 1, schema: staffAction },");
    expect(read(paths[1] ?? '')).toContain("'zine.staff.acted': [");
    expect(read('svc-zine/src/dead-letters/resolvers.ts')).toContain("recordEvent(tx, 'zine.staff.acted', {");
  });

  test('is a workspace for npm, with a team and its settings documented', () => {
    writeAll();
    const { packages } = json('package-lock.json');
    expect(packages['svc-zine']).toEqual(expect.objectContaining({ name: '@meowtale/svc-zine', version: '0.1.0' }));
    for (const slice of ['svc-zine', 'mf-zine']) {
      expect(packages[`node_modules/@meowtale/${slice}`]).toEqual({ resolved: slice, link: true });
      expect(packages[slice].dependencies).toEqual(json(`${slice}/package.json`).dependencies);
      expect(readlinkSync(join(root, 'node_modules/@meowtale', slice))).toBe(join('../..', slice));
      expect(realpathSync(join(root, 'node_modules/@meowtale', slice))).toBe(realpathSync(join(root, slice)));
    }
    expect(gapsIn(json('package-lock.json'))).toEqual([]);
    expect(Object.keys(packages)).toEqual(Object.keys(packages).toSorted(new Intl.Collator('en').compare));
    const owners = read('CODEOWNERS');
    expect(ownerErrorsOf(owners, ['mf-zine', 'svc-zine'], () => true)).toEqual([]);
    expect(owners).toContain('/mf-zine/ @meowtale/press\n');
    const [, section = ''] = read('docs/production.md').split('## svc-zine\n');
    expect(section.split('\n## ')[0]).toContain('| `DATABASE_URL` | yes |');
  });
});

describe('a request that can’t be carried out', () => {
  const requests: [string, () => Changes, RegExp][] = [
    ['another beginning', () => newSlice(root, 'zine'), /has to begin with mf-/],
    ['capitals', () => newSlice(root, 'mf-Zine'), /kebab-case/],
    ['a path', () => newSlice(root, 'mf-../zine'), /kebab-case/],
    ['a team that can’t be written', () => newSlice(root, 'mf-zine', { team: '@press' }), /the team "@press" has to be kebab-case/],
    ['a remote that exists', () => newSlice(root, 'mf-store'), /mf-store exists already/],
    ['a type that another service has', () => newSlice(root, 'svc-drama'), /the type Drama exists already, in svc-drama-ai/],
    ['a service without such a list', () => newSlice(root, 'mf-zine', { service: 'svc-wallet' }), /has no findWallet and addWallet/],
    ['no capability', () => newCapability(root, 'svc-wallet'), /has to be <slice>\/<name>/],
    ['a missing service', () => newCapability(root, 'svc-zine/articles'), /svc-zine doesn't exist/],
    ['a part that every service has', () => newCapability(root, 'svc-wallet/migrations'), /can't be called "migrations"/],
    ['wings', () => newCapability(root, 'svc-catalog/zines'), /wings/],
    ['a feature of a service', () => newFeature(root, 'svc-wallet/zines'), /as in mf-news\/articles/],
  ];

  test.each(requests)('is rejected before anything is written: %s', (_what, request, message) => {
    const before = filesUnder(root);
    expect(request).toThrow(message);
    expect(request).toThrow(GeneratorError);
    expect(filesUnder(root)).toEqual(before);
  });

  test('is undone when a file can’t be written', () => {
    mkdirSync(join(root, 'packages/contracts/src'), { recursive: true });
    writeFileSync(join(root, 'packages/contracts/src/inputs'), 'a file instead of a folder');
    const before = new Map(filesUnder(root).map((path) => [path, read(path)]));
    expect(() => write(newSlice(root, 'svc-zine'))).toThrow(/ENOTDIR|EEXIST/);
    expect(new Map(filesUnder(root).map((path) => [path, read(path)]))).toEqual(before);
  });
});

test('a migration runs after those that are there', () => {
  const folder = join(root, 'migrations');
  const now = new Date('2026-12-01T10:00:00Z');
  expect(nextMigration(folder, 'create_a', now)).toBe('202612011000_create_a');
  mkdirSync(folder);
  writeFileSync(join(folder, '202612312359_create_b.ts'), '');
  expect(nextMigration(folder, 'create_a', now)).toBe('202701010000_create_a');
});
