import { MessageDialog } from '@meowtale/ui';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from './shell.ts';

/** Renders the question before a page with unsaved changes is left; its text comes from the page. */
export function LeaveGuard() {
  const { t } = useTranslation();
  const { history, guards } = useShell();
  const blocked = useSyncExternalStore(history.pending.subscribe, history.pending.get, history.pending.get);
  if (!blocked) return null;
  return (
    <MessageDialog
      open
      kind="confirm"
      title={t('leave.title')}
      confirmLabel={t('leave.confirm')}
      cancelLabel={t('leave.stay')}
      onConfirm={blocked.goOn}
      onClose={blocked.stay}
    >
      {guards.question(blocked.to)}
    </MessageDialog>
  );
}
