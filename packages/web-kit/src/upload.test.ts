import { afterEach, expect, jest, test } from '@jest/globals';
import type { HostV1 } from './host.ts';
import { uploadFile } from './upload.ts';

const showError = jest.fn<HostV1['showError']>();
afterEach(() => {
  showError.mockClear();
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
  const answer = uploadFile({ session, showError }, { file: new File(['x'], 'cover.png'), scope: 'store' });
  await jest.advanceTimersByTimeAsync(120_000);
  expect(aborted).toHaveBeenCalledTimes(1);
  expect(await answer).toEqual({ error: { code: 'other/response-timeout' } });
});

test('an upload without a token because the network failed returns a network error', async () => {
  const session = { token: () => Promise.reject(new Error('auth/network-request-failed')) } as unknown as HostV1['session'];
  const answer = await uploadFile({ session, showError }, { file: new File(['x'], 'cover.png'), scope: 'store' });
  expect(answer).toEqual({ error: { code: 'other/network-request-failed' } });
});

/** Uploads a file by a request whose further events the test sends. */
async function begin() {
  let request: XMLHttpRequest | undefined;
  jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function send(this: XMLHttpRequest) {
    request = this;
  });
  const session = { token: async () => null } as unknown as HostV1['session'];
  const answer = uploadFile({ session, showError }, { file: new File(['x'], 'cover.png'), scope: 'store' });
  // The request is sent once the token is there.
  await Promise.resolve();
  return { request: request as XMLHttpRequest, answer };
}

test('an upload that was sent and whose connection is lost before the response fails as one without a response', async () => {
  const { request, answer } = await begin();
  request.upload.dispatchEvent(new ProgressEvent('load'));
  request.dispatchEvent(new ProgressEvent('error'));
  expect(await answer).toEqual({ error: { code: 'other/response-timeout' } });
});

test('an upload whose connection is lost before all was sent is a network error', async () => {
  const { request, answer } = await begin();
  request.dispatchEvent(new ProgressEvent('error'));
  expect(await answer).toEqual({ error: { code: 'other/network-request-failed' } });
});

test.each([
  [502, 'other/response-timeout'],
  [504, 'other/response-timeout'],
  [413, 'upload/too-large'],
  [500, '9999'],
])('a body of a server before the gateway with status %s is %s', async (status, code) => {
  const { request, answer } = await begin();
  Object.defineProperties(request, { status: { value: status }, responseText: { value: '<html></html>' } });
  request.dispatchEvent(new ProgressEvent('load'));
  expect(await answer).toEqual({ error: { code, status } });
});

test('an upload that is refused because the session was ended is shown with its code, so that the tab signs out', async () => {
  const { request, answer } = await begin();
  const error = { code: 'auth/revoked', status: 401 };
  Object.defineProperties(request, { status: { value: 401 }, responseText: { value: JSON.stringify({ code: error.code }) } });
  request.dispatchEvent(new ProgressEvent('load'));
  expect(await answer).toEqual({ error });
  expect(showError.mock.calls).toEqual([[error]]);
});

test('an upload that is refused for its file is left to the page', async () => {
  const { request, answer } = await begin();
  Object.defineProperties(request, { status: { value: 415 }, responseText: { value: JSON.stringify({ code: 'upload/type-refused' }) } });
  request.dispatchEvent(new ProgressEvent('load'));
  expect(await answer).toEqual({ error: { code: 'upload/type-refused', status: 415 } });
  expect(showError).not.toHaveBeenCalled();
});
