import { ConfirmDialog } from '@meowtale/ui';
import { type AppError, toAppError, useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from 'urql';
import { RefusalNotice } from '../../app/refusal-notice.tsx';
import { nameOf } from './app-table.tsx';
import { type App, delApp, TOUCHES_APPS } from './documents.ts';

/** Renders the confirmation of a final deletion. */
export function DeleteAppDialog({ app, onClose }: { app: App; onClose(): void }) {
  const { t } = useTranslation();
  const { notify } = useHost();
  const [{ fetching }, del] = useMutation(delApp);
  const [failure, setFailure] = useState<AppError | null>(null);
  const name = nameOf(app, t('apps.unknown'));

  async function confirm() {
    const { error } = await del({ uuid: app.uuid }, TOUCHES_APPS);
    if (error) return setFailure(toAppError(error));
    notify(t('deleteApp.done', { name }), 'success');
    onClose();
  }
  return (
    <ConfirmDialog
      open
      danger
      loading={fetching}
      title={t('deleteApp.title')}
      confirmLabel={t('deleteApp.confirm')}
      cancelLabel={t('deleteApp.cancel')}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{t('deleteApp.question', { name })}</p>
      <RefusalNotice failure={failure} />
    </ConfirmDialog>
  );
}
