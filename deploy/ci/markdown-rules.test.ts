import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '../local/paths.ts';
import { markdownErrors, markdownErrorsOf, namedFiles, relativeLinks } from './markdown-rules.ts';

const tree = new Set(['docs/money.md', 'docs/adr', 'svc-wallet/README.md', 'svc-wallet/src/orders/policy.ts', 'deploy/ci/jest.ts']);
const exists = (path: string) => tree.has(path);

test('links to other sites and to headings are not relative links', () => {
  const text = '[a](https://example.org/x.md) [b](mailto:a@b.c) [c](#top) [d](money.md#sales) ![e](pictures/e.webp "A title")\n';
  expect(relativeLinks(text)).toEqual(['money.md', 'pictures/e.webp']);
});

test('a fenced block holds neither links nor named files', () => {
  const text = '```sh\n[a](gone.md) `src/gone.ts`\n```\n[b](money.md)\n';
  expect(relativeLinks(text)).toEqual(['money.md']);
  expect(namedFiles(text)).toEqual([]);
});

test('a relative link is resolved from the folder of its file', () => {
  expect(markdownErrorsOf('svc-wallet/README.md', '[money](../docs/money.md), [ADRs](../docs/adr)\n', exists)).toEqual([]);
  expect(markdownErrorsOf('svc-wallet/README.md', '[money](docs/money.md)\n', exists)).toEqual([
    "svc-wallet/README.md: links to docs/money.md, which doesn't exist",
  ]);
});

test('a file that a README names exists in its folder, in its src, or from the root', () => {
  const sample = '`src/orders/policy.ts`, `orders/policy.ts`, `deploy/ci/jest.ts`, `svc-*/src/orders/policy.ts`, `policy.ts`\n';
  expect(markdownErrorsOf('svc-wallet/README.md', sample, exists)).toEqual([]);
  expect(markdownErrorsOf('svc-wallet/README.md', '`orders/rules.ts`\n', exists)).toEqual([
    "svc-wallet/README.md: names orders/rules.ts, which doesn't exist",
  ]);
  expect(markdownErrorsOf('docs/production.md', '`orders/rules.ts`\n', exists)).toEqual([]);
});

test('the architecture page has at most 90 lines', () => {
  expect(markdownErrorsOf('docs/architecture.md', 'x\n'.repeat(90), exists)).toEqual([]);
  expect(markdownErrorsOf('docs/architecture.md', 'x\n'.repeat(91), exists)).toEqual([
    'docs/architecture.md: 91 lines; at most 90 are allowed',
  ]);
  expect(markdownErrorsOf('docs/money.md', 'x\n'.repeat(500), exists)).toEqual([]);
});

test("a folder's README has at most 60 lines", () => {
  expect(markdownErrorsOf('svc-wallet/README.md', 'x\n'.repeat(60), exists)).toEqual([]);
  expect(markdownErrorsOf('svc-wallet/README.md', 'x\n'.repeat(61), exists)).toEqual([
    'svc-wallet/README.md: 61 lines; at most 60 are allowed',
  ]);
});

test('every document of the repository follows the rules', () => {
  expect(markdownErrors(repositoryRoot)).toEqual([]);
});

test('every name in the vocabulary is used in the code', () => {
  const text = readFileSync(join(repositoryRoot, 'docs/vocabulary.md'), 'utf8');
  const names = [...new Set([...text.matchAll(/`([A-Za-z][\w-]*)`/g)].map(([, name = '']) => name))];
  const args = [
    'grep',
    '-ohwFI',
    ...names.flatMap((name) => ['-e', name]),
    '--',
    'svc-*',
    'packages',
    'mf-*',
    'shell',
    'gateway',
    'deploy/registry',
    ':!*.md',
  ];
  const used = new Set(execFileSync('git', args, { cwd: repositoryRoot, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).split('\n'));
  const folders = execFileSync('git', ['ls-files', 'svc-*'], { cwd: repositoryRoot, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  expect(names.length).toBeGreaterThan(60);
  expect(names.filter((name) => !used.has(name) && !folders.includes(`/${name}/`))).toEqual([]);
});
