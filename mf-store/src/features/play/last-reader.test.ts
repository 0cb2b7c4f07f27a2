import { beforeEach, expect, jest, test } from '@jest/globals';
import { lastReader } from './last-reader.ts';

const APP = '0190a5d0-0000-7000-8000-000000000001';
beforeEach(() => localStorage.clear());

test('a person who reads after a guest, or after another person, is another reader of that work only', () => {
  expect(lastReader(APP, null).isOther()).toBe(false);
  lastReader(APP, null).note();
  expect(lastReader(APP, null).isOther()).toBe(false);
  expect(lastReader(APP, 'mira').isOther()).toBe(true);
  lastReader(APP, 'mira').note();
  expect(lastReader(APP, 'mira').isOther()).toBe(false);
  expect(lastReader(APP, 'noah').isOther()).toBe(true);
  expect(lastReader('another-work', 'noah').isOther()).toBe(false);
});

test('in a browser without storage there is no other reader', () => {
  const refuse = () => {
    throw new DOMException('closed', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  lastReader(APP, 'mira').note();
  expect(lastReader(APP, null).isOther()).toBe(false);
});
