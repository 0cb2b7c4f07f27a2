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

/** Statuses of servers before the gateway, which got no response of it. */
const MAY_HAVE_ARRIVED: ReadonlySet<number> = new Set([502, 504]);

/**
 * As `fetchInTime` for a mutation: without a whole response it may have succeeded, so it fails with an `OutcomeUnknownError`. The browser
 * doesn't say whether a request was sent before its connection was lost; only one that began offline wasn't.
 */
export const changeInTime: typeof fetch = async (url, init) => {
  // Servers' runtimes have no `onLine`.
  const isOffline = navigator.onLine === false;
  try {
    const response = await fetchWithin('OutcomeUnknownError', url, init);
    if (MAY_HAVE_ARRIVED.has(response.status)) throw new TypeError('no response of the gateway');
    // Reads the body here, so that a connection lost during the body is also reported as an unknown outcome.
    return new Response(await response.arrayBuffer(), response);
  } catch (error) {
    if (isOffline || !(error instanceof TypeError)) throw error;
    throw new DOMException('The connection was lost', 'OutcomeUnknownError');
  }
};

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
