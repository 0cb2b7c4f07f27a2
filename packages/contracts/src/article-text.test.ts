import { describe, expect, test } from '@jest/globals';
import { articleLines, excerptOf, headlineOf, splitTitle } from './article-text.ts';
import { plainText } from './text/inline-html.ts';

const header = (text: string) => ({ type: 'header', data: { text, level: 2 } });
const paragraph = (text: string) => ({ type: 'paragraph', data: { text } });
const picture = { type: 'image', data: { url: 'http://f/i/x.png', caption: 'The harbour' } };

test.each([
  ['A <b>bold</b> <a href="https://example.com/?a=1&amp;b=2">link</a>', 'A bold link'],
  ['1 &lt; 2 &amp;&amp; 3 &gt; 2 &quot;yes&quot;', '1 < 2 && 3 > 2 "yes"'],
  ['one<br>two<br />three', 'one two three'],
  ['  a &nbsp; b\n c ', 'a b c'],
  ['&#x1F408; &#39;&bogus; &amp;lt;', "🐈 '&bogus; &lt;"],
  ['1 < 2', '1 < 2'],
])('the words of %s', (html, words) => expect(plainText(html)).toBe(words));

describe('an article’s title', () => {
  test.each([
    ['a header', [header('How <i>it</i> began'), paragraph('Text.')], 'How <i>it</i> began', 1],
    ['a header with signs and a line break', [header('A &lt; B<br>&amp; C')], 'A &lt; B<br>&amp; C', 0],
    ['a header of more than 200 characters, whole', [header('x'.repeat(300)), paragraph('y')], 'x'.repeat(300), 1],
    ['a header below a picture', [picture, header('After'), paragraph('Text.')], 'After', 2],
    ['the first paragraph where no header follows', [paragraph(' '), paragraph('Once.'), paragraph('Then.')], 'Once.', 2],
    ['none: the paragraph is too long', [paragraph('x'.repeat(201)), paragraph('Then.')], null, 2],
    ['none: other text is before the header', [paragraph('Before.'), header('After')], null, 2],
    ['none: there are only other blocks', [{ type: 'quote', data: { text: 'Said.', caption: '' } }], null, 1],
  ])('is %s, and isn’t repeated below', (_what, blocks, title, below) => {
    const split = splitTitle(blocks);
    expect([split.title, split.body.length]).toEqual([title, below]);
    expect(split.body.some((block) => 'text' in block.data && block.data.text === title)).toBe(false);
  });
});

test('the excerpt is the first text after the headline, decoded', () => {
  const blocks = [paragraph('A &lt; B'), { type: 'quote', data: { text: 'So &amp; so', caption: '' } }];
  expect([headlineOf(blocks), excerptOf(blocks, headlineOf(blocks))]).toEqual(['A < B', 'So & so']);
});

test('all words are listed, those of nested lists and captions too', () => {
  const list = { type: 'list', data: { style: 'ordered', items: [{ content: 'One', items: [{ content: '<b>Two</b>', items: [] }] }] } };
  expect(articleLines([header('Head'), list, picture, { type: 'delimiter', data: {} }])).toEqual(['Head', 'One', 'Two', 'The harbour']);
});
