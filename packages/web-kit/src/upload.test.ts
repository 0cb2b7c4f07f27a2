import { expect, test } from '@jest/globals';
import type { HostV1 } from './host.ts';
import { uploadFile } from './upload.ts';

test('an upload without a token because the network failed returns a network error', async () => {
  const session = { token: () => Promise.reject(new Error('auth/network-request-failed')) } as unknown as HostV1['session'];
  const answer = await uploadFile({ session }, { file: new File(['x'], 'cover.png'), scope: 'store' });
  expect(answer).toEqual({ error: { code: 'other/network-request-failed' } });
});
