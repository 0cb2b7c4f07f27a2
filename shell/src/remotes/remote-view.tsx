import { type RouteProps, type Slice, SliceScope } from '@meowtale/web-kit';
import { type ComponentType, memo, use } from 'react';
import type { Client } from 'urql';
import { useStore } from 'zustand';
import { useShell } from '../app/shell.ts';
import type { OpenPopup } from '../popups/popup-store.ts';

/** A slice once it is there. */
function useSlice(name: string): Slice {
  const { loader } = useShell();
  return (loader.ready(name) ?? use(loader.load(name))).slice;
}

/**
 * The GraphQL client of now: a new person brings a new one, and the slice's pages must hear of it. While what the server drew is
 * taken over it is the first, which has the answers that it was drawn from, also when the person was found before.
 */
function useClient(): Client {
  return useStore(useShell().clients).client;
}

/** A page of a remote. Suspends while its slice is fetched, throws when it can't be. */
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

/** A popup of a remote; its input was checked against the schema that the remote published. */
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
