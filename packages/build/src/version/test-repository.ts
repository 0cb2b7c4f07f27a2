import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const json = (value: object) => JSON.stringify(value, null, 1);
const workspace = (name: string, more: object = {}) => json({ name: `@meowtale/${name}`, version: '0.1.0', type: 'module', ...more });
const locked = (version: string, more: object = {}) => ({ version, integrity: `sha512-${version}`, ...more });

const LOCK = {
  packages: {
    '': { name: 'fixture' },
    'node_modules/@meowtale/ui': { resolved: 'packages/ui', link: true },
    'node_modules/react': locked('19.0.0'),
    'node_modules/editor': locked('1.0.0', { dependencies: { parser: '^2.0.0' }, peerDependencies: { react: '*' } }),
    'node_modules/parser': locked('1.0.0'),
    'node_modules/editor/node_modules/parser': locked('2.0.0', { optionalDependencies: { 'parser-native': '2.0.0', absent: '1.0.0' } }),
    'node_modules/parser-native': locked('2.0.0'),
    'node_modules/fonts': locked('4.0.0'),
    'node_modules/bundler': locked('5.0.0', { dependencies: { 'bundler-core': '5.0.0' } }),
    'node_modules/bundler-core': locked('5.0.0'),
    'node_modules/unused': locked('6.0.0'),
    'node_modules/server': locked('7.0.0'),
  },
};

const SDL = `
  directive @personal on FIELD_DEFINITION | OBJECT
  enum Sort { NAME DATE }
  input Filter { sort: Sort }
  type Work { id: ID! name: String! author: Author! price: Int! }
  type Author { id: ID! name: String! }
  type Query { works(filter: Filter): [Work!]! authors: [Author!]! }
  type Mutation { rename(id: ID!): Work! }
`;

/** A repository with two remotes, of which the tests look at `mf-a`, and a service. */
const FILES: Readonly<Record<string, string>> = {
  'package-lock.json': json(LOCK),
  'packages/service-kit/src/base.graphql': 'scalar DateTime',
  'packages/service-kit/package.json': workspace('service-kit', { exports: { '.': './src/index.ts' } }),
  'packages/service-kit/src/index.ts':
    "import server from 'server'; export const base = readFileSync(join(import.meta.dirname, 'base.graphql')); export { server };",
  'packages/build/package.json': workspace('build'),
  'packages/build/src/build-slice.ts': "import bundler from 'bundler'; import { retry } from './retry.ts'; export { bundler, retry };",
  'packages/build/src/build-service.ts': "export { describe } from './describe.ts';",
  'packages/build/src/describe.ts': 'export const describe = 1;',
  'packages/build/src/retry.ts': "export const retry = require.resolve('./loader.cjs');",
  'packages/build/src/loader.cjs': 'module.exports = 1;',
  'packages/build/src/other-tool.ts': 'export const other = 1;',
  'packages/ui/package.json': workspace('ui', { exports: { '.': './src/index.ts', './styles.css': './src/styles.css' } }),
  'packages/ui/src/index.ts': "export * from './button.tsx';",
  'packages/ui/src/button.tsx': 'export const Button = 1;',
  'packages/ui/src/styles.css': 'a { color: red; }',
  'packages/contracts/package.json': workspace('contracts', { exports: { './*': './src/*.ts' } }),
  'packages/contracts/src/popups/a.ts': "import { limit } from '../limit.ts'; export const A_POPUPS = { limit };",
  'packages/contracts/src/popups/b.ts': 'export const B_POPUPS = {};',
  'packages/contracts/src/limit.ts': 'export const limit = 1;',
  'packages/contracts/src/shapes.ts': 'export interface Shape { name: string }',
  'packages/widgets/package.json': workspace('widgets', { exports: { '.': './src/index.ts' } }),
  'packages/widgets/src/index.ts': "export * from './card.tsx';\nexport type { Shape } from '@meowtale/contracts/shapes';",
  'packages/widgets/src/card.tsx': `import styles from './card.module.css';
    import type { Shape } from '@meowtale/contracts/shapes';
    import { Button } from '@meowtale/ui';
    export const later = async () => (await import('./later.ts')).later;
    export const words = (locale: string) => import(\`../locales/\${locale}.json\`, { with: { type: 'json' } });
    export const Card = (_: Shape) => [Button, styles];`,
  'packages/widgets/src/card.module.css':
    "@import 'fonts/regular.css';\n.card { background: url(paper.png); composes: base from './base.module.css'; }",
  'packages/widgets/src/base.module.css': '.base { margin: 0; }',
  'packages/widgets/src/paper.png': 'paper',
  'packages/widgets/src/later.ts': "export const later = new Worker(new URL('./worker.ts', import.meta.url));",
  'packages/widgets/src/worker.ts': 'postMessage(1);',
  'packages/widgets/src/unused.tsx': 'export const unused = 1;',
  'packages/widgets/locales/en-US.json': json({ title: 'Works' }),
  'svc-a/package.json': workspace('svc-a'),
  'svc-a/src/main.ts': "import { base } from '@meowtale/service-kit'; base();",
  'svc-a/src/works/schema.graphql': SDL,
  'mf-a/package.json': workspace('mf-a', { dependencies: {} }),
  'mf-a/README.md': 'Words.',
  'mf-a/slice.config.ts': "import { A_POPUPS } from '@meowtale/contracts/popups/a'; export const slice = { popups: A_POPUPS };",
  'mf-a/locales/en-US.json': json({ title: 'A' }),
  'mf-a/src/index.ts': "import('./slice.tsx');",
  'mf-a/src/slice.tsx': `import { Card } from '@meowtale/widgets'; import { edit } from 'editor'; import { useState } from 'react';
    export const Works = gql\`query Works($filter: Filter) { works(filter: $filter) { id author { name } } }\`;`,
  'mf-a/src/slice.test.tsx': "import { unused } from '@meowtale/widgets/unused';",
  'mf-b/package.json': workspace('mf-b', { dependencies: {} }),
  'mf-b/src/slice.tsx': 'export const b = gql`mutation Rename { rename(id: 1) { price } }`;',
};

/** Creates a small repository in a temporary folder. */
export async function makeRepository(): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'version-'));
  for (const [file, text] of Object.entries(FILES)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
  await mkdir(path.join(root, 'node_modules/@meowtale'), { recursive: true });
  for (const name of ['contracts', 'service-kit', 'ui', 'widgets']) {
    await symlink(path.join(root, 'packages', name), path.join(root, 'node_modules/@meowtale', name));
  }
  return root;
}
