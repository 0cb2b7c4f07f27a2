import { expect, test } from '@jest/globals';
import { CombinedError } from '@urql/core';
import { GraphQLError } from 'graphql';
import { isSessionOver } from './session-over.ts';

const errorWith = (code: string) => new CombinedError({ graphQLErrors: [new GraphQLError(code, { extensions: { code } })] });
const failed = (code: string) => new CombinedError({ networkError: Object.assign(new Error(code), { code }) });

test.each(['auth/revoked', 'auth/id-token-expired', 'auth/invalid-token'])('a call rejected with %s ends the session', (code) => {
  expect(isSessionOver(errorWith(code))).toBe(true);
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
