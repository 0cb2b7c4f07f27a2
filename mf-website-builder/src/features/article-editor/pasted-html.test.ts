import { describe, expect, test } from '@jest/globals';
import { GOOGLE_DOCS, WORD, WORD_ONLINE, WORD_RTF } from './pasted.fixture.ts';
import { readPastedHtml } from './pasted-html.ts';

const linesOf = (html: string) =>
  html
    .replace(/(<\/(?:p|h\d)>|<\/[uo]l>(?!<\/li>)|<img[^>]*>)/g, '$1\n')
    .trim()
    .split('\n');

describe('what is copied from', () => {
  test('Word has its headings, marks, lists and table cells as blocks, and counts the pictures that are files', () => {
    const { html, hasText, lostPictures } = readPastedHtml(WORD);
    expect(linesOf(html)).toEqual([
      '<h1>The lamp</h1>',
      '<h1>Chapter\u00a0one</h1>',
      '<p>It was <b>dark</b>, <i>very</i> <b><i>dark</i></b> and <u>wet</u>. <s>Dry.</s> See <a href="https://example.com/?a=1&amp;b=2">the map</a>.</p>',
      '<ul><li>A <b>door</b><ul><li>Its key<br>of iron</li></ul></li><li>A bell</li></ul>',
      '<ol><li>First<ol><li>Within</li></ol></li></ol>',
      '<p>left</p>',
      '<p>1 &lt; 2</p>',
    ]);
    expect([hasText, lostPictures]).toEqual([true, 1]);
  });

  test('Word has its pictures where they are in the RTF beside the HTML', () => {
    const { html, lostPictures } = readPastedHtml(WORD, WORD_RTF);
    expect([html.match(/<img[^>]*>/g), lostPictures]).toEqual([['<img src="data:image/png;base64,AAEC">'], 0]);
    expect(readPastedHtml(WORD, WORD_RTF + WORD_RTF).lostPictures).toBe(1);
  });

  test('Word’s web edition has one list of its items, and its pictures', () => {
    const { html, lostPictures } = readPastedHtml(WORD_ONLINE);
    expect(linesOf(html)).toEqual([
      '<h2>Chapter two</h2>',
      '<p>The <b>tide</b> <u>rose</u>.</p>',
      '<ul><li>Salt<ul><li>grey</li></ul></li><li>Rope</li></ul>',
      '<img src="data:image/png;base64,AAEC">',
    ]);
    expect(lostPictures).toBe(0);
  });

  test('Google Docs is bold and italic where it was, with nested lists and pictures', () => {
    expect(linesOf(readPastedHtml(GOOGLE_DOCS).html)).toEqual([
      '<h1>Chapter three</h1>',
      '<p>Rain is <b>loud</b>, <i>very</i> loud and <s>dry</s> wet: <a href="https://example.com/rain">a map</a>.</p>',
      '<p>One line<br>and the next</p>',
      '<ul><li>Fruit<ul><li>Plum<ul><li>Stone</li></ul></li><li>Pear</li></ul></li><li>Bread</li></ul>',
      '<img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nXe?key=a&amp;b=1">',
    ]);
  });
});

test.each([
  ['a few words stay inline', '<meta charset="utf-8"><span style="color: red; font-weight: 700">two</span> words', '<b>two</b> words'],
  ['one paragraph is inline', '<p class=MsoNormal>One.<o:p></o:p></p>', 'One.'],
  ['nothing is nothing', '<p>&nbsp;</p><br>', ''],
  ['two lists beside each other stay two', '<ul><li>a</li></ul><ol><li>b</li></ol>', '<ul><li>a</li></ul><ol><li>b</li></ol>'],
  ['paragraphs of an item are its lines', '<ul><li><p>a</p><p>b</p></li></ul>', '<ul><li>a<br>b</li></ul>'],
  [
    'a picture in an item follows the list',
    '<ul><li>a<img src="https://x/a.png"></li><li>b</li></ul>',
    '<ul><li>a</li><li>b</li></ul><img src="https://x/a.png">',
  ],
  ['a picture splits its paragraph', '<p>a<img src="https://x/a.png">b</p>', '<p>a</p><img src="https://x/a.png"><p>b</p>'],
  [
    'items deeper than five are on the fifth level',
    `${'<ul><li>x'.repeat(7)}${'</li></ul>'.repeat(7)}`,
    `${'<ul><li>x'.repeat(4)}<ul><li>x</li><li>x</li><li>x</li></ul>${'</li></ul>'.repeat(4)}`,
  ],
  ['a script is gone', '<p>a</p><script>alert(1)</script><p onclick="x">b</p><a href="javascript:x">c</a>', '<p>a</p><p>b</p><p>c</p>'],
])('%s', (_what, given, html) => expect(readPastedHtml(given).html).toBe(html));
