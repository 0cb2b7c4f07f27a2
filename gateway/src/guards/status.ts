import type { GraphQLFormattedError } from 'graphql';

/** What is wrong with the token itself, whatever it was sent for. */
const BAD_TOKEN = new Set<unknown>(['auth/invalid-token', 'auth/id-token-expired', 'auth/revoked']);

/** A bad token is 401 as a whole (TRUST 16); any other error stands beside the data that could be had. */
export function statusOf(errors: readonly GraphQLFormattedError[]): number {
  return errors.some(({ extensions }) => BAD_TOKEN.has(extensions?.code)) ? 401 : 200;
}
