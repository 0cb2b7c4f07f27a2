import type { CombinedError } from '@urql/core';

const RESTING = new Set(['service/unavailable', 'service/overloaded']);

/** Returns whether an error is an outage: the network, the gateway or the service behind a field is down. */
export function isOutage({ networkError, graphQLErrors }: CombinedError): boolean {
  return networkError !== undefined || graphQLErrors.some(({ extensions }) => RESTING.has(String(extensions.code)));
}
