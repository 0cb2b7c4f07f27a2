import { expect, test } from '@jest/globals';
import { pointerSchema, serviceAddressSchema } from './releases.ts';

const isAccepted = (url: string) => serviceAddressSchema.safeParse({ url }).success;

test.each(['http://svc-news.internal:4004', 'https://svc-news.internal/', 'http://[::1]:4004'])('an origin is an address: %s', (url) => {
  expect(isAccepted(url)).toBe(true);
});

test.each([
  ...['http://svc-news.internal:4004/graphql', 'http://svc-news.internal/?x=1', 'http://svc-news.internal/#x'],
  ...['http://user:word@svc-news.internal', 'ftp://svc-news.internal', 'svc-news.internal:4004', ''],
])('what is more or less than an origin is no address: %s', (url) => {
  expect(isAccepted(url)).toBe(false);
});

test('a pointer that was stored with more than an origin is read with the origin', () => {
  const live = {
    version: '1',
    integrity: 'x',
    kind: 'service',
    previous: null,
    address: { url: 'http://svc-news.internal:4004/graphql?x=1#y' },
  };
  const pointer = pointerSchema.parse({ environment: 'local', revision: 1, changedAt: '', slices: { 'svc-news': live } });
  expect(pointer.slices['svc-news']?.address?.url).toBe('http://svc-news.internal:4004');
});
