/** Of a line on which nothing moves; a service that looks at what came takes less. */
export const SILENT_MS = 60_000;

/**
 * Ends a request on which nothing has moved for a while, as after a laptop slept or changed its network: such a connection stays open
 * and says nothing. The request then aborts, like one that somebody gave up.
 */
export function watchSilence(request: XMLHttpRequest, silentMs = SILENT_MS): void {
  let timer = setTimeout(giveUp, silentMs);
  function giveUp() {
    request.abort();
  }
  const moved = () => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, silentMs);
  };
  request.upload.addEventListener('progress', moved);
  request.upload.addEventListener('loadend', moved);
  request.addEventListener('progress', moved);
  for (const end of ['load', 'error', 'abort', 'timeout'] as const) request.addEventListener(end, () => clearTimeout(timer));
}
