import { describe, expect, test } from '@jest/globals';
import { requestsOf } from './requests.ts';

let count = 0;
const read = (source: string, extension = 'tsx') => requestsOf(`/source-${count++}.${extension}`, Buffer.from(source));
const module = (name: string) => ({ kind: 'module', name });

describe('a script names', () => {
  test.each([
    ["import './a.ts';", [module('./a.ts')]],
    ["import a, { b } from 'a';", [module('a')]],
    ["import { type A } from './a.ts';", [module('./a.ts')]],
    ["export * from './a.ts'; export { b } from 'b';", [module('./a.ts'), module('b')]],
    ["import type { A } from './a.ts'; export type { B } from './b.ts'; export type * from 'c';", []],
    ["const text = '貓語'; const a = () => import(/* webpackChunkName: \"a\" */ './a.ts');", [module('./a.ts')]],
    ["import(big ? './a.ts' : './b.ts');", [module('./a.ts'), module('./b.ts')]],
    ['import(`./a.ts`);', [module('./a.ts')]],
    ["import('./a/' + name);", [module('./a/'), { kind: 'pattern', start: './a/', end: '' }]],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a source
    ['import(`../words/of-${{ a: 1 }[name]}.json`);', [{ kind: 'pattern', start: '../words/of-', end: '.json' }]],
    ["require.resolve('loader'); import.meta.resolve('./a.ts');", [module('loader'), module('./a.ts')]],
    ["require.context('./words', true);", [{ kind: 'pattern', start: './words/', end: '' }]],
    ["new Worker(new URL('./worker.ts', import.meta.url));", [{ kind: 'path', name: './worker.ts' }]],
    ["path.join(import.meta.dirname, 'shared', 'a.js');", [{ kind: 'path', name: 'shared/a.js' }]],
    ['import(pathToFileURL(file).href);', []],
  ])('%s', (source, requests) => {
    expect(read(source)).toEqual(requests);
  });
});

describe('a style names', () => {
  test.each([
    ["@import 'fonts/a.css';", ['fonts/a.css']],
    ['@import url("./a.css") layer(base);', ['./a.css']],
    ['.a { background: url(a.svg#part) url( "b.png" ); }', ['a.svg', 'b.png']],
    ['.a { background: image-set("a.webp" 1x, "b.webp" 2x); }', ['a.webp', 'b.webp']],
    [".a { composes: b from './b.module.css'; }", ['./b.module.css']],
    ['.a { background: url(data:image/svg+xml;base64,AA) url(/a.png) url(#a); }', []],
  ])('%s', (source, names) => {
    expect(read(source, 'css')).toEqual(names.map(module));
  });
});

test('a picture names nothing', () => {
  expect(read('import "a";', 'png')).toEqual([]);
});
