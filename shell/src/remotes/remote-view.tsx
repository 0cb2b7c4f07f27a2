import { type RouteProps, type Slice, SliceScope } from '@meowtale/web-kit';
import { type ComponentType, memo, use } from 'react';
import type { Client } from 'urql';
import { useStore } from 'zustand';
import { useShell } from '../app/shell.ts';
import type { OpenPopup } from '../popups/popup-store.ts';

/** Returns the slice, and suspends until it has loaded. */
function useSlice(name: string): Slice {
  const { loader } = useShell();
  return (loader.ready(name) ?? use(loader.load(name))).slice;
}

/**
 * Returns the current GraphQL client: a new person brings a new one, with which the slice's pages must render again. During hydration it is
 * the first one, which has the data of the server's rendering, also when the person was found before.
 */
function useClient(): Client {
  return useStore(useShell().clients).client;
}

/** Renders a page of a remote. Suspends while its slice is fetched, throws when it can't be. */
export const RemotePage = memo(function RemotePage({
  name,
  routeId,
  params,
}: {
  name: string;
  routeId: string;
  params: RouteProps['params'];
}) {
  const { host } = useShell();
  const client = useClient();
  const slice = useSlice(name);
  const Page = slice.routes[routeId];
  if (!Page) throw new Error(`${name} has no page for its route ${routeId}`);
  return (
    <SliceScope host={host} words={slice.words} client={client}>
      <Page params={params} />
    </SliceScope>
  );
});

/** Renders a popup of a remote; its input was checked against the schema that the remote published. */
export function RemotePopup({ name, popup }: { name: string; popup: OpenPopup }) {
  const { host } = useShell();
  const client = useClient();
  const slice = useSlice(name);
  const Popup = slice.popups[popup.name] as ComponentType<{ input: unknown; close: OpenPopup['close'] }> | undefined;
  if (!Popup) throw new Error(`${name} has no popup ${popup.name}`);
  return (
    <SliceScope host={host} words={slice.words} client={client}>
      <Popup input={popup.input} close={popup.close} />
    </SliceScope>
  );
}
