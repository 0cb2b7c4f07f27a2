import { expect, test } from '@jest/globals';
import { fixture } from '../testing/stories.ts';
import { compileInk } from './compile.ts';
import { compileInkHere, TOO_LONG_HERE } from './compile-here.ts';

const source = fixture('the-night-shop');

test('a page compiles what the server compiles, by another name', () => {
  const [there, here] = [compileInk(source), compileInkHere(source)];
  if (!there.ok || !here.ok) throw new Error('it compiles');
  const unnamed = { fingerprint: '', shape: '' };
  expect({ ...here.bundle, ...unnamed }).toEqual({ ...there.bundle, ...unnamed });
  expect(here.report).toEqual(there.report);
  expect(here.bundle.fingerprint).toMatch(/^[0-9a-f]{16}$/);
  expect(compileInkHere(`${source}\n`).ok && compileInkHere(source)).toEqual(here);
});

test('a page says the same faults by the same lines', () => {
  const broken = 'One\nTwo -> nowhere\n';
  expect(compileInkHere(broken)).toEqual(compileInk(broken));
});

test('a source that takes longer than it may is given up', () => {
  expect(compileInkHere(source, -1)).toEqual({ ok: false, faults: [{ line: null, key: 'tooLong', message: TOO_LONG_HERE }] });
});
