/** Of a line on which nothing moves; a service that looks at what came takes less. */
export const SILENT_MS = 60_000;

/**
 * Aborts a request without any progress for a while, as after the laptop slept or changed its network: such a connection stays open without
 * an error.
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
