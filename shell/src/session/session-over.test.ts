import { expect, test } from '@jest/globals';
import { CombinedError } from '@urql/core';
import { GraphQLError } from 'graphql';
import { isSessionOver, shownAs } from './session-over.ts';

const errorWith = (code: string) => new CombinedError({ graphQLErrors: [new GraphQLError(code, { extensions: { code } })] });
const failed = (code: string) => new CombinedError({ networkError: Object.assign(new Error(code), { code }) });

test.each(['auth/revoked', 'auth/id-token-expired', 'auth/invalid-token'])('a call rejected with %s ends the session', (code) => {
  expect(isSessionOver(errorWith(code))).toBe(true);
  expect(shownAs({ code, status: 401, requestId: 'r-7' })).toEqual({ code: 'auth/id-token-expired', status: 401, requestId: 'r-7' });
});

test.each(['auth/user-token-expired', 'auth/user-disabled', 'auth/user-not-found'])(
  'a token not renewed because of %s ends the session',
  (code) => {
    expect(isSessionOver(failed(code))).toBe(true);
  },
);

test.each([errorWith('auth/forbidden'), errorWith('auth/unavailable'), failed('auth/network-request-failed')])(
  '%s ends nothing',
  (error) => {
    expect(isSessionOver(error)).toBe(false);
  },
);

test('an error that ends nothing is shown as it is', () => {
  for (const code of ['auth/required', 'auth/forbidden', 'upload/too-large']) expect(shownAs({ code })).toEqual({ code });
});
