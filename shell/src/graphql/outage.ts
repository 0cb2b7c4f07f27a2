import type { CombinedError } from '@urql/core';

const RESTING = new Set(['service/unavailable', 'service/overloaded']);

/** Nobody could be asked: the network, the gateway or the service behind a field is away. */
export function isOutage({ networkError, graphQLErrors }: CombinedError): boolean {
  return networkError !== undefined || graphQLErrors.some(({ extensions }) => RESTING.has(String(extensions.code)));
}
