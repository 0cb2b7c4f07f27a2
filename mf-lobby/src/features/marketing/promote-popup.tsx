import { Modal, Stack } from '@meowtale/ui';
import { Link, type PopupProps, paths } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { Promotion } from './promotion.tsx';

/** Renders the promotion of a work as a popup over any page. */
export function PromotePopup({ input: { storeId }, close }: PopupProps<{ storeId: string }, never>) {
  const { t } = useTranslation();
  return (
    <Modal open onClose={() => close()} title={t('promote.title')} closeLabel={t('popup.close')}>
      <Stack gap={16}>
        <Promotion storeId={storeId} onLeave={() => close()} />
        <Link className="mt-anchor" to={paths.lobbyPromote(storeId)} onClick={() => close()}>
          {t('promote.asPage')}
        </Link>
      </Stack>
    </Modal>
  );
}
