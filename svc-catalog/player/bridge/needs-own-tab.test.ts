import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { openBridge } from './bridge.ts';

const TAKEN = ['window', 'document', 'location', 'localStorage'] as const;
const TIMERS = ['setInterval', 'setTimeout'] as const;
const HOST = { appUuid: '0190a5d0-0000-7000-8000-000000000001', shellOrigin: 'http://localhost:3000' };
const real = new Map([...TAKEN, ...TIMERS, 'crossOriginIsolated'].map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]));
const put = (name: string, value: unknown) => Object.defineProperty(globalThis, name, { configurable: true, value });
let messages: { type: string; needsOwnTab?: boolean }[];

beforeEach(() => {
  messages = [];
  const { window } = new JSDOM('', { url: 'http://a-1.localhost:3005/c/x/1/' });
  for (const name of TAKEN) put(name, Reflect.get(window, name));
  // The bridge runs endlessly, so its timers are disabled here.
  for (const name of TIMERS) put(name, () => 0);
  Object.defineProperty(window, 'postMessage', { value: (message: { type: string }) => messages.push(message) });
});
afterEach(() => {
  for (const [name, descriptor] of real) {
    Reflect.deleteProperty(globalThis, name);
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
  }
});

test.each([
  ['is reported when the browser didn’t isolate its frame', true, false, true],
  ['isn’t reported when the browser did', true, true, undefined],
  ['isn’t reported when its creator didn’t ask for it', false, false, undefined],
])('a game that needs isolation %s', (_what, isolated, isIsolated, needsOwnTab) => {
  put('crossOriginIsolated', isIsolated);
  openBridge({ ...HOST, isolated });
  expect(messages.find(({ type }) => type === 'meowtale:ready')?.needsOwnTab).toBe(needsOwnTab);
});
