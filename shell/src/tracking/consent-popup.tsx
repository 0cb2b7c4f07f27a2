import { Button, Modal, Stack, Text } from '@meowtale/ui';
import { Link, type PopupProps, paths } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useShell } from '../app/shell.ts';
import { readConsent } from './consent.ts';
import { ConsentButtons } from './consent-buttons.tsx';

/** Renders a person's consent to tracking, which they can change. A signal of their browser can't be overridden. */
export function ConsentPopup({ close }: Pick<PopupProps<unknown, undefined>, 'close'>) {
  const { t } = useTranslation();
  const { host } = useShell();
  const now = readConsent();
  function answered() {
    host.notify(t('consent.kept'), 'success');
    close();
  }
  const footer =
    now === 'signalled' ? (
      <Button variant="primary" onClick={() => close()}>
        {t('common.ok')}
      </Button>
    ) : (
      <ConsentButtons onAnswer={answered} />
    );
  return (
    <Modal open onClose={() => close()} title={t('consent.title')} closeLabel={t('common.close')} size="small" footer={footer}>
      <Stack gap={12}>
        <Text weight="medium">{t(`consent.now.${now}`)}</Text>
        <Text>{t('consent.question')}</Text>
        <Text>
          <Link className="mt-anchor" to={`${paths.privacy()}#cookies`} onClick={() => close()}>
            {t('consent.more')}
          </Link>
        </Text>
      </Stack>
    </Modal>
  );
}
