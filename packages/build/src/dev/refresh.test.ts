import { expect, test } from '@jest/globals';
import { withRefresh } from './refresh.ts';

const refresh = (source: string, id = 'mf-store/src/page.tsx') => withRefresh(id, source, '/refresh.ts');
const FIRST = 'import * as $refresh from "/refresh.ts";';
const ACCEPTS = 'import.meta.webpackHot.accept()';

test('a declared component is replaced before the module uses it, on the same line', () => {
  const source = "import { useState } from 'react';\nexport function Page() {\n  const [a] = useState(1);\n  return <p>{a}</p>;\n}";
  const text = refresh(source);
  expect(text).toContain(
    `${FIRST}Page = $refresh.component("mf-store/src/page.tsx Page", Page, "useState(1)", () => [useState]);import { useState } from 'react';\n`,
  );
  expect(text.split('\n').indexOf('  return <p>{a}</p>;')).toBe(source.split('\n').indexOf('  return <p>{a}</p>;'));
});

test('a constant component is replaced where it is set', () => {
  expect(refresh('const Row = ({ a }: { a: string }) => <p>{a}</p>;\nexport const Two = () => <Row a="b" />;')).toContain(
    'const Row = $refresh.component("mf-store/src/page.tsx Row", ({ a }: { a: string }) => <p>{a}</p>, "", () => []);',
  );
});

test('a module that exports components and types only is replaced alone', () => {
  expect(
    refresh('export interface Props { a: string }\nexport type { B } from "./b.ts";\nexport function Page() { return <p />; }'),
  ).toContain(ACCEPTS);
});

test.each(['export const SIZE = 3;', 'export * from "./other.tsx";', 'export class Store {}', 'const a = 1; export { a };'])(
  'a module that also has %s is not replaced alone',
  (line) => {
    const text = refresh(`${line}\nexport function Page() { return <p />; }`);
    expect(text).toContain('$refresh.component(');
    expect(text).not.toContain(ACCEPTS);
  },
);

test('a hook is recorded with the hooks that it calls, and only with names that the module knows', () => {
  const source = "import { useQuery } from 'urql';\nexport function useCart({ useStore }) { useStore(); return useQuery({ query: A }); }";
  expect(refresh(source, 'mf-store/src/use-cart.ts')).toContain('$refresh.hook(useCart, "useStore useQuery", () => [useQuery]);');
});

test('asynchronous functions, classes and other scripts stay as they are', () => {
  const sources = ['export async function Load() {}', 'export class Page {}', 'export const size = 3;', 'not a script at all {'];
  expect(sources.map((source) => refresh(source))).toEqual(sources);
});
