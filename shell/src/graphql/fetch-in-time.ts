/**
 * Time after which a request without a complete response has failed. Longer than the gateway takes for three services, one after the
 * other, which it gives 15 s each (`SUBREQUEST_TIMEOUT_MS`).
 */
export const RESPONSE_TIMEOUT_MS = 60_000;

/**
 * Fetches like the browser's `fetch`, and fails with a `TimeoutError` after `RESPONSE_TIMEOUT_MS`, so that pages show an error with a
 * retry and no endless spinner. Uploads don't go through the GraphQL client and have a limit of their own.
 */
export const fetchInTime: typeof fetch = (url, init) => fetchWithin('TimeoutError', url, init);

/** As `fetchInTime` for a mutation: it may have succeeded, so it fails with an `OutcomeUnknownError`. */
export const changeInTime: typeof fetch = (url, init) => fetchWithin('OutcomeUnknownError', url, init);

function fetchWithin(errorName: string, ...[url, init]: Parameters<typeof fetch>): Promise<Response> {
  const { signal } = init ?? {};
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new DOMException('The server sent no response', errorName)), RESPONSE_TIMEOUT_MS);
  signal?.addEventListener('abort', () => {
    clearTimeout(timer);
    controller.abort(signal.reason);
  });
  // The timer isn't stopped by the headers: a body that never ends is a response that never came.
  return fetch(url, { ...init, signal: controller.signal });
}
