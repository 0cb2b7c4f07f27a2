// biome-ignore lint/style/noRestrictedImports: lazyView fetches again after a failure, which `lazy` never does.
import { createElement, type FunctionComponent, lazy } from 'react';

/** React renders once more right after an error; if that fetched the view again, the error would never be shown. */
const RENEWED_AFTER_MS = 1000;

/**
 * Returns a view whose code is fetched on first render. Unlike React's `lazy`, which caches a failure for ever, it fetches again when it
 * is next mounted, a second later at the earliest, or when the browser is online again.
 */
export function lazyView<P extends object>(fetchView: () => Promise<FunctionComponent<P>>): FunctionComponent<P> {
  let view: FunctionComponent<P>;
  function begin(): void {
    view = lazy(async () => ({ default: await fetchView().catch(renewLater) })) as unknown as FunctionComponent<P>;
  }
  function renewLater(error: unknown): never {
    const done = new AbortController();
    const renew = () => {
      clearTimeout(timer);
      done.abort();
      begin();
    };
    const timer = setTimeout(renew, RENEWED_AFTER_MS);
    addEventListener('online', renew, { signal: done.signal });
    throw error;
  }
  begin();
  return (props) => createElement(view, props);
}
