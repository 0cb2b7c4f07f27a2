import { Button, IconLink, IconSend, TextInput } from '@meowtale/ui';
import { paths, useHost, useLocation } from '@meowtale/web-kit';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { promoterIn } from './promoter-in.ts';

const never = () => () => {};
const canShare = () => typeof navigator.share === 'function';
const notOnTheServer = () => false;

interface ShareLinkProps {
  storeId: string;
  name: string;
}

/** Renders the button that shares a work's address: by the browser's sheet, by copying, or else by showing it. */
export function ShareLink({ storeId, name }: ShareLinkProps) {
  const { t } = useTranslation();
  const { addresses, navigation, notify } = useHost();
  const { search } = useLocation();
  const shares = useSyncExternalStore(never, canShare, notOnTheServer);
  const [byHand, setByHand] = useState<string | null>(null);
  // A tracked link that led here is passed on.
  const addressOf = () => {
    const path = navigation.href(paths.store(storeId, { uid: promoterIn(search) }));
    return new URL(path, addresses.site || location.origin).href;
  };

  async function copy() {
    const address = addressOf();
    try {
      await navigator.clipboard.writeText(address);
      setByHand(null);
      notify(t('share.copied'), 'success');
    } catch {
      setByHand(address);
    }
  }

  async function share() {
    try {
      await navigator.share({ title: name, url: addressOf() });
    } catch (error) {
      // Closing the browser's sheet must do nothing else.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  }

  return (
    <>
      {shares ? (
        <Button variant="ghost" size="small" leftIcon={<IconSend size={18} aria-hidden="true" />} onClick={share}>
          {t('share.share')}
        </Button>
      ) : null}
      <Button variant="ghost" size="small" leftIcon={<IconLink size={18} aria-hidden="true" />} onClick={copy}>
        {t('share.copy')}
      </Button>
      {byHand ? (
        <TextInput autoFocus readOnly label={t('share.byHand')} value={byHand} onFocus={(event) => event.currentTarget.select()} />
      ) : null}
    </>
  );
}
