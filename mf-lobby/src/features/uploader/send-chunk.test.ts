import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { type HostV1, SILENT_MS } from '@meowtale/web-kit';
import { sendChunk } from './send-chunk.ts';

/** A request that is open and sends the events that the test triggers. */
class SilentRequest extends EventTarget {
  upload = new EventTarget();
  status = 0;
  responseText = '';
  sent = false;
  open() {}
  setRequestHeader() {}
  send() {
    this.sent = true;
  }
  abort() {
    for (const target of [this.upload, this]) for (const type of ['abort', 'loadend']) target.dispatchEvent(new Event(type));
  }
  moves(loaded: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded }));
  }
  responses(status: number, body: object = {}) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    for (const type of ['load', 'loadend']) this.dispatchEvent(new Event(type));
  }
}

let request: SilentRequest | undefined;
beforeEach(() => {
  request = undefined;
  showError.mockClear();
  jest.useFakeTimers();
  jest.spyOn(globalThis, 'XMLHttpRequest').mockImplementation(() => {
    request = new SilentRequest();
    return request as unknown as XMLHttpRequest;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const showError = jest.fn<HostV1['showError']>();
const session = { token: async () => 'a-token' } as unknown as HostV1['session'];
const part = () => ({
  url: '/files/chunks/1/1',
  body: new Blob(['12345678']),
  md5: 'x',
  signal: new AbortController().signal,
  onSent: () => undefined,
});
/** Starts to send a part; the answer is recorded once it arrives. */
async function begin(by = session) {
  const sending: { answer?: unknown } = {};
  void sendChunk({ session: by, showError }, part()).then((answer) => {
    sending.answer = answer;
  });
  await jest.advanceTimersByTimeAsync(0);
  return sending;
}

test('a part without any progress is given up as silent, to be sent again', async () => {
  const sending = await begin();
  await jest.advanceTimersByTimeAsync(SILENT_MS - 1);
  expect(sending.answer).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  expect(sending.answer).toEqual({ kind: 'silent' });
});

test('a slow part is waited for while it progresses, and for its response', async () => {
  const sending = await begin();
  for (const loaded of [1, 2, 3, 8]) {
    await jest.advanceTimersByTimeAsync(SILENT_MS - 1);
    request?.moves(loaded);
  }
  await jest.advanceTimersByTimeAsync(SILENT_MS - 1);
  expect(sending.answer).toBeUndefined();
  request?.responses(204);
  await jest.advanceTimersByTimeAsync(0);
  expect(sending.answer).toEqual({ kind: 'there' });
  expect(jest.getTimerCount()).toBe(0);
});

test('a part whose token doesn’t arrive is retried, and nothing was sent', async () => {
  const sending = await begin({ token: () => new Promise(() => undefined) } as unknown as HostV1['session']);
  await jest.advanceTimersByTimeAsync(SILENT_MS);
  expect([sending.answer, request?.sent]).toEqual([{ kind: 'silent' }, undefined]);
});

test('a part refused because the session has ended ends the upload, and its code reaches the shell', async () => {
  const sending = await begin();
  request?.responses(401, { code: 'auth/revoked', requestId: 'r-7' });
  await jest.advanceTimersByTimeAsync(0);
  const error = { code: 'auth/revoked', status: 401, requestId: 'r-7' };
  expect(sending.answer).toEqual({ kind: 'refused', error });
  expect(showError.mock.calls).toEqual([[error]]);
});

test('a part refused for another reason is shown by the upload alone', async () => {
  const sending = await begin();
  request?.responses(403, { code: 'auth/forbidden' });
  await jest.advanceTimersByTimeAsync(0);
  expect(sending.answer).toEqual({ kind: 'refused', error: { code: 'auth/forbidden', status: 403 } });
  expect(showError).not.toHaveBeenCalled();
});

test.each(['error', 'the caller'])('a part that is ended by %s isn’t silent', async (by) => {
  const leaving = new AbortController();
  const sending = sendChunk({ session, showError }, { ...part(), signal: leaving.signal });
  await jest.advanceTimersByTimeAsync(0);
  if (by === 'error') request?.dispatchEvent(new Event('error'));
  else leaving.abort();
  expect(await sending).toEqual({ kind: 'again' });
});
