import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { repositoryRoot } from '../local/paths.ts';
import { slices } from '../local/programs.ts';
import { affectedOf, withoutProofs } from './affected.ts';
import { type Importers, startedBy } from './affected-importers.ts';
import { READERS } from './affected-readers.ts';
import { JOURNEY_SLICES } from './journey-slices.ts';

const importers: Importers = new Map([
  ['mf-store/src/bill.ts', ['mf-store/src/page.tsx']],
  ['mf-store/src/page.tsx', ['mf-store/src/page.test.tsx']],
  ['mf-store/src/page.test.tsx', []],
  ['mf-lobby/locales/zh-TW.json', ['mf-lobby/src/words.test.ts']],
  ['mf-lobby/src/words.test.ts', []],
  ['mf-lobby/src/desk.test.ts', []],
  ['mf-lobby/src/app/sentences.test.tsx', []],
  ['packages/web-kit/src/i18n.ts', ['packages/web-kit/src/i18n.test.ts', 'mf-store/src/page.tsx']],
  ['packages/web-kit/src/i18n.test.ts', []],
  ['packages/story/src/compile.ts', ['svc-catalog/src/story.ts']],
  ['svc-catalog/src/story.ts', []],
  ['svc-wallet/src/main.ts', []],
  ['svc-wallet/src/settlement/run.ts', ['svc-wallet/src/settlement/run.test.ts']],
  ['svc-wallet/src/settlement/run.test.ts', []],
  ['svc-wallet/src/testing/wallet.ts', ['svc-wallet/src/money.test.ts']],
  ['svc-wallet/src/money.test.ts', []],
  ['gateway/src/stitch.test.ts', []],
  ['shell/src/errors/fault-sentences.test.tsx', []],
  ['deploy/drills/sales.test.ts', []],
  ['deploy/ci/affected.test.ts', []],
  ['deploy/ci/run-program.ts', ['deploy/ci/journeys.ts']],
  ['deploy/ci/test-events.ts', ['deploy/ci/reporters/playwright-events.ts']],
  ['deploy/ci/reporters/playwright-events.ts', []],
  ['deploy/ci/journeys.ts', ['deploy/ci/test.ts']],
  ['deploy/ci/test.ts', []],
  ['deploy/ci/journey-slices.ts', ['e2e/support/meowtale.ts']],
  ['e2e/support/meowtale.ts', ['e2e/paying.spec.ts', 'e2e/sites.spec.ts']],
  ['e2e/support/consent.ts', ['e2e/playwright.config.ts']],
  ['e2e/support/people.ts', ['e2e/paying.spec.ts']],
  ['e2e/playwright.config.ts', []],
  ['e2e/paying.spec.ts', []],
  ['e2e/sites.spec.ts', []],
]);
const SPECS = Object.keys(JOURNEY_SLICES).map((name) => `e2e/${name}`);
const affected = (...changed: string[]) => affectedOf(changed, importers, SPECS);
const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8');

