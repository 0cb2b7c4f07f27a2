import { expect, test } from '@jest/globals';
import { renderPage } from '../server/html.ts';
import { storeHead } from '../server/store-head.ts';
import { headListing } from '../server/testing.ts';
import type { Plan } from './plan.ts';

/** Returns the page of a listing whose every text is the same hostile one, as a browser parses it. */
function pageOf(text: string): Document {
  const [info] = headListing().store_info;
  const listing = headListing({ author: { uuid: '02', nickname: text }, store_info: [{ ...info, name: text, brief: text }] });
  const plan = { nonce: 'n', locale: 'en-US', theme: 'auto', status: 200, routes: [{ title: text }] } as unknown as Plan;
  const file = { url: 'http://localhost:3001/shell/1/main.js', integrity: 'sha384-x' };
  const head = storeHead(listing, 'en-US', 'http://localhost:3000/store/7');
  const rendered = { html: '', styles: '', answers: { 1: { data: text } } };
  return new DOMParser().parseFromString(
    renderPage({ plan, head, alternates: new Map(), styles: [], scripts: [file], preload: [], overridePanel: null, drawn: rendered }),
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
])('a work called %j is text only', (text) => {
  const page = pageOf(text);
  expect(page.querySelector('title')?.textContent).toBe(`${text} · Meowtale`);
  expect(page.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(text);
  expect(page.querySelector('meta[property="og:title"]')?.getAttribute('content')).toBe(`${text} · Meowtale`);
  expect(JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '')).toMatchObject({
    name: text,
    brand: { name: text },
  });
  expect(JSON.parse(page.getElementById('plan')?.textContent ?? '').routes).toEqual([{ title: text }]);
  expect(JSON.parse(page.getElementById('answers')?.textContent ?? '')).toEqual({ 1: { data: text } });
  expect([...page.querySelectorAll('script')].map((script) => script.getAttribute('nonce'))).toEqual(Array(7).fill('n'));
  expect(page.querySelectorAll('img, svg, base, [onerror], [onload]')).toHaveLength(0);
});
