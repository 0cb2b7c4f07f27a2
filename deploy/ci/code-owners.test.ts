import { expect, test } from '@jest/globals';
import { repositoryRoot } from '../local/paths.ts';
import { ownerErrors, ownerErrorsOf } from './code-owners.ts';

const folders = ['mf-store', 'packages/ui', 'svc-wallet'];
const errorsOf = (...lines: string[]) => ownerErrorsOf(lines.join('\n'), folders, (folder) => [...folders, 'docs'].includes(folder));

const ALL = '* @meowtale/platform';
const STORE = '/mf-store/ @meowtale/store';
const UI = '/packages/ui/ @meowtale/platform';
const WALLET = '/svc-wallet/ @meowtale/wallet';

test('a line per workspace, in order, after a comment and the rest of the repository, has no error', () => {
  expect(errorsOf('# Teams.', ALL, STORE, UI, WALLET, '')).toEqual([]);
  expect(errorsOf(ALL, '/docs/ @meowtale/platform', STORE, UI, WALLET)).toEqual([]);
});

test('a workspace without a team is an error that says what to add', () => {
  expect(errorsOf(ALL, STORE, UI)).toEqual(['CODEOWNERS: /svc-wallet/ has no team; add a line "/svc-wallet/ @meowtale/<team>"']);
  expect(errorsOf(ALL, STORE, WALLET, '# /packages/ui/ @meowtale/platform')).toHaveLength(1);
});

test.each([
  ['a folder that does not exist', [ALL, '/mf-gone/ @meowtale/store', STORE, UI, WALLET], "/mf-gone/ doesn't exist"],
  ['lines that are not in order', [ALL, UI, STORE, WALLET], '/mf-store/ is there twice or not in order'],
  ['a folder twice', [ALL, STORE, STORE, UI, WALLET], '/mf-store/ is there twice or not in order'],
  ['no team for the rest', [STORE, UI, WALLET], 'the first line isn\'t "* @meowtale/<team>"'],
])('%s is an error', (_what, lines, error) => {
  expect(errorsOf(...lines)).toEqual([expect.stringContaining(error)]);
});

test.each([
  '/svc-wallet/ @ada',
  '/svc-wallet/ ada@meowtale.example',
  'svc-wallet/ @meowtale/wallet',
  '/svc-wallet/',
  '/svc-wallet/  @meowtale/wallet',
])('a line without exactly one team, or for another place than a folder, is an error: %j', (line) => {
  const errors = [expect.stringContaining(`"${line}" isn't`), expect.stringContaining('/svc-wallet/ has no team')];
  expect(errorsOf(ALL, STORE, UI, line)).toEqual(errors);
});

test('each workspace of the repository has a team', () => {
  expect(ownerErrors(repositoryRoot)).toEqual([]);
});
