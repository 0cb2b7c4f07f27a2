import { createElement, type FunctionComponent, lazy } from 'react';

/**
 * A view whose code is fetched when it is first drawn. React's `lazy` keeps a failure for ever; here what couldn't be fetched
 * is fetched anew once the browser has its network back.
 */
export function openedLater<P extends object>(fetchView: () => Promise<FunctionComponent<P>>): FunctionComponent<P> {
  let view: FunctionComponent<P>;
  function begin(): void {
    view = lazy(async () => ({ default: await fetchView().catch(untilOnline) })) as unknown as FunctionComponent<P>;
  }
  function untilOnline(error: unknown): never {
    addEventListener('online', begin, { once: true });
    throw error;
  }
  begin();
  return (props) => createElement(view, props);
}
