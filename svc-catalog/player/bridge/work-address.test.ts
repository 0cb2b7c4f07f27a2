import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { putSnapshot, takeSnapshot } from './snapshot.ts';
import { standIn } from './usable-storage.ts';
import { moveToPresentAddress, withPresentAddress, withStableAddress } from './work-address.ts';

const ORIGIN = 'http://a-1.localhost:3005';
const FIRST = `${ORIGIN}/c/first.seal/1/?lang=en-US&theme=dark`;
const LATER = `${ORIGIN}/c/later_seal/12/?lang=zh-TW&theme=light`;
const real = Object.getOwnPropertyDescriptor(globalThis, 'window');

function openAt(url: string): void {
  Object.defineProperty(globalThis, 'window', { configurable: true, value: new JSDOM('', { url }).window });
}
const storage = (entries: Record<string, string>) => standIn(Object.entries(entries), () => {});

beforeEach(() => openAt(LATER));
afterEach(() => {
  if (real) Object.defineProperty(globalThis, 'window', real);
  else Reflect.deleteProperty(globalThis, 'window');
});

test.each([
  [FIRST, LATER],
  [`${FIRST}_checkpoint`, `${LATER}_checkpoint`],
  [`${ORIGIN}/c/first.seal/1/`, `${ORIGIN}/c/later_seal/12/`],
  [`${ORIGIN}/c/first.seal/1/levels/two.html`, `${ORIGIN}/c/later_seal/12/levels/two.html`],
  ['/c/first.seal/1/save', '/c/later_seal/12/save'],
])('a key that begins with an earlier address %s is converted to the current address', (earlier, present) => {
  expect(withPresentAddress(earlier)).toBe(present);
  expect(withPresentAddress(withStableAddress(earlier))).toBe(present);
});

test.each(['level', 'c/first/1/', `at ${FIRST}`, 'https://example.com/c/', `${ORIGIN}/c/first.seal/`])('a key %s is unchanged', (key) => {
  expect([withPresentAddress(key), withStableAddress(key)]).toEqual([key, key]);
});

test('a save has no capability in its keys, and is restored at another address', () => {
  const saved = takeSnapshot(storage({ [FIRST]: '3', [`${FIRST}_checkpoint`]: '{}', name: 'cat' })) as string;
  expect(saved).not.toContain('first.seal');
  const later = storage({});
  expect(putSnapshot(later, saved)).toBe(true);
  expect({ ...later }).toEqual({ [LATER]: '3', [`${LATER}_checkpoint`]: '{}', name: 'cat' });
  expect(takeSnapshot(later)).toBe(saved);
});

test('keys of an earlier opening are renamed, unless the current address has its own', () => {
  const left = storage({ [FIRST]: '3', [`${FIRST}_checkpoint`]: '{}', [`${LATER}_checkpoint`]: '{"at":7}', name: 'cat' });
  moveToPresentAddress(left);
  expect({ ...left }).toEqual({ [LATER]: '3', [`${LATER}_checkpoint`]: '{"at":7}', name: 'cat' });
});
