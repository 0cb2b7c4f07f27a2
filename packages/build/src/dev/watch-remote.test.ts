import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { LOCALES } from '@meowtale/contracts/locales';
import { waitUntil } from '@meowtale/service-kit/wait-until';
import { repositoryRoot } from '../paths.ts';
import type { Problem } from './problems.ts';
import type { RemoteBuild } from './watch-remote.ts';

/** A checkout with one small remote and one service, in which this package's own copy builds. */
let root: string;
let output: string;
let stop: () => Promise<void>;
let builds: RemoteBuild[];
let last: { problems: readonly Problem[]; isChecking: boolean } | undefined;

const write = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  // At once, as editors do: a check may read the file meanwhile.
  await writeFile(path.join(root, `${file}.new`), text);
  await rename(path.join(root, `${file}.new`), path.join(root, file));
};
const linkPackage = (name: string) => symlink(path.join(repositoryRoot, 'packages', name), path.join(root, 'packages', name));
const until = async (isSo: () => boolean) => {
  if (await waitUntil(async () => isSo(), { withinMs: 60_000 })) return;
  throw new Error(`never so: ${isSo} with ${JSON.stringify({ last, builds }, null, 1)}`);
};
const messages = () => last?.problems.map(({ source, file, message }) => `${source} ${file}: ${message}`) ?? [];
const isClean = () => last?.isChecking === false && last.problems.length === 0;

const PAGE = "export function HomePage() {\n  const words: string = 'Hello';\n  return <p>{words}</p>;\n}\n";
const ASK = "import { gql } from '@urql/core';\nexport const HOME = gql`query Home { greeting }`;\n";
const config = (more = '') => `export const slice = { name: 'mf-sample', budgetBytes: null, navigation: [], popups: {},
  routes: [{ id: 'home', pattern: '/sample', frame: 'store', titleKey: 'home.title' }${more}] };\n`;
const words = (more = {}) => JSON.stringify({ home: { title: 'Home', ...more } });

async function writeSample(): Promise<void> {
  await write(
    'mf-sample/package.json',
    JSON.stringify({ name: '@meowtale/mf-sample', version: '0.1.0', type: 'module', dependencies: {} }),
  );
  const compilerOptions = { strict: true, noEmit: true, module: 'ESNext', moduleResolution: 'Bundler', target: 'ES2024', jsx: 'react-jsx' };
  const more = { allowImportingTsExtensions: true, skipLibCheck: true, resolveJsonModule: true, types: ['react'], lib: ['ES2024', 'DOM'] };
  await write('mf-sample/tsconfig.json', JSON.stringify({ compilerOptions: { ...compilerOptions, ...more }, include: ['src'] }));
  await write('mf-sample/slice.config.ts', config());
  await write('mf-sample/src/index.ts', "import('./bootstrap.ts');\n");
  await write('mf-sample/src/bootstrap.ts', 'export {};\n');
  await write(
    'mf-sample/src/slice.tsx',
    "import { HomePage } from './home-page.tsx';\nexport const createSlice = async () => ({ routes: { home: HomePage } });\n",
  );
  await write('mf-sample/src/home-page.tsx', PAGE);
  await write('mf-sample/src/home-document.ts', ASK);
  for (const locale of LOCALES) await write(`mf-sample/locales/${locale}.json`, words());
  await write('svc-sample/src/schema.graphql', 'extend type Query { greeting: String }\n');
}

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'checkout-'));
  output = path.join(root, 'output');
  await cp(path.join(repositoryRoot, 'packages/build'), path.join(root, 'packages/build'), {
    recursive: true,
    filter: (file) => !file.includes('node_modules'),
  });
  for (const name of ['contracts', 'releases', 'service-kit', 'ui', 'web-kit']) await linkPackage(name);
  await symlink(path.join(repositoryRoot, 'node_modules'), path.join(root, 'node_modules'));
  await symlink(path.join(repositoryRoot, 'package-lock.json'), path.join(root, 'package-lock.json'));
  await writeSample();
  builds = [];
  const file = pathToFileURL(path.join(root, 'packages/build/src/dev/watch-remote.ts')).href;
  const { watchRemote } = (await import(file)) as typeof import('./watch-remote.ts');
  stop = await watchRemote({
    name: 'mf-sample',
    outputFolder: output,
    built: (build) => builds.push(build),
    checked: (problems, isChecking) => {
      last = { problems, isChecking };
    },
  });
  await until(() => builds.length > 0);
});
afterAll(async () => {
  await stop();
  await rm(root, { recursive: true, force: true });
});
beforeEach(async () => {
  await until(isClean);
  builds.length = 0;
});

test('an edit of a page is a new build whose modules replace those of an open page, and the plan stays', async () => {
  await write('mf-sample/src/home-page.tsx', PAGE.replace('Hello', 'Good morning'));
  await until(() => builds.length > 0);
  expect(builds[0]?.isPlanChanged).toBe(false);
  await until(isClean);
  const files = await readdir(output);
  expect(files.filter((file) => file.endsWith('.hot-update.json'))).not.toEqual([]);
});

test('a type error is reported while the page is built all the same, and cleared once it is mended', async () => {
  await write('mf-sample/src/home-page.tsx', PAGE.replace("'Hello'", '1'));
  await until(() => messages().length > 0);
  expect(messages()).toEqual(["types mf-sample/src/home-page.tsx: TS2322: Type 'number' is not assignable to type 'string'."]);
  await until(() => builds.length > 0);
  await write('mf-sample/src/home-page.tsx', PAGE);
  await until(isClean);
});

test('words that one language lacks are reported, and cleared once they are there', async () => {
  await write('mf-sample/locales/en-US.json', words({ lead: 'Welcome' }));
  await until(() => messages().length > 0);
  expect(messages()).toContain('words mf-sample/locales/ja-JP.json: no words for home.lead');
  expect(messages()).toHaveLength(LOCALES.length - 1);
  await write('mf-sample/locales/en-US.json', words());
  await until(isClean);
});

test('an operation that the schema no longer allows is reported, and cleared once the schema has its field again', async () => {
  await write('svc-sample/src/schema.graphql', 'extend type Query { welcome: String }\n');
  await until(() => messages().length > 0);
  expect(messages().join()).toMatch(/^operations .*mf-sample\/src\/home-document\.ts Home: Cannot query field "greeting"/);
  await write('svc-sample/src/schema.graphql', 'extend type Query { greeting: String }\n');
  await until(isClean);
});

test('a new route is in the plan without a restart', async () => {
  await write('mf-sample/slice.config.ts', config(", { id: 'gifts', pattern: '/gifts', frame: 'store', titleKey: 'home.title' }"));
  await until(() => builds.some(({ isPlanChanged }) => isPlanChanged));
  const { routes } = JSON.parse(await readFile(path.join(output, 'slice.json'), 'utf8'));
  expect(routes.map(({ pattern }: { pattern: string }) => pattern)).toEqual(['/sample', '/gifts']);
});

test('a configuration that names words that are nowhere is reported, and the page goes on with the last plan', async () => {
  const before = await readFile(path.join(output, 'slice.json'), 'utf8');
  await write('mf-sample/slice.config.ts', config(", { id: 'lost', pattern: '/lost', frame: 'store', titleKey: 'lost.title' }"));
  await until(() => messages().length > 0);
  expect(messages()).toEqual([expect.stringMatching(/^slice mf-sample\/slice\.config\.ts: .*lost\.title/)]);
  expect(await readFile(path.join(output, 'slice.json'), 'utf8')).toBe(before);
  await write('mf-sample/slice.config.ts', config());
  await until(isClean);
});
