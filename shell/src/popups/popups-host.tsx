import { Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import { useShell } from '../app/shell.ts';
import { Waiting } from '../app/waiting.tsx';
import { RemoteBoundary } from '../remotes/remote-boundary.tsx';
import { RemotePopup } from '../remotes/remote-view.tsx';
import { LanguagePopup } from './language-popup.tsx';
import { lazyPopups } from './lazy-popups.ts';
import { MessagePopup } from './message-popup.tsx';
import type { OpenPopup } from './popup-store.ts';
import { SignInPopup } from './sign-in-popup.tsx';
import { useAddressedPopup } from './use-addressed-popup.ts';

function OwnPopup({ popup }: { popup: OpenPopup }) {
  switch (popup.name) {
    case 'shell.sign-in':
      return <SignInPopup input={popup.input as never} close={popup.close} />;
    case 'shell.language':
      return <LanguagePopup close={popup.close} />;
    case 'shell.message':
      return <MessagePopup input={popup.input as never} close={popup.close} />;
    default: {
      const Later = lazyPopups[popup.name];
      return Later ? <Later input={popup.input as never} close={popup.close} /> : null;
    }
  }
}

/** Reports a popup whose slice can't be loaded, once, and closes it: its caller continues as if it had been dismissed. */
function LostPopup({ popup }: { popup: OpenPopup }) {
  const { errors, loader } = useShell();
  useEffect(() => {
    errors.getState().show({ code: navigator.onLine ? 'slice/unavailable' : 'other/network-request-failed' });
    // When no page of the slice is rendered, its next popup tries again.
    if (!loader.ready(popup.slice)) loader.retry(popup.slice);
    popup.close();
  }, [errors, loader, popup]);
  return null;
}

/** Renders every open popup, also the one in an address; those of other slices are fetched when first opened. */
export function PopupsHost() {
  const { popups } = useShell();
  const { open } = useStore(popups);
  useAddressedPopup();
  return open.map((popup) => (
    <RemoteBoundary key={popup.id} name={popup.slice} fallback={() => <LostPopup popup={popup} />}>
      <Suspense fallback={<Waiting />}>
        {popup.slice === 'shell' ? <OwnPopup popup={popup} /> : <RemotePopup name={popup.slice} popup={popup} />}
      </Suspense>
    </RemoteBoundary>
  ));
}