describe('the Jest files of a change', () => {
  test('are those that import the changed module', () => {
    const { jest } = affected('mf-store/src/bill.ts');
    expect(jest).toContain('mf-store/src/page.test.tsx');
    expect(jest).not.toContain('svc-wallet/src/money.test.ts');
    expect(affected('svc-wallet/src/settlement/run.ts').jest).not.toContain('svc-wallet/src/money.test.ts');
  });

  test('are those of the workspace where no test imports the module', () => {
    const all = ['svc-wallet/src/money.test.ts', 'svc-wallet/src/settlement/run.test.ts'];
    expect(affected('svc-wallet/src/main.ts').jest).toEqual(expect.arrayContaining(all));
    expect(affected('svc-wallet/src/deleted.ts').jest).toEqual(expect.arrayContaining(all));
    expect(affected('svc-wallet/src/main.ts').jest).not.toContain('mf-store/src/page.test.tsx');
  });

  test('are those of the workspace for SQL and translations; for a GraphQL schema also the gateway’s', () => {
    expect(affected('svc-wallet/src/orders/notes.sql').jest).toContain('svc-wallet/src/money.test.ts');
    expect(affected('mf-lobby/locales/zh-TW.json').jest).toContain('mf-lobby/src/desk.test.ts');
    const { jest } = affected('svc-wallet/src/orders/schema.graphql');
    expect(jest).toEqual(expect.arrayContaining(['svc-wallet/src/money.test.ts', 'gateway/src/stitch.test.ts']));
  });

  test.each(['locales/de-DE.json', 'package.json', 'src/deleted.ts'])(
    'for %s of a package are those of the workspaces that use it',
    (file) => {
      const { jest } = affected(`packages/web-kit/${file}`);
      expect(jest).toEqual(expect.arrayContaining(['packages/web-kit/src/i18n.test.ts', 'mf-store/src/page.test.tsx']));
      expect(jest).not.toContain('svc-wallet/src/money.test.ts');
    },
  );

  test('for a deleted test of a package are its own workspace’s', () => {
    expect(affected('packages/web-kit/src/deleted.test.ts').jest).not.toContain('mf-store/src/page.test.tsx');
  });

  test.each([
    'svc-wallet/src/main.ts',
    'svc-wallet/src/orders/notes.sql',
    'svc-drama-ai/src/providers/testing/conformance-main.ts',
    'gateway/src/main.ts',
    'packages/service-kit/src/a.ts',
    'packages/contracts/src/a.ts',
    'packages/story/src/compile.ts',
  ])('include the drills, which start the services, for %s', (file) => {
    expect(affected(file).jest).toContain('deploy/drills/sales.test.ts');
  });

  test.each(['svc-wallet/src/money.test.ts', 'svc-wallet/src/testing/wallet.ts', 'mf-store/src/page.tsx'])(
    'include no drills for %s',
    (file) => {
      expect(affected(file).jest).not.toContain('deploy/drills/sales.test.ts');
    },
  );

  test('include those that read the changed file', () => {
    const sentences = ['mf-lobby/src/app/sentences.test.tsx', 'shell/src/errors/fault-sentences.test.tsx'];
    expect(affected('svc-catalog/src/story.ts').jest).toEqual(expect.arrayContaining(sentences));
    expect(affected('e2e/new.spec.ts').jest).toContain('deploy/ci/affected.test.ts');
  });
});

describe('the journeys of a change', () => {
  test('are those that load its slice', () => {
    expect(affected('mf-store/src/bill.ts').journeys).toContain('e2e/paying.spec.ts');
    expect(affected('mf-website-builder/src/site.ts').journeys).toContain('e2e/sites.spec.ts');
    expect(affected('mf-website-builder/src/site.ts').journeys).not.toContain('e2e/paying.spec.ts');
    expect(affected('mf-store/src/page.test.tsx').journeys).toEqual([]);
  });

  test('are all for a service that every page needs, the shell and packages', () => {
    for (const file of ['svc-wallet/src/a.ts', 'shell/src/a.ts', 'packages/ui/src/a.ts', 'deploy/seed/a.ts']) {
      expect(affected(file).journeys).toBeUndefined();
    }
    expect(affected('svc-wallet/src/a.test.ts').journeys).toEqual([]);
  });

  test.each([
    'deploy/ci/journeys.ts',
    'deploy/ci/run-program.ts',
    'deploy/ci/test-events.ts',
    'deploy/ci/reporters/playwright-events.ts',
    'e2e/support/consent.ts',
  ])('are all for %s, which runs them', (file) => {
    expect(affected(file).journeys).toBeUndefined();
  });

  test('are none for the rest of deploy/ci', () => {
    expect(affected('deploy/ci/test.ts').journeys).toEqual([]);
  });

  test('are those that import the changed module', () => {
    expect(affected('e2e/support/people.ts').journeys).toEqual(['e2e/paying.spec.ts']);
    expect(affected('deploy/ci/journey-slices.ts').journeys).toEqual(['e2e/paying.spec.ts', 'e2e/sites.spec.ts']);
  });

  test.each(['svc-drama-ai/src/dramas/service.ts', 'svc-drama-ai/src/providers/testing/conformance-main.ts'])(
    'for %s are those that call it, from a page or directly',
    (file) => {
      const { journeys } = affected(file);
      const callers = ['api-errors', 'requests', 'editors', 'staff'].map((name) => `e2e/${name}.spec.ts`);
      expect(journeys).toEqual(expect.arrayContaining(callers));
      expect(journeys).not.toContain('e2e/paying.spec.ts');
      expect(affected('svc-drama-ai/src/testing/job-server.ts').journeys).toEqual([]);
    },
  );

  test('are only those that npm test runs; the names of the others are printed', () => {
    const lines: string[] = [];
    const print = (line: string) => void lines.push(line);
    expect(withoutProofs(['e2e/paying.spec.ts', 'e2e/month.spec.ts'], print)).toEqual(['e2e/paying.spec.ts', 'e2e/month.spec.ts']);
    expect(lines).toEqual([]);
    expect(withoutProofs(['e2e/network.spec.ts', 'e2e/fonts.spec.ts'], print)).toEqual([]);
    expect(lines).toEqual(['Only `npm run prove` runs these affected journeys: e2e/network.spec.ts, e2e/fonts.spec.ts']);
  });
});

