import { describe, expect, test } from '@jest/globals';
import { expectLinearTime } from '../../testing/cost.ts';
import { kindOf, placeOf, referencesOf } from './web-references.ts';

const needed = (text: string) => referencesOf('html', text).map(({ address, needed: is }) => `${is ? '!' : ''}${address}`);

test('a page names its scripts and styles as needed, and its pictures', () => {
  const page = `<!doctype html><head><link rel="stylesheet" href="a.css"><link rel=icon href='i.png'><!-- <script src="old.js"></script> -->
    <script src="game.js"></script><script type="module">import { go } from './go.js'; const t = "<img src='never.png'>";</script></head>
    <body><img src=cat.png alt=""><video poster="p.jpg"><source src="v.webm"></video><a href="next.html">on</a>
    <style>body { background: url("bg.jpg") }</style></body>`;
  expect(needed(page)).toEqual(['!a.css', 'i.png', '!game.js', './go.js', 'cat.png', 'p.jpg', 'v.webm', 'bg.jpg']);
});

const of = (kind: 'css' | 'js' | 'manifest', text: string) => referencesOf(kind, text).map(({ address }) => address);

test('a style, a script and a manifest name their files', () => {
  expect(
    of('css', '@import "b.css"; /* url(no.png) */ a { background: url( c.png ) } @font-face { src: url("data:font/woff2;base64,AA") }'),
  ).toEqual(['b.css', 'c.png', 'data:font/woff2;base64,AA']);
  expect(of('js', `import"./a.js";import{b}from'../b.js';import('./c.js');import x from 'react';import(\`./\${d}.js\`)`)).toEqual([
    './a.js',
    '../b.js',
    './c.js',
  ]);
  expect(of('manifest', '{"icons":[{"src":"i.png"},{}]}')).toEqual(['i.png']);
  expect(of('manifest', 'no json')).toEqual([]);
});

test('a page names pictures of several sizes, and those of its styles', () => {
  const page = `<img srcset="a.png 1x,  b,c.png 2x,d.png," src=e.png><LINK REL='Stylesheet' HREF=f.css><link imagesrcset="g.png 2x" rel=preload>
    <p style="background:url('h.png')"><a srcset=no.png href=no.html data-src=no.png>`;
  expect(needed(page)).toEqual(['e.png', 'a.png', 'b,c.png', 'd.png', '!f.css', 'g.png', 'h.png']);
});

test.each([
  ['a comment', `/* @import "no.css"; it's */ a{src:url(a.png)}`],
  [
    'a string, also one with quotes in it',
    `a{content:"url(no.png) \\" url(no.png)";src:URL('a.png')} b::after{content:'/*'} /* url(no.png) */`,
  ],
  ['a string that its line ends', `a{content:"it is url(no.png)\n;src:url( "a.png" )}`],
  ['an unterminated rule', 'a{src:url(a.png)} b{src:url(no.png'],
  ['a comment that never ends', 'a{src:url(a.png)} /* b{src:url(no.png)}'],
])('a style names nothing in %s', (_where, style) => expect(of('css', style)).toEqual(['a.png']));

test('addresses are limited in number and length', () => {
  const many = Array.from({ length: 3000 }, (_, n) => `url(${n}.png)`);
  expect(of('css', `url(data:image/png;base64,${'A'.repeat(3000)})${many.join('')}`)).toEqual(
    many.slice(0, 2000).map((_, n) => `${n}.png`),
  );
});

describe('a file takes linear time,', () => {
  const spaces = ' '.repeat(64);
  const slow = {
    html: ['<!--', '<script>', '<script', '<style>', '<img srcset="a,,,,', '<img src="'],
    css: ['/*', 'url(', `url(${spaces}`, '@import ', `@import${spaces}`, '"', "'\\"],
    js: ['from', `from${spaces}`, 'import(', `import("./a"${spaces}`, 'import("./'],
  };
  const plain = { html: '<p class="a">One more word.</p>\n', css: 'a { color: red; }\n', js: 'const a = () => go(1, 2);\n' };
  const cases = (['html', 'css', 'js'] as const).flatMap((kind) => slow[kind].map((part) => [kind, part] as const));
  test.each(cases)('also %s of many %j', (kind, part) => {
    const text = part.repeat((256 * 1024) / part.length);
    expectLinearTime((given) => referencesOf(kind, given), { slow: text, plain: plain[kind] });
  });
});

test('addresses made at run time are ignored', () => {
  expect(needed(`<script src="{{ url }}"></script><img src="\${x}.png"><img src="#"><img src="">`)).toEqual([]);
});

describe('an address leads to its place,', () => {
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

test('pictures and other files name nothing', () => {
  expect(['a.HTML', 'b.mjs', 'c.png', 'd'].map(kindOf)).toEqual(['html', 'js', null, null]);
});
