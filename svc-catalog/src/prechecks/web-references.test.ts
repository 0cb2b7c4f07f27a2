import { describe, expect, test } from '@jest/globals';
import { kindOf, placeOf, referencesOf } from './web-references.ts';

const needed = (text: string) => referencesOf('html', text).map(({ address, needed: is }) => `${is ? '!' : ''}${address}`);

test('a page names its scripts and styles, without which it is nothing, and its pictures', () => {
  const page = `<!doctype html><head><link rel="stylesheet" href="a.css"><link rel=icon href='i.png'><!-- <script src="old.js"></script> -->
    <script src="game.js"></script><script type="module">import { go } from './go.js'; const t = "<img src='never.png'>";</script></head>
    <body><img src=cat.png alt=""><video poster="p.jpg"><source src="v.webm"></video><a href="next.html">on</a>
    <style>body { background: url("bg.jpg") }</style></body>`;
  expect(needed(page)).toEqual(['!a.css', 'i.png', '!game.js', 'cat.png', 'p.jpg', 'v.webm', './go.js', 'bg.jpg']);
});

test('a style, a script and a manifest name theirs', () => {
  const of = (kind: 'css' | 'js' | 'manifest', text: string) => referencesOf(kind, text).map(({ address }) => address);
  expect(
    of('css', '@import "b.css"; /* url(no.png) */ a { background: url( c.png ) } @font-face { src: url("data:font/woff2;base64,AA") }'),
  ).toEqual(['c.png', 'data:font/woff2;base64,AA', 'b.css']);
  expect(of('js', `import"./a.js";import{b}from'../b.js';import('./c.js');import x from 'react';import(\`./\${d}.js\`)`)).toEqual([
    './a.js',
    '../b.js',
    './c.js',
  ]);
  expect(of('manifest', '{"icons":[{"src":"i.png"},{}]}')).toEqual(['i.png']);
  expect(of('manifest', 'no json')).toEqual([]);
});

test('what is made while it runs isn’t asked for', () => {
  expect(needed(`<script src="{{ url }}"></script><img src="\${x}.png"><img src="#"><img src="">`)).toEqual([]);
});

describe('an address leads', () => {
  test.each([
    ['a.js', 'index.html', { at: 'inside', path: 'a.js' }],
    ['./b/a.js?v=2#x', 'index.html', { at: 'inside', path: 'b/a.js' }],
    ['../a.png', 'css/site.css', { at: 'inside', path: 'a.png' }],
    ['%E7%8C%AB.png', 'index.html', { at: 'inside', path: '猫.png' }],
    ['猫.png', 'a b/index.html', { at: 'inside', path: 'a b/猫.png' }],
    ['chapter/', 'index.html', { at: 'inside', path: 'chapter/index.html' }],
    ['/a.js', 'index.html', { at: 'root' }],
    ['../../../a.js', 'index.html', { at: 'root' }],
    ['https://cdn.example/a.js', 'index.html', { at: 'elsewhere', host: 'cdn.example' }],
    ['//cdn.example/a.js', 'index.html', { at: 'elsewhere', host: 'cdn.example' }],
    ['data:image/png;base64,AA', 'index.html', { at: 'nowhere' }],
    ['javascript:void(0)', 'index.html', { at: 'nowhere' }],
    ['%zz', 'index.html', { at: 'nowhere' }],
  ])('%s in %s', (address, from, place) => expect(placeOf(address, from)).toEqual(place));
});

test('pictures and the like name nothing', () => {
  expect(['a.HTML', 'b.mjs', 'c.png', 'd'].map(kindOf)).toEqual(['html', 'js', null, null]);
});