test('a file that affects every build affects every test, and no changed file affects none', () => {
  expect(affected('package-lock.json')).toEqual({ jest: undefined, journeys: undefined });
  expect(affected('packages/build/src/webpack.ts')).toEqual({ jest: undefined, journeys: undefined });
  expect(affected()).toEqual({ jest: [], journeys: [] });
});

test('a worker or program that a module starts by its path counts as imported by it', () => {
  const text = `
    new Worker(new URL('./compile-worker.ts', import.meta.url), {});
    spawn(process.execPath, [join(import.meta.dirname, '../testing/publisher.ts')]);`;
  expect(startedBy('packages/kit/src/ink/compile.ts', text)).toEqual([
    'packages/kit/src/ink/compile-worker.ts',
    'packages/kit/src/testing/publisher.ts',
  ]);
});

/** Returns a path from the module's own folder, or one from the repository's top. */
const BESIDE = /(?:import\.meta\.dirname, |new URL\()'(\.\.\/[^']*|\.\.)'/g;
const FROM_TOP = /\b(?!relative\b)\w+\(repositoryRoot(?:, '([^']*)')?/g;

/**
 * Returns whether a test's own text joins `import.meta` or `repositoryRoot` with a path outside its workspace; imported modules aren't
 * searched.
 */
function readsElsewhere(file: string, text: string): boolean {
  const workspace = /^(?:packages\/)?[^/]+\//.exec(file)?.[0] ?? '';
  const beside = [...text.matchAll(BESIDE)].map(([, path = '']) => posix.join(posix.dirname(file), path));
  const fromTop = [...text.matchAll(FROM_TOP)].map(([, path = '.']) => path);
  return [...beside, ...fromTop].some((path) => !path.startsWith('../') && !`${path}/`.startsWith(workspace));
}

test('each test that reads files outside its workspace lists them', () => {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: repositoryRoot, encoding: 'utf8' });
  const tests = listed.split('\n').filter((file) => /\.test\.tsx?$/.test(file) && existsSync(join(repositoryRoot, file)));
  expect(tests.filter((file) => readsElsewhere(file, read(file)) && !READERS[file])).toEqual([]);
  expect(Object.keys(READERS).filter((file) => !existsSync(join(repositoryRoot, file)))).toEqual([]);
  expect(readsElsewhere('mf-a/src/a.test.ts', `join(import.meta.dirname, '../../svc-b')`)).toBe(true);
  expect(readsElsewhere('mf-a/src/a.test.ts', `join(import.meta.dirname, '../locales')`)).toBe(false);
});

test('each spec lists the slices it loads, and each remote has a journey', () => {
  const specs = readdirSync(join(repositoryRoot, 'e2e')).filter((name) => name.endsWith('.spec.ts'));
  expect(Object.keys(JOURNEY_SLICES).sort()).toEqual(specs.sort());
  const remotes = slices.filter((name) => name !== 'shell');
  const listed = new Set(Object.values(JOURNEY_SLICES).flat());
  expect([...listed].sort()).toEqual([...remotes, 'svc-drama-ai'].sort());
});

test('each spec that calls svc-drama-ai itself lists it or a slice that calls it', () => {
  const callers = SPECS.filter((spec) => /\b(?:add|copy|del|find|set)Drama|addAiTranslator|origins\.drama\b/.test(read(spec)));
  const { journeys } = affected('svc-drama-ai/src/main.ts');
  expect(callers).toContain('e2e/api-errors.spec.ts');
  expect(journeys).toEqual(expect.arrayContaining(callers));
});
