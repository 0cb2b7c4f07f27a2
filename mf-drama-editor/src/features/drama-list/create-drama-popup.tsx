import { Modal } from '@meowtale/ui';
import { paths, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { NewDramaForm } from '../new-drama/new-drama-form.tsx';

/** Renders the popup that creates a drama and opens it. Only its buttons close it, so that input isn't lost by mistake. */
export function CreateDramaPopup({ open, onClose }: { open: boolean; onClose(): void }) {
  const { t } = useTranslation();
  const { navigation } = useHost();
  return (
    <Modal open={open} onClose={onClose} title={t('create.title')} closeLabel={t('create.cancel')} dismissible={false}>
      <NewDramaForm onCancel={onClose} onCreated={(uuid) => navigation.push(paths.setDrama(uuid))} />
    </Modal>
  );
}
