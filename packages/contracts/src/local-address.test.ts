import { expect, test } from '@jest/globals';
import { isLocalAddress, isPublicSite } from './local-address.ts';

test.each(['http://localhost:3000', 'http://a-1.localhost', 'http://127.0.0.1', 'https://127.9.8.7/x', 'http://[::1]:80'])(
  '%s is on this machine',
  (url) => {
    expect([isLocalAddress(url), isPublicSite(url)]).toEqual([true, false]);
  },
);

test.each(['https://meowtale.com', 'http://meowtale.com', 'https://localhost.meowtale.com', 'http://10.0.0.1', 'http://127.0.0.1.nip.io'])(
  '%s is a public site',
  (url) => {
    expect([isLocalAddress(url), isPublicSite(url)]).toEqual([false, true]);
  },
);

test('an invalid address is neither', () => {
  expect([isLocalAddress('nowhere'), isPublicSite('nowhere'), isPublicSite(undefined)]).toEqual([false, false, false]);
});
