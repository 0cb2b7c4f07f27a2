import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

// The text of a Hebrew or Arabic story decides where its lines begin; these are its only elements with a box of their own.
test.each([
  ['a choice, whose button is the box that aligns it', 'choices.tsx', /<button\b[^>]*\bclassName="choice"[^>]*\bdir="auto"/],
  ['a paragraph', 'story-line.tsx', /<p dir="auto"/],
  ['what was chosen', 'chosen-line.tsx', /<p dir="auto" className="chosen"/],
  ['the title', 'title-page.tsx', /<h1 dir="auto"/],
  ['the title in the bar', 'toolbar.tsx', /<p dir="auto" className="bar-title"/],
  ['its author', 'title-page.tsx', /<p dir="auto"/],
  ['an ending', 'ending-screen.tsx', /<p dir="auto" className="ending-name"/],
  ['an ending that was found', 'ending-screen.tsx', /<li key=\{ending\.id\}[^>]*\bdir="auto"/],
])('%s has the direction of its text', (_what, file, element) => {
  expect(read(file)).toMatch(element);
});

test('the speaker, the direction and our own texts don’t decide the direction of a paragraph', () => {
  expect(read('story-line.tsx')).toMatch(/<bdi className="speaker">[\s\S]*<em dir="auto" className="direction">/);
  expect(read('chosen-line.tsx')).toMatch(/<bdi className="unseen"/);
});

test('no style of the player aligns text to a fixed side', () => {
  const styles = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.css'));
  expect(styles.length).toBeGreaterThan(3);
  for (const file of styles) expect([file, read(file).match(/text-align:\s*(?:left|right)/g)]).toEqual([file, null]);
});
