import { expect, test } from '@jest/globals';
import { addressesWith } from './running-stack.ts';

test('a service with a setting of its own is called elsewhere by that setting', () => {
  expect(addressesWith('svc-wallet', 'http://127.0.0.1:20003')).toEqual({ WALLET_URL: 'http://127.0.0.1:20003' });
});

test('a further service is called elsewhere by its entry, and the others stay', () => {
  const urls = 'news=http://127.0.0.1:4004,gifts=http://127.0.0.1:4005';
  expect(addressesWith('svc-gifts', 'http://127.0.0.1:20003', urls)).toEqual({
    SERVICE_URLS: 'news=http://127.0.0.1:4004,gifts=http://127.0.0.1:20003',
  });
});
