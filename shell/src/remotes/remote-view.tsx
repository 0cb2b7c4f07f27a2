import type { RouteProps, Slice } from '@meowtale/web-kit';
import { type ComponentType, use } from 'react';
import { useStore } from 'zustand';
import { useShell } from '../app/shell.ts';
import type { OpenPopup } from '../popups/popup-store.ts';

/** A slice once it is there. A new person brings a new GraphQL client, and the slice's provider must hear of it. */
function useSlice(name: string): Slice {
  const { loader, clients } = useShell();
  useStore(clients);
  return use(loader.load(name)).slice;
}

/** A page of a remote. Suspends while its slice is fetched, throws when it can't be. */
export function RemotePage({ name, routeId, params }: { name: string; routeId: string; params: RouteProps['params'] }) {
  const slice = useSlice(name);
  const Page = slice.routes[routeId];
  if (!Page) throw new Error(`${name} has no page for its route ${routeId}`);
  return (
    <slice.Provider>
      <Page params={params} />
    </slice.Provider>
  );
}

/** A popup of a remote; its input was checked against the schema that the remote published. */
export function RemotePopup({ name, popup }: { name: string; popup: OpenPopup }) {
  const slice = useSlice(name);
  const Popup = slice.popups[popup.name] as ComponentType<{ input: unknown; close: OpenPopup['close'] }> | undefined;
  if (!Popup) throw new Error(`${name} has no popup ${popup.name}`);
  return (
    <slice.Provider>
      <Popup input={popup.input} close={popup.close} />
    </slice.Provider>
  );
}
