import { createElement, type FunctionComponent, lazy } from 'react';

/** React renders once more right after a failure, to see whether it stays; a view that was fetched anew for that would never fail. */
const RENEWED_AFTER_MS = 1000;

/**
 * A view whose code is fetched when it is first rendered. React's `lazy` keeps a failure for ever; here what couldn't be fetched
 * is fetched anew when it is next mounted, from a second later on, or once the browser has its network back.
 */
export function openedLater<P extends object>(fetchView: () => Promise<FunctionComponent<P>>): FunctionComponent<P> {
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
