import { expect, jest, test } from '@jest/globals';
import { waitFor } from '@meowtale/service-kit/testing';
import { startPolling } from './polling.ts';

test('a refresh that fails is logged, and the next ones follow', async () => {
  const error = jest.fn();
  const refresh = jest.fn(async () => undefined).mockRejectedValueOnce(new Error('broken'));
  const polling = startPolling({ pollMs: 1, watch: () => () => {}, isAnyAway: () => false, refresh, log: { error } });
  await waitFor(() => refresh.mock.calls.length > 2);
  await polling.stop();
  expect(error.mock.calls).toEqual([[{ event: 'releases.not-refreshed', err: new Error('broken') }, expect.any(String)]]);
});
