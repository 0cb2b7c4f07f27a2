import { expect, test } from '@jest/globals';
import { renderView } from './testing/render-view.ts';
import { barTitleOf, TitlePage } from './title-page.tsx';

const title = 'The Night Ferry';
const pageOf = (framed: boolean, author: string | null = null) =>
  renderView(<TitlePage title={title} author={author} language="en-US" framed={framed} />).innerHTML;

test('in its own tab a story’s title is visible once on each page', () => {
  expect(pageOf(false)).toContain(`<h1 dir="auto">${title}</h1>`);
  expect(barTitleOf(title, { framed: false, isFirst: true })).toBe('');
  expect(barTitleOf(title, { framed: false, isFirst: false })).toBe(title);
});

test('below a page that shows the title it is a heading for screen readers only', () => {
  expect(pageOf(true)).toBe(`<header class="unseen" lang="en-US"><h1 dir="auto" class="unseen">${title}</h1></header>`);
  expect(pageOf(true, 'Mira')).toBe(
    `<header class="opening" lang="en-US"><h1 dir="auto" class="unseen">${title}</h1><p dir="auto">Mira</p></header>`,
  );
  expect([true, false].map((isFirst) => barTitleOf(title, { framed: true, isFirst }))).toEqual(['', '']);
});
