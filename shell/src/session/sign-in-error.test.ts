import { expect, test } from '@jest/globals';
import { offersRegistration, signInErrorCode, tellsOfAccount } from './sign-in-error.ts';

test.each([
  ['auth/invalid-credential', 'auth/wrong-password'],
  ['auth/user-not-found', 'auth/user-not-found'],
  ['auth/email-already-in-use', 'auth/email-already-exists'],
  ['auth/weak-password', 'auth/argument-error'],
  ['auth/too-many-requests', 'auth/too-many-requests'],
  ['auth/network-request-failed', 'other/network-request-failed'],
  ['storage/unknown', '9999'],
])('%s is %s', (given, expected) => {
  expect(signInErrorCode({ code: given })).toBe(expected);
});

test('an error that isn’t the identity service’s is unknown', () => {
  expect(signInErrorCode(new Error('x'))).toBe('9999');
  expect(signInErrorCode(null)).toBe('9999');
});

test('registration is offered where the address may have no account', () => {
  expect(offersRegistration('auth/wrong-password')).toBe(true);
  expect(offersRegistration('auth/user-not-found')).toBe(true);
  expect(offersRegistration('auth/too-many-requests')).toBe(false);
});

test('only errors that reveal whether an address has an account are hidden', () => {
  expect(['auth/user-not-found', 'auth/user-disabled', 'auth/too-many-requests', '9999'].map(tellsOfAccount)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
