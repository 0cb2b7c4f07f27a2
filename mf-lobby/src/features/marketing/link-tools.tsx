import { Button, Group, IconButton, IconLink, IconQrcode, Modal, QrCode, Stack, Text, TextInput } from '@meowtale/ui';
import { paths, useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { publicLink } from './promoted.ts';

interface ToolsOf {
  name: string;
  store_id: string;
  uid: string;
}

/** Returns a link's address and the function that copies it; when copying fails it is shown for copying by hand. */
function useLinkAddress(link: ToolsOf) {
  const { t } = useTranslation();
  const { addresses, notify } = useHost();
  const [byHand, setByHand] = useState(false);
  const address = publicLink(addresses.site || location.origin, link, paths.store);
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setByHand(false);
      notify(t('marketing.copied'), 'success');
    } catch {
      setByHand(true);
      notify(t('marketing.notCopied'), 'danger');
    }
  }
  return { address, copy, byHand };
}

/** Renders a link's address with a copy button, and as a QR code. */
export function LinkTools({ link }: { link: ToolsOf }) {
  const { t } = useTranslation();
  const { address, copy } = useLinkAddress(link);
  return (
    <Stack gap={16}>
      <TextInput readOnly label={t('marketing.address')} value={address} dir="ltr" onFocus={(event) => event.currentTarget.select()} />
      <div>
        <Button variant="primary" leftIcon={<IconLink size={18} aria-hidden="true" />} onClick={copy}>
          {t('marketing.copy')}
        </Button>
      </div>
      <LinkCode address={address} name={link.name} />
    </Stack>
  );
}

function LinkCode({ address, name }: { address: string; name: string }) {
  const { t } = useTranslation();
  return (
    <Stack gap={8}>
      <Text tone="muted">{t('marketing.codeWords')}</Text>
      <QrCode
        value={address}
        label={t('marketing.codeOf', { name })}
        fileName={`meowtale-${new URL(address).searchParams.get('uid')}`}
        words={{ png: t('marketing.savePng'), svg: t('marketing.saveSvg') }}
      />
    </Stack>
  );
}

/** Renders the buttons to copy a link and to show its code, for lists. */
export function LinkButtons({ link }: { link: ToolsOf }) {
  const { t } = useTranslation();
  const { address, copy, byHand } = useLinkAddress(link);
  const [shown, setShown] = useState(false);
  return (
    <>
      <Group gap={8} wrap={false}>
        <Button
          size="small"
          leftIcon={<IconLink size={16} aria-hidden="true" />}
          aria-label={t('marketing.copyNamed', { name: link.name })}
          onClick={copy}
        >
          {t('marketing.copy')}
        </Button>
        <IconButton
          size="small"
          label={t('marketing.codeOf', { name: link.name })}
          icon={<IconQrcode size={18} aria-hidden="true" />}
          onClick={() => setShown(true)}
        />
      </Group>
      <Modal open={shown} onClose={() => setShown(false)} title={link.name} closeLabel={t('popup.close')}>
        <LinkTools link={link} />
      </Modal>
      {byHand ? (
        <TextInput
          autoFocus
          readOnly
          dir="ltr"
          label={t('marketing.address')}
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
      ) : null}
    </>
  );
}
