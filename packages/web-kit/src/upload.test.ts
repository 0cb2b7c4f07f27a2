import { afterEach, expect, jest, test } from '@jest/globals';
import type { HostV1 } from './host.ts';
import { uploadFile } from './upload.ts';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('an upload on which nothing moves any more fails as one without a response in time', async () => {
  jest.useFakeTimers();
  jest.spyOn(XMLHttpRequest.prototype, 'send').mockReturnValue();
  const aborted = jest.spyOn(XMLHttpRequest.prototype, 'abort').mockImplementation(function abort(this: XMLHttpRequest) {
    this.dispatchEvent(new Event('abort'));
  });
  const session = { token: async () => null } as unknown as HostV1['session'];
  const answer = uploadFile({ session }, { file: new File(['x'], 'cover.png'), scope: 'store' });
  await jest.advanceTimersByTimeAsync(120_000);
  expect(aborted).toHaveBeenCalledTimes(1);
  expect(await answer).toEqual({ error: { code: 'other/response-timeout' } });
});

test('an upload without a token because the network failed returns a network error', async () => {
  const session = { token: () => Promise.reject(new Error('auth/network-request-failed')) } as unknown as HostV1['session'];
  const answer = await uploadFile({ session }, { file: new File(['x'], 'cover.png'), scope: 'store' });
  expect(answer).toEqual({ error: { code: 'other/network-request-failed' } });
});
