import { ConfirmDialog } from '@meowtale/ui';
import { toAppError, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useMutation } from 'urql';
import { nameOf } from './app-table.tsx';
import { type App, setAppTags, TOUCHES_APPS } from './documents.ts';
import { withTrash } from './labels.ts';

/** The trash asks first too: its button stands beside others, and a work may be on sale. */
export function TrashAppDialog({ app, onClose }: { app: App; onClose(): void }) {
  const { t } = useTranslation();
  const { notify, showError } = useHost();
  const [{ fetching }, tag] = useMutation(setAppTags);
  const name = nameOf(app, t('apps.unknown'));

  async function confirm() {
    const { error } = await tag({ uuid: app.uuid, tags: withTrash(app.tags, true) }, TOUCHES_APPS);
    onClose();
    if (error) return showError(toAppError(error));
    notify(t('apps.trashed', { name }), 'success');
  }
  return (
    <ConfirmDialog
      open
      loading={fetching}
      title={t('trashApp.title')}
      confirmLabel={t('trashApp.confirm')}
      cancelLabel={t('trashApp.cancel')}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{t('trashApp.question', { name })}</p>
    </ConfirmDialog>
  );
}
