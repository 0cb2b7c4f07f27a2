import { expect, test } from '@jest/globals';
import { fixture } from '../testing/stories.ts';
import { compileInk } from './compile.ts';
import { compileInkHere, TOO_LONG_HERE } from './compile-here.ts';

const source = fixture('the-night-shop');

test('a page compiles the same as the server, with another fingerprint', () => {
  const [there, here] = [compileInk(source), compileInkHere(source)];
  if (!there.ok || !here.ok) throw new Error('it compiles');
  const unnamed = { fingerprint: '', shape: '' };
  expect({ ...here.bundle, ...unnamed }).toEqual({ ...there.bundle, ...unnamed });
  expect(here.report).toEqual(there.report);
  expect(here.bundle.fingerprint).toMatch(/^[0-9a-f]{16}$/);
  expect(compileInkHere(`${source}\n`).ok && compileInkHere(source)).toEqual(here);
});

test('a page reports the same errors at the same lines', () => {
  const broken = 'One\nTwo -> nowhere\n';
  expect(compileInkHere(broken)).toEqual(compileInk(broken));
});

test('compiling stops at its time limit', () => {
  expect(compileInkHere(source, -1)).toEqual({ ok: false, faults: [{ line: null, key: 'tooLong', message: TOO_LONG_HERE }] });
});
