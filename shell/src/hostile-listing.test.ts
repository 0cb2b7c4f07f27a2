import { expect, test } from '@jest/globals';
import { renderPage } from '../server/html.ts';
import { storeHead } from '../server/store-head.ts';
import { headListing } from '../server/testing.ts';
import type { Plan } from './plan.ts';

/** Returns the page of a listing whose every text is the same hostile one, as a browser parses it. */
function pageOf(words: string): Document {
  const [info] = headListing().store_info;
  const listing = headListing({ author: { uuid: '02', nickname: words }, store_info: [{ ...info, name: words, brief: words }] });
  const plan = { nonce: 'n', locale: 'en-US', theme: 'auto', status: 200, routes: [{ title: words }] } as unknown as Plan;
  const file = { url: 'http://localhost:3001/shell/1/main.js', integrity: 'sha384-x' };
  const head = storeHead(listing, 'en-US', 'http://localhost:3000/store/7');
  const drawn = { html: '', styles: '', answers: { 1: { data: words } } };
  return new DOMParser().parseFromString(
    renderPage({ plan, head, alternates: new Map(), styles: [], scripts: [file], preload: [], drawn }),
    'text/html',
  );
}

test.each([
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'<!--",
  '\u2028alert(1)\u2029',
  '</title><svg onload=alert(1)>',
  '--><base href=//evil.example>',
])('a work called %j is text only', (words) => {
  const page = pageOf(words);
  expect(page.querySelector('title')?.textContent).toBe(`${words} · Meowtale`);
  expect(page.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(words);
  expect(page.querySelector('meta[property="og:title"]')?.getAttribute('content')).toBe(`${words} · Meowtale`);
  expect(JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '')).toMatchObject({
    name: words,
    brand: { name: words },
  });
  expect(JSON.parse(page.getElementById('plan')?.textContent ?? '').routes).toEqual([{ title: words }]);
  expect(JSON.parse(page.getElementById('answers')?.textContent ?? '')).toEqual({ 1: { data: words } });
  expect([...page.querySelectorAll('script')].map((script) => script.getAttribute('nonce'))).toEqual(Array(7).fill('n'));
  expect(page.querySelectorAll('img, svg, base, [onerror], [onload]')).toHaveLength(0);
});
