import { type RouteProps, type Slice, SliceScope } from '@meowtale/web-kit';
import { type ComponentType, use } from 'react';
import { useStore } from 'zustand';
import { useShell } from '../app/shell.ts';
import type { OpenPopup } from '../popups/popup-store.ts';

/** A slice once it is there. A new person brings a new GraphQL client, and the slice's pages must hear of it. */
function useSlice(name: string): Slice {
  const { loader, clients } = useShell();
  useStore(clients);
  return (loader.ready(name) ?? use(loader.load(name))).slice;
}

/** A page of a remote. Suspends while its slice is fetched, throws when it can't be. */
export function RemotePage({ name, routeId, params }: { name: string; routeId: string; params: RouteProps['params'] }) {
  const { host } = useShell();
  const slice = useSlice(name);
  const Page = slice.routes[routeId];
  if (!Page) throw new Error(`${name} has no page for its route ${routeId}`);
  return (
    <SliceScope host={host} words={slice.words}>
      <Page params={params} />
    </SliceScope>
  );
}

/** A popup of a remote; its input was checked against the schema that the remote published. */
export function RemotePopup({ name, popup }: { name: string; popup: OpenPopup }) {
  const { host } = useShell();
  const slice = useSlice(name);
  const Popup = slice.popups[popup.name] as ComponentType<{ input: unknown; close: OpenPopup['close'] }> | undefined;
  if (!Popup) throw new Error(`${name} has no popup ${popup.name}`);
  return (
    <SliceScope host={host} words={slice.words}>
      <Popup input={popup.input} close={popup.close} />
    </SliceScope>
  );
}
