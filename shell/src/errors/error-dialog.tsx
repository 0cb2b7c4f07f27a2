import { MessageDialog, Stack, Text } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useShell } from '../app/shell.ts';
import { errorText } from './error-text.ts';

/** The one Error dialog (SPEC §8). Two errors do more than close: an expired session signs out, a blocked payment tab reloads. */
export function ErrorDialog() {
  const { t } = useTranslation();
  const { errors, session } = useShell();
  const { shown, close } = useStore(errors);
  if (!shown) return null;

  async function confirm() {
    close();
    if (shown?.code === 'auth/id-token-expired') {
      await session.signOut();
      await session.signIn();
    }
    if (shown?.code === 'pay/new-tab-prevent') location.reload();
  }
  return (
    <MessageDialog
      open
      kind="error"
      title={t('error.title')}
      confirmLabel={t('common.ok')}
      onConfirm={() => void confirm()}
      onClose={close}
    >
      <Stack gap={8}>
        <Text>{errorText(shown, t)}</Text>
        {shown.requestId ? (
          <Text size="small" tone="muted">
            {t('error.reference', { code: shown.code, requestId: shown.requestId })}
          </Text>
        ) : null}
      </Stack>
    </MessageDialog>
  );
}
