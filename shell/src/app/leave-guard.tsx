import { MessageDialog } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { useShell } from './shell.ts';

/** Asks before a page is left that would lose something; the page itself says what. */
export function LeaveGuard() {
  const { t } = useTranslation();
  const { navigation } = useShell();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && navigation.question() !== null,
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <MessageDialog
      open
      kind="confirm"
      title={t('leave.title')}
      confirmLabel={t('leave.confirm')}
      cancelLabel={t('leave.stay')}
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    >
      {navigation.question()}
    </MessageDialog>
  );
}
