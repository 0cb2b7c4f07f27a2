import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { bundlePrograms } from './bundles.ts';
import { repositoryRoot } from './paths.ts';

const entries = { gateway: 'gateway/main.ts' };
let root: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
/** A fake bundler that knows one file. */
const copy = jest.fn(async (_entries: unknown, folder: string) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'gateway.cjs'), readFileSync(join(root, 'gateway/main.ts')));
  return ['gateway/main.ts'];
});
const bundle = () => bundlePrograms({ entries, root, build: copy });
const served = async () => readFileSync((await bundle()).fileOf('gateway/main.ts'), 'utf8');

beforeEach(() => {
  copy.mockClear();
  root = mkdtempSync(join(tmpdir(), 'meowtale-bundles-'));
  for (const folder of ['svc-catalog', 'svc-wallet', 'svc-drama-ai', 'shell', 'deploy/registry', 'packages/contracts']) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  for (const file of ['deploy/package.json', 'package.json', 'package-lock.json']) write(file, '{}');
  write('gateway/main.ts', 'one');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a changed source is bundled again, and an unchanged one is not', async () => {
  await expect(served()).resolves.toBe('one');
  await expect(served()).resolves.toBe('one');
  expect(copy).toHaveBeenCalledTimes(1);
  write('gateway/main.ts', 'two');
  await expect(served()).resolves.toBe('two');
  write('gateway/main.ts', 'one');
  await expect(served()).resolves.toBe('one');
  expect(copy).toHaveBeenCalledTimes(2);
});

test.each([
  ['a package of ours changed', 'packages/contracts/src/limits.ts'],
  ['a file was added', 'gateway/schema.json'],
  ['another version of a package is installed', 'package-lock.json'],
])('the program is bundled again when %s', async (_what, file) => {
  await bundle();
  write(file, '{ "changed": true }');
  await expect(bundle()).resolves.toMatchObject({ built: true });
});

test('a bundle with a file outside the watched folders is rejected and leaves nothing behind', async () => {
  write('elsewhere/secret.ts', '');
  copy.mockImplementationOnce(async (_entries, folder) => {
    mkdirSync(folder, { recursive: true });
    return ['elsewhere/secret.ts'];
  });
  await expect(bundle()).rejects.toThrow('elsewhere/secret.ts');
  expect(readdirSync(join(root, '.cache/programs'))).toEqual([]);
});

test('a failed bundling leaves nothing that counts as a bundle', async () => {
  copy.mockRejectedValueOnce(new Error('cannot be read'));
  await expect(bundle()).rejects.toThrow('cannot be read');
  await expect(bundle()).resolves.toMatchObject({ built: true });
});

test('a program that is not bundled runs from its source', async () => {
  expect((await bundle()).fileOf('deploy/seed/main.ts')).toBe(join(root, 'deploy/seed/main.ts'));
});

test('a bundled program finds the files beside its source, and its stack traces have the source’s lines', () => {
  const folder = mkdtempSync(join(repositoryRoot, 'deploy/bundle-test-'));
  const source = join(folder, 'program.ts');
  writeFileSync(join(folder, 'words.txt'), 'found beside it');
  writeFileSync(
    source,
    [
      "import { readFileSync } from 'node:fs';",
      'interface Said { words: string }',
      "const said: Said = { words: readFileSync(import.meta.dirname + '/words.txt', 'utf8') };",
      '',
      'throw new Error(said.words);',
    ].join('\n'),
  );
  const output = join(folder, 'bundled');
  const entries = { program: relative(repositoryRoot, source) };
  const build = [
    "import { buildPrograms } from '@meowtale/build/build-programs';",
    `await buildPrograms(${JSON.stringify(entries)}, ${JSON.stringify(output)});`,
  ].join('\n');
  try {
    execFileSync(process.execPath, ['--input-type=module', '-e', build], { cwd: join(repositoryRoot, 'deploy') });
    const { stderr } = spawnSync(process.execPath, ['--enable-source-maps', join(output, 'program.cjs')], { encoding: 'utf8' });
    expect(stderr).toContain('Error: found beside it');
    expect(stderr).toContain(`${source}:5:`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 180_000);
