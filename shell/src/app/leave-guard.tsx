import { MessageDialog } from '@meowtale/ui';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from './shell.ts';

/** Renders the question before a page with unsaved changes is left; its text comes from the page. */
export function LeaveGuard() {
  const { t } = useTranslation();
  const { history, guards } = useShell();
  const held = useSyncExternalStore(history.held.subscribe, history.held.get, history.held.get);
  if (!held) return null;
  return (
    <MessageDialog
      open
      kind="confirm"
      title={t('leave.title')}
      confirmLabel={t('leave.confirm')}
      cancelLabel={t('leave.stay')}
      onConfirm={held.goOn}
      onClose={held.stay}
    >
      {guards.question(held.to)}
    </MessageDialog>
  );
}
